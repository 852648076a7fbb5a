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
ask-deal-down = Четыре карты останутся на руке: сбросьте { n-cards-object }
ask-swap-out = { $thing }: сбросьте до { $count } карт и возьмите столько же, или пас
ask-use-chapel = { $thing }: подложите одну карту с руки, в конце это 1 очко, или пас
ask-use-bank = { $thing }: один раз за игру подложите любые карты с руки, по 1 очку за каждую, или пас
ask-hand-limit = Предел руки — { $limit_of_hand }: сбросьте { n-cards-object }
ask-take-role = Выберите роль: вы играете её первым ходом и с привилегией
ask-build = Постройте одно здание или пас
ask-choose-site = Куда поставить: { $thing }?
ask-how-much = Оплата, { $thing }: сколько карт, от { $least } до { $full }?
ask-spend-goods = Оплата, { $thing }: отдать товары? Осталось оплатить: { n-cards }
ask-pay-cards = Оплата, { $thing }: выберите { n-cards-object }
ask-produce = { $count ->
    [1] Произведите один товар или пас
   *[other] Произведите до { n-goods-object } или пас
}
ask-sell = { $count ->
    [1] Продайте один товар или пас
   *[other] Продайте до { n-goods-object } или пас
}
ask-consult = Взять карты и оставить { $keep } или пас?
ask-sort-out = { $thing }: сбросьте { n-cards-object } из всей руки
ask-keep-cards = Оставьте { n-cards-object } из { $drawn } взятых
ask-prospect = Сколько карт вы берёте?

