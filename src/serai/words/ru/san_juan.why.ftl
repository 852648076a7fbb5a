# San Juan: why something cannot be done.

costs = Цена { $price }{ in-brackets }
cards-you-have = { $others ->
    [0] Других карт на руке нет
    [one] Есть ещё { $others } карта
    [few] Есть ещё { $others } карты
   *[many] Есть ещё { $others } карт
}
goods-too = { $goods ->
    [0] { "" }
    [one] { " " }и { $goods } товар для чёрного рынка
    [few] { " " }и { $goods } товара для чёрного рынка
   *[many] { " " }и { $goods } товаров для чёрного рынка
}
short-by = не хватает { $short }
in-brackets = { $sum ->
    [none] { "" }
   *[terms] { " " }({ $sum })
}
term-everybody = для всех
term-waived = отказ от скидки

## TakeRole
why-role-taken = Роль «{ $role }» в этом раунде уже занята: { $who }.
way-role-taken = Все роли вернутся в начале раунда { $round }.

## Build
why-too-dear = { costs }. { cards-you-have }{ goods-too }: { short-by }.
way-too-dear = Карты дают советник, золотоискатель и торговец.
why-too-dear-crane = На свободном участке цена { $open }, поверх здания «{ $old }» — { $price }{ in-brackets }. { cards-you-have }{ goods-too }: { short-by }.
why-have-one = Здание «{ $thing }» уже стоит в вашем городе, а городское здание каждого вида бывает только одно.
way-have-one = Этой картой всё ещё можно заплатить.
why-not-in-hand = Такой карты у вас на руке нет: { $thing }.
why-cathedral-gone = Собора на столе нет: его уже построили или в этой партии его нет.

## ChooseSite
why-over-crane = Поверх крана строить нельзя.
why-over-same = Поверх здания того же вида строить нельзя. Это «{ $old }»: выберите другое.
why-over-none = Такого здания у вас нет, строить поверх нечего: { $old }.
why-over-dear = Поверх здания «{ $old }» цена { $price }{ in-brackets }. { cards-you-have }{ goods-too }: { short-by }.
why-open-dear = На свободном участке цена { $price }{ in-brackets }. { cards-you-have }{ goods-too }: { short-by }.
way-open-dear = Поверх старого здания вы платите только разницу.

## HowMuch
why-pay-less = Надо заплатить не меньше { $least }{ in-brackets }.
why-pay-more = Без всяких скидок цена { $full }, больше заплатить нельзя.
why-pay-short = { cards-you-have }{ goods-too }: столько заплатить не получится.

## SpendGoods
why-must-spend = Осталось заплатить { $due }. { cards-you-have }: { $short ->
    [one] { $short } товар придётся отдать.
    [few] { $short } товара придётся отдать.
   *[many] { $short } товаров придётся отдать.
}
why-no-good-to-spend = На ваших зданиях нет такого товара: { $good }.

## PayCards
why-pays-not-itself = Здание «{ $thing }» вы сейчас строите, само за себя оно не платит.
why-pay-exactly = { $due ->
    [one] Надо отдать ровно { $due } карту.
    [few] Надо отдать ровно { $due } карты.
   *[many] Надо отдать ровно { $due } карт.
}

## Produce
why-plants-full = { $count ->
    [1] На здании «{ $building }» товар уже лежит.
   *[other] На всех зданиях «{ $building }» ({ $count }) товар уже лежит.
}
way-plants-full = Продайте его в фазе торговца, и здание снова сможет производить.
why-no-plant = Товар «{ $good }» производить негде: нужно здание «{ $building }».
why-produce-limit = { $most ->
    [one] Можно произвести { $most } товар{ in-brackets }.
    [few] Можно произвести { $most } товара{ in-brackets }.
   *[many] Можно произвести { $most } товаров{ in-brackets }.
}

