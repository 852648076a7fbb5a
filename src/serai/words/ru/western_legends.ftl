# Western Legends in Russian.  Lines of the log begin with a name and a colon, so that no verb needs a gender.

## Small words

dollars = { $n } $
lp-short = { $n } ОЛ
foe-bandit = бандит
foe-guard = охранник банка
foe-sheriff = шериф
automaton = Человек в чёрном
place-store = Лавка
place-saloon = Салун
place-bank = Банк
place-sheriff = Шериф
place-doctor = Доктор
place-cabaret = Кабаре
place-rail = Станция
place-mine = Рудник
kind-action = Действие
kind-reaction = Реакция
kind-bonus = Бонус

## Questions

ask-choose-character = Кем из двоих вы будете в этой партии?
ask-take-character = Какого персонажа вы берёте?
ask-arrive = На какой из трёх областей вы начинаете?
ask-start-of-turn = Начало хода: деньги, карты или понемногу того и другого?
ask-ready-gear = { $kind ->
    [weapon] Каким оружием вы пользуетесь до следующего хода?
   *[mount] На ком вы едете до следующего хода?
}
ask-take-action = { $nth ->
    [0] Действий не осталось: свободные шаги или конец хода
   *[other] Действие { $nth } из { $most }: путь, дело на месте или карта
}
ask-walk = { $left ->
    [one] Куда? Ещё { $left } шаг
    [few] Куда? Ещё до { $left } шагов
   *[many] Куда? Ещё до { $left } шагов
}
ask-shop = Что вы ещё покупаете?
ask-may-ready = Сразу взять в руки: { $thing }?
ask-look-at-hand = Посмотреть карты противника? Это { $foe }
ask-look-at-fight-card = Посмотреть одну карту боя? Противник: { $foe }
ask-lay-card = Ваша карта для боя, рубашкой вверх. Противник: { $foe }
ask-answer = На вас нападает { $foe }: сыграйте карту рубашкой вверх или откажитесь и проиграйте
ask-play-fight-card = Вы за другую сторону: { $foe } против { $who }. Выберите 1 карту боя
ask-react = { $lead ->
    [ahead] Ваша реакция: { $mine } против { $other }, вы впереди
   *[behind] Ваша реакция: { $mine } против { $other }, вы позади
}
ask-late-reputation = Вы получили очки в конце хода: сыграете реакцию?
ask-may-restart = Карта 10: начать бой заново? Против вас { $who }
ask-wound = Вам грозит рана: принять её или заплатить?
ask-choose = { $source ->
    [bandits] Бандит побеждён: какую награду вы берёте?
    [stories] Награда истории: выберите одну
    [fight-cards] Карта боя требует: выберите одно
    [abilities] Противник пугает вас: карта или рана?
   *[other] Выберите одно
}
ask-discard = { $left ->
    [one] Сбросьте { $left } карту покера
    [few] Сбросьте { $left } карты покера
   *[many] Сбросьте { $left } карт покера
}
ask-discard-down = { $left ->
    [one] Предел руки { $limit }: сбросьте { $left } карту
    [few] Предел руки { $limit }: сбросьте { $left } карты
   *[many] Предел руки { $limit }: сбросьте { $left } карт
}
ask-loot = Что вы забираете? Жертва: { $foe }
ask-loot-token = Забрать и жетон скота? Жертва: { $foe }
ask-move-sheriff = { $left ->
    [one] Куда едет шериф? Ещё { $left } шаг
    [few] Куда едет шериф? Ещё до { $left } шагов
   *[many] Куда едет шериф? Ещё до { $left } шагов
}
ask-pick-one = Кого пытается арестовать шериф?
ask-use-map = Карта рудокопа: какой кубик перебросить?
ask-join-poker = { $starter } начинает партию в покер, в банке { $pot } $: вступить за { $price } $?
ask-bet-two = { $left ->
    [one] Выберите ещё { $left } карту для покера, в банке { $pot } $
    [few] Выберите { $left } карты для покера, в банке { $pot } $
   *[many] Выберите { $left } карт для покера, в банке { $pot } $
}
ask-lady-luck = Госпожа Удача: какую карту флопа заменить?
ask-place-black = Где встанет Человек в чёрном? { $place }
ask-return-tokens = { $left ->
    [one] Верните { $left } жетон легенды
    [few] Верните { $left } жетона легенды
   *[many] Верните { $left } жетонов легенды
}

