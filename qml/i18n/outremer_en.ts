<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
    <context>
        <name>DynastyCard</name>
        <message numerus="yes">
            <source>point(s) of the chronicle</source>
            <translation>
                <numerusform>point of the chronicle</numerusform>
                <numerusform>points of the chronicle</numerusform>
            </translation>
        </message>
    </context>
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
        <name>outremer::Findings</name>
        <message numerus="yes">
            <source>%1, tried %n time(s)</source>
            <translation>
                <numerusform>%1, tried once</numerusform>
                <numerusform>%1, tried %n times</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The first is clearly ahead: of a hundred such matches it wins about %n more than the second.</source>
            <translation>
                <numerusform>The first is clearly ahead: of a hundred such matches it wins about %n more than the second.</numerusform>
                <numerusform>The first is clearly ahead: of a hundred such matches it wins about %n more than the second.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The first is a little ahead: of a hundred such matches it wins about %n more than the second.</source>
            <translation>
                <numerusform>The first is a little ahead: of a hundred such matches it wins about %n more than the second.</numerusform>
                <numerusform>The first is a little ahead: of a hundred such matches it wins about %n more than the second.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>outremer::Hindsight</name>
        <message numerus="yes">
            <source>It had %n option(s) and drew lots.</source>
            <translation>
                <numerusform>It had %n option and drew lots.</numerusform>
                <numerusform>It had %n options and drew lots.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It had %n option(s) and took what looked best at first sight.</source>
            <translation>
                <numerusform>It had %n option and took it.</numerusform>
                <numerusform>It had %n options and took what looked best at first sight.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It had %n option(s). It is thinking them over once more…</source>
            <translation>
                <numerusform>It had %n option. It is thinking it over once more…</numerusform>
                <numerusform>It had %n options. It is thinking them over once more…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It had %n option(s).</source>
            <translation>
                <numerusform>It had %n option.</numerusform>
                <numerusform>It had %n options.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It played the match on %n time(s) in its mind.</source>
            <translation>
                <numerusform>It played the match on once in its mind.</numerusform>
                <numerusform>It played the match on %n times in its mind.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>outremer::KingdomsDoor</name>
        <message numerus="yes">
            <source>Its own hand: %n card(s)</source>
            <translation>
                <numerusform>Its own hand: %n card</numerusform>
                <numerusform>Its own hand: %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The hand of %1: %n card(s)</source>
            <translation>
                <numerusform>The hand of %1: %n card</numerusform>
                <numerusform>The hand of %1: %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The order of the deck: %n card(s)</source>
            <translation>
                <numerusform>The order of the deck: %n card</numerusform>
                <numerusform>The order of the deck: %n cards</numerusform>
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
    <context>
        <name>PieceStack</name>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>outremer::GroupHistory</name>
        <message numerus="yes">
            <source>%n play(s) were left out: their day or their end is not known.</source>
            <translation>
                <numerusform>%n play was left out: its day or its end is not known.</numerusform>
                <numerusform>%n plays were left out: their days or their ends are not known.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>outremer::HistoryTables</name>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n minute</numerusform>
                <numerusform>%n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <translation>
                <numerusform>%n round</numerusform>
                <numerusform>%n rounds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s)</source>
            <translation>
                <numerusform>%n decision</numerusform>
                <numerusform>%n decisions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n play(s)</source>
            <translation>
                <numerusform>%n play</numerusform>
                <numerusform>%n plays</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n evening(s)</source>
            <translation>
                <numerusform>%n evening</numerusform>
                <numerusform>%n evenings</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hour(s) at the table</source>
            <translation>
                <numerusform>%n hour at the table</numerusform>
                <numerusform>%n hours at the table</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>outremer::WantedPlay</name>
        <message numerus="yes">
            <source>%n step(s) at its end cannot be taken over and will only be there to read.</source>
            <translation>
                <numerusform>%n step at its end cannot be taken over and will only be there to read.</numerusform>
                <numerusform>%n steps at its end cannot be taken over and will only be there to read.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>outremer::BackupsModel</name>
        <message numerus="yes">
            <source>%n photograph(s) could not be brought back</source>
            <translation>
                <numerusform>%n photograph could not be brought back</numerusform>
                <numerusform>%n photographs could not be brought back</numerusform>
            </translation>
        </message>
    </context>
</TS>
