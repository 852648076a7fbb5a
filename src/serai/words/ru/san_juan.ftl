# San Juan at the table.

# Counted things, to be put into sentences.
n-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
n-cards-object = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
n-goods-object = { $count ->
    [one] { $count } товара
   *[many] { $count } товаров
}

# What is asked.
ask-deal-down = На руке останутся 4 карты: сбросьте { n-cards-object }
ask-swap-out = { $count ->
    [one] { $thing }: сбросьте до { $count } карты и возьмите столько же или спасуйте
   *[other] { $thing }: сбросьте до { $count } карт и возьмите столько же или спасуйте
}
ask-use-chapel = { $thing }: подложите одну карту с руки (1 очко в конце игры) или спасуйте
ask-use-bank = { $thing }: один раз за игру подложите любые карты с руки, по 1 очку за каждую, или спасуйте
ask-hand-limit = Лимит карт на руке — { $limit_of_hand }: сбросьте { n-cards-object }
ask-take-role = Выберите роль: вы действуете раньше всех и с привилегией
ask-build = Постройте одно здание или спасуйте
ask-choose-site = Где построить здание «{ $thing }»?
ask-how-much = Оплата здания «{ $thing }»: сколько карт, от { $least } до { $full }?
ask-spend-goods = Оплата здания «{ $thing }»: отдать товары? Осталось оплатить { n-cards-object }
ask-pay-cards = Оплата здания «{ $thing }»: выберите { n-cards-object }
ask-produce = { $count ->
    [1] Произведите один товар или спасуйте
   *[other] Произведите до { n-goods-object } или спасуйте
}
ask-sell = { $count ->
    [1] Продайте один товар или спасуйте
   *[other] Продайте до { n-goods-object } или спасуйте
}
ask-consult = { $keep ->
    [one] Возьмите карты и оставьте { $keep } карту или спасуйте
    [few] Возьмите карты и оставьте { $keep } карты или спасуйте
   *[many] Возьмите карты и оставьте { $keep } карт или спасуйте
}
ask-sort-out = { $thing }: сбросьте { n-cards-object } с руки, можно любые
ask-keep-cards = Оставьте { n-cards-object } из { $drawn } взятых
ask-prospect = Сколько карт вы берёте?

# What can be done.
act-pass = Пас
act-take = Выбрать роль: { $thing }
act-build = { $crane ->
    [yes] Построить: { $thing }, цена от { $least }
   *[no] Построить: { $thing }, цена { $least }
}
act-on = На свободный участок: цена { $least }
act-over = { $laden ->
    [yes] Поверх здания «{ $thing }», товар пропадёт: цена { $least }
   *[no] Поверх здания «{ $thing }»: цена { $least }
}
act-pay = { $cards ->
    [one] Заплатить { $cards } карту
    [few] Заплатить { $cards } карты
   *[many] Заплатить { $cards } карт
}
act-spend = { $what ->
    [nothing] Без товаров
   *[good] Отдать: { $thing }
}
act-discard = Сбросить: { $thing }
act-produce = Произвести: { $thing }
act-sell = { $gain ->
    [one] Продать за { $gain } карту: { $thing }
    [few] Продать за { $gain } карты: { $thing }
   *[many] Продать за { $gain } карт: { $thing }
}
act-draw = { $cards ->
    [one] Взять { $cards } карту
    [few] Взять { $cards } карты
   *[many] Взять { $cards } карт
}
act-keep = Оставить: { $thing }
act-swap = Обменять: { $thing }
act-tuck = Подложить: { $thing }
act-bank = Положить в банк: { $thing }
send-discard = Сбросить эти
send-keep = Оставить эти
send-swap = Обменять эти
send-bank = Положить эти
send-produce = Произвести эти
send-sell = Продать эти