## Actions

act-pass = { $step ->
    [TakeAction] Закончить действия
    [Walk] Остановиться здесь
    [Shop] Больше ничего
    [ReadyGear] Как прежде
    [MayReady] Не сейчас
    [LookAtHand] Не смотреть
    [LookAtFightCard] Не смотреть
    [Wound] Принять рану
    [MayRestart] Оставить как есть
    [MoveSheriff] Шериф остаётся
    [UseMap] Оставить кубики
    [JoinPoker] Не играть
    [LadyLuck] Оставить флоп
    [LootToken] Не брать
   *[other] Пас
}
act-be = Быть: { $thing }
act-stand-in = Встать: { $thing }
act-start-with = { $cards ->
    [0] Взять { $money } $
   *[other] { $money ->
        [0] Взять карты: { $cards }
       *[other] Взять { $money } $ и карты: { $cards }
    }
}
act-use = { $step ->
    [TakeAction] Израсходовать: { $thing }
   *[other] Использовать: { $thing }
}
act-go-to = { $bandit ->
    [0] Путь: { $thing }
   *[other] Путь: { $thing }, бой с бандитом
}
act-act-with = Действие карты { $thing }
act-duel = Дуэль: { $who }, { $lp } ОЛ
act-rob = Ограбить: { $who }, { $wp } очко розыска
act-arrest = Арестовать: { $who }, { $mp } очко маршала
act-work = Работать за { $money } $
act-prospect = Добывать золото
act-deposit = Сдать золото, { $n }: { $money } $ и { $lp } ОЛ
act-heist = Налёт на банк: { $money } $ и { $wp } очка розыска
act-heal = { $n ->
    [one] Вылечить { $n } рану за { $price } $
    [few] Вылечить { $n } раны за { $price } $
   *[many] Вылечить { $n } ран за { $price } $
}
act-revel-for = Кутёж: { $n } ОЛ за { $price } $
act-take = { $color ->
    [green] Взять зелёный жетон скота
   *[blue] Взять синий жетон скота
}
act-play = Начать покер за { $price } $
act-buy = Купить за { $price } $: { $thing }
act-upgrade = Улучшить за { $price } $: { $better }, { $lp } ОЛ в конце
act-deliver = { $points ->
    [mp] Доставить скот: 1 очко маршала, { $money } $, карты: { $cards }, { $lp } ОЛ
   *[wp] Доставить скот: 1 очко розыска, { $money } $, карты: { $cards }, { $lp } ОЛ
}
act-whiskey-for = Виски: рана игроку { $who }
act-disc-on-the = Диск на историю: { $condition }
act-react-with = Реакция: { $thing }
act-reveal = Открыть цель: { $goal }
act-fight-with = В бой с картой { $thing }
act-decline = Отказаться от боя и проиграть
act-answer-with = Ответить картой боя { $rank }
act-restart = Начать бой заново
act-look-at = Посмотреть
act-pay-for = Заплатить { $price } $ и остаться без раны
act-rob-the = { $loot ->
    [half-gold] Забрать золото: { $n }
    [half-money] Забрать { $n } $
   *[token] Забрать жетон скота
}
act-sheriff-to = Шериф: { $thing }
act-sheriff-takes = Арестовать: { $who }
act-choose = { $thing }
act-discard = Сбросить { $thing }
act-reroll = Перебросить: { $thing }
act-join = Вступить за { $price } $
act-bet = В покер: { $thing }
act-replace = Заменить { $thing }
act-return-token = Вернуть жетон на { $n } ОЛ
send-discard = Сбросить эти
send-bet = Положить рубашкой вверх
group-deposit = Сдать золото
group-revel = Кутёж
group-fight = Бой: { $who }
to-the-store = Покупки в лавке

## What can be offered

