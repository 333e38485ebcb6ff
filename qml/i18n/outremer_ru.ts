<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
    <context>
        <name>AftermathStage</name>
        <message>
            <source>Interlude</source>
            <translation>Интерлюдия</translation>
        </message>
        <message>
            <source>Nicknames</source>
            <translation>Прозвища</translation>
        </message>
        <message>
            <source>Heirlooms</source>
            <translation>Наследие</translation>
        </message>
        <message>
            <source>Into the book</source>
            <translation>В книгу</translation>
        </message>
        <message>
            <source>After the chapter “%1”</source>
            <translation>После главы «%1»</translation>
        </message>
        <message>
            <source>Revealed</source>
            <translation>Открылось</translation>
        </message>
        <message>
            <source>What was revealed</source>
            <translation>Что открылось</translation>
        </message>
    </context>
    <context>
        <name>AskFirst</name>
        <message>
            <source>One moment</source>
            <translation>Минуту</translation>
        </message>
        <message>
            <source>No, stay</source>
            <translation>Нет, остаться</translation>
        </message>
    </context>
    <context>
        <name>AutomaCross</name>
        <message>
            <source>%1: a player’s token lies in the outer cell</source>
            <translation>%1: во внешней ячейке лежит жетон игрока</translation>
        </message>
    </context>
    <context>
        <name>BackupHealth</name>
        <message>
            <source>Make a backup now</source>
            <translation>Сделать копию сейчас</translation>
        </message>
        <message>
            <source>Check the chronicle</source>
            <translation>Проверить хронику</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Открыть папку</translation>
        </message>
        <message>
            <source>Make one by itself when an evening ends, once a day</source>
            <translation>Делать копию автоматически в конце вечера, раз в день</translation>
        </message>
    </context>
    <context>
        <name>BackupRow</name>
        <message>
            <source>Put this backup in place?</source>
            <translation>Поставить эту копию на место хроники?</translation>
        </message>
        <message>
            <source>Made %1, %2</source>
            <translation>Сделана %1, %2</translation>
        </message>
        <message>
            <source>It is checked first. The present file is kept beside it under a dated name.</source>
            <translation>Сначала она будет проверена. Нынешний файл останется рядом, под именем с датой.</translation>
        </message>
        <message>
            <source>Proven: %1</source>
            <translation>Проверена: %1</translation>
        </message>
        <message>
            <source>Not noted in this chronicle, to be checked before use: %1</source>
            <translation>В этой хронике не упомянута, перед восстановлением будет проверена: %1</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Не надо</translation>
        </message>
        <message>
            <source>Put in place</source>
            <translation>Поставить на место</translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation>Восстановить…</translation>
        </message>
    </context>
    <context>
        <name>BackupsPage</name>
        <message>
            <source>Backups</source>
            <translation>Резервные копии</translation>
        </message>
        <message>
            <source>A backup counts only after it was checked, restored on trial and compared with the chronicle. The newest of each of the last seven days and four weeks are kept.</source>
            <translation>Копия считается копией, только когда её проверили, развернули для пробы и сличили с хроникой. Хранятся последние за каждый из семи дней и за каждую из четырёх недель.</translation>
        </message>
        <message>
            <source>Back to the start page</source>
            <translation>В начало</translation>
        </message>
    </context>
    <context>
        <name>BarPlot</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>BattleCard</name>
        <message>
            <source>%1. Upper half: %2 Lower half: %3</source>
            <translation>%1. Верхняя половина: %2 Нижняя половина: %3</translation>
        </message>
    </context>
    <context>
        <name>BattleCity</name>
        <message>
            <source>%1, level %2</source>
            <translation>%1, уровень %2</translation>
        </message>
        <message>
            <source>level %1</source>
            <translation>уровень %1</translation>
        </message>
        <message>
            <source>walls %1</source>
            <translation>стены %1</translation>
        </message>
    </context>
    <context>
        <name>BattleLosses</name>
        <message>
            <source>Losses: %1 of at most %2</source>
            <translation>Потери: %1, не больше %2</translation>
        </message>
        <message>
            <source>Suffers no losses</source>
            <translation>Потерь не несёт</translation>
        </message>
        <message>
            <source>Loses no troop when beaten</source>
            <translation>При поражении отряд не теряется</translation>
        </message>
    </context>
    <context>
        <name>BattleManeuver</name>
        <message>
            <source>Maneuver %1: %2</source>
            <translation>Манёвр %1: %2</translation>
        </message>
        <message>
            <source>Maneuver %1</source>
            <translation>Манёвр %1</translation>
        </message>
        <message>
            <source>a card is being chosen</source>
            <translation>выбирается карта</translation>
        </message>
        <message>
            <source>maneuver %1</source>
            <translation>манёвр %1</translation>
        </message>
        <message>
            <source>Struck by losses</source>
            <translation>Потеряна</translation>
        </message>
    </context>
    <context>
        <name>BattleReport</name>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>Less</source>
            <translation>Свернуть</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Что произошло</translation>
        </message>
    </context>
    <context>
        <name>BattleRoad</name>
        <message>
            <source>%1, troops %2</source>
            <translation>%1, отрядов: %2</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <translation>%1 · %2</translation>
        </message>
    </context>
    <context>
        <name>BattleSide</name>
        <message>
            <source>%1, strength %2, cards in hand %3</source>
            <translation>%1, сила %2, карт в руке %3</translation>
        </message>
        <message>
            <source>Victory</source>
            <translation>Победа</translation>
        </message>
        <message>
            <source>Attack</source>
            <translation>Атака</translation>
        </message>
        <message>
            <source>Defence</source>
            <translation>Оборона</translation>
        </message>
        <message>
            <source>your cards</source>
            <translation>ваши карты</translation>
        </message>
        <message>
            <source>%1, troops left %2, cards in hand %3</source>
            <translation>%1, осталось отрядов: %2, карт на руке: %3</translation>
        </message>
    </context>
    <context>
        <name>BattleStory</name>
        <message>
            <source>The battle so far</source>
            <translation>Ход боя</translation>
        </message>
    </context>
    <context>
        <name>BattleStrength</name>
        <message>
            <source>strength</source>
            <translation>сила</translation>
        </message>
    </context>
    <context>
        <name>BookArrow</name>
        <message>
            <source>Next pages</source>
            <translation>Следующие страницы</translation>
        </message>
        <message>
            <source>Previous pages</source>
            <translation>Предыдущие страницы</translation>
        </message>
    </context>
    <context>
        <name>BookFact</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>BookPage</name>
        <message>
            <source>Story</source>
            <translation>Повесть</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Главы</translation>
        </message>
        <message>
            <source>Dynasties</source>
            <translation>Династии</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Карты</translation>
        </message>
        <message>
            <source>Evenings</source>
            <translation>Вечера</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Статистика</translation>
        </message>
        <message>
            <source>Kept points</source>
            <translation>Закладки партии</translation>
        </message>
        <message>
            <source>Print and save</source>
            <translation>Печать и файлы</translation>
        </message>
        <message>
            <source>Play on</source>
            <translation>Играть дальше</translation>
        </message>
        <message>
            <source>Begin chapter %1</source>
            <translation>Начать главу %1</translation>
        </message>
        <message>
            <source>Played at a table</source>
            <translation>Сыграли за столом</translation>
        </message>
        <message>
            <source>This book cannot be opened</source>
            <translation>Эту книгу не удаётся открыть</translation>
        </message>
    </context>
    <context>
        <name>BookTabs</name>
        <message>
            <source>Tabs of the book</source>
            <translation>Разделы книги</translation>
        </message>
    </context>
    <context>
        <name>BotPicker</name>
        <message>
            <source>Bot</source>
            <translation>Бот</translation>
        </message>
        <message>
            <source>Style</source>
            <translation>Нрав</translation>
        </message>
    </context>
    <context>
        <name>BoxNumberRow</name>
        <message>
            <source>%1 (our guess)</source>
            <translation>%1 (наша догадка)</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Вернуть догадку</translation>
        </message>
        <message>
            <source>So it is</source>
            <translation>Так и есть</translation>
        </message>
    </context>
    <context>
        <name>BuildingSlot</name>
        <message>
            <source>Place for a building, empty</source>
            <translation>Место для постройки, свободно</translation>
        </message>
        <message>
            <source>%1, used this round</source>
            <translation>%1, использована в этом раунде</translation>
        </message>
    </context>
    <context>
        <name>CalculatorTab</name>
        <message>
            <source>Begin anew</source>
            <translation>Начать заново</translation>
        </message>
    </context>
    <context>
        <name>CampaignMenu</name>
        <message>
            <source>Open the book</source>
            <translation>Открыть книгу</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Переименовать</translation>
        </message>
        <message>
            <source>Export to a file…</source>
            <translation>Сохранить в файл…</translation>
        </message>
        <message>
            <source>Put into the trash</source>
            <translation>Убрать в корзину</translation>
        </message>
    </context>
    <context>
        <name>CampaignRow</name>
        <message>
            <source>%1: open the book</source>
            <translation>%1: открыть книгу</translation>
        </message>
        <message>
            <source>%1: continue</source>
            <translation>%1: продолжить</translation>
        </message>
        <message>
            <source>Open the book</source>
            <translation>Открыть книгу</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Ещё</translation>
        </message>
    </context>
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
        <name>CardFan</name>
        <message>
            <source>in hand: %1</source>
            <translation>в руке: %1</translation>
        </message>
    </context>
    <context>
        <name>CardFoot</name>
        <message>
            <source>House card</source>
            <translation>Домашняя карта</translation>
        </message>
        <message>
            <source>Chapter %1</source>
            <translation>Глава %1</translation>
        </message>
    </context>
    <context>
        <name>CardGoals</name>
        <message>
            <source>or</source>
            <translation>или</translation>
        </message>
        <message>
            <source>%1+</source>
            <translation>%1+</translation>
        </message>
    </context>
    <context>
        <name>CardLife</name>
        <message>
            <source>Nothing has been told of it yet.</source>
            <translation>О ней пока ничего не рассказано.</translation>
        </message>
        <message>
            <source>In play from the beginning</source>
            <translation>В игре с самого начала</translation>
        </message>
    </context>
    <context>
        <name>CardTile</name>
        <message>
            <source>%1, %2. %3</source>
            <translation>%1, %2. %3</translation>
        </message>
        <message>
            <source>How often it did something: %1</source>
            <translation>Сколько раз она что-то сделала: %1</translation>
        </message>
    </context>
    <context>
        <name>ChapterEnd</name>
        <message>
            <source>The campaign is over</source>
            <translation>Кампания окончена</translation>
        </message>
        <message>
            <source>The chapter is written</source>
            <translation>Глава записана</translation>
        </message>
        <message>
            <source>Nobody has won</source>
            <translation>Победителя нет</translation>
        </message>
        <message>
            <source>Victory: %1</source>
            <translation>Победа: %1</translation>
        </message>
        <message>
            <source>Read the book</source>
            <translation>Читать книгу</translation>
        </message>
        <message>
            <source>The next chapter</source>
            <translation>Следующая глава</translation>
        </message>
        <message>
            <source>End the evening</source>
            <translation>Закончить вечер</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Взглянуть на стол</translation>
        </message>
    </context>
    <context>
        <name>ChapterEntry</name>
        <message>
            <source>Chapter %1, %2. %3</source>
            <translation>Глава %1, «%2». %3</translation>
        </message>
        <message>
            <source>Chapter %1. %2</source>
            <translation>Глава %1. %2</translation>
        </message>
        <message>
            <source>Chapter %1</source>
            <translation>Глава %1</translation>
        </message>
    </context>
    <context>
        <name>ChapterFacts</name>
        <message>
            <source>How it ended</source>
            <translation>Чем кончилась</translation>
        </message>
        <message>
            <source>First place</source>
            <translation>Первое место</translation>
        </message>
        <message>
            <source>Where it stands</source>
            <translation>Где остановились</translation>
        </message>
        <message>
            <source>Evenings</source>
            <translation>Вечера</translation>
        </message>
        <message>
            <source>Where it was played</source>
            <translation>Где играли</translation>
        </message>
        <message>
            <source>At a real table</source>
            <translation>За настоящим столом</translation>
        </message>
        <message>
            <source>In the program</source>
            <translation>В программе</translation>
        </message>
        <message>
            <source>Inherited</source>
            <translation>В наследство</translation>
        </message>
        <message>
            <source>Seals broken</source>
            <translation>Сняты печати</translation>
        </message>
        <message>
            <source>Scars</source>
            <translation>Шрамы</translation>
        </message>
    </context>
    <context>
        <name>ChapterLeaf</name>
        <message>
            <source>Chapter %1 awaits</source>
            <translation>Глава %1 ждёт</translation>
        </message>
        <message>
            <source>Chapter %1 is sealed</source>
            <translation>Глава %1 запечатана</translation>
        </message>
        <message>
            <source>%1. %2</source>
            <translation>%1. %2</translation>
        </message>
        <message>
            <source>Ruler</source>
            <translation>Правитель</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Место</translation>
        </message>
        <message>
            <source>Influence</source>
            <translation>Влияние</translation>
        </message>
        <message>
            <source>Cities</source>
            <translation>Города</translation>
        </message>
        <message>
            <source>Holy lands</source>
            <translation>Святые земли</translation>
        </message>
        <message>
            <source>Sales</source>
            <translation>Выручка</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Очки</translation>
        </message>
    </context>
    <context>
        <name>ChaptersTab</name>
        <message>
            <source>Chapters</source>
            <translation>Главы</translation>
        </message>
        <message>
            <source>What is sealed opens when its time comes, and not a name sooner.</source>
            <translation>Запечатанное откроется в свой срок, и ни одним именем раньше.</translation>
        </message>
    </context>
    <context>
        <name>ChecklistTab</name>
        <message>
            <source>Done: %1 of %2</source>
            <translation>Готово: %1 из %2</translation>
        </message>
        <message>
            <source>Untick all</source>
            <translation>Снять отметки</translation>
        </message>
        <message>
            <source>Print the sheet</source>
            <translation>Напечатать лист</translation>
        </message>
        <message>
            <source>What your box says</source>
            <translation>Что напечатано в вашей коробке</translation>
        </message>
        <message>
            <source>Nobody told us these numbers: they are our guesses. Put in what is printed, once: it is kept for all campaigns of this chronicle.</source>
            <translation>Этих чисел нам никто не сообщил: это наши догадки. Впишите напечатанные один раз, и они сохранятся для всех кампаний этой хроники.</translation>
        </message>
    </context>
    <context>
        <name>ChoiceEntry</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Price: %1</source>
            <translation>Цена: %1</translation>
        </message>
        <message>
            <source>discount %1</source>
            <translation>скидка %1</translation>
        </message>
    </context>
    <context>
        <name>ChoicePrice</name>
        <message>
            <source>discount %1</source>
            <translation>скидка %1</translation>
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
        <name>CommanderLine</name>
        <message>
            <source>Orders of the commander to come: %1</source>
            <translation>Осталось приказов полководца: %1</translation>
        </message>
        <message>
            <source>Order of the commander: %1. Orders to come: %2</source>
            <translation>Приказ полководца: %1. Осталось приказов: %2</translation>
        </message>
        <message>
            <source>Zengi: %1</source>
            <translation>Зенги: %1</translation>
        </message>
        <message>
            <source>Zengi has no city left</source>
            <translation>У Зенги не осталось городов</translation>
        </message>
    </context>
    <context>
        <name>CompanionPage</name>
        <message>
            <source>Set-up</source>
            <translation>Подготовка</translation>
        </message>
        <message>
            <source>Drawers</source>
            <translation>Жребий</translation>
        </message>
        <message>
            <source>Raid</source>
            <translation>Набег</translation>
        </message>
        <message>
            <source>Battle</source>
            <translation>Битва</translation>
        </message>
        <message>
            <source>Write down</source>
            <translation>Записать</translation>
        </message>
        <message>
            <source>The chronicle is being opened…</source>
            <translation>Хроника открывается…</translation>
        </message>
        <message>
            <source>Will the city hold?</source>
            <translation>Устоит ли город?</translation>
        </message>
        <message>
            <source>Who wins the battle?</source>
            <translation>За кем останется поле?</translation>
        </message>
    </context>
    <context>
        <name>ComponentsTab</name>
        <message>
            <source>Lives of the cards</source>
            <translation>Жития карт</translation>
        </message>
        <message>
            <source>Where each came from and what it did. What is sealed keeps its name to itself.</source>
            <translation>Откуда каждая взялась и что совершила. Запечатанные имён не открывают.</translation>
        </message>
        <message>
            <source>No card has a story yet. The first chapter will give them some.</source>
            <translation>Карты ещё ничем не прославились. Первая глава это исправит.</translation>
        </message>
    </context>
    <context>
        <name>ConsentPanel</name>
        <message>
            <source>Take back with the table’s consent</source>
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
        <name>ContinueCard</name>
        <message>
            <source>Single match, steps: %1</source>
            <translation>Отдельная партия, сделано шагов: %1</translation>
        </message>
        <message>
            <source>Last played: %1</source>
            <translation>Последний раз играли: %1</translation>
        </message>
        <message>
            <source>Previously in the chronicle</source>
            <translation>Ранее в хронике</translation>
        </message>
        <message>
            <source>Where the match stopped</source>
            <translation>На чём остановились</translation>
        </message>
        <message>
            <source>bot</source>
            <translation>бот</translation>
        </message>
        <message>
            <source>player</source>
            <translation>игрок</translation>
        </message>
        <message>
            <source>Open the book</source>
            <translation>Открыть книгу</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>The book</source>
            <translation>Книга</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
    </context>
    <context>
        <name>ContinueHead</name>
        <message>
            <source>More</source>
            <translation>Ещё</translation>
        </message>
        <message>
            <source>Put into the trash</source>
            <translation>Убрать в корзину</translation>
        </message>
    </context>
    <context>
        <name>CounselCard</name>
        <message>
            <source>Taking counsel…</source>
            <translation>Совет держат…</translation>
        </message>
        <message>
            <source>Counsel</source>
            <translation>Совет</translation>
        </message>
        <message>
            <source>The match is played on in the mind, from what you can see. Play on if you know your move already.</source>
            <translation>Партия мысленно играется дальше — по тому, что видно вам. Если ход уже ясен, можно играть, не дожидаясь.</translation>
        </message>
        <message>
            <source>Enough</source>
            <translation>Довольно</translation>
        </message>
        <message>
            <source>Put away</source>
            <translation>Убрать</translation>
        </message>
    </context>
    <context>
        <name>CounselEntry</name>
        <message>
            <source>%1: %2, %3. %4.</source>
            <translation>%1: %2, %3. %4.</translation>
        </message>
        <message>
            <source>%1. %2 (played)</source>
            <translation>%1. %2 (сыграно)</translation>
        </message>
        <message>
            <source>%1. %2</source>
            <translation>%1. %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>CrusaderCardBack</name>
        <message>
            <source>Cards in the deck: %1</source>
            <translation>Карт в колоде: %1</translation>
        </message>
        <message>
            <source>Face-down card</source>
            <translation>Карта рубашкой вверх</translation>
        </message>
    </context>
    <context>
        <name>DrawerBox</name>
        <message>
            <source>Not drawn yet</source>
            <translation>Ещё не открыто</translation>
        </message>
    </context>
    <context>
        <name>DrawersTab</name>
        <message>
            <source>Event</source>
            <translation>Событие</translation>
        </message>
        <message>
            <source>Left in the deck: %1</source>
            <translation>Осталось в колоде: %1</translation>
        </message>
        <message>
            <source>Reveal the event</source>
            <translation>Открыть событие</translation>
        </message>
        <message>
            <source>Target of the raid</source>
            <translation>Цель набега</translation>
        </message>
        <message>
            <source>Face down: %1. Bonuses of the Saracen track: %2</source>
            <translation>Закрыто жетонов: %1. Открыто бонусов трека сарацин: %2</translation>
        </message>
        <message>
            <source>New target</source>
            <translation>Новая цель</translation>
        </message>
        <message>
            <source>Automa</source>
            <translation>Автома</translation>
        </message>
        <message>
            <source>Orders by lot</source>
            <translation>Приказы по жребию</translation>
        </message>
        <message>
            <source>Its token goes down in placements %1. Mark the outer cells where a player’s token lies.</source>
            <translation>Кладёт свой жетон в выкладывания %1. Отметьте внешние ячейки, где лежит жетон игрока.</translation>
        </message>
        <message>
            <source>Place its token</source>
            <translation>Выложить жетон</translation>
        </message>
        <message>
            <source>Planning is over</source>
            <translation>Планирование окончено</translation>
        </message>
        <message>
            <source>Activation is over</source>
            <translation>Активация окончена</translation>
        </message>
        <message>
            <source>What to do</source>
            <translation>Что делать</translation>
        </message>
        <message>
            <source>The deck and the tokens are shuffled. Begin the round with its event.</source>
            <translation>Колода и жетоны перемешаны. Начните раунд с события.</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Взять назад</translation>
        </message>
        <message>
            <source>Shuffle anew</source>
            <translation>Перемешать заново</translation>
        </message>
        <message>
            <source>Shuffle everything anew? What was drawn tonight is forgotten.</source>
            <translation>Перемешать всё заново? Вытянутое сегодня будет забыто.</translation>
        </message>
        <message>
            <source>Shuffle</source>
            <translation>Перемешать</translation>
        </message>
    </context>
    <context>
        <name>DynastiesTab</name>
        <message>
            <source>Dynasties</source>
            <translation>Династии</translation>
        </message>
        <message>
            <source>Who rules, who plays, and what people say of them.</source>
            <translation>Кто правит, кто играет и что о них говорят.</translation>
        </message>
        <message>
            <source>Chronicle points, chapter by chapter</source>
            <translation>Очки хроники от главы к главе</translation>
        </message>
    </context>
    <context>
        <name>DynastyCard</name>
        <message>
            <source>in the last count</source>
            <translation>в последнем счёте</translation>
        </message>
        <message>
            <source>chapter %1</source>
            <translation>глава %1</translation>
        </message>
        <message>
            <source>heirloom, chapter %1</source>
            <translation>наследие, глава %1</translation>
        </message>
        <message>
            <source>oath, chapter %1</source>
            <translation>клятва, глава %1</translation>
        </message>
        <message>
            <source>since %1</source>
            <translation>с %1</translation>
        </message>
        <message>
            <source>chronicle %1</source>
            <translation>хроника %1</translation>
        </message>
        <message>
            <source>fame %1</source>
            <translation>слава %1</translation>
        </message>
        <message>
            <source>qualities %1</source>
            <translation>качества %1</translation>
        </message>
        <message>
            <source>chapter IV %1</source>
            <translation>глава IV %1</translation>
        </message>
        <message numerus="yes">
            <source>point(s) of the chronicle</source>
            <translation>
                <numerusform>очко хроники</numerusform>
                <numerusform>очка хроники</numerusform>
                <numerusform>очков хроники</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DynastyEntry</name>
        <message>
            <source>%1, %2. %3</source>
            <translation>%1, %2. %3</translation>
        </message>
    </context>
    <context>
        <name>DynastyHead</name>
        <message>
            <source>played by: %1</source>
            <translation>за столом: %1</translation>
        </message>
    </context>
    <context>
        <name>DynastyScore</name>
        <message>
            <source>%1 %2</source>
            <translation>%1 — %2</translation>
        </message>
        <message>
            <source>Chapter %1: place %2</source>
            <translation>Глава %1: место %2</translation>
        </message>
        <message>
            <source>%1: place %2</source>
            <translation>%1: место %2</translation>
        </message>
        <message>
            <source>%1: –</source>
            <translation>%1: –</translation>
        </message>
    </context>
    <context>
        <name>DynastyStanding</name>
        <message>
            <source>Place %1: %2, %3, chronicle points: %4</source>
            <translation>Место %1: %2, %3, очки хроники: %4</translation>
        </message>
        <message>
            <source>Heirloom: %1</source>
            <translation>Наследие: %1</translation>
        </message>
    </context>
    <context>
        <name>EditableTitle</name>
        <message>
            <source>Title of the campaign</source>
            <translation>Название кампании</translation>
        </message>
    </context>
    <context>
        <name>EveningEntry</name>
        <message>
            <source>Apart from the evenings</source>
            <translation>Помимо вечеров</translation>
        </message>
        <message>
            <source>%1. %2</source>
            <translation>%1. %2</translation>
        </message>
        <message>
            <source>going on</source>
            <translation>продолжается</translation>
        </message>
    </context>
    <context>
        <name>EveningLeaf</name>
        <message>
            <source>Evening %1, %2</source>
            <translation>Вечер %1, %2</translation>
        </message>
        <message>
            <source>Apart from the evenings</source>
            <translation>Помимо вечеров</translation>
        </message>
        <message>
            <source>Where</source>
            <translation>Где</translation>
        </message>
        <message>
            <source>Who was there</source>
            <translation>Кто был</translation>
        </message>
        <message>
            <source>What was played</source>
            <translation>Что играли</translation>
        </message>
        <message>
            <source>Voices from the table</source>
            <translation>Голоса из-за стола</translation>
        </message>
        <message>
            <source>Photographs</source>
            <translation>Снимки</translation>
        </message>
        <message>
            <source>Add a photograph</source>
            <translation>Добавить снимок</translation>
        </message>
        <message>
            <source>The picture is being copied…</source>
            <translation>Снимок копируется…</translation>
        </message>
        <message>
            <source>or drop one onto this page</source>
            <translation>или перетащите его на эту страницу</translation>
        </message>
    </context>
    <context>
        <name>EveningNote</name>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>Править</translation>
        </message>
        <message>
            <source>The note</source>
            <translation>Запись</translation>
        </message>
        <message>
            <source>Leave as it was</source>
            <translation>Оставить как было</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Сохранить</translation>
        </message>
    </context>
    <context>
        <name>EveningsTab</name>
        <message>
            <source>Evenings</source>
            <translation>Вечера</translation>
        </message>
        <message>
            <source>What is written down here is quoted in the chronicle.</source>
            <translation>Записанное здесь хроника приводит слово в слово.</translation>
        </message>
        <message>
            <source>Drop the picture to keep it with this evening</source>
            <translation>Отпустите снимок, и он останется при этом вечере</translation>
        </message>
        <message>
            <source>Choose a photograph</source>
            <translation>Выберите снимок</translation>
        </message>
    </context>
    <context>
        <name>EventPanel</name>
        <message>
            <source>Event</source>
            <translation>Событие</translation>
        </message>
        <message>
            <source>Event of the round: %1</source>
            <translation>Событие раунда: %1</translation>
        </message>
        <message>
            <source>Events to come: %1</source>
            <translation>Осталось событий: %1</translation>
        </message>
    </context>
    <context>
        <name>ExportCard</name>
        <message>
            <source>Print</source>
            <translation>Печать</translation>
        </message>
        <message>
            <source>Save .%1</source>
            <translation>Сохранить .%1</translation>
        </message>
    </context>
    <context>
        <name>ExportStatus</name>
        <message>
            <source>No</source>
            <translation>Нет</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <source>Replace</source>
            <translation>Заменить</translation>
        </message>
    </context>
    <context>
        <name>ExportTab</name>
        <message>
            <source>Print and save</source>
            <translation>Печать и файлы</translation>
        </message>
        <message>
            <source>The book belongs to you. No file is ever replaced without asking.</source>
            <translation>Книга принадлежит вам. Ни один файл не заменяется без спроса.</translation>
        </message>
        <message>
            <source>Where shall the file go?</source>
            <translation>Куда положить файл?</translation>
        </message>
    </context>
    <context>
        <name>FactLine</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>FileChooser</name>
        <message>
            <source>Name of the file</source>
            <translation>Имя файла</translation>
        </message>
        <message>
            <source>Caption</source>
            <translation>Подпись</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <source>Save here</source>
            <translation>Сохранить сюда</translation>
        </message>
        <message>
            <source>There is nothing of that kind here.</source>
            <translation>Ничего подходящего здесь нет.</translation>
        </message>
    </context>
    <context>
        <name>FileEntry</name>
        <message>
            <source>Folder %1</source>
            <translation>Папка %1</translation>
        </message>
    </context>
    <context>
        <name>FilePlaces</name>
        <message>
            <source>Up</source>
            <translation>Выше</translation>
        </message>
    </context>
    <context>
        <name>FormRow</name>
        <message>
            <source>Take this row out</source>
            <translation>Убрать эту строку</translation>
        </message>
    </context>
    <context>
        <name>FormSection</name>
        <message>
            <source>Add a row</source>
            <translation>Добавить строку</translation>
        </message>
        <message>
            <source>Drop pictures here</source>
            <translation>Перетащите снимки сюда</translation>
        </message>
    </context>
    <context>
        <name>FormTab</name>
        <message>
            <source>All four chapters are written</source>
            <translation>Все четыре главы записаны</translation>
        </message>
        <message>
            <source>The campaign is over. Its whole story is in the chronicle.</source>
            <translation>Кампания завершена. Вся её история — в хронике.</translation>
        </message>
        <message>
            <source>What you enter is kept as you type, until the chapter is written.</source>
            <translation>Всё введённое сохраняется сразу, пока глава не записана.</translation>
        </message>
        <message>
            <source>Write into the chronicle</source>
            <translation>Записать в хронику</translation>
        </message>
        <message>
            <source>Open the chronicle</source>
            <translation>Открыть хронику</translation>
        </message>
        <message>
            <source>Clear the form</source>
            <translation>Очистить лист</translation>
        </message>
        <message>
            <source>Clear the whole form? What you have written is gone.</source>
            <translation>Очистить всю форму? Записанное пропадёт.</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Очистить</translation>
        </message>
    </context>
    <context>
        <name>FoundingChair</name>
        <message>
            <source>State</source>
            <translation>Государство</translation>
        </message>
        <message>
            <source>Ruler</source>
            <translation>Правитель</translation>
        </message>
        <message>
            <source>Name of the ruler</source>
            <translation>Имя правителя</translation>
        </message>
        <message>
            <source>The ruler is</source>
            <translation>На троне</translation>
        </message>
        <message>
            <source>he</source>
            <translation>он</translation>
        </message>
        <message>
            <source>she</source>
            <translation>она</translation>
        </message>
        <message>
            <source>Played by</source>
            <translation>Играет</translation>
        </message>
        <message>
            <source>a person</source>
            <translation>человек</translation>
        </message>
        <message>
            <source>a bot</source>
            <translation>бот</translation>
        </message>
        <message>
            <source>Name of the player</source>
            <translation>Имя игрока</translation>
        </message>
    </context>
    <context>
        <name>FoundingHead</name>
        <message>
            <source>Title of the book</source>
            <translation>Название книги</translation>
        </message>
        <message>
            <source>Company</source>
            <translation>Компания</translation>
        </message>
        <message>
            <source>nameless as yet</source>
            <translation>пока безымянная</translation>
        </message>
        <message>
            <source>Dynasties</source>
            <translation>Династии</translation>
        </message>
        <message>
            <source>Draw lots again</source>
            <translation>Бросить жребий</translation>
        </message>
    </context>
    <context>
        <name>FoundingOptions</name>
        <message>
            <source>Where you will play</source>
            <translation>Где будете играть</translation>
        </message>
        <message>
            <source>here</source>
            <translation>здесь</translation>
        </message>
        <message>
            <source>at a real table</source>
            <translation>за столом</translation>
        </message>
        <message>
            <source>both</source>
            <translation>и там и тут</translation>
        </message>
        <message>
            <source>Terrains in every chapter</source>
            <translation>Местности во всех главах</translation>
        </message>
        <message>
            <source>no</source>
            <translation>нет</translation>
        </message>
        <message>
            <source>yes: a hard campaign</source>
            <translation>да, трудная кампания</translation>
        </message>
    </context>
    <context>
        <name>FoundingPage</name>
        <message>
            <source>Not now</source>
            <translation>Не сейчас</translation>
        </message>
        <message>
            <source>Found the campaign</source>
            <translation>Основать кампанию</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
    </context>
    <context>
        <name>GameTile</name>
        <message>
            <source>New match: %1</source>
            <translation>Новая партия: %1</translation>
        </message>
        <message>
            <source>Players: %1–%2</source>
            <translation>Игроков: %1–%2</translation>
        </message>
    </context>
    <context>
        <name>GlanceCounts</name>
        <message>
            <source>%1.</source>
            <comment>place in an order</comment>
            <translation>%1.</translation>
        </message>
        <message>
            <source>Place in the turn order</source>
            <translation>Место в порядке хода</translation>
        </message>
        <message>
            <source>Troops in the supply</source>
            <translation>Отряды в запасе</translation>
        </message>
        <message>
            <source>Cities</source>
            <translation>Города</translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Постройки</translation>
        </message>
        <message>
            <source>Tactics learnt</source>
            <translation>Изученные тактики</translation>
        </message>
        <message>
            <source>Rescripts</source>
            <translation>Рескрипты</translation>
        </message>
        <message>
            <source>Spies, in play and held</source>
            <translation>Шпионы, активные и в руке</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Монеты</translation>
        </message>
        <message>
            <source>Influence: secret until the end</source>
            <translation>Влияние: тайна до конца партии</translation>
        </message>
        <message>
            <source>Influence</source>
            <translation>Влияние</translation>
        </message>
        <message>
            <source>%1: ready %2, spent %3, blocked %4</source>
            <translation>%1: в наличии — %2, потрачено — %3, заблокировано — %4</translation>
        </message>
    </context>
    <context>
        <name>GlanceRibbon</name>
        <message>
            <source>out of play</source>
            <translation>вне игры</translation>
        </message>
    </context>
    <context>
        <name>GoalPips</name>
        <message>
            <source>%1: %2 of %3, contested: %4</source>
            <translation>%1: %2 из %3, спорных: %4</translation>
        </message>
        <message>
            <source>%1: %2 of %3</source>
            <translation>%1: %2 из %3</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 из %2</translation>
        </message>
    </context>
    <context>
        <name>Guest</name>
        <message>
            <source>A campaign has come</source>
            <translation>Прибыла кампания</translation>
        </message>
        <message>
            <source>Take the campaign in “%1” into your chronicle? The file stays as it is.</source>
            <translation>Принять кампанию из файла «%1» в вашу хронику? Сам файл не изменится.</translation>
        </message>
        <message>
            <source>Take it in</source>
            <translation>Принять</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Не сейчас</translation>
        </message>
    </context>
    <context>
        <name>GuideCard</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Got it</source>
            <translation>Понятно</translation>
        </message>
        <message>
            <source>Show no more hints</source>
            <translation>Больше не подсказывать</translation>
        </message>
        <message>
            <source>No more hints</source>
            <translation>Без подсказок</translation>
        </message>
    </context>
    <context>
        <name>HandCard</name>
        <message>
            <source>%1 Played in this battle.</source>
            <translation>%1 Сыграна в этом бою.</translation>
        </message>
        <message>
            <source>%1 In the personal discard.</source>
            <translation>%1 В личном сбросе.</translation>
        </message>
    </context>
    <context>
        <name>HandOver</name>
        <message>
            <source>Your turn. Take the screen; everybody else, look away.</source>
            <translation>Ваш ход. Садитесь к экрану, а остальные пусть отвернутся.</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Назад к столу</translation>
        </message>
    </context>
    <context>
        <name>HandStrip</name>
        <message>
            <source>Your cards</source>
            <translation>Ваши карты</translation>
        </message>
    </context>
    <context>
        <name>HindsightCard</name>
        <message>
            <source>The decision before</source>
            <translation>Предыдущее решение</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 из %2</translation>
        </message>
        <message>
            <source>The next decision</source>
            <translation>Следующее решение</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
    </context>
    <context>
        <name>HolinessTrack</name>
        <message>
            <source>Holiness track</source>
            <translation>Трек святости</translation>
        </message>
        <message>
            <source>Holiness</source>
            <translation>Святость</translation>
        </message>
    </context>
    <context>
        <name>HomeLinks</name>
        <message>
            <source>Trash</source>
            <translation>Корзина</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Клавиши</translation>
        </message>
        <message>
            <source>What we have played</source>
            <translation>Во что мы играли</translation>
        </message>
    </context>
    <context>
        <name>HomeLists</name>
        <message>
            <source>Campaigns</source>
            <translation>Кампании</translation>
        </message>
        <message>
            <source>None yet. A campaign is four chapters that remember one another.</source>
            <translation>Пока ни одной. Кампания — это четыре главы, которые помнят друг о друге.</translation>
        </message>
        <message>
            <source>New campaign</source>
            <translation>Новая кампания</translation>
        </message>
    </context>
    <context>
        <name>HomeMatches</name>
        <message>
            <source>Unfinished matches</source>
            <translation>Неоконченные партии</translation>
        </message>
        <message>
            <source>Hide the finished ones</source>
            <translation>Скрыть оконченные</translation>
        </message>
        <message>
            <source>Show the finished ones: %1</source>
            <translation>Показать оконченные: %1</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Партии</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Start page</source>
            <translation>Первая страница</translation>
        </message>
        <message>
            <source>Opening the chronicle…</source>
            <translation>Открываем хронику…</translation>
        </message>
    </context>
    <context>
        <name>HomeShelf</name>
        <message>
            <source>New match</source>
            <translation>Новая партия</translation>
        </message>
    </context>
    <context>
        <name>HousePicker</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>InkPicker</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Выберите…</translation>
        </message>
    </context>
    <context>
        <name>InkStepper</name>
        <message>
            <source>%1: less</source>
            <translation>%1: меньше</translation>
        </message>
        <message>
            <source>%1: more</source>
            <translation>%1: больше</translation>
        </message>
    </context>
    <context>
        <name>KindChips</name>
        <message>
            <source>All</source>
            <translation>Все</translation>
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
        <name>LineEntry</name>
        <message>
            <source>%1. %2, step %3</source>
            <translation>%1. %2, шаг %3</translation>
        </message>
        <message>
            <source>Name of the line</source>
            <translation>Название пути</translation>
        </message>
        <message>
            <source>%1 · step %2, branching off at %3 · %4</source>
            <translation>%1 · шаг %2, отошёл на шаге %3 · %4</translation>
        </message>
        <message>
            <source>%1 · step %2 · %3</source>
            <translation>%1 · шаг %2 · %3</translation>
        </message>
        <message>
            <source>being played</source>
            <translation>сейчас играется</translation>
        </message>
        <message>
            <source>in the chronicle</source>
            <translation>записано в хронику</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Сохранить</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Назвать иначе</translation>
        </message>
        <message>
            <source>Go on from here</source>
            <translation>Продолжить отсюда</translation>
        </message>
    </context>
    <context>
        <name>LinePlot</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>LinesTab</name>
        <message>
            <source>Kept points and other ways</source>
            <translation>Закладки и другие пути</translation>
        </message>
        <message>
            <source>Keep this moment, try something, come back. Every line stays.</source>
            <translation>Сохраните этот миг, попробуйте иначе, вернитесь. Ни один путь не пропадёт.</translation>
        </message>
        <message>
            <source>This chapter is written: its lines can be looked at, not changed.</source>
            <translation>Эта глава записана: её пути можно осмотреть, но не изменить.</translation>
        </message>
        <message>
            <source>A name for this moment: %1</source>
            <translation>Как назвать этот миг: %1</translation>
        </message>
        <message>
            <source>Keep this point</source>
            <translation>Сохранить</translation>
        </message>
        <message>
            <source>No chapter of this campaign has been played in the program yet.</source>
            <translation>В программе пока не сыграно ни одной главы этой кампании.</translation>
        </message>
        <message>
            <source>Show steps that were taken back</source>
            <translation>Показать и отменённые ходы</translation>
        </message>
        <message>
            <source>Chapter</source>
            <translation>Глава</translation>
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
        <name>MainMenu</name>
        <message>
            <source>The book</source>
            <translation>Книга</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Клавиши</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Во весь экран</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Выйти</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Меню</translation>
        </message>
        <message>
            <source>To the start</source>
            <translation>В начало</translation>
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
        <name>MarketCell</name>
        <message>
            <source>%1 Discount: %2.</source>
            <translation>%1 Скидка: %2.</translation>
        </message>
    </context>
    <context>
        <name>Markets</name>
        <message>
            <source>Markets</source>
            <translation>Рынки</translation>
        </message>
    </context>
    <context>
        <name>MatchRow</name>
        <message>
            <source>%1, %2: look at it</source>
            <translation>%1, %2: посмотреть</translation>
        </message>
        <message>
            <source>%1, %2: continue</source>
            <translation>%1, %2: продолжить</translation>
        </message>
        <message>
            <source>Put into the trash</source>
            <translation>Убрать в корзину</translation>
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
        <name>NoteWriter</name>
        <message>
            <source>What was worth remembering?</source>
            <translation>Что стоит запомнить?</translation>
        </message>
        <message>
            <source>Write down</source>
            <translation>Записать</translation>
        </message>
        <message>
            <source>Unsigned</source>
            <translation>Без подписи</translation>
        </message>
    </context>
    <context>
        <name>OpenQuestion</name>
        <message>
            <source>Hide what only I may see</source>
            <translation>Спрятать моё от чужих глаз</translation>
        </message>
    </context>
    <context>
        <name>OrderCross</name>
        <message>
            <source>Cross of orders</source>
            <translation>Крест приказов</translation>
        </message>
    </context>
    <context>
        <name>OwnGoods</name>
        <message>
            <source>%1: none ready</source>
            <translation>%1: в наличии нет</translation>
        </message>
    </context>
    <context>
        <name>OwnTreasury</name>
        <message>
            <source>Pay a coin; coins: %1</source>
            <translation>Заплатить монету; монеты: %1</translation>
        </message>
        <message>
            <source>Coins: %1</source>
            <translation>Монеты: %1</translation>
        </message>
        <message>
            <source>Influence: secret until the end</source>
            <translation>Влияние: тайна до конца партии</translation>
        </message>
        <message>
            <source>Influence: %1</source>
            <translation>Влияние: %1</translation>
        </message>
        <message>
            <source>Troops in the supply: %1</source>
            <translation>Отряды в запасе: %1</translation>
        </message>
        <message>
            <source>Bishops in the supply: %1</source>
            <translation>Епископы в запасе: %1</translation>
        </message>
        <message>
            <source>Bishops in the supply: level I – %1, level II – %2</source>
            <translation>Епископы в запасе: уровня I — %1, уровня II — %2</translation>
        </message>
    </context>
    <context>
        <name>PageList</name>
        <message>
            <source>New campaign</source>
            <translation>Новая кампания</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Trash</source>
            <translation>Корзина</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Резервные копии</translation>
        </message>
        <message>
            <source>The shelf</source>
            <translation>Полка</translation>
        </message>
        <message>
            <source>The book</source>
            <translation>Книга</translation>
        </message>
        <message>
            <source>At the real table</source>
            <translation>За настоящим столом</translation>
        </message>
        <message>
            <source>What we have played</source>
            <translation>Во что мы играли</translation>
        </message>
    </context>
    <context>
        <name>PaymentPanel</name>
        <message>
            <source>Left to pay:</source>
            <translation>Осталось оплатить:</translation>
        </message>
        <message>
            <source>Pay like this</source>
            <translation>Заплатить так</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Or symbol by symbol. Next:</source>
            <translation>Или по одному товару. Сейчас:</translation>
        </message>
    </context>
    <context>
        <name>PhaseStep</name>
        <message>
            <source>Phase now: %1 %2</source>
            <translation>Идёт фаза: %1 %2</translation>
        </message>
    </context>
    <context>
        <name>PhotoEntry</name>
        <message>
            <source>Caption</source>
            <translation>Подпись</translation>
        </message>
        <message>
            <source>Keep the caption</source>
            <translation>Сохранить подпись</translation>
        </message>
        <message>
            <source>Change the caption</source>
            <translation>Изменить подпись</translation>
        </message>
        <message>
            <source>Put the photograph into the trash</source>
            <translation>Убрать фотографию в корзину</translation>
        </message>
    </context>
    <context>
        <name>PhotoFrame</name>
        <message>
            <source>Photograph</source>
            <translation>Снимок</translation>
        </message>
        <message>
            <source>%1 (the file is gone)</source>
            <translation>%1 (файл пропал)</translation>
        </message>
    </context>
    <context>
        <name>PlacementCorner</name>
        <message>
            <source>First order tokens</source>
            <translation>Первые жетоны приказов</translation>
        </message>
        <message>
            <source>Second order tokens</source>
            <translation>Вторые жетоны приказов</translation>
        </message>
        <message>
            <source>%1 has placed</source>
            <translation>%1: жетон выложен</translation>
        </message>
        <message>
            <source>%1 places now</source>
            <translation>%1: очередь класть жетон</translation>
        </message>
    </context>
    <context>
        <name>PlainGroup</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: nothing</source>
            <translation>%1: ничего</translation>
        </message>
    </context>
    <context>
        <name>PlainSecrets</name>
        <message>
            <source>Only %1 may see this</source>
            <translation>Только для глаз: %1</translation>
        </message>
    </context>
    <context>
        <name>PlainThing</name>
        <message>
            <source>%1. %2</source>
            <translation>%1. %2</translation>
        </message>
    </context>
    <context>
        <name>ProblemPage</name>
        <message>
            <source>The file was left exactly as it is. It lies here:</source>
            <translation>Файл остался таким, каким был. Он лежит здесь:</translation>
        </message>
        <message>
            <source>The store says: %1</source>
            <translation>Подробности от хранилища: %1</translation>
        </message>
    </context>
    <context>
        <name>QualityMarks</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>RaidStrip</name>
        <message>
            <source>Raid on %1: strength of the city %2, of the raid %3</source>
            <translation>Набег, %1: сила города %2, сила набега %3</translation>
        </message>
        <message>
            <source>Raid: %1</source>
            <translation>Набег: %1</translation>
        </message>
        <message>
            <source>troops</source>
            <translation>отряды</translation>
        </message>
        <message>
            <source>walls</source>
            <translation>стены</translation>
        </message>
        <message>
            <source>rescripts</source>
            <translation>рескрипты</translation>
        </message>
        <message>
            <source>other bonuses</source>
            <translation>прочее</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Saracen track</source>
            <translation>трек сарацин</translation>
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
        <name>ResultHead</name>
        <message>
            <source>Place %1: %2</source>
            <translation>Место %1: %2</translation>
        </message>
        <message>
            <source>%1.</source>
            <comment>place in a ranking</comment>
            <translation>%1.</translation>
        </message>
        <message>
            <source>victory</source>
            <translation>победа</translation>
        </message>
        <message>
            <source>fallen</source>
            <translation>пало</translation>
        </message>
    </context>
    <context>
        <name>ResultPanel</name>
        <message>
            <source>Nobody has won</source>
            <translation>Победителя нет</translation>
        </message>
        <message>
            <source>Victory: %1</source>
            <translation>Победа: %1</translation>
        </message>
    </context>
    <context>
        <name>ResultSheet</name>
        <message>
            <source>The match is over</source>
            <translation>Партия окончена</translation>
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
        <name>ResultTable</name>
        <message>
            <source>Influence by source</source>
            <translation>Источники влияния</translation>
        </message>
        <message>
            <source>Influence</source>
            <translation>Влияние</translation>
        </message>
        <message>
            <source>The bulls, turned up</source>
            <translation>Раскрытые буллы</translation>
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
        <name>RuleEntry</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>RuleList</name>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
    </context>
    <context>
        <name>RuleMark</name>
        <message>
            <source>Rule %1</source>
            <translation>Правило %1</translation>
        </message>
    </context>
    <context>
        <name>RuleSections</name>
        <message>
            <source>Sections</source>
            <translation>Разделы</translation>
        </message>
        <message>
            <source>%1, rules: %2</source>
            <translation>%1, правил: %2</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Game</source>
            <translation>Игра</translation>
        </message>
        <message>
            <source>Search: words of a rule, or its number</source>
            <translation>Поиск: слова правила или его номер</translation>
        </message>
        <message>
            <source>Sections</source>
            <translation>Разделы</translation>
        </message>
        <message>
            <source>No rule of this game has all these words. Try fewer of them.</source>
            <translation>Ни в одном правиле этой игры нет всех этих слов. Попробуйте убрать какое-нибудь.</translation>
        </message>
    </context>
    <context>
        <name>SaracenTrack</name>
        <message>
            <source>Saracen track. %1</source>
            <translation>Трек сарацин. %1</translation>
        </message>
        <message>
            <source>Saracens</source>
            <translation>Сарацины</translation>
        </message>
    </context>
    <context>
        <name>ScoreNow</name>
        <message>
            <source>Governors, at income (not counting what depends on secrets)</source>
            <translation>Наместники в фазу дохода (без того, что зависит от скрытого)</translation>
        </message>
        <message>
            <source>Governors, at income</source>
            <translation>Наместники в фазу дохода</translation>
        </message>
        <message>
            <source>%1 + ?</source>
            <translation>%1 + ?</translation>
        </message>
        <message>
            <source>Holy lands, at income (contested: %1)</source>
            <translation>Святые земли в фазу дохода (спорных: %1)</translation>
        </message>
        <message>
            <source>Holy lands, at income</source>
            <translation>Святые земли в фазу дохода</translation>
        </message>
        <message>
            <source>The bull, at the end of the game</source>
            <translation>Булла в конце партии</translation>
        </message>
        <message>
            <source>Coins, at the end of the game</source>
            <translation>Монеты в конце партии</translation>
        </message>
    </context>
    <context>
        <name>SealedPiles</name>
        <message>
            <source>%1. %2</source>
            <translation>%1. %2</translation>
        </message>
        <message>
            <source>Sealed: %1</source>
            <translation>Под печатью: %1</translation>
        </message>
    </context>
    <context>
        <name>SeatButton</name>
        <message>
            <source>%1: a bot. Who plays here?</source>
            <translation>%1: бот. Кто здесь играет?</translation>
        </message>
        <message>
            <source>%1: a person. Who plays here?</source>
            <translation>%1: человек. Кто здесь играет?</translation>
        </message>
    </context>
    <context>
        <name>SeatLine</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
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
    </context>
    <context>
        <name>SeatSetup</name>
        <message>
            <source>Name of the player of %1</source>
            <translation>Имя игрока, место: %1</translation>
        </message>
        <message>
            <source>person</source>
            <translation>человек</translation>
        </message>
        <message>
            <source>Style of %1</source>
            <translation>Нрав, %1</translation>
        </message>
    </context>
    <context>
        <name>SeatSheet</name>
        <message>
            <source>Played by the program: %1</source>
            <translation>Играет программа: %1</translation>
        </message>
        <message>
            <source>Played by a person</source>
            <translation>Играет человек</translation>
        </message>
        <message>
            <source>Played by %1</source>
            <translation>Играет %1</translation>
        </message>
        <message>
            <source>You can sit down here now. You play on with what the seat has, and you will see its hand.</source>
            <translation>Сюда можно сесть прямо сейчас. Вы продолжите с тем, что у этого места есть, и увидите его карты.</translation>
        </message>
        <message>
            <source>A bot can play on here, with what the seat has. The seat can be taken back at any time.</source>
            <translation>Дальше здесь может играть бот — с тем, что у этого места есть. Вернуться за стол можно в любую минуту.</translation>
        </message>
        <message>
            <source>Name of the player</source>
            <translation>Имя игрока</translation>
        </message>
        <message>
            <source>Take the seat</source>
            <translation>Сесть за стол</translation>
        </message>
        <message>
            <source>Give it to the bot</source>
            <translation>Уступить боту</translation>
        </message>
        <message>
            <source>See what it saw</source>
            <translation>Что он видел</translation>
        </message>
        <message>
            <source>Leave it so</source>
            <translation>Оставить как есть</translation>
        </message>
    </context>
    <context>
        <name>SectionHead</name>
        <message>
            <source>To be put right: %1</source>
            <translation>Исправить: %1</translation>
        </message>
        <message>
            <source>Written: %1</source>
            <translation>Записано: %1</translation>
        </message>
    </context>
    <context>
        <name>SelectList</name>
        <message>
            <source>Find, or write your own</source>
            <translation>Найдите или впишите своё</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>Найти</translation>
        </message>
        <message>
            <source>As it is written: “%1”</source>
            <translation>Как написано: «%1»</translation>
        </message>
    </context>
    <context>
        <name>SettingsLook</name>
        <message>
            <source>Words and light</source>
            <translation>Слова и свет</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Язык</translation>
        </message>
        <message>
            <source>Cards, rules and the chronicle change with it.</source>
            <translation>Вместе с ним меняются карты, правила и хроника.</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Свет</translation>
        </message>
        <message>
            <source>Vellum by day, dark parchment by night.</source>
            <translation>Светлый пергамент днём, тёмный — ночью.</translation>
        </message>
        <message>
            <source>As the system</source>
            <translation>Как в системе</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>День</translation>
        </message>
        <message>
            <source>Night</source>
            <translation>Ночь</translation>
        </message>
        <message>
            <source>Size of text</source>
            <translation>Размер текста</translation>
        </message>
        <message>
            <source>Pages grow with it; on the board it grows as far as there is room.</source>
            <translation>Страницы растут вместе с ним; на поле — насколько хватает места.</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>Less motion</source>
            <translation>Меньше движения</translation>
        </message>
        <message>
            <source>Nothing slides or fades; what changes is simply there.</source>
            <translation>Ничто не скользит и не тает: новое просто появляется.</translation>
        </message>
    </context>
    <context>
        <name>SettingsPlay</name>
        <message>
            <source>At the table</source>
            <translation>За столом</translation>
        </message>
        <message>
            <source>Pace of the bots</source>
            <translation>Темп ботов</translation>
        </message>
        <message>
            <source>How long a bot lets you look. At once leaves no time to take a step back.</source>
            <translation>Сколько бот даёт вам присмотреться. «Сразу» не оставит времени взять ход назад.</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>Сразу</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Быстро</translation>
        </message>
        <message>
            <source>Calm</source>
            <translation>Спокойно</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Медленно</translation>
        </message>
        <message>
            <source>Ask first</source>
            <translation>Переспрашивать</translation>
        </message>
        <message>
            <source>Hints of the first match</source>
            <translation>Подсказки первой партии</translation>
        </message>
        <message>
            <source>Each kind of decision is explained when you first meet it; G asks for it again.</source>
            <translation>Каждый вид решения объясняется при первой встрече; клавиша G напомнит снова.</translation>
        </message>
        <message>
            <source>Begin the hints anew</source>
            <translation>Подсказки сначала</translation>
        </message>
        <message>
            <source>Read so far: %1.</source>
            <translation>Уже прочитано: %1.</translation>
        </message>
        <message>
            <source>None has been read yet.</source>
            <translation>Пока не прочитано ни одной.</translation>
        </message>
        <message>
            <source>Forget</source>
            <translation>Забыть</translation>
        </message>
        <message>
            <source>Before what was written or drawn at the table is thrown away.</source>
            <translation>Прежде чем записанное или вытянутое за столом будет выброшено.</translation>
        </message>
        <message>
            <source>Confirm moves</source>
            <translation>Подтверждать ходы</translation>
        </message>
        <message>
            <source>In a match too: before a step that shows something hidden or passes the turn on.</source>
            <translation>И в партии: перед шагом, который открывает скрытое или передаёт ход.</translation>
        </message>
        <message>
            <source>Thinking time</source>
            <translation>Время на раздумье</translation>
        </message>
        <message>
            <source>How long a bot may think about one move, and how long the counsel. Most moves take less.</source>
            <translation>Сколько бот может думать над одним ходом — и сколько готовится совет. Чаще хватает меньшего.</translation>
        </message>
        <message>
            <source>%1 s</source>
            <translation>%1 с</translation>
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
            <translation>%1 — Outremer</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Назад</translation>
        </message>
        <message>
            <source>To the start</source>
            <translation>В начало</translation>
        </message>
    </context>
    <context>
        <name>ShortcutRow</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsOverlay</name>
        <message>
            <source>Keys</source>
            <translation>Клавиши</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
    </context>
    <context>
        <name>SidePanel</name>
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
        <message>
            <source>Close the log</source>
            <translation>Закрыть летопись</translation>
        </message>
        <message>
            <source>Read the log</source>
            <translation>Читать летопись</translation>
        </message>
        <message>
            <source>Ask for counsel</source>
            <translation>Спросить совета</translation>
        </message>
    </context>
    <context>
        <name>SightLines</name>
        <message>
            <source>Sees, as everybody does</source>
            <translation>Видит, как и все</translation>
        </message>
        <message>
            <source>Sees alone</source>
            <translation>Видит только он</translation>
        </message>
        <message>
            <source>Does not see</source>
            <translation>Не видит</translation>
        </message>
    </context>
    <context>
        <name>SpySlot</name>
        <message>
            <source>Place for a spy, empty</source>
            <translation>Место для шпиона, свободно</translation>
        </message>
        <message>
            <source>%1. Against: %2. Used this round.</source>
            <translation>%1. Против: %2. Использован в этом раунде.</translation>
        </message>
        <message>
            <source>%1. Against: %2.</source>
            <translation>%1. Против: %2.</translation>
        </message>
    </context>
    <context>
        <name>SpyStrip</name>
        <message>
            <source>Place for a spy, empty</source>
            <translation>Место для шпиона, свободно</translation>
        </message>
        <message>
            <source>%1. Against: %2. Used this round.</source>
            <translation>%1. Против: %2. Использован в этом раунде.</translation>
        </message>
        <message>
            <source>%1. Against: %2.</source>
            <translation>%1. Против: %2.</translation>
        </message>
    </context>
    <context>
        <name>StageStep</name>
        <message>
            <source>%1, now</source>
            <translation>%1, сейчас</translation>
        </message>
    </context>
    <context>
        <name>StateFacts</name>
        <message>
            <source>Treasury and pieces</source>
            <translation>Казна и силы</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Монеты</translation>
        </message>
        <message>
            <source>Influence</source>
            <translation>Влияние</translation>
        </message>
        <message>
            <source>secret</source>
            <translation>тайна</translation>
        </message>
        <message>
            <source>Place in the turn order (cell %1 of the holiness track)</source>
            <translation>Место в порядке хода (деление %1 на треке святости)</translation>
        </message>
        <message>
            <source>Troops on the map and in the supply</source>
            <translation>Отряды на карте и в запасе</translation>
        </message>
        <message>
            <source>%1 + %2</source>
            <translation>%1 + %2</translation>
        </message>
        <message>
            <source>Bishops on the map and in the supply</source>
            <translation>Епископы на карте и в запасе</translation>
        </message>
        <message>
            <source>Bishops on the map and in the supply (there level I – %1, level II – %2)</source>
            <translation>Епископы на карте и в запасе (там уровня I — %1, уровня II — %2)</translation>
        </message>
        <message>
            <source>Cities, central ones among them</source>
            <translation>Города, из них центральные</translation>
        </message>
        <message>
            <source>%1 / %2</source>
            <translation>%1 / %2</translation>
        </message>
        <message>
            <source>Coins from trade</source>
            <translation>Выручка от торговли</translation>
        </message>
        <message>
            <source>Towards the end</source>
            <translation>До победы</translation>
        </message>
        <message>
            <source>Hegemony: cities</source>
            <translation>Гегемония: города</translation>
        </message>
        <message>
            <source>Righteousness: holy lands</source>
            <translation>Праведность: святые земли</translation>
        </message>
        <message>
            <source>Worth now</source>
            <translation>Принесёт сейчас</translation>
        </message>
    </context>
    <context>
        <name>StateHeading</name>
        <message>
            <source>out of play</source>
            <translation>вне игры</translation>
        </message>
        <message>
            <source>to move</source>
            <translation>сейчас ходит</translation>
        </message>
        <message>
            <source>played by the program</source>
            <translation>играет программа</translation>
        </message>
        <message>
            <source>capital: %1</source>
            <translation>столица: %1</translation>
        </message>
        <message>
            <source>The state before</source>
            <translation>Предыдущее государство</translation>
        </message>
        <message>
            <source>The next state</source>
            <translation>Следующее государство</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
    </context>
    <context>
        <name>StateHolding</name>
        <message>
            <source>Governors</source>
            <translation>Наместники</translation>
        </message>
        <message>
            <source>%1: ?</source>
            <translation>%1: ?</translation>
        </message>
        <message>
            <source>%1: +%2</source>
            <translation>%1: +%2</translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Постройки</translation>
        </message>
        <message>
            <source>Spies</source>
            <translation>Шпионы</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Рука</translation>
        </message>
        <message>
            <source>tactics: %1, of them learnt: %2; rescripts: %3</source>
            <translation>тактики: %1, из них изученные: %2; рескрипты: %3</translation>
        </message>
        <message>
            <source>Oath to %1</source>
            <translation>Клятва: сюзерен — %1</translation>
        </message>
        <message>
            <source>broken</source>
            <translation>нарушена</translation>
        </message>
        <message>
            <source>kept so far</source>
            <translation>пока соблюдена</translation>
        </message>
        <message>
            <source>not yet kept</source>
            <translation>ещё не исполнена</translation>
        </message>
        <message>
            <source>Bull and inheritance</source>
            <translation>Булла и наследие</translation>
        </message>
        <message>
            <source>Bull</source>
            <translation>Булла</translation>
        </message>
    </context>
    <context>
        <name>StatisticsTab</name>
        <message>
            <source>Statistics</source>
            <translation>Статистика</translation>
        </message>
        <message>
            <source>Who fought, who won, and with what.</source>
            <translation>Кто воевал, кто побеждал и чем.</translation>
        </message>
        <message>
            <source>Influence at the end of each chapter</source>
            <translation>Влияние к концу каждой главы</translation>
        </message>
        <message>
            <source>Battles fought and won</source>
            <translation>Сражения и победы в них</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Игроки</translation>
        </message>
        <message>
            <source>States</source>
            <translation>Государства</translation>
        </message>
        <message>
            <source>Cards most often at work</source>
            <translation>Самые деятельные карты</translation>
        </message>
        <message>
            <source>Of what</source>
            <translation>О чём</translation>
        </message>
        <message>
            <source>This campaign</source>
            <translation>Эта кампания</translation>
        </message>
        <message>
            <source>All campaigns</source>
            <translation>Все кампании</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Less</source>
            <translation>Меньше</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Больше</translation>
        </message>
    </context>
    <context>
        <name>StockPile</name>
        <message>
            <source>%1, ready: %2</source>
            <translation>%1, в наличии: %2</translation>
        </message>
        <message>
            <source>%1, spent: %2</source>
            <translation>%1, потрачено: %2</translation>
        </message>
        <message>
            <source>%1, blocked: %2</source>
            <translation>%1, заблокировано: %2</translation>
        </message>
    </context>
    <context>
        <name>StoryContents</name>
        <message>
            <source>%1 of %2</source>
            <translation>%1 из %2</translation>
        </message>
        <message>
            <source>Page %1 of %2</source>
            <translation>Страница %1 из %2</translation>
        </message>
        <message>
            <source>%1. %2</source>
            <translation>%1. %2</translation>
        </message>
    </context>
    <context>
        <name>StoryHeading</name>
        <message>
            <source>%1. %2</source>
            <translation>%1. %2</translation>
        </message>
    </context>
    <context>
        <name>StoryIndex</name>
        <message>
            <source>Contents</source>
            <translation>Содержание</translation>
        </message>
        <message>
            <source>%1. %2</source>
            <translation>%1. %2</translation>
        </message>
        <message>
            <source>%1, page %2</source>
            <translation>%1, страница %2</translation>
        </message>
    </context>
    <context>
        <name>StoryQuote</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>– %1</source>
            <translation>— %1</translation>
        </message>
    </context>
    <context>
        <name>StoryScroll</name>
        <message>
            <source>The chronicle</source>
            <translation>Хроника</translation>
        </message>
    </context>
    <context>
        <name>StorySheet</name>
        <message>
            <source>Page %1. %2</source>
            <translation>Страница %1. %2</translation>
        </message>
    </context>
    <context>
        <name>StoryView</name>
        <message>
            <source>How to read</source>
            <translation>Как читать</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>Страницы</translation>
        </message>
        <message>
            <source>Scroll</source>
            <translation>Свиток</translation>
        </message>
    </context>
    <context>
        <name>TablePage</name>
        <message>
            <source>So be it</source>
            <translation>Да будет так</translation>
        </message>
        <message>
            <source>You may not be able to take this back:
