# Western Legends in Russian.  The log is in the present tense, which has no gender.

## Small words

dollars = { $n } $
lp-short = { $n } ОЛ
foe-bandit = бандит
foe-guard = охранник банка
foe-sheriff = шериф
automaton = Человек в чёрном
place-store = Лавка
place-saloon = Салун
place-bank = Банк
place-sheriff = Контора шерифа
place-doctor = Доктор
place-cabaret = Кабаре
place-rail = Станция
place-mine = Рудник
place-ranch = Ранчо
place-hideout = логово
place-cliffs = утёсы
map-players = игроки; север вверху
setting-up = Подготовка
not-placed = ещё не на поле
chosen = Уже выбрано
kind-action = Действие
kind-reaction = Реакция
kind-bonus = Бонус
n-gold = { $n ->
    [one] { $n } самородок
    [few] { $n } самородка
   *[many] { $n } самородков
}
n-cards = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
n-wounds = { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
}
n-marshal-points = { $n ->
    [one] { $n } очко маршала
    [few] { $n } очка маршала
   *[many] { $n } очков маршала
}
n-wanted-points = { $n ->
    [one] { $n } очко розыска
    [few] { $n } очка розыска
   *[many] { $n } очков розыска
}

## Questions

ask-choose-character = Кем из двоих вы будете в этой партии?
ask-take-character = Какого персонажа вы берёте?
ask-arrive = В какой из трёх областей вы начинаете?
ask-start-of-turn = Начало хода: деньги, карты или понемногу того и другого?
ask-ready-gear = { $kind ->
    [weapon] Каким оружием вы пользуетесь до следующего хода?
   *[mount] На ком вы едете до следующего хода?
}
ride-help = Числа на карте — действия; щелчок ведёт до самого места.
ask-take-action = { $nth ->
    [0] Действий не осталось: сделайте то, что не тратит действие, или завершите ход
   *[other] Действие { $nth } из { $most }: двигайтесь, действуйте в локации или сыграйте карту
}
ask-walk = { $left ->
    [1] Куда? Остался { $left } шаг
    [one] Куда? Не больше { $left } шага
   *[other] Куда? Не больше { $left } шагов
}
ask-shop = Что ещё купить?
ask-may-ready = Использовать сразу: { $thing }?
ask-look-at-hand = Посмотреть карты на руке? Соперник: { $foe }
ask-look-at-fight-card = Посмотреть одну карту боя? Противник: { $foe }
ask-lay-card = Ваша карта для боя, рубашкой вверх. Противник: { $foe }
ask-answer = На вас нападает { $foe }: сыграйте карту рубашкой вверх или откажитесь и проиграйте
ask-play-fight-card = Вы играете за другую сторону ({ $foe }), против вас { $who }: выберите карту боя
ask-react = { $lead ->
    [ahead] Ваша реакция: { $mine } против { $other }, вы впереди
   *[behind] Ваша реакция: { $mine } против { $other }, вы позади
}
ask-late-reputation = Вы получили очки в конце хода: сыграете реакцию?
ask-may-restart = Карта { $rank }: начать бой заново? Против вас { $who }
ask-wound = Вам грозит рана: принять её или заплатить?
ask-choose = { $source ->
    [bandits] Бандит побеждён: какую награду вы берёте?
    [stories] Награда истории: выберите одну
    [fight-cards] Карта боя требует: выберите одно
    [abilities] Противник пугает вас: карта или рана?
   *[other] Выберите одно
}
ask-discard = { $left ->
    [one] Сбросьте { $left } покерную карту
    [few] Сбросьте { $left } покерные карты
   *[many] Сбросьте { $left } покерных карт
}
ask-discard-down = { $left ->
    [one] Лимит карт на руке { $limit }: сбросьте { $left } карту
    [few] Лимит карт на руке { $limit }: сбросьте { $left } карты
   *[many] Лимит карт на руке { $limit }: сбросьте { $left } карт
}
ask-loot = Что вы забираете? Жертва: { $foe }
ask-loot-token = Забрать и жетон скота? Жертва: { $foe }
ask-move-sheriff = { $left ->
    [1] Куда едет шериф? Остался { $left } шаг
    [one] Куда едет шериф? Не больше { $left } шага
   *[other] Куда едет шериф? Не больше { $left } шагов
}
ask-pick-one = Кого пытается арестовать шериф?
ask-use-map = Карта рудокопа: какой кубик перебросить?
ask-join-poker = { $starter } начинает покер, в банке { $pot } $: сесть за стол за { $price } $?
ask-bet-two = { $left ->
    [one] Выберите ещё { $left } карту для покера, в банке { $pot } $
    [few] Выберите { $left } карты для покера, в банке { $pot } $
   *[many] Выберите { $left } карт для покера, в банке { $pot } $
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
    [TakeAction] Закончить ход
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
act-be = Играть за персонажа: { $thing }
act-stand-in = Начать здесь: { $thing }
act-start-with = { $cards ->
    [0] Взять { $money } $
    [one] { $money ->
        [0] Взять { $cards } карту
       *[other] Взять { $money } $ и { $cards } карту
    }
    [few] { $money ->
        [0] Взять { $cards } карты
       *[other] Взять { $money } $ и { $cards } карты
    }
   *[many] { $money ->
        [0] Взять { $cards } карт
       *[other] Взять { $money } $ и { $cards } карт
    }
}
act-use = { $step ->
    [TakeAction] Израсходовать: { $thing }
   *[other] Использовать: { $thing }
}
way = { $bandit ->
    [0] { $steps ->
        [0] Ехать: { $thing }
        [one] Ехать: { $thing } ({ $steps } действие)
        [few] Ехать: { $thing } ({ $steps } действия)
       *[many] Ехать: { $thing } ({ $steps } действий)
    }
   *[other] { $steps ->
        [0] Ехать: { $thing }, бой с бандитом
        [one] Ехать: { $thing }, бой с бандитом ({ $steps } действие)
        [few] Ехать: { $thing }, бой с бандитом ({ $steps } действия)
       *[many] Ехать: { $thing }, бой с бандитом ({ $steps } действий)
    }
}
too-far = { $limit ->
    [0] Это дальше, чем ведёт это движение, а действий больше не осталось.
   *[other] { $steps ->
        [one] Туда нужно { $steps } действие
        [few] Туда нужны { $steps } действия
       *[many] Туда нужно { $steps } действий
    }, а { $limit ->
        [one] осталось { $limit } действие.
        [few] осталось { $limit } действия.
       *[many] осталось { $limit } действий.
    }
}
act-go-to = { $bandit ->
    [0] Идти: { $thing }
   *[other] Идти: { $thing }, бой с бандитом
}
act-act-with = Действие карты: { $thing }
act-duel = Дуэль: { $who }, { $lp } ОЛ
act-rob = { $wp ->
    [one] Ограбить: { $who }, { $wp } очко розыска
    [few] Ограбить: { $who }, { $wp } очка розыска
   *[many] Ограбить: { $who }, { $wp } очков розыска
}
act-arrest = { $mp ->
    [one] Арестовать: { $who }, { $mp } очко маршала
    [few] Арестовать: { $who }, { $mp } очка маршала
   *[many] Арестовать: { $who }, { $mp } очков маршала
}
act-work = Работать за { $money } $
act-prospect = Добывать золото
act-deposit = { $n ->
    [one] Сдать { $n } самородок: { $money } $ и { $lp } ОЛ
    [few] Сдать { $n } самородка: { $money } $ и { $lp } ОЛ
   *[many] Сдать { $n } самородков: { $money } $ и { $lp } ОЛ
}
act-heist = { $wp ->
    [one] Ограбить банк: { $money } $ и { $wp } очко розыска
    [few] Ограбить банк: { $money } $ и { $wp } очка розыска
   *[many] Ограбить банк: { $money } $ и { $wp } очков розыска
}
act-heal = { $n ->
    [one] Вылечить { $n } рану за { $price } $
    [few] Вылечить { $n } раны за { $price } $
   *[many] Вылечить { $n } ран за { $price } $
}
act-revel-for = Кутёж: { $n } ОЛ за { $price } $
act-take = { $color ->
    [green] Взять зелёный жетон скота
   *[blue] Взять синий жетон скота
}
act-play = Начать покер за { $price } $
act-live-up-to = { $kind ->
    [money] Развезти почту: { $n } $
    [cards] Разведать местность: { $n ->
        [one] взять { $n } карту
        [few] взять { $n } карты
       *[many] взять { $n } карт
    }
   *[lp] Угостить всех: { $n } ОЛ за { $price } $
}
act-buy = Купить за { $price } $: { $thing }
act-upgrade = Улучшить за { $price } $: { $better }, { $lp } ОЛ в конце
act-deliver = Доставить скот: { $reward }, { cattle-worth }
act-whiskey-for = Виски: рану получает { $who }
act-disc-on-the = Диск на историю: { $condition }
act-react-with = Реакция: { $thing }
act-reveal = Открыть цель: { $goal }
act-fight-with = Сыграть в бою: { $thing }
act-decline = Отказаться от боя и проиграть
act-answer-with = Ответить картой боя { $rank }
act-restart = Начать бой заново
act-look-at = Посмотреть
act-pay-for = Заплатить { $price } $ и остаться без раны
act-rob-the = { $loot ->
    [half-gold] { $n ->
        [one] Забрать { $n } самородок
        [few] Забрать { $n } самородка
       *[many] Забрать { $n } самородков
    }
    [half-money] Забрать { $n } $
   *[token] Забрать жетон скота
}
act-sheriff-to = Шериф: { $thing }
act-sheriff-takes = Арестовать: { $who }
act-choose = { $thing }
act-discard = Сбросить { $thing }
act-reroll = Перебросить: { $thing }
act-join = Сесть за стол за { $price } $
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
offer-lose-money = Потерять { $n } $
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
offer-money = Получить { $n } $
reward-cards = { $n ->
    [one] Взять { $n } карту
    [few] Взять { $n } карты
   *[many] Взять { $n } карт
}
reward-gold = { $n ->
    [one] Получить { $n } самородок
    [few] Получить { $n } самородка
   *[many] Получить { $n } самородков
}
reward-heal = { $n ->
    [one] Снять { $n } рану
    [few] Снять { $n } раны
   *[many] Снять { $n } ран
}
reward-town = Получить ещё { $n } $ в городе
story-gangs = Бандиты: { $gangs }
story-sheriff = { $n ->
    [one] Шериф: до { $n } области
   *[other] Шериф: до { $n } областей
}

## The map

map = Карта местности
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

fight-duel = { $who } вызывает на дуэль: { $foe }
fight-rob = { $who } грабит: { $foe }
fight-arrest = { $who } пытается арестовать: { $foe }
fight-bandit = { $who } встречает бандита
fight-guard = { $who } грабит банк
fight-sheriff = Шериф хочет арестовать: { $who }
fight-black-duels = Человек в чёрном вызывает на дуэль: { $who }
fight-black-robs = Человек в чёрном грабит: { $who }
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
sum-raised = повышение
sum-lowered = снижение
sum-black = Человек в чёрном
prize-duel = Победа: { $duel_win_lp } ОЛ, противнику рана.
prize-rob = { $rob_win_wp ->
    [one] Победа: { $rob_win_wp } очко розыска и половина золота или денег жертвы.
    [few] Победа: { $rob_win_wp } очка розыска и половина золота или денег жертвы.
   *[many] Победа: { $rob_win_wp } очков розыска и половина золота или денег жертвы.
}
prize-arrest = { $arrest_win_mp ->
    [one] Победа: { $arrest_win_mp } очко маршала, соперник под арестом.
    [few] Победа: { $arrest_win_mp } очка маршала, соперник под арестом.
   *[many] Победа: { $arrest_win_mp } очков маршала, соперник под арестом.
}
prize-bandit = { $bandit_win_mp ->
    [one] Победа: { $bandit_win_lp } ОЛ или { $bandit_win_mp } очко маршала.
    [few] Победа: { $bandit_win_lp } ОЛ или { $bandit_win_mp } очка маршала.
   *[many] Победа: { $bandit_win_lp } ОЛ или { $bandit_win_mp } очков маршала.
}
prize-guard = { $heist_win_wp ->
    [one] Победа: { $heist_win_money } $ и { $heist_win_wp } очко розыска.
    [few] Победа: { $heist_win_money } $ и { $heist_win_wp } очка розыска.
   *[many] Победа: { $heist_win_money } $ и { $heist_win_wp } очков розыска.
}
prize-sheriff = Победа: свобода.
prize-nothing = Победа: ничего не происходит.
defeat = Победа: { $who } получает рану и берёт карту.
defeat-guard = { $wp ->
    [one] Победа: { $who } получает рану, карту и { $wp } очко розыска.
    [few] Победа: { $who } получает рану, карту и { $wp } очка розыска.
   *[many] Победа: { $who } получает рану, карту и { $wp } очков розыска.
}
defeat-sheriff = Победа: { $who } получает рану и карту и идёт под арест.
defeat-black-robs = Победа: { $who } получает рану и карту и теряет половину денег.
lead-hidden = Карты лежат рубашкой вверх
lead-none = Каждая сторона кладёт карту
lead = Впереди { $who }: { $high } против { $low }
chain-plays = { $who }: реакция
chain-passes = { $who }: пас
chain-reacts = { $who } играет реакцию или пасует
your-fight-cards = Вы играете за другую сторону ({ $foe }): ваши карты боя
fight-cards-drawn = { $count ->
    [one] { $count } карта боя рубашкой вверх
    [few] { $count } карты боя рубашкой вверх
   *[many] { $count } карт боя рубашкой вверх
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
paid = взнос { $n } $
your-poker-hand = Ваши карты в покере
slot-choose = выберите
order-of-hands = Старшинство комбинаций
strongest-first = сверху сильнейшая; при равенстве побеждает { $who }
hand-made = собрано
hand-possible = возможно

## Tracks, stories, store, piles

tracks = Шкалы очков
legendary-points = Очки легенды
ends-at = При { $n } ОЛ раунд доигрывают и играют ещё один
marshal-row = ряды: +{ $first }, +{ $second }, +{ $third } ОЛ в конце партии
wanted-row = ряды: +{ $first }, +{ $second }, +{ $third } ОЛ каждый ход
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
story-label = { $count ->
    [one] История: { $condition }, нужен ещё { $count } диск
    [few] История: { $condition }, нужно ещё { $count } диска
   *[many] История: { $condition }, нужно ещё { $count } дисков
}
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
upgrade-lp = даст { $n } ОЛ
piles = Колоды и запасы
pile-deck = Покерные карты в колоде
pile-discards = Сброшенные покерные карты
pile-fight = Карты боя в колоде
pile-gold = Самородки в рудниках
pile-tokens = Жетоны легенды в запасе
discards-top = Сброс:
cards-played = В игре
black-deck = Карты в колоде Человека в чёрном
dice = Кубики добычи

## Own cards, players

your-mat = Ваш планшет
your-hand = Ваша рука
hand-limit = { $count ->
    [one] { $count } карта; лимит в конце хода { $limit }
    [few] { $count } карты; лимит в конце хода { $limit }
   *[many] { $count } карт; лимит в конце хода { $limit }
}
goal-label = Цель: { $goal }
token-label = Жетон легенды на { $n } ОЛ
cattle-token = { $color ->
    [green] Зелёный скот
   *[blue] Синий скот
}
cattle-worth = { $cards ->
    [one] { $money } $, { $cards } карта, { $lp } ОЛ
    [few] { $money } $, { $cards } карты, { $lp } ОЛ
   *[many] { $money } $, { $cards } карт, { $lp } ОЛ
}
no-character = выбирает персонажа
money = Деньги
gold = Самородки и сколько можно нести
hand-cards = Покерные карты на руке
movement = Шаги за движение
wounds = Раны: { $n } из { $most }
first-player = первый игрок
active = используется
idle = не используется
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

told-took-back = { $who } отменяет последний выбор.
told-chose = { $who } выбирает «{ $thing }».
told-declined = { $who } отказывается от боя.
told-turn = Раунд { $round }: { $who }
told-drew = { $count ->
    [one] { $who } берёт { $count } покерную карту.
    [few] { $who } берёт { $count } покерные карты.
   *[many] { $who } берёт { $count } покерных карт.
}
told-drew-cards = { $who } берёт: { $cards }.
told-discarded = { $who } сбрасывает: { $cards }.
told-reshuffled = { $count ->
    [one] Сброс, { $count } карта, становится новой колодой.
    [few] Сброс, { $count } карты, становится новой колодой.
   *[many] Сброс, { $count } карт, становится новой колодой.
}
told-lp-gained = { $who } получает { $n } ОЛ.
told-lp-lost = { $who } теряет { $n } ОЛ.
told-mp-gained = { $n ->
    [one] { $who } получает { $n } очко маршала.
    [few] { $who } получает { $n } очка маршала.
   *[many] { $who } получает { $n } очков маршала.
}
told-mp-lost = { $n ->
    [one] { $who } теряет { $n } очко маршала.
    [few] { $who } теряет { $n } очка маршала.
   *[many] { $who } теряет { $n } очков маршала.
}
told-wp-gained = { $n ->
    [one] { $who } получает { $n } очко розыска.
    [few] { $who } получает { $n } очка розыска.
   *[many] { $who } получает { $n } очков розыска.
}
told-wp-lost = { $n ->
    [one] { $who } теряет { $n } очко розыска.
    [few] { $who } теряет { $n } очка розыска.
   *[many] { $who } теряет { $n } очков розыска.
}
told-money-gained = { $who } получает { $n } $.
told-money-lost = { $who } отдаёт { $n } $.
told-gold-gained = { $n ->
    [one] { $who } получает { $n } самородок.
    [few] { $who } получает { $n } самородка.
   *[many] { $who } получает { $n } самородков.
}
told-gold-lost = { $n ->
    [one] { $who } отдаёт { $n } самородок.
    [few] { $who } отдаёт { $n } самородка.
   *[many] { $who } отдаёт { $n } самородков.
}
told-wounds-gained = { $n ->
    [one] { $who } получает { $n } рану.
    [few] { $who } получает { $n } раны.
   *[many] { $who } получает { $n } ран.
}
told-wounds-lost = { $n ->
    [one] { $who } снимает { $n } рану.
    [few] { $who } снимает { $n } раны.
   *[many] { $who } снимает { $n } ран.
}
told-went = { $who } отправляется: { $thing }.
told-sheriff = Шериф отправляется: { $thing }.
told-bandit-came = Появляется бандит: { $thing }.
told-bandit-left = Бандит уходит: { $thing }.
told-looked = { $who } смотрит карты соперника ({ $whom }): { $cards }.
told-looked-hidden = { $count ->
    [one] { $who } смотрит { $count } карту соперника ({ $whom }).
    [few] { $who } смотрит { $count } карты соперника ({ $whom }).
   *[many] { $who } смотрит { $count } карт соперника ({ $whom }).
}
told-looked-npc = { $who } смотрит карту боя: { $cards }.
told-looked-npc-hidden = { $count ->
    [one] { $who } смотрит { $count } карту боя.
    [few] { $who } смотрит { $count } карты боя.
   *[many] { $who } смотрит { $count } карт боя.
}
told-npc-drew = { $who } берёт карты боя: { $cards }.
told-npc-drew-hidden = { $count ->
    [one] { $who } берёт { $count } карту боя.
    [few] { $who } берёт { $count } карты боя.
   *[many] { $who } берёт { $count } карт боя.
}
told-showed = { $who } открывает: { $cards }.
told-npc-showed = Карта боя: { $rank }.
told-won = { $who } побеждает в бою.
told-lost = { $who } проигрывает бой.
told-restarted = Бой начинается заново.
told-arrested = { $who } попадает под арест.
told-rolled = { $who } бросает кубики: { $faces }.
told-item = { $who } получает предмет: { $thing }.
told-upgraded = { $who } улучшает: { $thing }.
told-readied = { $who } теперь использует: { $thing }.
told-used-up = { $who } расходует: { $thing }.
told-lived-up = { $who } использует действие своего персонажа.
told-cattle = { $color ->
    [green] { $who } берёт зелёный жетон скота.
   *[blue] { $who } берёт синий жетон скота.
}
told-cattle-seen = { $color ->
    [green] { $who } берёт зелёный жетон скота ({ cattle-worth }).
   *[blue] { $who } берёт синий жетон скота ({ cattle-worth }).
}
told-cattle-lost = { $who } больше не ведёт скот.
told-delivered = { $who } доставляет скот ({ cattle-worth }).
told-joined = { $who } садится за покер.
told-dealt = { $count ->
    [one] { $who } сдаёт и берёт { $count } карту.
    [few] { $who } сдаёт и берёт { $count } карты.
   *[many] { $who } сдаёт и берёт { $count } карт.
}
told-dealt-cards = { $who } сдаёт и берёт: { $cards }.
told-flop = Флоп: { $cards }.
told-replaced = { $who } заменяет карту флопа: { $cards }.
told-won-poker = { $who } выигрывает в покер.
told-disc = { $side ->
    [left] { $who } кладёт диск на левую историю.
   *[right] { $who } кладёт диск на правую историю.
}
told-story = История: { $thing }.
told-goal = { $who } открывает цель: { $thing }.
told-tokens = { $who } берёт жетоны легенды: { $values }.
told-tokens-hidden = { $count ->
    [one] { $who } берёт { $count } жетон легенды.
    [few] { $who } берёт { $count } жетона легенды.
   *[many] { $who } берёт { $count } жетонов легенды.
}
told-returned = { $who } возвращает жетон легенды: { $values }.
told-returned-hidden = { $count ->
    [one] { $who } возвращает { $count } жетон легенды.
    [few] { $who } возвращает { $count } жетона легенды.
   *[many] { $who } возвращает { $count } жетонов легенды.
}
told-black = Человек в чёрном открывает карту «{ $thing }».
told-came = { $who } играет за персонажа: { $thing }.
told-offered = { $who } получает на выбор: { $cards }.
told-opened = { $side ->
    [left] Новая история слева: { $condition }.
   *[right] Новая история справа: { $condition }.
}
told-ended = Партия окончена.

## Score sheet and set-up

cat-0 = Золото
cat-1 = Кутежи
cat-2 = Дуэли
cat-3 = Покер
cat-4 = Бандиты
cat-5 = Скот
cat-6 = Истории
cat-7 = Покерные карты
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
option-first-game = Вводная партия
option-first-game-false = Нет
option-first-game-true = Да: трое или четверо, короткая, базовая
option-corner-moves = Ходы через углы
option-corner-moves-false = Нельзя
option-corner-moves-true = Можно
option-arrest-moves-sheriff = После ареста игроком
option-arrest-moves-sheriff-false = Шериф остаётся на месте
option-arrest-moves-sheriff-true = Шериф возвращается в контору
option-max-rounds = Не больше раундов (0 — без ограничения)

## What is printed on things

print-cheat = Действие, в городе: получите { $action_gain_money } $. В покере: любая карта на выбор.
print-lady-luck = В начале своего хода: получите { $reaction_gain_money } $ и возьмите { $reaction_draw }. В покере: можно заменить одну карту флопа.
print-living-legend = Получите { $action_mp } или { $action_wp }.
print-manhunt = { $action_move_sheriff ->
    [one] Если кто-то в розыске: переместите шерифа до { $action_move_sheriff } области. Если он арестует другого игрока: { $action_gain_lp_if_arrested } ОЛ.
   *[other] Если кто-то в розыске: переместите шерифа до { $action_move_sheriff } областей. Если он арестует другого игрока: { $action_gain_lp_if_arrested } ОЛ.
}
print-saddle-up = { $action_move_self ->
    [one] Действие: движение на { $action_move_self } шаг дальше обычного. В бою: ваша карта на { $reaction_raise_own_card } выше, но не выше туза.
    [few] Действие: движение на { $action_move_self } шага дальше обычного. В бою: ваша карта на { $reaction_raise_own_card } выше, но не выше туза.
   *[many] Действие: движение на { $action_move_self } шагов дальше обычного. В бою: ваша карта на { $reaction_raise_own_card } выше, но не выше туза.
}
print-sprint = { $reaction_move_self ->
    [1] После движения без бандита: ещё { $reaction_move_self } шаг.
    [one] После движения без бандита: ещё до { $reaction_move_self } шага.
   *[other] После движения без бандита: ещё до { $reaction_move_self } шагов.
}
print-stick-em-up = В бою с игроком: карта противника на { $reaction_reduce_opposing_card } ниже.
print-reputation = В свой ход после очков маршала или розыска: { $reaction_gain_lp } ОЛ, маршалу ещё { $reaction_gain_lp_if_marshal }. Раз за ход.
print-bulletproof = В бою: снимите { $bonus_heal_or_shield } или отмените следующую.
print-shootout = В бою с игроком: карта противника на { $bonus_reduce_opposing_card } ниже.
print-instincts = Действие: возьмите { $action_draw }. В бою: { $bonus_draw }.
print-deadeye = В бою: отмените все снижения своей карты.
print-quickdraw = В бою: вы побеждаете при равенстве.
print-fight-2 = Игрок получает { $wound } и теряет { $lose_lp } ОЛ.
print-fight-3 = Игрок получает { $wound }.
print-fight-4 = Игрок получает { $wound } и сбрасывает { $discard_own_choice }.
print-fight-5 = Игрок получает { $wound }; за бандита дают только ОЛ.
print-fight-6 = Игрок получает { $wound }, отменить это нельзя.
print-fight-7 = Игрок получает { $wound } или сбрасывает наугад { $discard_random }.
print-fight-8 = Игрок получает { $wound }.
print-fight-9 = Игрок сбрасывает { $discard_own_choice } или теряет { $lose_money } $; за бандита дают только ОЛ.
print-fight-10 = Бой можно начать заново с новыми картами боя; тогда игрок берёт карту.
print-fight-j = Игрок получает { $gain_money } $.
print-fight-q = Игрок берёт { $draw }.
print-fight-k = Игрок получает { $gain_lp } ОЛ.
print-fight-a = Игрок получает { $lp } ОЛ, { $mp } или { $wp }.
print-revolver = Пока не улучшен, ничего не даёт.
print-shotgun = После каждой победы в бою: возьмите { $cards }.
print-rifle = Начиная бой с игроком, посмотрите наугад { $cards } с его руки.
print-mustang = Движение { $movement }.
print-mule = { $amount ->
    [one] Движение { $movement }; несёт на { $amount } самородок больше.
    [few] Движение { $movement }; несёт на { $amount } самородка больше.
   *[many] Движение { $movement }; несёт на { $amount } самородков больше.
}
print-miners-map = При каждой добыче можно перебросить один кубик.
print-provisions = При получении: возьмите { $on_gain_draw }. Действие, расходуется: возьмите { $action_draw } и снимите { $action_heal }.
print-whiskey = При получении: снимите { $on_gain_heal }. После своего движения, расходуется: другой игрок в вашей области получает рану.
print-ten-gallon = После покера: { $lp } ОЛ за победу, { $money } $ за поражение.
print-peacemaker = В каждом вашем бою с игроком карта противника на { $amount } ниже, в аресте, который начали вы, на { $arrest } ниже.
print-coach-gun = После каждой победы в бою: возьмите { $cards }.
print-repeater = Начиная бой с игроком, посмотрите всю его руку. Против бандита, охранника или шерифа: посмотрите одну карту боя. В каждом вашем бою с игроком ваша карта на { $raises } выше, но не выше туза.
print-thoroughbred = Движение { $movement }; мимо бандитов можно проехать без боя.
print-pack-mule = { $amount ->
    [one] Движение { $movement }; несёт на { $amount } самородок больше.
    [few] Движение { $movement }; несёт на { $amount } самородка больше.
   *[many] Движение { $movement }; несёт на { $amount } самородков больше.
}
print-annie-oakley = С { $needed } ОЛ: в начале боя с игроком противник сбрасывает карту или получает рану.
print-bass-reeves = С { $needed } ОЛ: ещё { $extra } после ареста.
print-billy-the-kid = С { $needed } ОЛ: { $style } ОЛ после ограбления игрока.
print-bloody-knife = { $steps ->
    [one] С { $needed } ОЛ: движение на { $steps } шаг дальше, и можно проходить мимо бандитов без боя. Действие, раз за ход, вне городов: берёт { $action_draw }.
    [few] С { $needed } ОЛ: движение на { $steps } шага дальше, и можно проходить мимо бандитов без боя. Действие, раз за ход, вне городов: берёт { $action_draw }.
   *[many] С { $needed } ОЛ: движение на { $steps } шагов дальше, и можно проходить мимо бандитов без боя. Действие, раз за ход, вне городов: берёт { $action_draw }.
}
print-calamity-jane = С { $needed } ОЛ: в бою можно заплатить { $bribe } $ вместо раны.
print-doc-holliday = С { $needed } ОЛ: садясь за покер, берёт { $cards } вместо одной.
print-jesse-james = С { $needed } ОЛ: охранник банка берёт на { $fewer } боя меньше.
print-kit-carson = С { $needed } ОЛ: при добыче ещё один бросок кубика.
print-stagecoach-mary = С { $needed } ОЛ: на { $haul } $ больше за каждую доставку скота. Действие, раз за ход, в городе: получает { $action_gain_money } $.
print-wild-bill-hickok = С { $needed } ОЛ: после каждой начатой и выигранной дуэли берёт { $duelist }.
print-wyatt-earp = С { $needed } ОЛ: раз за ход обе награды за бандита, { $lp } ОЛ и { $mp }.
print-yb-rowdy = С { $needed } ОЛ: первое ОЛ каждого кутежа стоит { $first_revel } $, а не { $revel } $. Действие, раз за ход, в городе: платит { $price } $ и получает { $action_gain_lp } ОЛ.

# На первой странице и ход вкратце.
blurb-western-legends = Маршал или преступник: станьте легендой.
advice-western-legends-first = Вводная партия: персонажи с готовым началом, 15 очков легенды. Цели и жетоны легенды появятся позже.
advice-western-legends-usual = С целями и жетонами легенды, до 20 очков.
turn-1 = Начните с денег, с покерных карт или понемногу с того и другого.
turn-2 = До трёх действий: движение, карта, бой или действие локации.
turn-3 = В конце хода разыгрывают истории, вы сбрасываете карты до лимита, а те, кто в розыске, получают очки.
turn-4 = Когда у кого-то достаточно очков легенды, раунд доигрывают и играют ещё один.

## The page on which the game is learnt
shelf-items = Предметы
shelf-poker = Покерные карты
shelf-characters = Персонажи
shelf-fight = Карты боя
icon-lp = Очки легенды
icon-marshal = Очки маршала
icon-wanted = Очки розыска
icon-wound = Рана
icon-gold = Золото
icon-cattle = Скот
icon-weapon = Оружие
icon-horse = Скакун
icon-sheriff = Шериф
icon-bandit = Бандит
icon-hideout = Логово бандитов
icon-fight = Бой
icon-story = История
icon-saloon = Салун
icon-store = Магазин
icon-ranch = Ранчо
icon-mine = Рудник
