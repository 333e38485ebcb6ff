<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
    <context>
        <name>CardBack</name>
        <message>
            <source>Face-down card</source>
            <translation>Карта рубашкой вверх</translation>
        </message>
        <message>
            <source>Cards in the deck: %1</source>
            <translation>Карт в колоде: %1</translation>
        </message>
    </context>
    <context>
        <name>ChoiceRow</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>ConsentPanel</name>
        <message>
            <source>Take back with the table's consent</source>
            <translation>Вернуться с согласия стола</translation>
        </message>
        <message>
            <source>Choose the step to go back to. What was played after it is kept as a line of its own.</source>
            <translation>Выберите ход, к которому нужно вернуться. Всё сыгранное после него сохранится отдельной линией.</translation>
        </message>
        <message>
            <source>Steps of the match, newest first</source>
            <translation>Ходы партии, последние сверху</translation>
        </message>
        <message>
            <source>Everybody who agrees presses their shield:</source>
            <translation>Каждый, кто согласен, нажимает на свой щит:</translation>
        </message>
        <message>
            <source>%1 agrees</source>
            <translation>%1: согласие</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Оставить как есть</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Вернуться</translation>
        </message>
    </context>
    <context>
        <name>HandOver</name>
        <message>
            <source>Your turn. Take the screen; everybody else, look away.</source>
            <translation>Ваш ход. Садитесь к экрану, а остальные пусть отвернутся.</translation>
        </message>
        <message>
            <source>Show my cards</source>
            <translation>Показать мои карты</translation>
        </message>
    </context>
    <context>
        <name>KingdomsPage</name>
        <message>
            <source>Cards in the deck: %1</source>
            <translation>Карт в колоде: %1</translation>
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>Chronicle</source>
            <translation>Летопись</translation>
        </message>
        <message>
            <source>Only what %1 did</source>
            <translation>Только события, где действует %1</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Всё</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Ходы</translation>
        </message>
        <message>
            <source>Great events</source>
            <translation>Главное</translation>
        </message>
        <message>
            <source>Lines shown: %1</source>
            <translation>Показано: %1</translation>
        </message>
    </context>
    <context>
        <name>Marker</name>
        <message>
            <source>Victory marker %1</source>
            <translation>Жетон победы %1</translation>
        </message>
    </context>
    <context>
        <name>NewMatchPage</name>
        <message>
            <source>Around the table</source>
            <translation>За столом</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Игроков</translation>
        </message>
        <message>
            <source>Agreed before the match</source>
            <translation>Уговор перед партией</translation>
        </message>
        <message>
            <source>Begin</source>
            <translation>Начать</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Looking back</source>
            <translation>Просмотр партии</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <translation>Ход %1 из %2</translation>
        </message>
        <message>
            <source>One step back</source>
            <translation>На ход назад</translation>
        </message>
        <message>
            <source>Step of the match</source>
            <translation>Ход партии</translation>
        </message>
        <message>
            <source>One step on</source>
            <translation>На ход вперёд</translation>
        </message>
        <message>
            <source>Back to now</source>
            <translation>К настоящему</translation>
        </message>
    </context>
    <context>
        <name>ResultPanel</name>
        <message>
            <source>The match is over</source>
            <translation>Партия окончена</translation>
        </message>
        <message>
            <source>Victory: %1</source>
            <translation>Победа: %1</translation>
        </message>
        <message>
            <source>To the shelf</source>
            <translation>К полке</translation>
        </message>
        <message>
            <source>Another match</source>
            <translation>Ещё партию</translation>
        </message>
        <message>
            <source>Look at the board</source>
            <translation>Посмотреть на стол</translation>
        </message>
    </context>
    <context>
        <name>RuleChip</name>
        <message>
            <source>Rule %1</source>
            <translation>Правило %1</translation>
        </message>
    </context>
    <context>
        <name>SeatRibbon</name>
        <message>
            <source>%1, score %2, to move</source>
            <translation>%1, счёт %2, ходит</translation>
        </message>
        <message>
            <source>%1, score %2</source>
            <translation>%1, счёт %2</translation>
        </message>
        <message>
            <source>bot</source>
            <translation>бот</translation>
        </message>
    </context>
    <context>
        <name>SeatSetup</name>
        <message>
            <source>Name of the player of %1</source>
            <translation>Имя игрока, место: %1</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Человек</translation>
        </message>
        <message>
            <source>Bot: by chance</source>
            <translation>Бот: наугад</translation>
        </message>
        <message>
            <source>Bot: greedy</source>
            <translation>Бот: жадный</translation>
        </message>
    </context>
    <context>
        <name>ShelfEntry</name>
        <message>
            <source>Players: %1–%2</source>
            <translation>Игроков: %1–%2</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Новая партия</translation>
        </message>
    </context>
    <context>
        <name>ShelfPage</name>
        <message>
            <source>The shelf</source>
            <translation>Полка с играми</translation>
        </message>
        <message>
            <source>Choose a game for tonight. Every step is saved at once; you can stop at any moment.</source>
            <translation>Выберите игру на вечер. Каждый ход сохраняется сразу: прерваться можно в любую минуту.</translation>
        </message>
    </context>
    <context>
        <name>Shell</name>
        <message>
            <source>%1 – Outremer</source>
            <translation>%1 – Outremer</translation>
        </message>
    </context>
    <context>
        <name>SidePanel</name>
        <message>
            <source>%1 is thinking…</source>
            <translation>%1 обдумывает ход…</translation>
        </message>
        <message>
            <source>Show the result</source>
            <translation>Показать итог</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Пропустить</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Повторить</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Shelf</source>
            <translation>К полке</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Язык</translation>
        </message>
        <message>
            <source>Night</source>
            <translation>Ночь</translation>
        </message>
    </context>
    <context>
        <name>UndoButton</name>
        <message>
            <source>Take back: %1</source>
            <translation>Вернуть ход: %1</translation>
        </message>
        <message>
            <source>Ctrl+Z</source>
            <translation>Ctrl+Z</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Вернуть ход</translation>
        </message>
        <message>
            <source>Already known: %1</source>
            <translation>Уже известно: %1</translation>
        </message>
        <message>
            <source>Take back more, if the table agrees</source>
            <translation>Вернуться дальше с согласия стола</translation>
        </message>
    </context>
    <context>
        <name>outremer::KingdomsSectors</name>
        <message>
            <source>Victory marker %1</source>
            <translation>Жетон победы %1</translation>
        </message>
    </context>
    <context>
        <name>outremer::Table</name>
        <message>
            <source>The last step could not be saved and was not made. %1</source>
            <translation>Последний ход не удалось сохранить, и он не сделан. %1</translation>
        </message>
        <message>
            <source>the last step of %1</source>
            <translation>последний ход (%1)</translation>
        </message>
    </context>
</TS>