## Sell
why-no-good-to-sell = На ваших зданиях нет такого товара: { $good }.
way-no-good-to-sell = Товары появляются в фазе производителя.
why-sell-limit = { $most ->
    [one] Можно продать { $most } товар{ in-brackets }.
    [few] Можно продать { $most } товара{ in-brackets }.
   *[many] Можно продать { $most } товаров{ in-brackets }.
}

## Consult, KeepCards, SortOut, Prospect
why-draw-number = { $cards ->
    [one] Вы берёте ровно { $cards } карту{ in-brackets }.
    [few] Вы берёте ровно { $cards } карты{ in-brackets }.
   *[many] Вы берёте ровно { $cards } карт{ in-brackets }.
}
why-not-drawn = Оставить можно только одну из взятых сейчас карт, а этой среди них нет: { $thing }.
why-keep-number = { $due ->
    [one] Оставьте ровно { $due } карту.
    [few] Оставьте ровно { $due } карты.
   *[many] Оставьте ровно { $due } карт.
}
why-sort-number = { $due ->
    [one] Сбросьте ровно { $due } карту.
    [few] Сбросьте ровно { $due } карты.
   *[many] Сбросьте ровно { $due } карт.
}
why-prospect-number = { $cards ->
    [one] Вы берёте ровно { $cards } карту{ in-brackets }.
    [few] Вы берёте ровно { $cards } карты{ in-brackets }.
   *[many] Вы берёте ровно { $cards } карт{ in-brackets }.
}

## The start of a round, and the deal
why-swap-number = { $due ->
    [one] Контора меняет до { $due } карты.
   *[many] Контора меняет до { $due } карт.
}
why-limit-number = { $due ->
    [one] Лимит карт на руке { $limit }: сбросьте ровно { $due } карту.
    [few] Лимит карт на руке { $limit }: сбросьте ровно { $due } карты.
   *[many] Лимит карт на руке { $limit }: сбросьте ровно { $due } карт.
}
why-deal-number = { $due ->
    [one] На руке остаются 4 карты: сбросьте ровно { $due } карту.
    [few] На руке остаются 4 карты: сбросьте ровно { $due } карты.
   *[many] На руке остаются 4 карты: сбросьте ровно { $due } карт.
}

## Not now, by verb
why-now-pass = Здесь надо что-то выбрать.
why-now-take = Роли выбирают по очереди, когда закончится фаза предыдущей.
why-now-build = Строят в фазе строителя.
way-now-build = { $role_free ->
    [mine] Выберите строителя, и сможете построить сразу.
    [yes] В этом раунде строителя ещё может кто-то выбрать.
   *[no] Строителя в этом раунде уже выбрали, в следующем он снова свободен.
}
why-now-on = Где ставить здание, спросят при постройке с краном.
why-now-over = Где ставить здание, спросят при постройке с краном.
why-now-pay = Платят после того, как выбрано, что строить.
why-now-spend = Товарами платят только за здание и только с чёрным рынком.
why-now-discard = Карты с руки сбрасывают, когда платят за здание или когда в начале раунда их больше лимита.
why-now-produce = Товары производят в фазе производителя.
way-now-produce = { $role_free ->
    [mine] Выберите производителя, и сможете произвести на один товар больше других.
    [yes] В этом раунде производителя ещё может кто-то выбрать.
   *[no] Производителя в этом раунде уже выбрали, в следующем он снова свободен.
}
why-now-sell = Товары продают в фазе торговца.
way-now-sell = { $role_free ->
    [mine] Выберите торговца, и сможете продать на один товар больше других.
    [yes] В этом раунде торговца ещё может кто-то выбрать.
   *[no] Торговца в этом раунде уже выбрали, в следующем он снова свободен.
}
why-now-draw = Карты берут с советником или золотоискателем.
why-now-keep = Карты оставляют после того, как взяли их с советником.
why-now-swap = Контора меняет карты в начале раунда.
why-now-tuck = Карту под часовню кладут в начале раунда.
why-now-bank = Карты в банк кладут в начале раунда, один раз за игру.