offer-wound = { $n ->
    [one] Получить { $n } рану
    [few] Получить { $n } раны
   *[many] Получить { $n } ран
}
offer-discard-random = { $n ->
    [one] Сбросить { $n } случайную карту
    [few] Сбросить { $n } случайные карты
   *[many] Сбросить { $n } случайных карт
}
offer-discard = { $n ->
    [one] Сбросить { $n } карту на выбор
    [few] Сбросить { $n } карты на выбор
   *[many] Сбросить { $n } карт на выбор
}
offer-lose-money = Потерять { $n } $
offer-lp = Получить { $n } ОЛ
offer-mp = { $n ->
    [one] Получить { $n } очко маршала
    [few] Получить { $n } очка маршала
   *[many] Получить { $n } очков маршала
}
offer-wp = { $n ->
    [one] Получить { $n } очко розыска
    [few] Получить { $n } очка розыска
   *[many] Получить { $n } очков розыска
}
offer-money = Получить { $n } $
reward-cards = { $n ->
    [one] Взять { $n } карту
    [few] Взять { $n } карты
   *[many] Взять { $n } карт
}
reward-gold = Получить золото: { $n }
reward-heal = { $n ->
    [one] Снять { $n } рану
    [few] Снять { $n } раны
   *[many] Снять { $n } ран
}
story-gangs = Бандиты шайки { $gangs }
story-sheriff = Шериф: до { $n }

## The map

map = Карта
cattle-left = { $count ->
    [one] Здесь { $count } жетон скота
    [few] Здесь { $count } жетона скота
   *[many] Здесь { $count } жетонов скота
}
bandit-at = Бандит: { $place }
sheriff-at = Шериф: { $place }
figure-at = { $who }: { $place }

## The row of actions, set-up

actions-here = Что можно сделать
actions-used = Действий потрачено: { $n } из { $most }
characters = Ваши персонажи
start-at = Старт: { $place }
start-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
marshal-points = Маршал { $n }
wanted-points = Розыск { $n }

## A fight

fight-duel = { $who }: вызов на дуэль, противник { $foe }
fight-rob = { $who }: ограбление, жертва { $foe }
fight-arrest = { $who }: попытка ареста, цель { $foe }
fight-bandit = { $who }: встреча с бандитом
fight-guard = { $who }: налёт на банк
fight-sheriff = { $who }: шериф пришёл арестовать
fight-black-duels = { $who }: Человек в чёрном вызывает на дуэль
fight-black-robs = { $who }: Человек в чёрном грабит
phases = Этапы боя
phase-start = Начало
phase-cards = Карты
phase-reactions = Реакции
phase-result = Итог
fights = { $who }
role-wins-ties = побеждает при равенстве
role-loses-ties = нужна старшая карта
role-played-by = за него играет { $who }; побеждает при равенстве
shielded = щит
face-down = Карта рубашкой вверх
no-card-yet = карты нет
sum-card = карта
sum-lowered = снижение
sum-black = Человек в чёрном
prize-duel = Победа: { $duel_win_lp } ОЛ, противнику рана.
prize-rob = Победа: { $rob_win_wp } очко розыска и половина золота или денег жертвы.
prize-arrest = Победа: { $arrest_win_mp } очко маршала, цель арестована.
prize-bandit = Победа: 1 ОЛ или 1 очко маршала.
prize-guard = Победа: { $heist_win_money } $ и { $heist_win_wp } очка розыска.
prize-sheriff = Победа: свобода.
prize-nothing = Победа: ничего не происходит.
defeat = Победа: { $who } получает 1 рану и берёт 1 карту.
defeat-guard = Победа: { $who } получает 1 рану, 1 карту и { $wp } очко розыска.
defeat-sheriff = Победа: { $who } получает 1 рану и 1 карту и идёт под арест.
defeat-black-robs = Победа: { $who } получает 1 рану и 1 карту и теряет половину денег.
lead-hidden = Карты лежат рубашкой вверх
lead = Впереди { $who }: { $high } против { $low }
chain-plays = { $who }: реакция
chain-passes = { $who }: пас
chain-reacts = { $who }: реакция или пас
your-fight-cards = Вы за другую сторону ({ $foe }): ваши карты боя
fight-cards-drawn = { $count ->
    [one] Взята { $count } карта боя, рубашкой вверх
    [few] Взято { $count } карты боя, рубашкой вверх
   *[many] Взято { $count } карт боя, рубашкой вверх
}
you-looked-at = Вы посмотрели
fight-card = Карта боя
fight-card-named = Карта боя { $rank }