# The table.
roles = Роли этого раунда
roles-free = свободны: { $roles }
role-taken = роль занята: { $who }
privilege-builder = { $count ->
    [one] дешевле на { $count } карту
    [few] дешевле на { $count } карты
   *[many] дешевле на { $count } карт
}
privilege-producer = { $count ->
    [one] ещё { $count } товар
    [few] ещё { $count } товара
   *[many] ещё { $count } товаров
}
privilege-trader = { $count ->
    [one] ещё { $count } продажа
    [few] ещё { $count } продажи
   *[many] ещё { $count } продаж
}
privilege-councillor = { $count ->
    [one] { $keep } из { $count } карты
   *[other] { $keep } из { $count } карт
}
privilege-prospector = { n-cards }
house = Торговый дом
house-now = цены сейчас
house-next = следующие цены
house-last = последние цены
house-none = жетон ещё не открыт
house-seen = известно жетонов: { $count } из { $all }
deck = Колода
discards = Сброс
covered = Перекрыты, вне игры:
city = Ваш город
city-note = зданий: { $count } из { $all }
others = Другие города
cities = Все города
supply = Стопки
place = Участок { $number }, свободен
with-good = с товаром
hand = Ваша рука
hand-note = { n-cards }, лимит { $limit } в начале раунда
drawn = Взятые карты
drawn-note = { n-cards }
picked = выбрано
being-built = строится
new-building = новое
card-label = { $thing }, цена { $cost }, очки { $points }
column-cost = цена
column-points = очки
tag-pay = цена { $count }
used = { $thing }: уже использовано
known = Известные карты на этой руке
stat-buildings = здания
stat-hand = карты на руке и лимит
stat-goods = товары
stat-under = карты под зданиями
stat-points = очки на данный момент
progress-deal = Раздача
progress-round = Раунд { $round }
progress-phase = Раунд { $round }, { $phase }
progress-over = Конец игры

# Sums.
sum-cost = Цена на карте
sum-privilege = Привилегия: { $thing }
sum-waived = Отказ от скидки
sum-pay = { $count ->
    [one] вы платите { $count } карту
    [few] вы платите { $count } карты
   *[many] вы платите { $count } карт
}
sum-least = { $count ->
    [one] вы платите { $count } карту или больше
    [few] вы платите { $count } карты или больше
   *[many] вы платите { $count } карт или больше
}
sum-carpenter = Потом { $thing } даёт вам 1 карту
sum-everybody = Каждому
sum-goods = { $count ->
    [one] не больше { $count } товара
   *[other] не больше { $count } товаров
}
sum-keep = { $drawn ->
    [one] { $drawn } карта, вы оставляете { $count }
    [few] { $drawn } карты, вы оставляете { $count }
   *[many] { $drawn } карт, вы оставляете { $count }
}

# The log.
told-took-back = { $who } отменяет последний выбор
told-take = { $who } выбирает роль «{ $thing }»
told-pass = { $who } пасует
told-round = Раунд { $number }. Губернатор: { $who }
told-drew = { $who } берёт { n-cards-object }
told-drew-these = { $who } берёт: { $cards }
told-drew-by = { $who } берёт { n-cards-object } ({ $thing })
told-drew-these-by = { $who } берёт ({ $thing }): { $cards }
told-discarded = { $who } сбрасывает { n-cards-object }
told-discarded-these = { $who } сбрасывает: { $cards }
told-reshuffled = { $number ->
    [one] Сброс перемешан: в новой колоде { $number } карта
    [few] Сброс перемешан: в новой колоде { $number } карты
   *[many] Сброс перемешан: в новой колоде { $number } карт
}
told-built = { $who } строит здание «{ $thing }»
told-built-over = { $who } строит здание «{ $thing }» поверх здания «{ $old }»
told-spent = { $who } отдаёт товар: { $good }
told-produced = { $who } производит: { $good }
good-price = { $good } { $price }
told-turned = Торговый дом: { $prices }
told-sold = { $number ->
    [one] { $who } продаёт за { $number } карту: { $good }
    [few] { $who } продаёт за { $number } карты: { $good }
   *[many] { $who } продаёт за { $number } карт: { $good }
}
told-harbored = { $who } кладёт проданный товар под гавань
told-revealed = { $who } открывает ({ $thing }): { $cards }
told-revealed-nothing = { $who } не находит карт, чтобы открыть ({ $thing })
told-gained = { $who } берёт на руку: { $cards }
told-tucked = { $who } подкладывает { n-cards-object } ({ $thing })
told-tucked-these = { $who } подкладывает ({ $thing }): { $cards }
told-ended = Партия окончена

# The score sheet.
cat-0 = Здания
cat-1 = Карты под зданиями
cat-2 = Триумфальная арка
cat-3 = Дом гильдий
cat-4 = Ратуша
cat-5 = Резиденция
cat-6 = Собор
cat-7 = Дворец
tie-0 = Карты на руке и товары

