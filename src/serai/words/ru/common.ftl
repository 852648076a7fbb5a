# То, что говорят и терминал, и стол.

comma = { ", " }
won = { $count ->
    [one] Победа: { $who }, очки: { $points }
   *[other] Общая победа: { $who }, очки: { $points }
}
waiting = { $count ->
    [one] Выбирает { $who }
   *[other] Выбирают: { $who }
}
ask = Сделайте выбор