## Poker

poker-table = Стол для покера
flop = Флоп
pot = Банк
pot-and-lp = и { $lp } ОЛ, если победит { $who }
chooses = выбирает
deals = сдаёт, играет за салун
paid = взнос { $n } $
your-poker-hand = Ваши карты в покере
slot-choose = выберите
order-of-hands = Старшинство комбинаций
strongest-first = сверху сильнейшая; при равенстве побеждает { $who }
hand-made = собрано
hand-possible = возможно

## Tracks, stories, store, piles

legendary-points = Очки легенды
ends-at = { $n } ОЛ завершают игру: этот раунд и ещё один
marshal-row = ряды: +{ $first }, +{ $second }, +{ $third } ОЛ в конце игры
wanted-row = ряды: +{ $first }, +{ $second }, +{ $third } ОЛ после каждого своего хода
track-draw = { $count ->
    [one] взять { $count } карту
    [few] взять { $count } карты
   *[many] взять { $count } карт
}
stories = Истории
story-on = { $side ->
    [left] Левая история
   *[right] Правая история
}
story-label = История: { $condition }, осталось дисков: { $count }
story-deck-empty = В этой колоде историй больше нет
condition-met = выполнено в этот ход
discs-to-go = { $count ->
    [0] собрано
    [one] нужен ещё { $count } диск
    [few] нужно ещё { $count } диска
   *[many] нужно ещё { $count } дисков
}
cards-left = { $count ->
    [one] в колоде { $count } карта
    [few] в колоде { $count } карты
   *[many] в колоде { $count } карт
}
store-hint = за одно действие можно купить сколько угодно
owned = у вас
upgrade-lp = улучшение, { $n } ОЛ
piles = Колоды и запасы
pile-deck = Карты покера в колоде
pile-discards = Сброшенные карты покера
pile-fight = Карты боя в колоде
pile-gold = Самородки в рудниках
pile-tokens = Жетоны легенды в запасе
discards-top = Последний сброс
cards-played = В игре
black-deck = Карты в колоде Человека в чёрном
dice = Кубики добычи

## Own cards, players

your-hand = Ваша рука
hand-limit = { $count ->
    [one] { $count } карта; предел в конце хода { $limit }
    [few] { $count } карты; предел в конце хода { $limit }
   *[many] { $count } карт; предел в конце хода { $limit }
}
goal-label = Цель: { $goal }
token-label = Жетон легенды на { $n } ОЛ
cattle-token = { $color ->
    [green] Зелёный скот
   *[blue] Синий скот
}
cattle-worth = { $money } $, карты: { $cards }, { $lp } ОЛ
no-character = выбирает персонажа
money = Деньги
gold = Самородки и сколько можно нести
hand-cards = Карты покера на руке
movement = Шаги за движение
wounds = Раны: { $n } из { $most }
first-player = первый
active = в деле
idle = не в деле
goals-count = Цели { $done }, скрыто { $count }
goals-done = Открыто: { $goals }
tokens-count = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
no-mp = без очков маршала в этот ход
progress-lp = { $n } из { $end } ОЛ
progress-last = Последний раунд

## The log

