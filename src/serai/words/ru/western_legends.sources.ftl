# Where the figures of the game come from, by its parts: src/serai/games/western_legends/sources.toml.

figures-box = Коробка и подготовка
figures-box-note = Напечатано в книге правил.
figures-turn = Ход: лимиты и величины
figures-turn-note = Напечатано в книге правил.
figures-map = Карта местности
figures-map-note = Обведено по открытому снимку поля; названия обычных областей наши.
figures-tracks = Маршал и розыск
figures-tracks-note = Прочитано по открытому снимку поля.
figures-fights = Карты боя и кубики
figures-fights-note = Прочитано по открытым снимкам карт; кубик взят из открытой программы.
figures-items = Предметы
figures-items-note = Обычные стороны известны; улучшенные наши.
figures-poker = Покерные карты
figures-poker-note = Названия большей частью известны; ранги, масти и величины наши.
figures-cattle = Жетоны скота
figures-cattle-note = Их число напечатано, награды наши.
figures-characters = Персонажи
figures-characters-note = Энни Оукли напечатана в книге правил; у остальных известны имена, прочее наше.
figures-stories = Карты историй
figures-stories-note = Половина названий известна; условия и награды наши.
figures-goals = Цели
figures-goals-note = Их число напечатано, сами цели наши.
figures-man-in-black = Человек в чёрном
figures-man-in-black-note = Общие правила известны, карты действий наши.
