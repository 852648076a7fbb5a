ask-lay = Положите одну карту рубашкой вверх или ни одной
ask-breathe = Перед следующим раундом: потратить жетон?
ask-owe = За жетон: сбросьте карту
act-pass = { $step ->
    [Lay] Ничего не класть
   *[other] Дальше
}
act-lay = Положить: { $thing }
act-drop = Сбросить: { $thing }
act-use = Потратить жетон: взять карту и сбросить карту
told-took-back = { $who }: последний выбор отменён
told-token = { $who } тратит жетон
told-drew = { $who } берёт карту
told-drew-this = { $who } берёт: { $card }
told-showed = { $who } показывает: { $card }
told-showed-nothing = { $who } ничего не показывает
told-rolled = { $points ->
    [one] { $who } получает { $points } очко
    [few] { $who } получает { $points } очка
   *[other] { $who } получает { $points } очков
}
cat-0 = Раунды
tie-0 = Карты на руке
option-hand = Карт на руке у каждого
blurb-menagerie = Три раунда, пять зверей: положите самую старшую карту, и только вы.
about-ant = Самый младший зверь.
about-bee = Старше муравья.
about-cat = Старше пчелы.
about-dog = Старше кота.
about-elk = Самый старший зверь.
about-token = Раз за игру, в любой момент: возьмите карту, затем сбросьте карту.