told-took-back = { $who }: последний выбор отменён.
told-chose = { $who }: выбор — { $thing }.
told-declined = { $who }: отказ от боя.
told-turn = Раунд { $round }: { $who }
told-drew = { $count ->
    [one] { $who }: взята { $count } карта покера.
    [few] { $who }: взято { $count } карты покера.
   *[many] { $who }: взято { $count } карт покера.
}
told-drew-cards = { $who }: взято { $cards }.
told-discarded = { $who }: сброс { $cards }.
told-reshuffled = { $count ->
    [one] Сброс, { $count } карта, становится новой колодой.
    [few] Сброс, { $count } карты, становится новой колодой.
   *[many] Сброс, { $count } карт, становится новой колодой.
}
told-lp-gained = { $who }: +{ $n } ОЛ.
told-lp-lost = { $who }: −{ $n } ОЛ.
told-mp-gained = { $n ->
    [one] { $who }: +{ $n } очко маршала.
    [few] { $who }: +{ $n } очка маршала.
   *[many] { $who }: +{ $n } очков маршала.
}
told-mp-lost = { $n ->
    [one] { $who }: −{ $n } очко маршала.
    [few] { $who }: −{ $n } очка маршала.
   *[many] { $who }: −{ $n } очков маршала.
}
told-wp-gained = { $n ->
    [one] { $who }: +{ $n } очко розыска.
    [few] { $who }: +{ $n } очка розыска.
   *[many] { $who }: +{ $n } очков розыска.
}
told-wp-lost = { $n ->
    [one] { $who }: −{ $n } очко розыска.
    [few] { $who }: −{ $n } очка розыска.
   *[many] { $who }: −{ $n } очков розыска.
}
told-money-gained = { $who }: +{ $n } $.
told-money-lost = { $who }: −{ $n } $.
told-gold-gained = { $n ->
    [one] { $who }: +{ $n } самородок.
    [few] { $who }: +{ $n } самородка.
   *[many] { $who }: +{ $n } самородков.
}
told-gold-lost = { $n ->
    [one] { $who }: −{ $n } самородок.
    [few] { $who }: −{ $n } самородка.
   *[many] { $who }: −{ $n } самородков.
}
told-wounds-gained = { $n ->
    [one] { $who }: +{ $n } рана.
    [few] { $who }: +{ $n } раны.
   *[many] { $who }: +{ $n } ран.
}
told-wounds-lost = { $n ->
    [one] { $who }: −{ $n } рана.
    [few] { $who }: −{ $n } раны.
   *[many] { $who }: −{ $n } ран.
}
told-went = { $who }: путь — { $thing }.
told-sheriff = Шериф: путь — { $thing }.
told-bandit-came = Появился бандит: { $thing }.
told-bandit-left = Бандита больше нет: { $thing }.
told-looked = { $who }: просмотр карт игрока { $whom }: { $cards }.
told-looked-hidden = { $count ->
    [one] { $who }: просмотр { $count } карты игрока { $whom }.
   *[other] { $who }: просмотр { $count } карт игрока { $whom }.
}
told-looked-npc = { $who }: просмотр карты боя: { $cards }.
told-looked-npc-hidden = { $count ->
    [one] { $who }: просмотр { $count } карты боя.
   *[other] { $who }: просмотр { $count } карт боя.
}
told-npc-drew = { $who }: взяты карты боя: { $cards }.
told-npc-drew-hidden = { $count ->
    [one] { $who }: взята { $count } карта боя.
    [few] { $who }: взято { $count } карты боя.
   *[many] { $who }: взято { $count } карт боя.
}
told-showed = { $who }: открыто { $cards }.
told-npc-showed = Карта боя: { $rank }.
told-won = { $who }: победа в бою.
told-lost = { $who }: поражение в бою.
told-restarted = Бой начинается заново.
told-arrested = { $who }: арест.
told-rolled = { $who }: бросок — { $faces }.
told-item = { $who }: новый предмет — { $thing }.
told-upgraded = { $who }: улучшение — { $thing }.
told-readied = { $who }: в деле — { $thing }.
told-used-up = { $who }: израсходовано — { $thing }.
told-cattle = { $color ->
    [green] { $who }: взят зелёный жетон скота.
   *[blue] { $who }: взят синий жетон скота.
}
told-cattle-seen = { $color ->
    [green] { $who }: взят зелёный жетон скота ({ $money } $, карты: { $cards }, { $lp } ОЛ).
   *[blue] { $who }: взят синий жетон скота ({ $money } $, карты: { $cards }, { $lp } ОЛ).
}
told-cattle-lost = { $who }: жетона скота больше нет.
told-delivered = { $who }: скот доставлен ({ $money } $, карты: { $cards }, { $lp } ОЛ).
told-joined = { $who }: игра в покер.
told-dealt = { $count ->
    [one] { $who }: сдача, { $count } карта.
    [few] { $who }: сдача, { $count } карты.
   *[many] { $who }: сдача, { $count } карт.
}
told-dealt-cards = { $who }: сдача, на руке { $cards }.
told-flop = Флоп: { $cards }.
told-replaced = { $who }: замена во флопе: { $cards }.
told-won-poker = { $who }: победа в покере.
told-disc = { $side ->
    [left] { $who }: диск на левую историю.
   *[right] { $who }: диск на правую историю.
}
told-story = История: { $thing }.
told-goal = { $who }: цель открыта — { $thing }.
told-tokens = { $who }: взяты жетоны легенды: { $values }.
told-tokens-hidden = { $count ->
    [one] { $who }: взят { $count } жетон легенды.
    [few] { $who }: взято { $count } жетона легенды.
   *[many] { $who }: взято { $count } жетонов легенды.
}
told-returned = { $who }: возвращён жетон легенды: { $values }.
told-returned-hidden = { $count ->
    [one] { $who }: возвращён { $count } жетон легенды.
    [few] { $who }: возвращено { $count } жетона легенды.
   *[many] { $who }: возвращено { $count } жетонов легенды.
}
told-black = Человек в чёрном: карта «{ $thing }».
told-came = { $who }: персонаж — { $thing }.
told-offered = { $who }: на выбор { $cards }.
told-opened = { $side ->
    [left] Новая история слева: { $condition }.
   *[right] Новая история справа: { $condition }.
}
told-ended = Игра окончена.

