# Where the figures of the game come from, by its parts: src/serai/games/great_western_trail/sources.toml.

figures-box = Коробка и подготовка
figures-box-note = Напечатано в книге правил; бонусы шагов прочитаны по снимкам жетонов.
figures-trail = Путь
figures-trail-note = Прочитано по открытым снимкам поля и сверено с открытыми программами.
figures-buildings = Постройки
figures-buildings-note = Первое издание: снимки жетонов. Второе: одна открытая программа, частично подтверждённая книгой правил.
figures-cattle = Скот и рынок скота
figures-cattle-note = Породы и цены напечатаны в книге правил; очки на карточках взяты из открытых программ.
figures-workers = Жетоны и рынок труда
figures-workers-note = Две независимые открытые программы совпадают.
figures-cities = Города
figures-cities-note = Прочитано по открытым снимкам поля.
figures-railroad = Железная дорога и станции
figures-railroad-note = Прочитано по открытым снимкам поля и жетонов.
figures-objectives = Карточки целей
figures-objectives-note = Первое издание: снимки карточек. Второе: одна открытая программа.
figures-board = Планшет игрока
figures-board-note = Прочитано по открытым снимкам; вспомогательные действия напечатаны в книге правил.
figures-end = Очки
figures-end-note = Всё это напечатано в книге правил.
figures-sam = Сэм
figures-sam-note = Подготовка известна. Карточки и доставки Сэма наши, они настроены по сыгранным партиям.