# What can be done.
act-pass = Пас
act-take = Выбрать роль: { $thing }
act-build = { $crane ->
    [yes] Построить: { $thing }, цена от { $least }
   *[no] Построить: { $thing }, цена { $least }
}
act-on = На свободное место: цена { $least }
act-over = { $laden ->
    [yes] Поверх: { $thing }, товар пропадёт, цена { $least }
   *[no] Поверх: { $thing }, цена { $least }
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
act-sell = Продать за { $gain }: { $thing }
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
role-taken = роль взята: { $who }
privilege-builder = { $count ->
    [one] дешевле на { $count } карту
    [few] дешевле на { $count } карты
   *[many] дешевле на { $count } карт
}
privilege-producer = { $count ->
    [one] на { $count } товар больше
    [few] на { $count } товара больше
   *[many] на { $count } товаров больше
}
privilege-trader = { $count ->
    [one] на { $count } продажу больше
    [few] на { $count } продажи больше
   *[many] на { $count } продаж больше
}
privilege-councillor = { $keep } из { $count } карт
privilege-prospector = { n-cards }
house = Торговый дом
house-now = цены сейчас
house-next = следующие цены
house-last = последние цены
house-none = жетонов ещё не было
house-seen = известно жетонов: { $count } из { $all }
deck = Колода
discards = Сброс
covered = Накрыты, вне игры:
city = Ваш город
city-note = зданий: { $count } из { $all }
others = Другие города
cities = Все города
supply = Стопки
place = Место { $number }, свободно
with-good = с товаром
hand = Ваша рука
hand-note = { n-cards }, предел { $limit } в начале раунда
drawn = Взятые карты
drawn-note = { n-cards }
picked = выбрано
being-built = строится
new-building = новое
card-label = { $thing }, цена { $cost }, очки { $points }
column-cost = цена
column-points = очки
tag-pay = цена { $count }
used = { $thing }: уже
known = Известные карты руки
stat-buildings = здания
stat-hand = карты на руке и предел
stat-goods = товары
stat-under = карты под зданиями
stat-points = очки на сейчас
progress-deal = Раздача
progress-round = Раунд { $round }
progress-phase = Раунд { $round }, { $phase }
progress-over = Конец игры

# Sums.
sum-cost = Цена на карте
sum-privilege = Привилегия: { $thing }
sum-waived = Без скидки
sum-pay = { $count ->
    [one] Вы платите { $count } карту
    [few] Вы платите { $count } карты
   *[many] Вы платите { $count } карт
}
sum-least = { $count ->
    [one] Вы платите { $count } карту или больше
    [few] Вы платите { $count } карты или больше
   *[many] Вы платите { $count } карт или больше
}
sum-carpenter = Потом { $thing } даёт вам 1 карту
sum-everybody = Все
sum-goods = Товаров не больше { $count }
sum-keep = { $count ->
    [one] Вы оставляете { $count } карту
    [few] Вы оставляете { $count } карты
   *[many] Вы оставляете { $count } карт
}

# The log.
told-took-back = { $who }: последний выбор отменён
told-take = { $who }: роль «{ $thing }»
told-pass = { $who }: пас
told-round = Раунд { $number }. Губернатор: { $who }
told-drew = { $who }: добор, { n-cards }
told-drew-these = { $who }: добор — { $cards }
told-drew-by = { $who }: добор, { n-cards } ({ $thing })
told-drew-these-by = { $who }: добор — { $cards } ({ $thing })
told-discarded = { $who }: сброс, { n-cards }
told-discarded-these = { $who }: сброс — { $cards }
told-reshuffled = Сброс становится новой колодой, карт: { $number }
told-built = { $who }: построено — { $thing }
told-built-over = { $who }: построено — { $thing } поверх: { $old }
told-spent = { $who }: отдан товар — { $good }
told-produced = { $who }: произведено — { $good }
good-price = { $good } { $price }
told-turned = Торговый дом: { $prices }
told-sold = { $who }: продажа за { $number } — { $good }
told-harbored = { $who }: проданный товар лёг под гавань
told-revealed = { $who }: открыто ({ $thing }) — { $cards }
told-revealed-nothing = { $who }: открывать нечего ({ $thing })
told-gained = { $who }: на руку — { $cards }
told-tucked = { $who }: подложено, { n-cards } ({ $thing })
told-tucked-these = { $who }: подложено ({ $thing }) — { $cards }
told-ended = Игра окончена

# The score sheet.
cat-0 = Здания
cat-1 = Карты под зданиями
cat-2 = Триумфальная арка
cat-3 = Зал гильдий
cat-4 = Ратуша
cat-5 = Резиденция
cat-6 = Собор
cat-7 = Дворец
tie-0 = Карты на руке и товары

# What is agreed before the game.
option-expansion = Новые здания и собор
option-expansion-true = с ними
option-expansion-false = без них
option-setup-mode = Первая рука
option-setup-mode-simple = по четыре карты
option-setup-mode-advanced = выбрать четыре из пяти–восьми
option-start-player = Первый губернатор
option-start-player-random = по жребию
option-start-player-1 = место 1
option-start-player-2 = место 2
option-start-player-3 = место 3
option-start-player-4 = место 4
option-technical-round-limit = Последний раунд не позже (0 — без предела)
option-guard-house-limit-always = Предел руки 6 без караульни
option-guard-house-limit-always-true = всегда
option-guard-house-limit-always-false = только пока она у кого-то есть

# Cards, in a few words.
about-indigo-plant = Место для индиго.
about-sugar-mill = Место для сахара.
about-tobacco-storage = Место для табака.
about-coffee-roaster = Место для кофе.
about-silver-smelter = Место для серебра.
about-smithy = Производство дешевле на 1.
about-gold-mine = Золотоискатель: откройте 4 карты. Все цены разные — возьмите самую дешёвую.
about-archive = Советник: сброс из всей руки.
about-poor-house = После стройки 0–1 карта на руке: возьмите 1.
about-black-market = До 2 товаров вместо карт при стройке.
about-trading-post = Продайте на 1 товар больше.
about-well = Произведено 2 товара и больше: 1 карта.
about-market-stand = Продано 2 товара и больше: 1 карта.
about-crane = Стройте поверх своего здания за разницу в цене.
about-chapel = Каждый раунд 1 карта под неё: по 1 очку.
about-tower = Предел руки — 12.
about-aqueduct = Произведите на 1 товар больше.
about-carpenter = За городское здание: 1 карта.
about-prefecture = Советник: оставьте 2 карты.
about-market-hall = Продан хотя бы 1 товар: 1 карта.
about-quarry = Городские здания дешевле на 1.
about-library = Привилегия вашей роли считается дважды.
about-statue = Монумент, без свойства.
about-victory-column = Монумент, без свойства.
about-hero = Монумент, без свойства.
about-guild-hall = По очку за производства и за их виды.
about-city-hall = По очку за каждое ваше городское здание.
about-triumphal-arch = 4, 6, 8 очков за 1, 2, 3 монумента.
about-palace = Очко за каждые 4 других очка.
about-guard-house = Предел руки 7, без неё — 6.
about-office-building = Начало раунда: обмен 1–2 карт.
about-hut = Никто не продал товар: 1 карта.
about-tavern = Меньше всех зданий после стройки: 1 карта.
about-park = Под краном снижает цену на 6.
about-customs-office = Советник: товар, всегда за 2 карты.
about-bank = Раз за игру: любые карты под него, по 1 очку.
about-harbor = Торговец: 1 проданный товар под неё, 1 очко.
about-goldsmith = Золотоискатель: откройте карту; ни у кого нет — возьмите.
about-residence = 4, 3, 2, 1 очко за тройки разных зданий одной цены.
about-cathedral = 4, 3, 2, 1 очко за чужие здания ценой 6.
about-builder = Каждый может построить одно здание. Кто выбрал роль, платит на 1 карту меньше.
about-producer = Каждый может произвести 1 товар. Кто выбрал роль — на 1 больше.
about-trader = Открываются цены, каждый может продать 1 товар. Кто выбрал роль — на 1 больше.
about-councillor = Каждый может взять 2 карты и оставить 1. Кто выбрал роль, берёт 5.
about-prospector = Только выбравший роль берёт 1 карту.

# На первой странице и ход вкратце.
blurb-san-juan = Постройте город из одной колоды карт.
advice-san-juan-first = Для начала хватит 24 видов городских зданий. Вы ходите первым, и ничего не происходит раньше, чем вы поймёте почему.
advice-san-juan-usual = Так играют чаще всего, когда карты уже знакомы.
advice-san-juan-tournament = Меньше случая в первой руке, больше пищи для ума.
turn-1 = Губернатор выбирает роль, затем остальные по очереди — из оставшихся.
turn-2 = Выбранную роль сразу играют все; чей это выбор, тот ходит первым и с привилегией.
turn-3 = Когда роли выбраны, карта губернатора переходит дальше и проверяется предел руки.
turn-4 = Игра кончается в конце фазы строителя, в которой у кого-то стало двенадцать зданий.

## The page on which the game is learnt
pic-building = здание
pic-money = деньги
pic-good = товар
pic-point = очко
shelf-production = Производственные здания
shelf-city = Городские здания