## Score sheet and set-up

cat-0 = Золото
cat-1 = Кутежи
cat-2 = Дуэли
cat-3 = Покер
cat-4 = Бандиты
cat-5 = Скот
cat-6 = Истории
cat-7 = Карты покера
cat-8 = Карты боя
cat-9 = Способности
cat-10 = Шкала маршала
cat-11 = Шкала розыска
cat-12 = Улучшенные предметы
cat-13 = Деньги в конце
cat-14 = Раны
cat-15 = Розыск в конце
cat-16 = Маршал в конце
cat-17 = Жетоны легенды
cat-18 = Человек в чёрном
tie-0 = при равенстве побеждает Человек в чёрном
tie-1 = очки маршала или розыска
tie-2 = золото
tie-3 = меньше ран
option-mode = Режим
option-mode-basic = Базовый
option-mode-advanced = Продвинутый, с целями и жетонами легенды
option-length = Длина
option-length-short = Короткая, 15 ОЛ
option-length-medium = Средняя, 20 ОЛ
option-length-long = Долгая, 25 ОЛ
option-first-game = Вводная раскладка
option-first-game-false = Нет
option-first-game-true = Да: 3 или 4 игрока, короткая, базовая
option-corner-moves = Ходы через углы
option-corner-moves-false = Нельзя
option-corner-moves-true = Можно
option-arrest-moves-sheriff = После ареста игроком
option-arrest-moves-sheriff-false = Шериф остаётся на месте
option-arrest-moves-sheriff-true = Шериф возвращается в контору
option-max-rounds = Предел раундов (0: без предела)

## What is printed on things