%1</source>
            <translation>Вернуть это, возможно, уже не удастся:
%1</translation>
        </message>
    </context>
    <context>
        <name>TacticHalf</name>
        <message>
            <source>Cancelled: %1</source>
            <translation>Отменено: %1</translation>
        </message>
        <message>
            <source>cancelled</source>
            <translation>отменено</translation>
        </message>
        <message>
            <source>cancelled: “%1”</source>
            <translation>отменено: «%1»</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Shelf</source>
            <translation>К полке</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Меню</translation>
        </message>
    </context>
    <context>
        <name>TradePrices</name>
        <message>
            <source>Prices of goods</source>
            <translation>Цены на товары</translation>
        </message>
    </context>
    <context>
        <name>TrashPage</name>
        <message>
            <source>The trash</source>
            <translation>Корзина</translation>
        </message>
        <message>
            <source>Nothing here is ever deleted. Whatever you take back returns whole, to where it was.</source>
            <translation>Отсюда ничего не пропадает. Всё, что вы достанете, вернётся целым на прежнее место.</translation>
        </message>
        <message>
            <source>There is nothing here. What you put away will wait in this place, whole, until you want it back.</source>
            <translation>Здесь пусто. Всё, что вы уберёте с глаз долой, будет лежать тут в целости, пока не понадобится.</translation>
        </message>
        <message>
            <source>Back to the start page</source>
            <translation>В начало</translation>
        </message>
    </context>
    <context>
        <name>TrashRow</name>
        <message>
            <source>%1, put away %2</source>
            <translation>%1, в корзине: %2</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Вернуть</translation>
        </message>
        <message>
            <source>Take back: %1</source>
            <translation>Вернуть: %1</translation>
        </message>
    </context>
    <context>
        <name>TurnOrder</name>
        <message>
            <source>Turn order</source>
            <translation>Порядок хода</translation>
        </message>
        <message>
            <source>%1. %2</source>
            <translation>%1. %2</translation>
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
            <source>Cannot be taken back, already known: %1</source>
            <translation>Уже не вернуть, это известно: %1</translation>
        </message>
        <message>
            <source>Take back more, if the table agrees</source>
            <translation>Вернуться дальше с согласия стола</translation>
        </message>
    </context>
    <context>
        <name>WelcomePanel</name>
        <message>
            <source>The land beyond the sea</source>
            <translation>Земля за морем</translation>
        </message>
        <message>
            <source>The chronicle lies open and has no first line yet. Gather a company around the table, or try your hand against the bots. Every move is written down at once: you can stop at any moment.</source>
            <translation>Хроника раскрыта, и в ней ещё нет ни строки. Соберите компанию за столом или испытайте себя против ботов. Каждый ход записывается сразу: прерваться можно в любую минуту.</translation>
        </message>
        <message>
            <source>Begin a campaign</source>
            <translation>Начать кампанию</translation>
        </message>
        <message>
            <source>Four chapters, two to four dynasties, one book that remembers all of it.</source>
            <translation>Четыре главы, от двух до четырёх династий и одна книга, которая ничего не забудет.</translation>
        </message>
        <message>
            <source>Play a single match</source>
            <translation>Сыграть партию</translation>
        </message>
        <message>
            <source>One evening, one winner, and no consequences for your grandchildren.</source>
            <translation>Один вечер, один победитель — и никаких последствий для внуков.</translation>
        </message>
    </context>
    <context>
        <name>outremer::BackupsModel</name>
        <message>
            <source>There is no backup yet</source>
            <translation>Резервной копии ещё нет</translation>
        </message>
        <message>
            <source>Proven backup: %1</source>
            <translation>Проверенная копия: %1</translation>
        </message>
        <message>
            <source>The last proven backup is old: %1</source>
            <translation>Последняя проверенная копия устарела: %1</translation>
        </message>
        <message>
            <source>The backup is made and proven</source>
            <translation>Копия сделана и проверена</translation>
        </message>
        <message>
            <source>It was checked, restored on trial and compared with the chronicle, row by row.</source>
            <translation>Её проверили, развернули для пробы и сличили с хроникой строка за строкой.</translation>
        </message>
        <message>
            <source>Making a backup, then restoring it on trial and comparing…</source>
            <translation>Делаем копию, разворачиваем её для пробы и сличаем…</translation>
        </message>
        <message>
            <source>The chronicle is again what it was when this backup was made.</source>
            <translation>Хроника снова такова, какой была в день этой копии.</translation>
        </message>
        <message>
            <source>What was there before is kept as %1</source>
            <translation>Прежний файл сохранён под именем %1</translation>
        </message>
        <message>
            <source>The backup is in place</source>
            <translation>Копия на месте</translation>
        </message>
        <message>
            <source>Checking the backup and putting it in place…</source>
            <translation>Проверяем копию и ставим её на место…</translation>
        </message>
        <message>
            <source>Every row, every chain and every step of every match is as it was written.</source>
            <translation>Каждая строка, каждая цепочка и каждый ход каждой партии — такие, какими были записаны.</translation>
        </message>
        <message>
            <source>The chronicle is sound</source>
            <translation>Хроника цела</translation>
        </message>
        <message>
            <source>The chronicle is damaged</source>
            <translation>Хроника повреждена</translation>
        </message>
        <message>
            <source>Reading everything and playing every match again…</source>
            <translation>Перечитываем всё и заново проигрываем каждую партию…</translation>
        </message>
    </context>
    <context>
        <name>outremer::BattleCalculator</name>
        <message>
            <source>Troops that attack</source>
            <translation>Нападает отрядов</translation>
        </message>
        <message>
            <source>Units that defend</source>
            <translation>Защищается отрядов</translation>
        </message>
        <message>
            <source>Level of the city</source>
            <translation>Уровень города</translation>
        </message>
        <message>
            <source>Bonuses of the Saracen track</source>
            <translation>Открыто бонусов трека сарацин</translation>
        </message>
        <message>
            <source>Attack by event or nickname</source>
            <translation>Атака от события или прозвища</translation>
        </message>
        <message>
            <source>Defence by event or nickname</source>
            <translation>Защита от события или прозвища</translation>
        </message>
        <message>
            <source>The city is Saracen</source>
            <translation>Город сарацинский</translation>
        </message>
        <message>
            <source>Enhanced march</source>
            <translation>Усиленный поход</translation>
        </message>
        <message>
            <source>Mountains</source>
            <translation>Горы</translation>
        </message>
        <message>
            <source>Forests</source>
            <translation>Леса</translation>
        </message>
        <message>
            <source>Who played it</source>
            <translation>Кто сыграл</translation>
        </message>
        <message>
            <source>Attacker</source>
            <translation>Нападающий</translation>
        </message>
        <message>
            <source>Defender</source>
            <translation>Обороняющийся</translation>
        </message>
        <message>
            <source>What it was</source>
            <translation>Что это</translation>
        </message>
        <message>
            <source>Maneuver</source>
            <translation>Манёвр</translation>
        </message>
        <message>
            <source>Rescript</source>
            <translation>Рескрипт</translation>
        </message>
        <message>
            <source>Strength</source>
            <translation>Сила</translation>
        </message>
        <message>
            <source>Routed</source>
            <translation>Разбито</translation>
        </message>
        <message>
            <source>Fled</source>
            <translation>Бежало</translation>
        </message>
        <message>
            <source>Joined</source>
            <translation>Прибыло</translation>
        </message>
        <message>
            <source>City’s level</source>
            <translation>Уровень города</translation>
        </message>
        <message>
            <source>The attacker wins</source>
            <translation>Победил нападающий</translation>
        </message>
        <message>
            <source>The defender wins</source>
            <translation>Победил обороняющийся</translation>
        </message>
        <message>
            <source>Attack</source>
            <translation>Атака</translation>
        </message>
        <message>
            <source>Defence</source>
            <translation>Защита</translation>
        </message>
        <message>
            <source>Maneuvers and rescripts, in order</source>
            <translation>Манёвры и рескрипты по порядку</translation>
        </message>
        <message>
            <source>One more maneuver</source>
            <translation>Ещё один манёвр</translation>
        </message>
    </context>
    <context>
        <name>outremer::BattlePart</name>
        <message>
            <source>Battle for %1</source>
            <translation>Бой за %1</translation>
        </message>
        <message>
            <source>Victory: %1</source>
            <translation>Победа: %1</translation>
        </message>
        <message>
            <source>The end of the battle</source>
            <translation>Конец боя</translation>
        </message>
        <message>
            <source>Before the first maneuver</source>
            <translation>Перед первым манёвром</translation>
        </message>
        <message>
            <source>Maneuver %1 of %2: a card is chosen</source>
            <translation>Манёвр %1 из %2: выбор карты</translation>
        </message>
        <message>
            <source>Maneuver %1 of %2: a half is cancelled</source>
            <translation>Манёвр %1 из %2: отмена половины</translation>
        </message>
        <message>
            <source>Maneuver %1 of %2: the card takes effect</source>
            <translation>Манёвр %1 из %2: действие карты</translation>
        </message>
    </context>
    <context>
        <name>outremer::BattleSides</name>
        <message>
            <source>no player</source>
            <translation>без игрока</translation>
        </message>
        <message>
            <source>played by %1</source>
            <translation>играет %1</translation>
        </message>
        <message>
            <source>played by %1 (%2)</source>
            <translation>играет %1 (%2)</translation>
        </message>
        <message>
            <source>troops</source>
            <translation>отряды</translation>
        </message>
        <message>
            <source>walls</source>
            <translation>стены</translation>
        </message>
        <message>
            <source>Saracen track</source>
            <translation>трек сарацин</translation>
        </message>
        <message>
            <source>enhanced march</source>
            <translation>усиленный поход</translation>
        </message>
        <message>
            <source>other bonuses</source>
            <translation>прочие бонусы</translation>
        </message>
        <message>
            <source>cards</source>
            <translation>карты</translation>
        </message>
        <message>
            <source>Equal: at 0 the attacker wins</source>
            <translation>Силы равны: при 0 побеждает атакующий</translation>
        </message>
        <message>
            <source>The attacker leads by %1</source>
            <translation>Атакующий сильнее на %1</translation>
        </message>
        <message>
            <source>The defender leads by %1</source>
            <translation>Обороняющийся сильнее на %1</translation>
        </message>
        <message>
            <source>The defender had no troops left</source>
            <translation>У обороняющегося не осталось отрядов</translation>
        </message>
        <message>
            <source>The attacker had no troops left</source>
            <translation>У атакующего не осталось отрядов</translation>
        </message>
        <message>
            <source>Equal: the attacker has won</source>
            <translation>Силы были равны: победил атакующий</translation>
        </message>
        <message>
            <source>The attacker was stronger by %1</source>
            <translation>Атакующий был сильнее на %1</translation>
        </message>
        <message>
            <source>The defender was stronger by %1</source>
            <translation>Обороняющийся был сильнее на %1</translation>
        </message>
    </context>
    <context>
        <name>outremer::BookWords</name>
        <message>
            <source>Hegemony</source>
            <translation>Гегемония</translation>
        </message>
        <message>
            <source>Righteousness</source>
            <translation>Праведность</translation>
        </message>
        <message>
            <source>Hegemony and righteousness</source>
            <translation>Гегемония и праведность</translation>
        </message>
        <message>
            <source>The crusaders’ defeat</source>
            <translation>Поражение крестоносцев</translation>
        </message>
        <message>
            <source>The end of the era</source>
            <translation>Конец эпохи</translation>
        </message>
        <message>
            <source>Events</source>
            <translation>События</translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Постройки</translation>
        </message>
        <message>
            <source>Tactics</source>
            <translation>Тактики</translation>
        </message>
        <message>
            <source>Rescripts</source>
            <translation>Рескрипты</translation>
        </message>
        <message>
            <source>Spies</source>
            <translation>Шпионы</translation>
        </message>
        <message>
            <source>Oaths</source>
            <translation>Клятвы</translation>
        </message>
        <message>
            <source>Commander cards</source>
            <translation>Карты полководца</translation>
        </message>
        <message>
            <source>Nicknames</source>
            <translation>Прозвища</translation>
        </message>
        <message>
            <source>Other finds</source>
            <translation>Прочие находки</translation>
        </message>
        <message>
            <source>That place may not be written. Choose another folder.</source>
            <translation>Туда нельзя писать. Выберите другую папку.</translation>
        </message>
        <message>
            <source>There is already a file of that name. Choose another.</source>
            <translation>Файл с таким именем уже есть. Выберите другое.</translation>
        </message>
        <message>
            <source>No installed typeface has both Latin and Russian letters. Install EB Garamond or PT Serif.</source>
            <translation>Нет ни одного шрифта и с латиницей, и с кириллицей. Установите EB Garamond или PT Serif.</translation>
        </message>
        <message>
            <source>nobody</source>
            <translation>никто</translation>
        </message>
        <message>
            <source>a bot</source>
            <translation>бот</translation>
        </message>
    </context>
    <context>
        <name>outremer::BotWords</name>
        <message>
            <source>at random</source>
            <translation>наугад</translation>
        </message>
        <message>
            <source>greedy</source>
            <translation>жадный</translation>
        </message>
        <message>
            <source>squire</source>
            <translation>оруженосец</translation>
        </message>
        <message>
            <source>knight</source>
            <translation>рыцарь</translation>
        </message>
        <message>
            <source>king</source>
            <translation>король</translation>
        </message>
        <message>
            <source>Draws lots: any legal move is as good as another.</source>
            <translation>Тянет жребий: любой дозволенный ход ему одинаково хорош.</translation>
        </message>
        <message>
            <source>Takes at once what looks best now and never thinks of tomorrow.</source>
            <translation>Не раздумывая берёт то, что кажется лучшим сейчас, и не думает о завтрашнем дне.</translation>
        </message>
        <message>
            <source>Young and quick: he thinks a little ahead, and at times he surprises even himself.</source>
            <translation>Молод и скор: заглядывает чуть вперёд и порой удивляет даже самого себя.</translation>
        </message>
        <message>
            <source>A worthy opponent: he weighs the likely course of events and makes few mistakes.</source>
            <translation>Достойный противник: взвешивает, как может пойти дело, и редко ошибается.</translation>
        </message>
        <message>
            <source>Thinks the longest, as long as the settings allow. Hard to beat.</source>
            <translation>Думает дольше всех — сколько позволят настройки. Победить его нелегко.</translation>
        </message>
        <message>
            <source>Prefers the march and the battle.</source>
            <translation>Предпочитает поход и битву.</translation>
        </message>
        <message>
            <source>Prefers prayer and holiness.</source>
            <translation>Предпочитает молитву и святость.</translation>
        </message>
        <message>
            <source>Prefers goods, coins and buildings.</source>
            <translation>Предпочитает товары, монеты и постройки.</translation>
        </message>
        <message>
            <source>balanced</source>
            <translation>на свой лад</translation>
        </message>
        <message>
            <source>warlike</source>
            <translation>воинственный</translation>
        </message>
        <message>
            <source>pious</source>
            <translation>благочестивый</translation>
        </message>
        <message>
            <source>merchant</source>
            <translation>купец</translation>
        </message>
        <message>
            <source>by search</source>
            <translation>с перебором</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <comment>a bot and its style: knight, pious</comment>
            <translation>%1, %2</translation>
        </message>
    </context>
    <context>
        <name>outremer::Branches</name>
        <message>
            <source>played to the end</source>
            <translation>сыграно до конца</translation>
        </message>
        <message>
            <source>round %1, %2</source>
            <translation>раунд %1, %2</translation>
        </message>
        <message>
            <source>The match as it is played</source>
            <translation>Партия, как она идёт</translation>
        </message>
        <message>
            <source>Steps taken back</source>
            <translation>Отменённые ходы</translation>
        </message>
        <message>
            <source>Kept: %1</source>
            <translation>Сохранено: %1</translation>
        </message>
        <message>
            <source>Left on %1</source>
            <translation>Оставлено %1</translation>
        </message>
        <message>
            <source>From “%1”</source>
            <translation>От закладки «%1»</translation>
        </message>
    </context>
    <context>
        <name>outremer::CampaignTitles</name>
        <message>
            <source>The Keys of the Sea</source>
            <translation>Ключи от моря</translation>
        </message>
        <message>
            <source>Salt and Iron</source>
            <translation>Соль и железо</translation>
        </message>
        <message>
            <source>Crowns on Sand</source>
            <translation>Короны на песке</translation>
        </message>
        <message>
            <source>Walls and Bells</source>
            <translation>Стены и колокола</translation>
        </message>
        <message>
            <source>The Pilgrims’ Road</source>
            <translation>Дорога пилигримов</translation>
        </message>
        <message>
            <source>The Well and the Sword</source>
            <translation>Колодец и меч</translation>
        </message>
        <message>
            <source>The Last Ship Home</source>
            <translation>Последний корабль домой</translation>
        </message>
        <message>
            <source>A Year without Rain</source>
            <translation>Год без дождя</translation>
        </message>
        <message>
            <source>Neighbours in the Levant</source>
            <translation>Соседи по Леванту</translation>
        </message>
        <message>
            <source>The Wind from Damascus</source>
            <translation>Ветер из Дамаска</translation>
        </message>
        <message>
            <source>Under a Foreign Sun</source>
            <translation>Под чужим солнцем</translation>
        </message>
        <message>
            <source>The Vows of Others</source>
            <translation>Чужие обеты</translation>
        </message>
    </context>
    <context>
        <name>outremer::CampaignsModel</name>
        <message>
            <source>Played in the program</source>
            <translation>Играется в программе</translation>
        </message>
        <message>
            <source>Played at the table</source>
            <translation>Играется за столом</translation>
        </message>
        <message>
            <source>Played in the program and at the table</source>
            <translation>Играется и в программе, и за столом</translation>
        </message>
        <message>
            <source>Chapter %1, “%2”, has yet to begin</source>
            <translation>Глава %1 «%2» ещё не начата</translation>
        </message>
        <message>
            <source>Chapter %1, “%2”, is being played</source>
            <translation>Идёт глава %1 «%2»</translation>
        </message>
        <message>
            <source>Chapter %1, “%2”, is being reckoned up</source>
            <translation>Глава %1 «%2»: подводятся итоги</translation>
        </message>
        <message>
            <source>Chapter %1, “%2”, comes next</source>
            <translation>Впереди глава %1 «%2»</translation>
        </message>
        <message>
            <source>The chronicle is complete</source>
            <translation>Хроника дописана</translation>
        </message>
        <message>
            <source>No evening yet</source>
            <translation>Вечеров ещё не было</translation>
        </message>
        <message>
            <source>Last evening: %1</source>
            <translation>Последний вечер: %1</translation>
        </message>
        <message>
            <source>Evening still open: %1</source>
            <translation>Вечер не окончен: %1</translation>
        </message>
        <message>
            <source>“%1” is in the trash now. Nothing of it is lost: take it back whenever you like.</source>
            <translation>Кампания «%1» теперь в корзине. Ничего не пропало: достать её можно в любой день.</translation>
        </message>
        <message>
            <source>with the content it began with</source>
            <translation>с тем содержанием, с которым она началась</translation>
        </message>
    </context>
    <context>
        <name>outremer::CardWords</name>
        <message>
            <source>Saracen tactic</source>
            <translation>Сарацинская тактика</translation>
        </message>
        <message>
            <source>Starting tactic</source>
            <translation>Стартовая тактика</translation>
        </message>
        <message>
            <source>Tactic</source>
            <translation>Тактика</translation>
        </message>
        <message>
            <source>Building</source>
            <translation>Постройка</translation>
        </message>
        <message>
            <source>Rescript</source>
            <translation>Рескрипт</translation>
        </message>
        <message>
            <source>Spy</source>
            <translation>Шпион</translation>
        </message>
        <message>
            <source>Starting governor</source>
            <translation>Стартовый наместник</translation>
        </message>
        <message>
            <source>Governor</source>
            <translation>Наместник</translation>
        </message>
        <message>
            <source>Papal bull</source>
            <translation>Папская булла</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Событие</translation>
        </message>
        <message>
            <source>Oath</source>
            <translation>Клятва</translation>
        </message>
        <message>
            <source>Zengi’s plan</source>
            <translation>Замысел Зенги</translation>
        </message>
        <message>
            <source>Nickname</source>
            <translation>Прозвище</translation>
        </message>
        <message>
            <source>any good</source>
            <translation>любой товар</translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <translation>%1: %2.</translation>
        </message>
        <message>
            <source>Level %1.</source>
            <translation>Уровень %1.</translation>
        </message>
        <message>
            <source>Colours: %1.</source>
            <translation>Цвета: %1.</translation>
        </message>
        <message>
            <source>Goods: %1.</source>
            <translation>Товары: %1.</translation>
        </message>
        <message>
            <source>Price: %1.</source>
            <translation>Цена: %1.</translation>
        </message>
    </context>
    <context>
        <name>outremer::ChaptersPart</name>
        <message>
            <source>To be played next</source>
            <translation>Следующая на очереди</translation>
        </message>
        <message>
            <source>Sealed</source>
            <translation>Запечатана</translation>
        </message>
        <message>
            <source>The seal is broken when you begin this chapter.</source>
            <translation>Печать сломается, когда вы начнёте эту главу.</translation>
        </message>
        <message>
            <source>Opens when chapter %1 is written.</source>
            <translation>Откроется, когда будет записана глава %1.</translation>
        </message>
        <message>
            <source>Written on %1</source>
            <translation>Записана %1</translation>
        </message>
        <message>
            <source>Written</source>
            <translation>Записана</translation>
        </message>
        <message>
            <source>Being played since %1</source>
            <translation>Играется с %1</translation>
        </message>
        <message>
            <source>Round %1, %2</source>
            <translation>Раунд %1, %2</translation>
        </message>
        <message>
            <source>Round %1, %2; to move: %3</source>
            <translation>Раунд %1, %2; ходит %3</translation>
        </message>
        <message>
            <source>%1: taken by the Saracens</source>
            <translation>%1: город взят сарацинами</translation>
        </message>
        <message>
            <source>%1: the most fought over</source>
            <translation>%1: больше всего боёв</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>outremer::ChronicleMap</name>
        <message>
            <source>%1: %2, level %3, troops: %4</source>
            <translation>%1: %2, уровень %3, отрядов: %4</translation>
        </message>
    </context>
    <context>
        <name>outremer::CityWords</name>
        <message>
            <source>Closed for this match, as if it were not there</source>
            <translation>Закрыт на эту партию: его как бы нет</translation>
        </message>
        <message>
            <source>A battle is being fought here</source>
            <translation>Здесь идёт битва</translation>
        </message>
        <message>
            <source>The Saracens are raiding this city</source>
            <translation>На город совершают набег сарацины</translation>
        </message>
        <message>
            <source>A raid is still to come</source>
            <translation>Набег ещё впереди</translation>
        </message>
        <message>
            <source>Raiders from here: %1</source>
            <translation>Вышли отсюда в набег: %1</translation>
        </message>
        <message>
            <source>Saracens: %1, level %2, walls +%3</source>
            <translation>Сарацины: %1, уровень&#xa0;%2, стены&#xa0;+%3</translation>
        </message>
        <message>
            <source>Troops: %1, level %2, walls +%3</source>
            <translation>Отряды: %1, уровень&#xa0;%2, стены&#xa0;+%3</translation>
        </message>
        <message>
            <source>Capital of %1</source>
            <translation>Столица %1</translation>
        </message>
        <message>
            <source>Governor: %1</source>
            <translation>Наместник: %1</translation>
        </message>
        <message>
            <source>%1 – %2 of level I</source>
            <translation>%1 — %2 уровня I</translation>
        </message>
        <message>
            <source>%1 – %2 of level II</source>
            <translation>%1 — %2 уровня II</translation>
        </message>
        <message>
            <source>%1 – %2 of level I, %3 of level II</source>
            <translation>%1 — %2 уровня I, %3 уровня II</translation>
        </message>
        <message>
            <source>Bishops: %1</source>
            <translation>Епископы: %1</translation>
        </message>
        <message>
            <source>Holy land of %1</source>
            <translation>Святая земля %1</translation>
        </message>
        <message>
            <source>Whose holy land it is, a check will show</source>
            <translation>Чья это святая земля, покажет проверка</translation>
        </message>
        <message>
            <source>Goods: %1</source>
            <translation>Товары: %1</translation>
        </message>
        <message>
            <source>%1 (at level III also %2)</source>
            <translation>%1 (на уровне III ещё %2)</translation>
        </message>
        <message>
            <source>Coins by level: %1, %2, %3</source>
            <translation>Монеты по уровням: %1, %2, %3</translation>
        </message>
        <message>
            <source>Upgrade: %1</source>
            <translation>Улучшение: %1</translation>
        </message>
        <message>
            <source>Terrain: %1</source>
            <translation>Местность: %1</translation>
        </message>
        <message>
            <source>Zengi stands here</source>
            <translation>Здесь стоит Зенги</translation>
        </message>
        <message>
            <source>Scarred by the chapter before</source>
            <translation>Со шрамом прошлой главы</translation>
        </message>
        <message>
            <source>Ruined in the chapter before</source>
            <translation>Разорён в прошлой главе</translation>
        </message>
        <message>
            <source>any good</source>
            <translation>любой товар</translation>
        </message>
        <message>
            <source>%1 × %2</source>
            <translation>%1&#xa0;×&#xa0;%2</translation>
        </message>
        <message>
            <source>harbour</source>
            <translation>гавань</translation>
        </message>
        <message>
            <source>rivers</source>
            <translation>реки</translation>
        </message>
        <message>
            <source>forests</source>
            <translation>леса</translation>
        </message>
        <message>
            <source>mountains</source>
            <translation>горы</translation>
        </message>
        <message>
            <source>deserts</source>
            <translation>пустыня</translation>
        </message>
        <message>
            <source>Held by %1</source>
            <translation>Под властью %1</translation>
        </message>
        <message>
            <source>%1 – %2 face down</source>
            <translation>%1 — %2 рубашкой вверх</translation>
        </message>
    </context>
    <context>
        <name>outremer::CompanionModel</name>
        <message>
            <source>Chapter %1. %2</source>
            <translation>Глава %1. %2</translation>
        </message>
        <message>
            <source>This chapter is being played in the program: finish it there.</source>
            <translation>Эту главу играют в программе: доиграйте её там.</translation>
        </message>
        <message>
            <source>The campaign is over: all four chapters are written.</source>
            <translation>Кампания завершена: все четыре главы записаны.</translation>
        </message>
        <message>
            <source>Another chapter has been written down meanwhile: open the page again.</source>
            <translation>Тем временем записана другая глава: откройте страницу заново.</translation>
        </message>
    </context>
    <context>
        <name>outremer::ComponentsPart</name>
        <message>
            <source>Opened with chapter %1, %2</source>
            <translation>Открыта с главой %1, %2</translation>
        </message>
        <message>
            <source>Opened on %1</source>
            <translation>Открыта %1</translation>
        </message>
        <message>
            <source>Battles it was played in: %1</source>
            <translation>Сыграна в сражениях: %1</translation>
        </message>
        <message>
            <source>First played in chapter %1: %2</source>
            <translation>Впервые — в главе %1: %2</translation>
        </message>
        <message>
            <source>Came to pass in chapter %1</source>
            <translation>Случилось в главе %1</translation>
        </message>
        <message>
            <source>Sworn and kept: %1</source>
            <translation>Дана и сдержана: %1</translation>
        </message>
        <message>
            <source>Sworn and broken: %1</source>
            <translation>Дана и нарушена: %1</translation>
        </message>
        <message>
            <source>Refused: %1</source>
            <translation>Отвергнута: %1</translation>
        </message>
        <message>
            <source>Earned in chapter %1: %2</source>
            <translation>Заслужено в главе %1: %2</translation>
        </message>
        <message>
            <source>Heirloom after chapter %1: %2</source>
            <translation>Наследие после главы %1: %2</translation>
        </message>
        <message>
            <source>Held to the end of chapter %1: %2, a victory</source>
            <translation>Держали до конца главы %1: %2; победа</translation>
        </message>
        <message>
            <source>Held to the end of chapter %1: %2</source>
            <translation>Держали до конца главы %1: %2</translation>
        </message>
        <message>
            <source>In all campaigns: held %1, won %2</source>
            <translation>Во всех кампаниях: партий — %1, побед — %2</translation>
        </message>
        <message>
            <source>Opens with chapter %1</source>
            <translation>Откроются с главой %1</translation>
        </message>
    </context>
    <context>
        <name>outremer::CrossPart</name>
        <message>
            <source>%1, enhanced</source>
            <translation>%1, усиленный</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>пусто</translation>
        </message>
        <message numerus="yes">
            <source>covering costs %n coin(s)</source>
            <translation>
                <numerusform>накрыть стоит %n монету</numerusform>
                <numerusform>накрыть стоит %n монеты</numerusform>
                <numerusform>накрыть стоит %n монет</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <translation>%1, %2: %3</translation>
        </message>
        <message>
            <source>%1; %2</source>
            <translation>%1; %2</translation>
        </message>
    </context>
    <context>
        <name>outremer::CrusadersDoor</name>
        <message>
            <source>tactics %1, rescripts %2, spies %3</source>
            <translation>тактик — %1, рескриптов — %2, шпионов — %3</translation>
        </message>
        <message>
            <source>The map, the cross of orders, the markets, goods, coins, holiness, buildings</source>
            <translation>Карту, крест приказов, рынки, товары, монеты, святость, постройки</translation>
        </message>
        <message>
            <source>Its own hand: %1</source>
            <translation>Свою руку: %1</translation>
        </message>
        <message>
            <source>Its own influence, bishops and bull</source>
            <translation>Своё влияние, своих епископов и буллу</translation>
        </message>
        <message>
            <source>The hand of %1: %2</source>
            <translation>%1 — карты на руке: %2</translation>
        </message>
        <message>
            <source>The influence, bishops and bulls of the others</source>
            <translation>Чужое влияние, чужих епископов и буллы</translation>
        </message>
        <message>
            <source>What comes next in any deck</source>
            <translation>Что лежит дальше в колодах</translation>
        </message>
    </context>
    <context>
        <name>outremer::DynastiesPart</name>
        <message>
            <source>Offered to %1, who refused</source>
            <translation>Предложена: %1. Отказ</translation>
        </message>
        <message>
            <source>Sworn to %1 and kept</source>
            <translation>Дана: %1. Сдержана</translation>
        </message>
        <message>
            <source>Sworn to %1 and broken</source>
            <translation>Дана: %1. Нарушена</translation>
        </message>
        <message>
            <source>Refused to %1</source>
            <translation>Предлагает %1. Отвергнута</translation>
        </message>
        <message>
            <source>Kept by %1</source>
            <translation>Приносит %1. Сдержана</translation>
        </message>
        <message>
            <source>Broken by %1</source>
            <translation>Приносит %1. Нарушена</translation>
        </message>
    </context>
    <context>
        <name>outremer::EveningsPart</name>
        <message>
            <source>Chapter %1</source>
            <translation>Глава %1</translation>
        </message>
        <message>
            <source>Chapters %1 to %2</source>
            <translation>Главы с %1 по %2</translation>
        </message>
        <message>
            <source>Only a file of this computer can be added.</source>
            <translation>Добавить можно только файл с этого компьютера.</translation>
        </message>
        <message>
            <source>The chronicle was closed before the picture could be noted.</source>
            <translation>Хронику закрыли прежде, чем снимок успели записать.</translation>
        </message>
        <message>
            <source>There is no picture of a reasonable size in that file.</source>
            <translation>В этом файле нет снимка разумных размеров.</translation>
        </message>
        <message>
            <source>That file is no picture this program can show.</source>
            <translation>Этот файл — не снимок, который программа умеет показать.</translation>
        </message>
        <message>
            <source>The picture could not be copied into the program’s folder.</source>
            <translation>Снимок не удалось скопировать в папку программы.</translation>
        </message>
        <message>
            <source>The photograph is in the trash now. Take it back whenever you like.</source>
            <translation>Фотография в корзине. Вернуть её можно в любой день.</translation>
        </message>
    </context>
    <context>
        <name>outremer::Exporter</name>
        <message>
            <source>Booklet</source>
            <translation>Книжка</translation>
        </message>
        <message>
            <source>The chronicle as an illustrated A5 book, ready to print.</source>
            <translation>Хроника как иллюстрированная книга формата А5, готовая к печати.</translation>
        </message>
        <message>
            <source>Sheet for tonight</source>
            <translation>Лист на вечер</translation>
        </message>
        <message>
            <source>Who sits where, how things stand and the set-up, with boxes to tick.</source>
            <translation>Кто где сидит, как стоят дела и как разложить игру, с клетками для галочек.</translation>
        </message>
        <message>
            <source>Web page</source>
            <translation>Веб-страница</translation>
        </message>
        <message>
            <source>One HTML file with maps and arms inside; opens in any browser.</source>
            <translation>Один файл HTML с картами и гербами внутри; откроется в любом браузере.</translation>
        </message>
        <message>
            <source>Plain text</source>
            <translation>Простой текст</translation>
        </message>
        <message>
            <source>Markdown, for a wiki, a blog or a letter.</source>
            <translation>Markdown — для вики, блога или письма.</translation>
        </message>
        <message>
            <source>Data</source>
            <translation>Данные</translation>
        </message>
        <message>
            <source>JSON with every fact, for other programs.</source>
            <translation>JSON со всеми фактами, для других программ.</translation>
        </message>
        <message>
            <source>Whole campaign</source>
            <translation>Кампания целиком</translation>
        </message>
        <message>
            <source>One file with every move, to keep or to go on with on another computer.</source>
            <translation>Один файл со всеми ходами: на память или чтобы продолжить на другом компьютере.</translation>
        </message>
        <message>
            <source>%1, tonight</source>
            <translation>%1, на вечер</translation>
        </message>
        <message>
            <source>There is no such folder. Choose another.</source>
            <translation>Такой папки нет. Выберите другую.</translation>
        </message>
        <message>
            <source>There is already a file of that name. Shall it be replaced?</source>
            <translation>Файл с таким именем уже есть. Заменить его?</translation>
        </message>
        <message>
            <source>The disk has no room for a file to print.</source>
            <translation>На диске нет места для файла на печать.</translation>
        </message>
        <message>
            <source>The chronicler takes up the pen…</source>
            <translation>Хронист берётся за перо…</translation>
        </message>
        <message>
            <source>The story is being told…</source>
            <translation>Рассказывается повесть…</translation>
        </message>
        <message>
            <source>The pages are being set…</source>
            <translation>Набираются страницы…</translation>
        </message>
        <message>
            <source>The file is being saved…</source>
            <translation>Файл сохраняется…</translation>
        </message>
        <message>
            <source>Cancelled. Nothing was written.</source>
            <translation>Отменено. Ничего не записано.</translation>
        </message>
        <message>
            <source>Ready to print.</source>
            <translation>Готово к печати.</translation>
        </message>
        <message>
            <source>Written to %1</source>
            <translation>Записано: %1</translation>
        </message>
        <message>
            <source>The moves are being gathered…</source>
            <translation>Собираются ходы…</translation>
        </message>
        <message>
            <source>Every match is played again…</source>
            <translation>Каждая партия переигрывается заново…</translation>
        </message>
    </context>
    <context>
        <name>outremer::ExtraWords</name>
        <message>
            <source>holiness points: +%1</source>
            <translation>очки святости: +%1</translation>
        </message>
        <message>
            <source>troops: +%1</source>
            <translation>отряды: +%1</translation>
        </message>
        <message>
            <source>movements: +%1</source>
            <translation>перемещения: +%1</translation>
        </message>
    </context>
    <context>
        <name>outremer::Findings</name>
        <message>
            <source>victory is close</source>
            <translation>победа близка</translation>
        </message>
        <message>
            <source>better than an equal share</source>
            <translation>больше равной доли</translation>
        </message>
        <message>
            <source>an even match</source>
            <translation>силы равны</translation>
        </message>
        <message>
            <source>less than an equal share</source>
            <translation>меньше равной доли</translation>
        </message>
        <message>
            <source>little hope</source>
            <translation>надежды мало</translation>
        </message>
        <message>
            <source>well examined</source>
            <translation>изучено основательно</translation>
        </message>
        <message>
            <source>fairly well examined</source>
            <translation>изучено неплохо</translation>
        </message>
        <message>
            <source>looked at in haste</source>
            <translation>рассмотрено наспех</translation>
        </message>
        <message>
            <source>hardly looked at</source>
            <translation>едва рассмотрено</translation>
        </message>
        <message>
            <source>chance of winning: about %1%</source>
            <translation>шанс победить: около %1 %</translation>
        </message>
        <message numerus="yes">
            <source>%1, tried %n time(s)</source>
            <translation>
                <numerusform>%1: %n проба</numerusform>
                <numerusform>%1: %n пробы</numerusform>
                <numerusform>%1: %n проб</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The first is clearly ahead: of a hundred such matches it wins about %n more than the second.</source>
            <translation>
                <numerusform>Первый ход заметно лучше второго: на сотню таких партий он даёт примерно на %n победу больше.</numerusform>
                <numerusform>Первый ход заметно лучше второго: на сотню таких партий он даёт примерно на %n победы больше.</numerusform>
                <numerusform>Первый ход заметно лучше второго: на сотню таких партий он даёт примерно на %n побед больше.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The first is a little ahead: of a hundred such matches it wins about %n more than the second.</source>
            <translation>
                <numerusform>Первый ход немного лучше второго: на сотню таких партий он даёт примерно на %n победу больше.</numerusform>
                <numerusform>Первый ход немного лучше второго: на сотню таких партий он даёт примерно на %n победы больше.</numerusform>
                <numerusform>Первый ход немного лучше второго: на сотню таких партий он даёт примерно на %n побед больше.</numerusform>
            </translation>
        </message>
        <message>
            <source>The two best are about equal; the first proved itself more often.</source>
            <translation>Два лучших хода почти равны, но первый чаще оправдывал себя.</translation>
        </message>
        <message>
            <source>It looks best at first sight too.</source>
            <translation>Он и на первый взгляд кажется лучшим.</translation>
        </message>
        <message>
            <source>At first sight it is only number %1: looking ahead speaks for it.</source>
            <translation>На первый взгляд он лишь %1-й, но если заглянуть вперёд, всё говорит за него.</translation>
        </message>
    </context>
    <context>
        <name>outremer::FolderList</name>
        <message>
            <source>Home</source>
            <translation>Домой</translation>
        </message>
        <message>
            <source>Documents</source>
            <translation>Документы</translation>
        </message>
        <message>
            <source>Pictures</source>
            <translation>Изображения</translation>
        </message>
        <message>
            <source>Downloads</source>
            <translation>Загрузки</translation>
        </message>
    </context>
    <context>
        <name>outremer::FormSections</name>
        <message>
            <source>Place</source>
            <translation>Место</translation>
        </message>
        <message>
            <source>Influence</source>
            <translation>Влияние</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Очки</translation>
        </message>
        <message>
            <source>Traded for</source>
            <translation>Выручка</translation>
        </message>
        <message>
            <source>Hegemony</source>
            <translation>Гегемония</translation>
        </message>
        <message>
            <source>Righteousness</source>
            <translation>Праведность</translation>
        </message>
        <message>
            <source>Fell</source>
            <translation>Пало</translation>
        </message>
        <message>
            <source>Who came where</source>
            <translation>Кто какое место занял</translation>
        </message>
        <message>
            <source>The places are all that must be told. Everything else may stay empty.</source>
            <translation>Обязательны только места. Всё остальное можно оставить пустым.</translation>
        </message>
        <message>
            <source>Not told</source>
            <translation>Не записано</translation>
        </message>
        <message>
            <source>Hegemony and righteousness at once</source>
            <translation>Гегемония и праведность разом</translation>
        </message>
        <message>
            <source>The crusaders’ defeat</source>
            <translation>Поражение крестоносцев</translation>
        </message>
        <message>
            <source>The end of the era</source>
            <translation>Конец эпохи</translation>
        </message>
        <message>
            <source>Whoever came first</source>
            <translation>Занявший первое место</translation>
        </message>
        <message>
            <source>Nobody</source>
            <translation>Никто</translation>
        </message>
        <message>
            <source>How it ended</source>
            <translation>Чем всё кончилось</translation>
        </message>
        <message>
            <source>The ending is written into the chronicle and leaves its mark on the next chapter.</source>
            <translation>Развязка войдёт в хронику и отзовётся в следующей главе.</translation>
        </message>
        <message>
            <source>Ending</source>
            <translation>Развязка</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Раундов</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Победитель</translation>
        </message>
        <message>
            <source>Cities and holy lands</source>
            <translation>Города и святые земли</translation>
        </message>
        <message>
            <source>Tap the arms of whoever holds the city. When every city is told, the chronicle draws the map.</source>
            <translation>Нажмите на герб того, кто держит город. Когда записаны все города, хроника нарисует карту.</translation>
        </message>
        <message>
            <source>Holder</source>
            <translation>Чей город</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Уровень</translation>
        </message>
        <message>
            <source>Units</source>
            <translation>Отрядов</translation>
        </message>
        <message>
            <source>Holy land of</source>
            <translation>Чья святая земля</translation>
        </message>
        <message>
            <source>Marks of qualities</source>
            <translation>Отметки качеств</translation>
        </message>
        <message>
            <source>What each dynasty marked on its sheet; a lost mark is less than none.</source>
            <translation>Что каждая династия отметила на своём листе; утраченная отметка идёт со знаком минус.</translation>
        </message>
        <message>
            <source>Dynasty</source>
            <translation>Династия</translation>
        </message>
        <message>
            <source>Quality</source>
            <translation>Качество</translation>
        </message>
        <message>
            <source>Marks</source>
            <translation>Отметок</translation>
        </message>
        <message>
            <source>Nicknames</source>
            <translation>Прозвища</translation>
        </message>
        <message>
            <source>Taken after this chapter. A card that is not in the list may be written in.</source>
            <translation>Взятые после этой главы. Карту, которой нет в списке, можно вписать.</translation>
        </message>
        <message>
            <source>Nickname</source>
            <translation>Прозвище</translation>
        </message>
        <message>
            <source>Heirlooms</source>
            <translation>Наследие</translation>
        </message>
        <message>
            <source>The building that a dynasty keeps for the next chapter.</source>
            <translation>Постройка, которую династия сохраняет для следующей главы.</translation>
        </message>
        <message>
            <source>Building</source>
            <translation>Постройка</translation>
        </message>
        <message>
            <source>Taken by Saracens</source>
            <translation>Взят сарацинами</translation>
        </message>
        <message>
            <source>Laid waste</source>
            <translation>Разорён</translation>
        </message>
        <message>
            <source>Scars of cities</source>
            <translation>Шрамы городов</translation>
        </message>
        <message>
            <source>They stay on the map of the campaign with their year.</source>
            <translation>Они останутся на карте кампании вместе с годом.</translation>
        </message>
        <message>
            <source>City</source>
            <translation>Город</translation>
        </message>
        <message>
            <source>Scar</source>
            <translation>Шрам</translation>
        </message>
        <message>
            <source>Year</source>
            <translation>Год</translation>
        </message>
        <message>
            <source>Oaths</source>
            <translation>Клятвы</translation>
        </message>
        <message>
            <source>Who swore what to whom, and whether it was kept.</source>
            <translation>Кто, в чём и кому поклялся и сдержал ли слово.</translation>
        </message>
        <message>
            <source>Oath</source>
            <translation>Клятва</translation>
        </message>
        <message>
            <source>Vassal</source>
            <translation>Вассал</translation>
        </message>
        <message>
            <source>Suzerain</source>
            <translation>Сюзерен</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Раунд</translation>
        </message>
        <message>
            <source>Accepted</source>
            <translation>Принята</translation>
        </message>
        <message>
            <source>Kept</source>
            <translation>Сдержана</translation>
        </message>
        <message>
            <source>Unlocked</source>
            <translation>Открытое</translation>
        </message>
        <message>
            <source>Envelopes, cards and pieces that came into the box.</source>
            <translation>Конверты, карты и фигурки, которые вошли в игру.</translation>
        </message>
        <message>
            <source>What it is</source>
            <translation>Что это</translation>
        </message>
        <message>
            <source>Which one</source>
            <translation>Что именно</translation>
        </message>
        <message>
            <source>Counters</source>
            <translation>Счётчики</translation>
        </message>
        <message>
            <source>Whatever else the group counts, for one dynasty or for all.</source>
            <translation>Всё, что ещё считает ваша компания, — для одной династии или для всех.</translation>
        </message>
        <message>
            <source>What is counted</source>
            <translation>Что считаем</translation>
        </message>
        <message>
            <source>How much</source>
            <translation>Сколько</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Заметки</translation>
        </message>
        <message>
            <source>Your own words: the chronicle quotes them.</source>
            <translation>Ваши собственные слова: хроника их процитирует.</translation>
        </message>
        <message>
            <source>Who says it</source>
            <translation>Кто говорит</translation>
        </message>
        <message>
            <source>What is to be remembered</source>
            <translation>Что следует запомнить</translation>
        </message>
        <message>
            <source>Photographs</source>
            <translation>Фотографии</translation>
        </message>
        <message>
            <source>The file stays where it lies. Files may be dropped here with the mouse.</source>
            <translation>Файл остаётся там, где лежит. Файлы можно перетащить сюда мышью.</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Файл</translation>
        </message>
        <message>
            <source>Caption</source>
            <translation>Подпись</translation>
        </message>
    </context>
    <context>
        <name>outremer::FoundingModel</name>
        <message>
            <source>Player %1</source>
            <translation>Игрок %1</translation>
        </message>
        <message>
            <source>A name of our own</source>
            <translation>Своё имя</translation>
        </message>
    </context>
    <context>
        <name>outremer::HandPart</name>
        <message>
            <source>On offer</source>
            <translation>На выбор</translation>
        </message>
        <message>
            <source>Saracens</source>
            <translation>Сарацины</translation>
        </message>
        <message>
            <source>Tactics</source>
            <translation>Тактики</translation>
        </message>
        <message>
            <source>Rescripts</source>
            <translation>Рескрипты</translation>
        </message>
        <message>
            <source>Spies</source>
            <translation>Шпионы</translation>
        </message>
        <message>
            <source>Bull</source>
            <translation>Булла</translation>
        </message>
        <message>
            <source>Oaths</source>
            <translation>Клятвы</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Сброс</translation>
        </message>
    </context>
    <context>
        <name>outremer::Hindsight</name>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message numerus="yes">
            <source>It had %n option(s) and drew lots.</source>
            <translation>
                <numerusform>Был %n ход на выбор; решил жребий.</numerusform>
                <numerusform>Было %n хода на выбор; решил жребий.</numerusform>
                <numerusform>Было %n ходов на выбор; решил жребий.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It had %n option(s) and took what looked best at first sight.</source>
            <translation>
                <numerusform>Был %n ход на выбор; сделан тот, что казался лучшим на первый взгляд.</numerusform>
                <numerusform>Было %n хода на выбор; сделан тот, что казался лучшим на первый взгляд.</numerusform>
                <numerusform>Было %n ходов на выбор; сделан тот, что казался лучшим на первый взгляд.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It had %n option(s). It is thinking them over once more…</source>
            <translation>
                <numerusform>Был %n ход на выбор. Обдумывает его ещё раз…</numerusform>
                <numerusform>Было %n хода на выбор. Обдумывает их ещё раз…</numerusform>
                <numerusform>Было %n ходов на выбор. Обдумывает их ещё раз…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It had %n option(s).</source>
            <translation>
                <numerusform>Был %n ход на выбор.</numerusform>
                <numerusform>Было %n хода на выбор.</numerusform>
                <numerusform>Было %n ходов на выбор.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It played the match on %n time(s) in its mind.</source>
            <translation>
                <numerusform>Мысленно продолжил партию %n раз.</numerusform>
                <numerusform>Мысленно продолжил партию %n раза.</numerusform>
                <numerusform>Мысленно продолжил партию %n раз.</numerusform>
            </translation>
        </message>
        <message>
            <source>In the match it had less time and chose otherwise.</source>
            <translation>В самой партии времени было меньше, и выбор пал на другое.</translation>
        </message>
    </context>
    <context>
        <name>outremer::KingdomsDoor</name>
        <message>
            <source>Every card that lies on the table</source>
            <translation>Все карты, лежащие на столе</translation>
        </message>
        <message numerus="yes">
            <source>Its own hand: %n card(s)</source>
            <translation>
                <numerusform>Свои карты на руке: %n</numerusform>
                <numerusform>Свои карты на руке: %n</numerusform>
                <numerusform>Свои карты на руке: %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The hand of %1: %n card(s)</source>
            <translation>
                <numerusform>На руке, %1: %n карта</numerusform>
                <numerusform>На руке, %1: %n карты</numerusform>
                <numerusform>На руке, %1: %n карт</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The order of the deck: %n card(s)</source>
            <translation>
                <numerusform>Порядок карт в колоде: %n карта</numerusform>
                <numerusform>Порядок карт в колоде: %n карты</numerusform>
                <numerusform>Порядок карт в колоде: %n карт</numerusform>
            </translation>
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
        <name>outremer::MarketPart</name>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n карта</numerusform>
                <numerusform>%n карты</numerusform>
                <numerusform>%n карт</numerusform>
            </translation>
        </message>
        <message>
            <source>on top: %1</source>
            <translation>сверху: %1</translation>
        </message>
        <message>
            <source>discarded: %1, last %2</source>
            <translation>в сбросе: %1, последняя — «%2»</translation>
        </message>
        <message>
            <source>Deck of buildings, levels I–II</source>
            <translation>Колода построек, уровни I–II</translation>
        </message>
        <message>
            <source>Deck of tactics, levels I–II</source>
            <translation>Колода тактик, уровни I–II</translation>
        </message>
        <message>
            <source>Deck of governors</source>
            <translation>Колода наместников</translation>
        </message>
        <message>
            <source>Deck of rescripts, level I</source>
            <translation>Колода рескриптов, уровень I</translation>
        </message>
        <message>
            <source>Deck of rescripts, level II</source>
            <translation>Колода рескриптов, уровень II</translation>
        </message>
        <message>
            <source>Deck of spies</source>
            <translation>Колода шпионов</translation>
        </message>
        <message>
            <source>Deck of Saracen tactics</source>
            <translation>Колода сарацинских тактик</translation>
        </message>
        <message>
            <source>Deck of buildings, the highest levels</source>
            <translation>Колода построек высших уровней</translation>
        </message>
        <message>
            <source>Deck of tactics, the highest levels</source>
            <translation>Колода тактик высших уровней</translation>
        </message>
    </context>
    <context>
        <name>outremer::MatchesModel</name>
        <message>
            <source>Player %1</source>
            <translation>Игрок %1</translation>
        </message>
        <message>
            <source>The match is in the trash now. Nothing of it is lost: take it back whenever you like.</source>
            <translation>Партия теперь в корзине. Ничего не пропало: достать её можно в любой день.</translation>
        </message>
        <message>
            <source>Played by older rules: whoever opens it is asked how to go on</source>
            <translation>Играна по прежним правилам: при открытии спросим, как продолжить</translation>
        </message>
        <message>
            <source>Played with the content it began with</source>
            <translation>Идёт с тем содержанием, с которым началась</translation>
        </message>
        <message>
            <source>Its content is missing: it can be read, not played on</source>
            <translation>Её содержания здесь нет: её можно читать, но не продолжить</translation>
        </message>
    </context>
    <context>
        <name>outremer::MomentWords</name>
        <message>
            <source>today</source>
            <translation>сегодня</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>вчера</translation>
        </message>
        <message>
            <source>just now</source>
            <translation>только что</translation>
        </message>
        <message>
            <source>%1 at %2</source>
            <extracomment>a day, in words, and a time of the clock</extracomment>
            <translation>%1 в %2</translation>
        </message>
    </context>
    <context>
        <name>outremer::PaymentPart</name>
        <message>
            <source>%1: upgrade to level %2</source>
            <translation>%1: улучшение до уровня %2</translation>
        </message>
        <message>
            <source>Building “%1”</source>
            <translation>Постройка «%1»</translation>
        </message>
        <message>
            <source>Learning “%1”</source>
            <translation>Тактика «%1»</translation>
        </message>
    </context>
    <context>
        <name>outremer::PlainBoard</name>
        <message>
            <source>On the table</source>
            <translation>На столе</translation>
        </message>
    </context>
    <context>
        <name>outremer::ProblemWords</name>
        <message>
            <source>The chronicle is damaged</source>
            <translation>Хроника повреждена</translation>
        </message>
        <message>
            <source>Something has changed the file from outside: part of what it holds is no longer what was written. Go back to a proven backup, or save what can still be read into a new file.</source>
            <translation>Файл повреждён: часть записей уже не та, что была сделана. Вернитесь к проверенной копии или спасите в новый файл всё, что ещё читается.</translation>
        </message>
        <message>
            <source>The chronicle is open elsewhere</source>
            <translation>Хроника открыта в другом месте</translation>
        </message>
        <message>
            <source>Another window of Outremer or another program holds the file. Close it there and try again: two at once would spoil each other’s work.</source>
            <translation>Файл держит другое окно Outremer или другая программа. Закройте его там и попробуйте снова: вдвоём они испортили бы друг другу работу.</translation>
        </message>
        <message>
            <source>The chronicle cannot be written</source>
            <translation>В хронику нельзя писать</translation>
        </message>
        <message>
            <source>The file or its folder is protected, so not a single move could be saved. Allow writing there and try again.</source>
            <translation>Файл или его папка защищены от записи, а значит, не сохранился бы ни один ход. Разрешите запись и попробуйте снова.</translation>
        </message>
        <message>
            <source>There is no room left on the disk</source>
            <translation>На диске не осталось места</translation>
        </message>
        <message>
            <source>Everything saved so far is safe, but what comes next would have nowhere to go. Free some space and try again.</source>
            <translation>Всё сохранённое цело, но следующему ходу некуда лечь. Освободите место и попробуйте снова.</translation>
        </message>
        <message>
            <source>The chronicle comes from a newer Outremer</source>
            <translation>Эту хронику вёл более новый Outremer</translation>
        </message>
        <message>
            <source>This program is older than the one that last wrote the file, and it will not guess. Open the file with the newer program, or begin another chronicle here: this one is kept under a dated name.</source>
            <translation>Эта программа старше той, что последней писала в файл, и гадать она не станет. Откройте файл новой программой или начните здесь другую хронику: эта сохранится под именем с датой.</translation>
        </message>
        <message>
            <source>This is not a chronicle</source>
            <translation>Это не хроника</translation>
        </message>
        <message>
            <source>In the chronicle’s place lies a file of some other kind. It may be dear to somebody, so nobody has touched it.</source>
            <translation>На месте хроники лежит посторонний файл. Возможно, он кому-то дорог, поэтому его никто не тронул.</translation>
        </message>
        <message>
            <source>The chronicle cannot be reached</source>
            <translation>До хроники не добраться</translation>
        </message>
        <message>
            <source>The file or its folder cannot be read. See whether the disk is connected and whether you may read there, then try again.</source>
            <translation>Файл или его папка не читаются. Проверьте, подключён ли диск и разрешено ли вам чтение, и попробуйте снова.</translation>
        </message>
        <message>
            <source>The disk reports an error</source>
            <translation>Диск сообщает об ошибке</translation>
        </message>
        <message>
            <source>What was saved before is safe, but this disk should not be trusted with more. Copy the chronicle’s folder to another one, then try again.</source>
            <translation>Сохранённое прежде цело, но доверять этому диску больше не стоит. Скопируйте папку хроники на другой диск и попробуйте снова.</translation>
        </message>
        <message>
            <source>There is not enough memory</source>
            <translation>Не хватает памяти</translation>
        </message>
        <message>
            <source>Close a few other programs and try again.</source>
            <translation>Закройте лишние программы и попробуйте снова.</translation>
        </message>
        <message>
            <source>The chronicle’s file is missing</source>
            <translation>Файл хроники пропал</translation>
        </message>
        <message>
            <source>Only the journal of its last change is there. If the file was moved, put it back beside the journal and try again.</source>
            <translation>На месте только журнал последней записи. Если файл перенесли, верните его к журналу и попробуйте снова.</translation>
        </message>
        <message>
            <source>Nothing could be saved</source>
            <translation>Спасти ничего не удалось</translation>
        </message>
        <message>
            <source>Of this file not even the list of its tables can be read. A backup is the only way back.</source>
            <translation>В этом файле не читается даже список таблиц. Выручит только резервная копия.</translation>
        </message>
        <message>
            <source>No backup could be put in place</source>
            <translation>Восстановить копию не удалось</translation>
        </message>
        <message>
            <source>There is none beside the chronicle, or none of them is sound any more.</source>
            <translation>Рядом с хроникой копий нет, или ни одна из них уже не цела.</translation>
        </message>
        <message>
            <source>The backup was thrown away</source>
            <translation>Копия отброшена</translation>
        </message>
        <message>
            <source>It differed from the chronicle, and such a copy is worse than none. Check the chronicle and the disk.</source>
            <translation>Она разошлась с хроникой, а такая копия хуже, чем никакой. Проверьте хронику и диск.</translation>
        </message>
        <message>
            <source>It is no longer there</source>
            <translation>Этого здесь уже нет</translation>
        </message>
        <message>
            <source>What you have chosen is not in the chronicle any more.</source>
            <translation>Выбранного вами в хронике больше нет.</translation>
        </message>
        <message>
            <source>The chronicle is not open</source>
            <translation>Хроника не открыта</translation>
        </message>
        <message>
            <source>Wait until it is, and try again.</source>
            <translation>Дождитесь, пока она откроется, и попробуйте снова.</translation>
        </message>
        <message>
            <source>A campaign needs a title</source>
            <translation>Кампании нужно название</translation>
        </message>
        <message>
            <source>It will stand on the first page of the book.</source>
            <translation>Оно будет стоять на первой странице книги.</translation>
        </message>
        <message>
            <source>These states cannot play together</source>
            <translation>Эти государства не играют вместе</translation>
        </message>
        <message>
            <source>Choose another one for one of the thrones.</source>
            <translation>Посадите на один из престолов кого-нибудь другого.</translation>
        </message>
        <message>
            <source>This match was played by other rules</source>
            <translation>Эту партию играли по другим правилам</translation>
        </message>
        <message>
            <source>Open it with the version of the program it was played with.</source>
            <translation>Откройте её той версией программы, в которой её играли.</translation>
        </message>
        <message>
            <source>This match was played with another content pack</source>
            <translation>Эту партию играли с другим набором карт</translation>
        </message>
        <message>
            <source>Choose the pack it was played with.</source>
            <translation>Выберите набор, с которым её играли.</translation>
        </message>
        <message>
            <source>The match of this chapter is missing</source>
            <translation>Партия этой главы пропала</translation>
        </message>
        <message>
            <source>Restore a backup to go on with the campaign.</source>
            <translation>Чтобы продолжить кампанию, восстановите резервную копию.</translation>
        </message>
        <message>
            <source>Something is in the way</source>
            <translation>Что-то помешало</translation>
        </message>
        <message>
            <source>The store could not do that. What was saved before is safe; below is what it says.</source>
            <translation>Хранилище с этим не справилось. Сохранённое прежде цело; ниже — его собственные слова.</translation>
        </message>
        <message>
            <source>%1.