# What is agreed before the game.
option-expansion = Новые здания и собор
option-expansion-true = с ними
option-expansion-false = без них
option-setup-mode = Стартовые карты
option-setup-mode-simple = по 4 карты
option-setup-mode-advanced = выбрать 4 карты из 5–8
option-start-player = Первый губернатор
option-start-player-random = случайно
option-start-player-1 = место 1
option-start-player-2 = место 2
option-start-player-3 = место 3
option-start-player-4 = место 4
option-technical-round-limit = Играть не дольше раунда (0 — без ограничения)
option-guard-house-limit-always = Лимит 6 карт без караульни
option-guard-house-limit-always-true = всегда
option-guard-house-limit-always-false = только пока она у кого-то есть

# Cards, in a few words.
about-indigo-plant = Для 1 товара: индиго.
about-sugar-mill = Для 1 товара: сахар.
about-tobacco-storage = Для 1 товара: табак.
about-coffee-roaster = Для 1 товара: кофе.
about-silver-smelter = Для 1 товара: серебро.
about-smithy = Производственные здания: −1 карта.
about-gold-mine = Золотоискатель: откройте 4 карты. Все цены разные — самая дешёвая ваша.
about-archive = Советник: сбрасывайте любые карты с руки.
about-poor-house = Построили, а на руке 0–1 карта: возьмите 1.
about-black-market = До 2 товаров вместо карт при постройке.
about-trading-post = Продайте на 1 товар больше.
about-well = Произвели 2 товара и больше: +1 карта.
about-market-stand = Продали 2 товара и больше: +1 карта.
about-crane = Стройте поверх своего, доплатив разницу.
about-chapel = Каждый раунд 1 карта под неё: 1 очко.
about-tower = Ваш лимит карт на руке — 12.
about-aqueduct = Произведите на 1 товар больше.
about-carpenter = Построили городское здание: +1 карта.
about-prefecture = Советник: оставьте 2 карты, а не 1.
about-market-hall = Продали хотя бы 1 товар: +1 карта.
about-quarry = Городские здания: −1 карта.
about-library = Ваша привилегия считается дважды.
about-statue = Монумент, без свойства.
about-victory-column = Монумент, без свойства.
about-hero = Монумент, без свойства.
about-guild-hall = По 1 очку за производственные здания и за их виды.
about-city-hall = По 1 очку за ваши городские здания.
about-triumphal-arch = 4, 6 или 8 очков за 1, 2 или 3 монумента.
about-palace = 1 очко за каждые 4 других очка.
about-guard-house = Ваш лимит карт — 7, у остальных — 6.
about-office-building = Начало раунда: обменяйте 1–2 карты.
about-hut = В фазе торговца никто не продал: +1 карта.
about-tavern = Меньше всех зданий после стройки: +1 карта.
about-park = Перекрыт краном — цена меньше на 6.
about-customs-office = Советник: товар сюда, цена всегда 2.
about-bank = Раз за игру любые карты под него: по 1 очку.
about-harbor = Торговец: 1 проданный товар под неё, 1 очко.
about-goldsmith = Золотоискатель: откройте карту; нет ни у кого — ваша.
about-residence = 4, 3, 2 и 1 очко за тройки разных зданий одной цены.
about-cathedral = 4, 3, 2 и 1 очко за чужие здания ценой 6.
about-builder = Каждый может построить одно здание. Кто выбрал роль, платит на 1 карту меньше.
about-producer = Каждый может произвести 1 товар. Кто выбрал роль, может произвести ещё 1.
about-trader = Открываются цены, каждый может продать 1 товар. Кто выбрал роль, может продать ещё 1.
about-councillor = Каждый может взять 2 карты и оставить 1. Кто выбрал роль, берёт 5.
about-prospector = Только тот, кто выбрал роль, берёт 1 карту.

# На первой странице и ход вкратце.
blurb-san-juan = Постройте город из одной колоды карт.
advice-san-juan-first = Для начала хватит 24 видов городских зданий. Начинаете вы, поэтому ничего не случится раньше, чем станет понятно почему.
advice-san-juan-usual = Так играют чаще всего, когда карты уже знакомы.
advice-san-juan-tournament = Меньше везения в стартовых картах, больше размышлений.
turn-1 = Губернатор выбирает роль, затем остальные по очереди — из оставшихся.
## The page on which the game is learnt
pic-building = здание
pic-money = деньги
pic-good = товар
pic-point = очко
shelf-production = Производственные здания
shelf-city = Городские здания
turn-2 = Выбранную роль сразу разыгрывают все; тот, кто её выбрал, действует раньше всех и с привилегией.
turn-3 = Когда роли выбраны, карта губернатора переходит дальше и проверяется лимит карт на руке.
turn-4 = Партия заканчивается в конце фазы строителя, в которой у кого-то стало 12 зданий.
icon-monument = Монумент