about-cheat = В покере: любая карта на выбор.
about-lady-luck = В покере: можно заменить 1 карту флопа.
about-living-legend = Получите 1 очко маршала или 1 очко розыска.
about-manhunt = Переместите шерифа до 6 областей, если кто-то в розыске.
about-saddle-up = Движение на вашу дальность плюс 2.
about-sprint = После движения без бандита: ещё до 2 областей.
about-stick-em-up = В бою: карта противника на 3 ниже.
about-reputation = В свой ход после очков маршала или розыска: 1 ОЛ. Раз за ход.
about-bulletproof = В бою: снимите 1 рану или отмените следующую.
about-shootout = В бою: карта противника на 2 ниже.
about-instincts = Действие: возьмите 2 карты. В бою: 1 карту.
about-deadeye = В бою: отмените все снижения своей карты.
about-quickdraw = В бою: вы побеждаете при равенстве.
about-fight-2 = Игрок получает 1 рану и теряет 1 ОЛ.
about-fight-3 = Игрок получает 2 раны.
about-fight-4 = Игрок получает 1 рану и сбрасывает 1 карту.
about-fight-5 = Игрок получает 1 рану; за бандита дают только ОЛ.
about-fight-6 = Игрок получает 1 рану, её нельзя отменить.
about-fight-7 = Игрок получает 1 рану или сбрасывает 1 случайную карту.
about-fight-8 = Игрок получает 1 рану.
about-fight-9 = Игрок сбрасывает 1 карту или теряет 10 $; за бандита дают только ОЛ.
about-fight-10 = Бой можно начать заново с новыми картами боя; игрок берёт 1 карту.
about-fight-j = Игрок получает 10 $.
about-fight-q = Игрок берёт 1 карту.
about-fight-k = Игрок получает 1 ОЛ.
about-fight-a = Игрок получает 1 ОЛ, 1 очко маршала или 1 очко розыска.
about-revolver = Без свойства, пока не улучшен.
about-shotgun = После каждой победы в бою: возьмите 1 карту.
about-rifle = Начиная бой с игроком, посмотрите 2 его случайные карты.
about-mustang = Движение 4.
about-mule = Движение 3; несёт на 2 самородка больше.
about-miners-map = При каждой добыче можно перебросить 1 кубик.
about-provisions = При получении: возьмите 1 карту. Действие, расходуется: возьмите 1 карту и снимите 1 рану.
about-whiskey = При получении: снимите 1 рану. После своего движения, расходуется: другой игрок в вашей области получает 1 рану.
about-ten-gallon = После покера: 1 ОЛ за победу, 10 $ за поражение.
about-peacemaker = В каждом вашем бою карта противника на 1 ниже.
about-coach-gun = После каждой победы в бою: возьмите 2 карты.
about-repeater = Начиная бой с игроком, посмотрите всю его руку. Против бандита, охранника или шерифа: посмотрите 1 карту боя.
about-thoroughbred = Движение 5.
about-pack-mule = Движение 4; несёт на 2 самородка больше.
about-annie-oakley = С 5 ОЛ: в начале боя с игроком противник сбрасывает 1 карту или получает 1 рану.
about-bass-reeves = С 5 ОЛ: ещё 1 очко маршала после ареста.
about-billy-the-kid = С 5 ОЛ: 1 ОЛ после ограбления игрока.
about-bloody-knife = С 5 ОЛ: движение на 1 больше, и можно проходить мимо бандитов без боя.
about-calamity-jane = С 5 ОЛ: в бою можно заплатить 10 $ вместо раны.
about-doc-holliday = С 5 ОЛ: вступая в покер, берёт 2 карты вместо 1.
about-jesse-james = С 5 ОЛ: охранник банка берёт на 1 карту боя меньше.
about-kit-carson = С 5 ОЛ: при добыче ещё один бросок кубика.
about-stagecoach-mary = С 5 ОЛ: на 20 $ больше за каждую доставку скота.
about-wild-bill-hickok = С 5 ОЛ: ещё 1 ОЛ за каждую начатую и выигранную дуэль.
about-wyatt-earp = С 5 ОЛ: раз за ход обе награды за бандита, 1 ОЛ и 1 очко маршала.
about-yb-rowdy = С 5 ОЛ: первое ОЛ каждого кутежа стоит 20 $, а не 30 $.

# На первой странице и ход вкратце.
blurb-western-legends = Маршал или бандит: станьте легендой.
turn-1 = Начните с 20 $, двух карт покера или 10 $ и одной карты.
turn-2 = До трёх действий: движение, карта, бой или действие места.
turn-3 = В конце: истории, сброс до предела руки и очки для тех, кто в розыске.
turn-4 = Когда у кого-то достаточно очков легенды, раунд доигрывают и играют ещё один.
