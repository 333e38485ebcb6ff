<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
    <context>
        <name>outremer::CrossPart</name>
        <message numerus="yes">
            <source>covering costs %n coin(s)</source>
            <translation>
                <numerusform>covering costs %n coin</numerusform>
                <numerusform>covering costs %n coins</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>outremer::MarketPart</name>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>outremer::RoundRows</name>
        <message numerus="yes">
            <source>%1: %n coin(s)</source>
            <translation>
                <numerusform>%1: %n coin</numerusform>
                <numerusform>%1: %n coins</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>outremer::TrackRows</name>
        <message numerus="yes">
            <source>up to %n raider(s) from a city</source>
            <translation>
                <numerusform>up to %n raider from a city</numerusform>
                <numerusform>up to %n raiders from a city</numerusform>
            </translation>
        </message>
    </context>
</TS>