%2</source>
            <translation>%1.
%2</translation>
        </message>
    </context>
    <context>
        <name>outremer::RaidCalculator</name>
        <message>
            <source>The city</source>
            <translation>Город</translation>
        </message>
        <message>
            <source>The raid</source>
            <translation>Набег</translation>
        </message>
        <message>
            <source>Saracen cities next to it</source>
            <translation>Соседние города сарацин</translation>
        </message>
        <message>
            <source>One more city</source>
            <translation>Ещё один город</translation>
        </message>
        <message>
            <source>Only the numbers</source>
            <translation>Только числа</translation>
        </message>
        <message>
            <source>Troops in the city</source>
            <translation>Отрядов в городе</translation>
        </message>
        <message>
            <source>Level of the city</source>
            <translation>Уровень города</translation>
        </message>
        <message>
            <source>Defence by event or nickname</source>
            <translation>Защита от события или прозвища</translation>
        </message>
        <message>
            <source>Garrison by rescripts</source>
            <translation>Гарнизон от рескриптов</translation>
        </message>
        <message>
            <source>Raiders sent home</source>
            <translation>Отослано налётчиков</translation>
        </message>
        <message>
            <source>Bonuses of the Saracen track</source>
            <translation>Открыто бонусов трека сарацин</translation>
        </message>
        <message>
            <source>Event of this round</source>
            <translation>Событие раунда</translation>
        </message>
        <message>
            <source>Units there</source>
            <translation>Отрядов в нём</translation>
        </message>
        <message>
            <source>City %1</source>
            <translation>Город %1</translation>
        </message>
        <message>
            <source>No raid</source>
            <translation>Набега нет</translation>
        </message>
        <message>
            <source>The city falls</source>
            <translation>Город пал</translation>
        </message>
        <message>
            <source>The city holds</source>
            <translation>Город устоял</translation>
        </message>
    </context>
    <context>
        <name>outremer::Recap</name>
        <message>
            <source>To move: %1</source>
            <translation>Ход: %1</translation>
        </message>
    </context>
    <context>
        <name>outremer::Recovery</name>
        <message>
            <source>Opening the chronicle…</source>
            <translation>Открываем хронику…</translation>
        </message>
        <message>
            <source>Go on with what was saved</source>
            <translation>Продолжить со спасённым</translation>
        </message>
        <message>
            <source>It becomes your chronicle; the damaged file is kept beside it under a dated name.</source>
            <translation>Спасённое станет вашей хроникой; повреждённый файл останется рядом, под именем с датой.</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Попробовать снова</translation>
        </message>
        <message>
            <source>When the cause is out of the way.</source>
            <translation>Когда причина устранена.</translation>
        </message>
        <message>
            <source>Restore the newest backup</source>
            <translation>Восстановить последнюю копию</translation>
        </message>
        <message>
            <source>Made %1. It is checked first; the present file is kept under a dated name.</source>
            <translation>Сделана %1. Сначала её проверят; нынешний файл останется под именем с датой.</translation>
        </message>
        <message>
            <source>Save what can be read</source>
            <translation>Спасти то, что читается</translation>
        </message>
        <message>
            <source>Into a new file, with a report of what is missing. The damaged one stays as it is.</source>
            <translation>В новый файл, с отчётом о потерях. Повреждённый останется как есть.</translation>
        </message>
        <message>
            <source>Begin a new chronicle</source>
            <translation>Начать новую хронику</translation>
        </message>
        <message>
            <source>This file is kept beside it under a dated name.</source>
            <translation>Этот файл останется рядом, под именем с датой.</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Открыть папку</translation>
        </message>
        <message>
            <source>To look for yourself.</source>
            <translation>Чтобы взглянуть самим.</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Выйти</translation>
        </message>
        <message>
            <source>Everything stays as it is.</source>
            <translation>Всё останется как есть.</translation>
        </message>
        <message>
            <source>Your chronicle now comes from %1.</source>
            <translation>Ваша хроника восстановлена из файла %1.</translation>
        </message>
        <message>
            <source>The file that was there is kept as %1.</source>
            <translation>Прежний файл сохранён под именем %1.</translation>
        </message>
        <message>
            <source>Checking the backup and putting it in place…</source>
            <translation>Проверяем копию и ставим её на место…</translation>
        </message>
        <message>
            <source>Reading what can still be read…</source>
            <translation>Читаем всё, что ещё читается…</translation>
        </message>
        <message>
            <source>Saved into %1</source>
            <translation>Спасённое записано в %1</translation>
        </message>
        <message>
            <source>Everything could be saved</source>
            <translation>Спасено всё</translation>
        </message>
        <message>
            <source>Part of it could be saved</source>
            <translation>Спасена часть</translation>
        </message>
        <message>
            <source>Putting what was saved in place…</source>
            <translation>Ставим спасённое на место…</translation>
        </message>
        <message>
            <source>Making room for a new chronicle…</source>
            <translation>Освобождаем место для новой хроники…</translation>
        </message>
        <message>
            <source>A new chronicle is open. The old file is kept as %1.</source>
            <translation>Открыта новая хроника. Прежний файл сохранён под именем %1.</translation>
        </message>
    </context>
    <context>
        <name>outremer::ResultPart</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>broken oaths</source>
            <translation>нарушенные клятвы</translation>
        </message>
        <message>
            <source>from before the first move</source>
            <translation>до первого хода</translation>
        </message>
    </context>
    <context>
        <name>outremer::RoundRows</name>
        <message>
            <source>Event</source>
            <translation>События</translation>
        </message>
        <message>
            <source>Planning</source>
            <translation>Планирование</translation>
        </message>
        <message>
            <source>Activation</source>
            <translation>Активация</translation>
        </message>
        <message>
            <source>Income</source>
            <translation>Доход</translation>
        </message>
        <message>
            <source>%1/%2</source>
            <translation>%1/%2</translation>
        </message>
        <message>
            <source>%1+/%2</source>
            <translation>%1+/%2</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 из %2</translation>
        </message>
        <message>
            <source>at least %1 of %2</source>
            <translation>не меньше %1 из %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1: fewest cities of a state – %2 (%3)</source>
            <translation>%1: меньше всего городов у государства — %2 (%3)</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n coin(s)</source>
            <translation>
                <numerusform>%1: %n монета</numerusform>
                <numerusform>%1: %n монеты</numerusform>
                <numerusform>%1: %n монет</numerusform>
            </translation>
        </message>
        <message>
            <source>The match is over</source>
            <translation>Партия окончена</translation>
        </message>
        <message>
            <source>Setting up</source>
            <translation>Подготовка к партии</translation>
        </message>
        <message>
            <source>Round %1 of %2</source>
            <translation>Раунд %1 из %2</translation>
        </message>
        <message>
            <source>First player: %1</source>
            <translation>Первый игрок: %1</translation>
        </message>
    </context>
    <context>
        <name>outremer::SalvageWords</name>
        <message>
            <source>People</source>
            <translation>Люди</translation>
        </message>
        <message>
            <source>Groups</source>
            <translation>Компании</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Партии</translation>
        </message>
        <message>
            <source>Lines of play</source>
            <translation>Линии игры</translation>
        </message>
        <message>
            <source>Campaigns</source>
            <translation>Кампании</translation>
        </message>
        <message>
            <source>Dynasties</source>
            <translation>Династии</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Главы</translation>
        </message>
        <message>
            <source>Evenings</source>
            <translation>Вечера</translation>
        </message>
        <message>
            <source>Attendances</source>
            <translation>Присутствие на вечерах</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Заметки</translation>
        </message>
        <message>
            <source>Photographs</source>
            <translation>Фотографии</translation>
        </message>
        <message>
            <source>Nicknames</source>
            <translation>Прозвища</translation>
        </message>
        <message>
            <source>Marks of quality</source>
            <translation>Отметки качеств</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>Notes of backups</source>
            <translation>Записи о копиях</translation>
        </message>
        <message>
            <source>an unknown number</source>
            <translation>неизвестно скольких</translation>
        </message>
        <message>
            <source>%1: %2 of %3</source>
            <translation>%1: %2 из %3</translation>
        </message>
        <message>
            <source>Match %1, line %2: steps %3 of %4</source>
            <translation>Партия %1, линия %2: шагов %3 из %4</translation>
        </message>
    </context>
    <context>
        <name>outremer::SeatModel</name>
        <message>
            <source>Player %1</source>
            <translation>Игрок %1</translation>
        </message>
    </context>
    <context>
        <name>outremer::Shortcuts</name>
        <message>
            <source>Moving</source>
            <translation>Передвижение</translation>
        </message>
        <message>
            <source>Choosing</source>
            <translation>Выбор</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>За столом</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>Страницы</translation>
        </message>
        <message>
            <source>Walk from thing to thing on the board</source>
            <translation>Переходить по полю от одного к другому</translation>
        </message>
        <message>
            <source>To the next control</source>
            <translation>К следующей кнопке или полю</translation>
        </message>
        <message>
            <source>To the control before it</source>
            <translation>К предыдущей</translation>
        </message>
        <message>
            <source>Let go of what was taken up; go back</source>
            <translation>Отпустить взятое; вернуться</translation>
        </message>
        <message>
            <source>Enter|Space</source>
            <translation>Enter|Пробел</translation>
        </message>
        <message>
            <source>Choose what has the frame</source>
            <translation>Выбрать то, что в рамке</translation>
        </message>
        <message>
            <source>Choose from the list by number</source>
            <translation>Выбрать из списка по номеру</translation>
        </message>
        <message>
            <source>Take the last step back</source>
            <translation>Взять последний шаг назад</translation>
        </message>
        <message>
            <source>Why can this not be chosen?</source>
            <translation>Почему это нельзя выбрать?</translation>
        </message>
        <message>
            <source>A hint for this decision</source>
            <translation>Подсказка к этому решению</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Пробел</translation>
        </message>
        <message>
            <source>Take the screen over</source>
            <translation>Сесть к экрану</translation>
        </message>
        <message>
            <source>Look at a card closely</source>
            <translation>Рассмотреть карту</translation>
        </message>
        <message>
            <source>The chronicle of the match</source>
            <translation>Хроника партии</translation>
        </message>
        <message>
            <source>See the match again</source>
            <translation>Посмотреть партию сначала</translation>
        </message>
        <message>
            <source>The board of a state</source>
            <translation>Планшет государства</translation>
        </message>
        <message>
            <source>These keys</source>
            <translation>Эта страница</translation>
        </message>
        <message>
            <source>Find a rule</source>
            <translation>Найти правило</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>The book of the campaign</source>
            <translation>Книга кампании</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Во весь экран</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Выйти</translation>
        </message>
        <message>
            <source>Finish, or do without</source>
            <translation>Закончить или отказаться</translation>
        </message>
        <message>
            <source>Counsel: the best moves, and why</source>
            <translation>Совет: лучшие ходы и почему</translation>
        </message>
    </context>
    <context>
        <name>outremer::StateWords</name>
        <message>
            <source>%1 – %2</source>
            <translation>%1 — %2</translation>
        </message>
        <message>
            <source>%1.</source>
            <translation>%1.</translation>
        </message>
        <message>
            <source>%1, %2.</source>
            <translation>%1, %2.</translation>
        </message>
        <message>
            <source>Out of play.</source>
            <translation>Вне игры.</translation>
        </message>
        <message>
            <source>To move.</source>
            <translation>Сейчас ходит.</translation>
        </message>
        <message>
            <source>Coins: %1.</source>
            <translation>Монеты: %1.</translation>
        </message>
        <message>
            <source>Influence: %1.</source>
            <translation>Влияние: %1.</translation>
        </message>
        <message>
            <source>Place in the turn order: %1.</source>
            <translation>Место в порядке хода: %1.</translation>
        </message>
        <message>
            <source>Cities: %1, holy lands: %2.</source>
            <translation>Города: %1, святые земли: %2.</translation>
        </message>
        <message>
            <source>Contested holy lands: %1.</source>
            <translation>Спорные святые земли: %1.</translation>
        </message>
        <message>
            <source>Goods ready: %1.</source>
            <translation>Товары в наличии: %1.</translation>
        </message>
        <message>
            <source>Goods spent: %1.</source>
            <translation>Потраченные товары: %1.</translation>
        </message>
        <message>
            <source>Goods blocked: %1.</source>
            <translation>Заблокированные товары: %1.</translation>
        </message>
        <message>
            <source>In supply: troops %1, bishops %2.</source>
            <translation>В запасе: отряды — %1, епископы — %2.</translation>
        </message>
        <message>
            <source>Cards: buildings %1, tactics %2, rescripts %3, spies in play %4.</source>
            <translation>Карты: постройки — %1, тактики — %2, рескрипты — %3, активные шпионы — %4.</translation>
        </message>
    </context>
    <context>
        <name>outremer::StatisticsPart</name>
        <message>
            <source>Player</source>
            <translation>Игрок</translation>
        </message>
        <message>
            <source>Campaigns</source>
            <translation>Кампании</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Главы</translation>
        </message>
        <message>
            <source>Victories</source>
            <translation>Победы</translation>
        </message>
        <message>
            <source>Mean place</source>
            <translation>Среднее место</translation>
        </message>
        <message>
            <source>States</source>
            <translation>Государства</translation>
        </message>
        <message>
            <source>Nicknames</source>
            <translation>Прозвища</translation>
        </message>
        <message>
            <source>State</source>
            <translation>Государство</translation>
        </message>
        <message>
            <source>Battles</source>
            <translation>Сражения</translation>
        </message>
        <message>
            <source>Battles won</source>
            <translation>Выиграно</translation>
        </message>
        <message>
            <source>Cities held at the ends</source>
            <translation>Города к концам глав</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 из %2</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Карта</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Вид</translation>
        </message>
        <message>
            <source>Times</source>
            <translation>Раз</translation>
        </message>
    </context>
    <context>
        <name>outremer::StoreWords</name>
        <message>
            <source>%1: the file is damaged (%2). It was left as it is; restore a backup, or salvage what can still be read into a new file.</source>
            <translation>%1: файл повреждён (%2). Он оставлен как есть; верните резервную копию или спасите в новый файл то, что ещё читается.</translation>
        </message>
        <message>
            <source>%1: the chronicle is open elsewhere, by %2. Close it there and try again.</source>
            <translation>%1: летопись уже открыта, её держит %2. Закройте её там и попробуйте снова.</translation>
        </message>
        <message>
            <source>%1: another program is using the file. Close it there and try again.</source>
            <translation>%1: файл занят другой программой. Закройте его там и попробуйте снова.</translation>
        </message>
        <message>
            <source>%1: the file or its folder may not be written. Allow writing, or open a copy of it elsewhere.</source>
            <translation>%1: запись в файл или в его папку запрещена. Разрешите её или откройте копию в другом месте.</translation>
        </message>
        <message>
            <source>%1: cannot be created (%2), so the chronicle cannot be opened for writing. Allow writing to its folder, or open a copy.</source>
            <translation>%1: файл не создаётся (%2), поэтому летопись нельзя открыть для записи. Разрешите запись в её папку или откройте копию.</translation>
        </message>
        <message>
            <source>%1: cannot be created (%2), so the chronicle cannot be opened for writing. Free some space and try again.</source>
            <translation>%1: файл не создаётся (%2), поэтому летопись нельзя открыть для записи. Освободите место и попробуйте снова.</translation>
        </message>
        <message>
            <source>%1: the disk is full, so nothing was saved; what was saved before is safe. Free some space and try again.</source>
            <translation>%1: на диске кончилось место, и ничего не сохранено; сохранённое прежде цело. Освободите место и попробуйте снова.</translation>
        </message>
        <message>
            <source>%1: the disk reported an error, so nothing was saved; what was saved before is safe. Check the disk and make a backup.</source>
            <translation>%1: диск сообщил об ошибке, и ничего не сохранено; сохранённое прежде цело. Проверьте диск и сделайте резервную копию.</translation>
        </message>
        <message>
            <source>%1: the file was written by a newer Outremer (version %2 of the format, this program knows %3); it was left as it is. Open it with the newer program.</source>
            <translation>%1: файл записан более новой программой (версия формата %2, здесь известна %3); он оставлен как есть. Откройте его той программой.</translation>
        </message>
        <message>
            <source>%1: this is not a chronicle of Outremer; it was left as it is.</source>
            <translation>%1: это не хроника Outremer; файл оставлен как есть.</translation>
        </message>
        <message>
            <source>%1: this is not a chronicle of Outremer.</source>
            <translation>%1: это не хроника Outremer.</translation>
        </message>
        <message>
            <source>%1: this is not a file; it was left as it is.</source>
            <translation>%1: это не файл; всё оставлено как есть.</translation>
        </message>
        <message>
            <source>%1: the file cannot be opened. Check that its folder exists and may be written.</source>
            <translation>%1: файл не открывается. Проверьте, есть ли его папка и можно ли в неё писать.</translation>
        </message>
        <message>
            <source>%1: the file cannot be read. Check its permissions.</source>
            <translation>%1: файл не читается. Проверьте права доступа.</translation>
        </message>
        <message>
            <source>%1: the chronicle is missing but the journal of its last change is there (%2). Put the file back, or move the journal away.</source>
            <translation>%1: летописи нет, но есть журнал её последнего изменения (%2). Верните файл на место или уберите журнал.</translation>
        </message>
        <message>
            <source>%1: there is not enough memory. Close other programs and try again.</source>
            <translation>%1: не хватает памяти. Закройте другие программы и попробуйте снова.</translation>
        </message>
        <message>
            <source>%1: the list of its tables cannot be read, so nothing can be salvaged. Restore a backup.</source>
            <translation>%1: не читается даже список таблиц, спасать нечего. Верните резервную копию.</translation>
        </message>
        <message>
            <source>%1: the backup was thrown away because it differs from the chronicle: %2. Check the chronicle and the disk.</source>
            <translation>%1: резервная копия выброшена, потому что разошлась с летописью: %2. Проверьте летопись и диск.</translation>
        </message>
        <message>
            <source>%1: the change before this one was saved after all, although the disk had reported an error. Look again before repeating it.</source>
            <translation>%1: предыдущее изменение всё-таки сохранилось, хотя диск сообщил об ошибке. Посмотрите ещё раз, прежде чем повторять его.</translation>
        </message>
        <message>
            <source>%1: there is no such file.</source>
            <translation>%1: такого файла нет.</translation>
        </message>
        <message>
            <source>%1: a campaign is never that large; it was not read.</source>
            <translation>%1: таких больших кампаний не бывает; файл не прочитан.</translation>
        </message>
        <message>
            <source>%1: the chronicle does not take that: %2.</source>
            <translation>%1: летопись этого не принимает: %2.</translation>
        </message>
        <message>
            <source>%1: the chronicle could not do that: %2.</source>
            <translation>%1: летопись не смогла этого сделать: %2.</translation>
        </message>
        <message>
            <source>it is empty</source>
            <translation>он пуст</translation>
        </message>
        <message>
            <source>its header is wrong</source>
            <translation>неверен заголовок</translation>
        </message>
        <message>
            <source>its end is missing</source>
            <translation>нет его конца</translation>
        </message>
        <message>
            <source>it cannot be checked</source>
            <translation>его нельзя проверить</translation>
        </message>
        <message>
            <source>its checksum does not fit</source>
            <translation>не сходится контрольная сумма</translation>
        </message>
        <message>
            <source>it does not hold exactly one campaign</source>
            <translation>в нём не одна кампания</translation>
        </message>
        <message>
            <source>its tables are not those of version %1</source>
            <translation>таблицы не те, что в версии %1</translation>
        </message>
        <message>
            <source>a row of &quot;%1&quot; does not fit its seal</source>
            <translation>строка таблицы «%1» не сходится со своей печатью</translation>
        </message>
        <message>
            <source>a row of &quot;%1&quot; points to a row of &quot;%2&quot; that is not there</source>
            <translation>строка таблицы «%1» ссылается на пропавшую строку таблицы «%2»</translation>
        </message>
        <message>
            <source>&quot;%1&quot; does not have the rows it should have</source>
            <translation>в таблице «%1» не те строки</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is not the same</source>
            <translation>таблица «%1» другая</translation>
        </message>
        <message>
            <source>the tally of &quot;%1&quot; is missing</source>
            <translation>нет счёта строк таблицы «%1»</translation>
        </message>
        <message>
            <source>there are tallies of unknown tables</source>
            <translation>есть счёт строк неизвестных таблиц</translation>
        </message>
        <message>
            <source>there are other tables</source>
            <translation>таблицы не те</translation>
        </message>
        <message>
            <source>there are steps that belong to no line</source>
            <translation>есть шаги, не принадлежащие ни одной линии</translation>
        </message>
        <message>
            <source>the lines of the journal and their heads do not fit</source>
            <translation>линии журнала не сходятся со своими концами</translation>
        </message>
        <message>
            <source>the head of a line does not fit its seal</source>
            <translation>конец линии не сходится со своей печатью</translation>
        </message>
        <message>
            <source>line %1 has no head</source>
            <translation>у линии %1 нет конца</translation>
        </message>
        <message>
            <source>a line is its own ancestor</source>
            <translation>линия происходит от самой себя</translation>
        </message>
        <message>
            <source>a line has a parent of another match</source>
            <translation>линия происходит из другой партии</translation>
        </message>
        <message>
            <source>a line was forked where there is nothing</source>
            <translation>линия ответвлена там, где ничего нет</translation>
        </message>
        <message>
            <source>the journal of match %1 breaks after step %2</source>
            <translation>журнал партии %1 обрывается после шага %2</translation>
        </message>
        <message>
            <source>the copy made before changing it differs: %1</source>
            <translation>копия, снятая перед изменением, отличается: %1</translation>
        </message>
        <message>
            <source>match %1 of &quot;%2&quot; was not played again: its rules or its content pack are not here</source>
            <translation>партия %1 («%2») не переиграна: здесь нет её правил или её набора</translation>
        </message>
        <message>
            <source>structure: %1</source>
            <translation>строение: %1</translation>
        </message>
        <message>
            <source>process %1 on %2 since %3</source>
            <translation>процесс %1 на компьютере %2 с %3</translation>
        </message>
        <message>
            <source>another program</source>
            <translation>другая программа</translation>
        </message>
        <message>
            <source>Permission denied</source>
            <translation>доступ запрещён</translation>
        </message>
        <message>
            <source>Read-only file system</source>
            <translation>файловая система только для чтения</translation>
        </message>
        <message>
            <source>No space left on device</source>
            <translation>на диске нет места</translation>
        </message>
        <message>
            <source>No such file or directory</source>
            <translation>нет такого файла или папки</translation>
        </message>
        <message>
            <source>%1: this is not a chronicle of Outremer; it was left as it is. Choose another file.</source>
            <translation>%1: это не хроника Outremer; файл оставлен как есть.</translation>
        </message>
        <message>
            <source>%1: this is not a campaign exported from Outremer; it was left as it is. Choose another file.</source>
            <translation>%1: это не кампания, сохранённая из Outremer; файл оставлен как есть. Выберите другой.</translation>
        </message>
        <message>
            <source>database disk image is malformed</source>
            <translation>образ базы данных испорчен</translation>
        </message>
        <message>
            <source>disk I/O error</source>
            <translation>ошибка чтения или записи</translation>
        </message>
    </context>
    <context>
        <name>outremer::Table</name>
        <message>
            <source>The last step could not be saved and was not made. %1</source>
            <translation>Последний ход не удалось сохранить, и он не сделан. %1</translation>
        </message>
        <message>
            <source>With the content of before</source>
            <translation>С прежним содержанием</translation>
        </message>
        <message>
            <source>This match cannot go on with the new content: its position has something that the new content does not know. It goes on with the content it began with.</source>
            <translation>Эту партию нельзя продолжить с новым содержанием: в её положении есть то, чего новое содержание не знает. Она продолжается с тем, с которым началась.</translation>
        </message>
    </context>
    <context>
        <name>outremer::TableWords</name>
        <message>
            <source>the last step of %1</source>
            <translation>последний ход (%1)</translation>
        </message>
        <message>
            <source>%1 is thinking…</source>
            <translation>%1 обдумывает ход…</translation>
        </message>
        <message>
            <source>%1 (%2) is thinking…</source>
            <translation>%1 (%2) обдумывает ход…</translation>
        </message>
    </context>
    <context>
        <name>outremer::ThingWords</name>
        <message>
            <source>hidden</source>
            <translation>скрыто</translation>
        </message>
        <message>
            <source>%1, %2 of them</source>
            <translation>%1, всего %2</translation>
        </message>
        <message>
            <source>%1 (%2): %3</source>
            <translation>%1 (%2): %3</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Everything that lies open on the table</source>
            <translation>Всё, что лежит открыто на столе</translation>
        </message>
    </context>
    <context>
        <name>outremer::TrackRows</name>
        <message>
            <source>Cell %1</source>
            <translation>Ячейка %1</translation>
        </message>
        <message>
            <source>Cell %1: a bishop</source>
            <translation>Ячейка %1: епископ</translation>
        </message>
        <message>
            <source>Cell %1: a rescript</source>
            <translation>Ячейка %1: рескрипт</translation>
        </message>
        <message>
            <source>%1: cell %2</source>
            <translation>%1: ячейка %2</translation>
        </message>
        <message>
            <source>%1, number %2 in turn order</source>
            <translation>%1, в порядке хода — %2</translation>
        </message>
        <message>
            <source>strength +%1</source>
            <translation>сила +%1</translation>
        </message>
        <message numerus="yes">
            <source>up to %n raider(s) from a city</source>
            <translation>
                <numerusform>из каждого города — до %n отряда</numerusform>
                <numerusform>из каждого города — до %n отрядов</numerusform>
                <numerusform>из каждого города — до %n отрядов</numerusform>
            </translation>
        </message>
        <message>
            <source>raid token: %1</source>
            <translation>жетон набега: %1</translation>
        </message>
        <message>
            <source>raid token, face down</source>
            <translation>жетон набега взакрытую</translation>
        </message>
        <message>
            <source>Cell %1: %2</source>
            <translation>Ячейка %1: %2</translation>
        </message>
        <message>
            <source>%1; %2</source>
            <translation>%1; %2</translation>
        </message>
        <message>
            <source>Next raid: %1 and %2</source>
            <translation>Цель набега: %1 и %2</translation>
        </message>
        <message>
            <source>No more raids</source>
            <translation>Набегов больше не будет</translation>
        </message>
        <message>
            <source>The target is not known yet</source>
            <translation>Цель набега пока неизвестна</translation>
        </message>
        <message>
            <source>Saracen strength +%1, %2</source>
            <translation>Сила сарацин +%1, %2</translation>
        </message>
        <message>
            <source>%1. %2</source>
            <translation>%1. %2</translation>
        </message>
    </context>
    <context>
        <name>outremer::TrashModel</name>
        <message>
            <source>Player</source>
            <translation>Игрок</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Партия</translation>
        </message>
        <message>
            <source>Campaign</source>
            <translation>Кампания</translation>
        </message>
        <message>
            <source>Photograph</source>
            <translation>Фотография</translation>
        </message>
        <message>
            <source>Without a caption</source>
            <translation>Без подписи</translation>
        </message>
    </context>
    <context>
        <name>BracketPlace</name>
        <message>
            <source>bye</source>
            <translation>нет соперника</translation>
        </message>
    </context>
    <context>
        <name>BracketSlots</name>
        <message>
            <source>Champion: %1</source>
            <translation>Победитель турнира: %1</translation>
        </message>
        <message>
            <source>bye</source>
            <translation>нет соперника</translation>
        </message>
        <message>
            <source>not known yet</source>
            <translation>ещё неизвестно</translation>
        </message>
        <message>
            <source>Round %1: %2</source>
            <translation>Раунд %1: %2</translation>
        </message>
        <message>
            <source>%1, beaten</source>
            <translation>%1, побеждён</translation>
        </message>
    </context>
    <context>
        <name>PieceStack</name>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>и ещё %n</numerusform>
                <numerusform>и ещё %n</numerusform>
                <numerusform>и ещё %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StageBanner</name>
        <message>
            <source>%1, to act</source>
            <translation>%1, сейчас действует</translation>
        </message>
    </context>
    <context>
        <name>StageHead</name>
        <message>
            <source>Round %1 of %2</source>
            <translation>Раунд %1 из %2</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Раунд</translation>
        </message>
    </context>
    <context>
        <name>StageRail</name>
        <message>
            <source>Now: %1</source>
            <translation>Сейчас: %1</translation>
        </message>
    </context>
    <context>
        <name>StageStory</name>
        <message>
            <source>The story so far</source>
            <translation>Что уже произошло</translation>
        </message>
    </context>
    <context>
        <name>outremer::DiceTray</name>
        <message>
            <source>%1, counts</source>
            <translation>%1, в зачёт</translation>
        </message>
        <message>
            <source>Rolled %1.</source>
            <translation>Выпало: %1.</translation>
        </message>
        <message>
            <source>Rolled %1; counting: %2.</source>
            <translation>Выпало: %1; в зачёт: %2.</translation>
        </message>
    </context>
    <context>
        <name>OldContent</name>
        <message>
            <source>This match is played with the content it began with.</source>
            <translation>Эта партия идёт с тем содержанием, с которым началась.</translation>
        </message>
        <message>
            <source>Go on with the new content</source>
            <translation>Продолжить с новым содержанием</translation>
        </message>
    </context>
    <context>
        <name>HistoryEvening</name>
        <message>
            <source>%1, %2</source>
            <comment>a day and a place</comment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1: %2. %3</source>
            <translation>%1: %2. %3</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>– (%1)</source>
            <translation>– (%1)</translation>
        </message>
    </context>
    <context>
        <name>HistoryFigures</name>
        <message>
            <source>Wins, evening by evening</source>
            <translation>Победы, вечер за вечером</translation>
        </message>
        <message>
            <source>Plays, and how many of them were won</source>
            <translation>Партии и сколько из них выиграно</translation>
        </message>
        <message>
            <source>Against one another: how often above, how often below</source>
            <translation>Друг против друга: сколько раз выше, сколько раз ниже</translation>
        </message>
        <message>
            <source>Rivalries, from three plays on</source>
            <translation>Соперники, начиная с трёх партий</translation>
        </message>
        <message>
            <source>Against bots</source>
            <translation>Против ботов</translation>
        </message>
        <message>
            <source>Games, and the house that won most often</source>
            <translation>Игры и кто в них чаще побеждал</translation>
        </message>
        <message>
            <source>Houses and states</source>
            <translation>Дома и государства</translation>
        </message>
    </context>
    <context>
        <name>HistoryNotice</name>
        <message>
            <source>Replace</source>
            <translation>Заменить</translation>
        </message>
        <message>
            <source>No, keep it</source>
            <translation>Нет, оставить</translation>
        </message>
        <message>
            <source>Good</source>
            <translation>Хорошо</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>What we have played</source>
            <translation>Во что мы играли</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Игра</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Игрок</translation>
        </message>
        <message>
            <source>Plays with bots</source>
            <translation>Партии с ботами</translation>
        </message>
        <message>
            <source>With bots</source>
            <translation>С ботами</translation>
        </message>
        <message>
            <source>People only</source>
            <translation>Только люди</translation>
        </message>
        <message>
            <source>For BG Stats</source>
            <translation>Для BG Stats</translation>
        </message>
        <message>
            <source>Nothing has been played yet. Every match and every chapter will be remembered here.</source>
            <translation>Пока ничего не сыграно. Здесь будет помниться каждая партия и каждая глава.</translation>
        </message>
        <message>
            <source>Evenings</source>
            <translation>Вечера</translation>
        </message>
        <message>
            <source>Older evenings</source>
            <translation>Более ранние вечера</translation>
        </message>
        <message>
            <source>Where shall the file go?</source>
            <translation>Куда положить файл?</translation>
        </message>
    </context>
    <context>
        <name>outremer::GroupHistory</name>
        <message>
            <source>All games</source>
            <translation>Все игры</translation>
        </message>
        <message>
            <source>Everybody</source>
            <translation>Все игроки</translation>
        </message>
        <message>
            <source>Our plays</source>
            <translation>Наши партии</translation>
        </message>
        <message>
            <source>There is no such folder. Choose another.</source>
            <translation>Такой папки нет. Выберите другую.</translation>
        </message>
        <message>
            <source>There is already a file of that name. Shall it be replaced?</source>
            <translation>Файл с таким именем уже есть. Заменить его?</translation>
        </message>
        <message>
            <source>The file could not be written. Choose another folder.</source>
            <translation>Не удалось записать файл. Выберите другую папку.</translation>
        </message>
        <message>
            <source>Written to %1</source>
            <translation>Записано: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n play(s) were left out: their day or their end is not known.</source>
            <translation>
                <numerusform>%n партия не вошла: неизвестен её день или исход.</numerusform>
                <numerusform>%n партии не вошли: неизвестен их день или исход.</numerusform>
                <numerusform>%n партий не вошли: неизвестен их день или исход.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>outremer::HistoryTables</name>
        <message>
            <source>bot: %1</source>
            <translation>бот: %1</translation>
        </message>
        <message>
            <source>unnamed</source>
            <translation>без имени</translation>
        </message>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n минута</numerusform>
                <numerusform>%n минуты</numerusform>
                <numerusform>%n минут</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <translation>
                <numerusform>%n раунд</numerusform>
                <numerusform>%n раунда</numerusform>
                <numerusform>%n раундов</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s)</source>
            <translation>
                <numerusform>%n решение</numerusform>
                <numerusform>%n решения</numerusform>
                <numerusform>%n решений</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n play(s)</source>
            <translation>
                <numerusform>%n партия</numerusform>
                <numerusform>%n партии</numerusform>
                <numerusform>%n партий</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n evening(s)</source>
            <translation>
                <numerusform>%n вечер</numerusform>
                <numerusform>%n вечера</numerusform>
                <numerusform>%n вечеров</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hour(s) at the table</source>
            <translation>
                <numerusform>%n час за столом</numerusform>
                <numerusform>%n часа за столом</numerusform>
                <numerusform>%n часов за столом</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 из %2</translation>
        </message>
        <message>
            <source>%1; %2 won %3</source>
            <translation>%1; больше всех побед: %2, %3</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Игрок</translation>
        </message>
        <message>
            <source>Plays</source>
            <translation>Партии</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Победы</translation>
        </message>
        <message>
            <source>Over bots alone</source>
            <translation>Из них над ботами</translation>
        </message>
        <message>
            <source>Mean place</source>
            <translation>Среднее место</translation>
        </message>
        <message>
            <source>Wins in a row</source>
            <translation>Побед подряд</translation>
        </message>
        <message>
            <source>Longest streak</source>
            <translation>Лучшая серия</translation>
        </message>
        <message>
            <source>Most often as</source>
            <translation>Любимая сторона</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>a house and how often</comment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1 : %2</source>
            <translation>%1 : %2</translation>
        </message>
        <message>
            <source>Rivals</source>
            <translation>Соперники</translation>
        </message>
        <message>
            <source>Above</source>
            <translation>Выше</translation>
        </message>
        <message>
            <source>Below</source>
            <translation>Ниже</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Вровень</translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <translation>%1 и %2</translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Против кого</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Игра</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Игроков</translation>
        </message>
        <message>
            <source>Minutes each</source>
            <translation>Минут за партию</translation>
        </message>
        <message>
            <source>Last played</source>
            <translation>В последний раз</translation>
        </message>
        <message>
            <source>House or state</source>
            <translation>Дом или государство</translation>
        </message>
        <message>
            <source>%1. %2</source>
            <comment>a place and who</comment>
            <translation>%1. %2</translation>
        </message>
        <message>
            <source>%1, chapter %2</source>
            <translation>%1, глава %2</translation>
        </message>
        <message>
            <source>not over yet</source>
            <translation>ещё не окончена</translation>
        </message>
    </context>
    <context>
        <name>outremer::WantedPlay</name>
        <message>
            <source>This match was played by older rules, and those of today cannot take it over where it stood. It can still be read and exported; to play on, use the version of the program it was played with.</source>
            <translation>Эта партия играна по прежним правилам, и по нынешним её положение не продолжить. Её по-прежнему можно читать и выгружать; чтобы доиграть, возьмите ту версию программы, в которой её играли.</translation>
        </message>
        <message>
            <source>This match was played by older rules than those of today. It can go on by the rules and the content of today from where it stood; what was played stays in the chronicle as a line of its own.</source>
            <translation>Эта партия играна по прежним правилам. Её можно продолжить с того же места по нынешним правилам и с нынешним содержанием; сыгранное останется в хронике отдельной линией.</translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) at its end cannot be taken over and will only be there to read.</source>
            <translation>
                <numerusform>%n ход в её конце перенести нельзя, его можно будет только прочесть.</numerusform>
                <numerusform>%n хода в её конце перенести нельзя, их можно будет только прочесть.</numerusform>
                <numerusform>%n ходов в её конце перенести нельзя, их можно будет только прочесть.</numerusform>
            </translation>
        </message>
        <message>
            <source>By the rules of before</source>
            <translation>По прежним правилам</translation>
        </message>
    </context>
    <context>
        <name>OlderRules</name>
        <message>
            <source>Older rules</source>
            <translation>Прежние правила</translation>
        </message>
        <message>
            <source>Go on by the rules of today</source>
            <translation>Продолжить по нынешним</translation>
        </message>
        <message>
            <source>Leave it as it is</source>
            <translation>Оставить как есть</translation>
        </message>
    </context>
</TS>
