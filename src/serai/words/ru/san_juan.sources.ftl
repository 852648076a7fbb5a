# Where the figures of the game come from, by its parts: src/serai/games/san_juan/sources.toml.

figures-box = Коробка и варианты
figures-box-note = Книга правил называет число всех карт. Два варианта наши: для того, о чём она молчит.
figures-setup = Подготовка и лимиты
figures-setup-note = Всё это напечатано в книге правил.
figures-roles = Роли
figures-roles-note = Всё это напечатано в книге правил.
figures-buildings = Товары и здания
figures-buildings-note = Цены, очки и число карт взяты из открытых списков, которые совпадают с книгой правил. Наша только цена Хижины.
figures-prices = Торговый дом
figures-prices-note = Из открытых списков; в английских правилах те же пять жетонов.
figures-end = Конец игры и очки
figures-end-note = Всё это напечатано в книге правил.
