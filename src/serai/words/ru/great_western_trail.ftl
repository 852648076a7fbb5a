# Great Western Trail, оба издания. Слова, в которых издания расходятся, приходят аргументами: $camp, $craftsman.
automaton = Сэм

## Questions
ask-discard-down = Первый ход: сбросьте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
ask-mount = Первый ход: с какого нейтрального здания начнёт ваш пастух?
ask-before-moving = Перед движением: сыграйте карту цели или продолжайте
ask-walk = { $free ->
    [0] Двигайте пастуха: осталось { $left ->
        [one] { $left } шаг
        [few] { $left } шага
       *[many] { $left } шагов
    }
   *[other] Двигайте пастуха без платы: осталось { $left ->
        [one] { $left } шаг
        [few] { $left } шага
       *[many] { $left } шагов
    }
}
ask-use-location = { $thing }: действия в любом порядке
ask-choose-copy = Каким соседним зданием воспользуетесь? ({ $thing })
ask-choice = Выполнить сразу? { $effect }
ask-auxiliary = Выберите вспомогательное действие, одинарное или двойное
ask-drop-any = Сбросьте за взятые карты: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
ask-owe = Жетон обмена: сбросьте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
ask-drop-some = Сбросьте для действия: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
ask-draw-some = Сколько карт взять? Столько же нужно сбросить
ask-remove-cards = Удалите из игры не больше чем { $n ->
    [one] { $n } карту с руки
    [few] { $n } карты с руки
   *[many] { $n } карт с руки
}
ask-hire = { $sign ->
    [more] Наймите работника: на { $change } $ дороже цены ряда
    [less] Наймите работника: на { $change } $ дешевле цены ряда
   *[none] Наймите работника по цене ряда
}
ask-build = Какое здание построить? Цена за одного ({ $craftsman }): { $price } $
ask-choose-site = { $thing }: на какое место?
ask-take-camp = Какой { $camp } взять?
ask-take-hazard = { $price ->
    [0] Какую опасность убрать? Бесплатно
   *[other] Какую опасность убрать за { $price } $?
}
ask-buy-cattle = Покупка скота: свободно { $cowboys ->
    [one] { $cowboys } ковбой
    [few] { $cowboys } ковбоя
   *[many] { $cowboys } ковбоев
}
ask-pick-cattle = Выберите { $left ->
    [one] { $left } карту скота
    [few] { $left } карты скота
   *[many] { $left } карт скота
}
ask-take-objective = { $to_hand ->
    [0] Какую карту цели взять?
   *[other] Какую карту цели взять на руку?
}
ask-go-forward = { $most ->
    [0] Куда едет ваш паровоз?
    [one] Паровоз едет вперёд на { $most } клетку
    [few] Паровоз едет вперёд, до { $most } клеток: куда?
   *[many] Паровоз едет вперёд, до { $most } клеток: куда?
}
ask-back-up = Паровоз едет назад на { $exactly ->
    [one] { $exactly } клетку
    [few] { $exactly } клетки
   *[many] { $exactly } клеток
}: куда?
ask-back-up-and-deliver = Особая доставка: как далеко назад едет паровоз?
ask-turn-back = Конец пути: куда возвращается паровоз?
ask-upgrade = { $thing }: улучшить за { $cost } $ и { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}?
ask-upgrade-behind = Какую станцию позади паровоза улучшить?
ask-engage-master = Отдать работника за начальника станции? { $master }
ask-take-disc = { $white ->
    [0] Какой диск снять с планшета?
   *[other] Какой диск с белым уголком снять с планшета?
}
ask-foresee = Канзас-Сити, столбец { $column }: какой жетон выйдет на поле?
ask-income = Канзас-Сити: сколько сертификатов потратить?
ask-raise-cattle = { $stage ->
    [0] Вырастите телёнка в тёлку или продолжайте
   *[other] Вырастите тёлку в корову или продолжайте
}
ask-deliver = Доставка: в какой город? Не дороже { $value }
ask-follow-links = { $thing }: какая связь первая?

## Actions
act-pass = { $step ->
    [walk] Остановиться здесь
    [use-location] Закончить здесь
    [before-moving] Начать движение
    [buy-cattle] Закончить покупку
    [remove-cards] Больше не удалять
    [raise-cattle] Больше не растить
    [upgrade] Не улучшать
    [engage-master] Оставить всех работников
   *[other] Отказаться
}
act-go-to = { $fee ->
    [0] Идти: { $thing }
   *[other] { $free ->
        [0] Идти: { $thing } (плата { $fee } $)
       *[other] Идти: { $thing }
    }
}
act-use-action = { $effect }
act-copy = Использовать: { $thing }
act-auxiliary = { $thing }
act-double-auxiliary = Двойное: { $thing }
act-play-objective = Сыграть: { $thing }. { $about }
act-take-reward = { $effect }
act-discard = Сбросить: { $thing }
act-remove = Удалить: { $thing }
act-engine-to = { $value ->
    [-1] Паровоз: { $thing }
   *[other] Паровоз: { $thing } (значение { $value })
}
act-upgrade = Улучшить: { $thing } ({ $cost } $)
act-disc-from = { $cost ->
    [0] { $gain ->
        [0] Диск: { $thing }
       *[other] Диск: { $thing } (вы получите { $gain } $)
    }
   *[other] Диск: { $thing } (за { $cost } $)
}
act-disc-of = Диск со станции: { $thing }
act-give-up = Отдать: { $thing }
act-hire = Нанять: { $thing }, ряд { $row } ({ $price } $)
act-build = Построить: { $thing } ({ $price } $, очки: { $points })
act-on = Сюда: { $thing } ({ $price } $)
act-take-the-tile-on = { $tokens ->
    [0] Взять: { $thing } ({ $dollars ->
        [0] бесплатно
       *[other] { NUMBER($dollars) } $
    })
   *[other] Взять: { $thing } (жетон обмена)
}
act-buy-by = { $reveals ->
    [0] { $cowboys ->
        [one] { $cowboys } ковбой
        [few] { $cowboys } ковбоя
       *[many] { $cowboys } ковбоев
    }, { $dollars } $: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }, { $thing }
   *[other] { $cowboys ->
        [one] { $cowboys } ковбой
        [few] { $cowboys } ковбоя
       *[many] { $cowboys } ковбоев
    }: { $thing }
}
act-choose = Взять: { $thing }
act-take-objective = Взять: { $thing }. { $about }
act-take-the-top = Взять верхнюю карту стопки
act-bring-in = На поле: { $thing }
act-certificates-down-to = { $spent ->
    [0] Не тратить: значение { $value }
   *[other] Потратить { $spent }: значение { $value }
}
act-deliver-to = { $transport ->
    [0] Доставить: { $thing } (значение { $value })
   *[other] Доставить: { $thing } (значение { $value }, перевозка { $transport } $)
}
act-link-with = Связь: { $thing }
act-draw = Взять { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
act-raise = Вырастить: { $thing }
act-token-for = Жетон обмена: взять { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} и столько же сбросить
send-discard = Сбросить отмеченные
send-remove = Удалить отмеченные
send-choose = Взять отмеченные

## Effects, as parts of a sentence
eff-for = { $a }: { $b }
eff-and = { $a }, { $b }
eff-then = { $a }; { $b }
eff-or = { $a } или { $b }
eff-pay = заплатить { $n } $
eff-discard-type = сбросить карту «{ $card }»
eff-discard-same-type = сбросить 2 карты одной породы
eff-discard-objective = сбросить карту цели
eff-discard-value = сбросить карту скота значения { $n }
eff-discard-any-cattle = сбросить любую карту скота
eff-engine-back = паровоз на { $n } назад
eff-gain = получить { $n } $
eff-per-woods-building = { $n } $ за каждое своё здание в лесу
eff-per-engineer = { $n } $ за каждого: { $engineer }
eff-per-craftsman = { $n } $ за каждого: { $craftsman }
eff-per-station = { $n } $ за каждую свою станцию
eff-per-camp-pair = до 2 сертификатов и { $n } $ за каждую пару разных жетонов ({ $camp })
eff-certificates = { $n ->
    [one] { $n } сертификат
    [few] до { $n } сертификатов
   *[many] до { $n } сертификатов
}
eff-certificates-max = сертификаты до предела
eff-engine-forward = { $n ->
    [one] паровоз на { $n } вперёд
    [few] паровоз до { $n } клеток вперёд
   *[many] паровоз до { $n } клеток вперёд
}
eff-engine-forward-engineers = паровоз вперёд по числу инженеров
eff-engine-forward-woods-buildings = паровоз вперёд по числу своих зданий в лесу
eff-engine-forward-hazards = паровоз вперёд по числу своих опасностей
eff-hire = нанять работника
eff-hire-more = нанять на { $n } $ дороже
eff-hire-less = нанять на { $n } $ дешевле
eff-build = построить по { $n } $ за одного ({ $craftsman })
eff-buy-cattle = купить скот
eff-remove-hazard = убрать опасность
eff-remove-hazard-paid = убрать опасность за { $n } $
eff-camp = взять { $camp }
eff-take-objective-discard-pile = взять карту цели
eff-take-objective-hand = взять карту цели на руку
eff-aux-single-or-double = вспомогательное действие, одинарное или двойное
eff-draw-then-discard = взять до { $n } карт и столько же сбросить
eff-draw-exactly = взять { $n }, сбросить { $n }
eff-draw-then-discard-cowboys = взять до карты за каждого ({ $cowboy }) и столько же сбросить
eff-extraordinary-delivery = особая доставка
eff-upgrade-station-behind = улучшить станцию позади паровоза
eff-copy-adjacent = использовать соседнее здание
eff-exchange-tokens = { $n ->
    [one] { $n } жетон обмена
    [few] { $n } жетона обмена
   *[many] { $n } жетонов обмена
}
eff-remove-cards = { $n ->
    [one] удалить { $n } карту из игры
    [few] удалить до { $n } карт из игры
   *[many] удалить до { $n } карт из игры
}
eff-move-herder = { $n ->
    [one] пастух на { $n } шаг
    [few] пастух до { $n } шагов
   *[many] пастух до { $n } шагов
}
eff-move-herder-free = пастух до { $n } шагов без платы
max = макс.

## What is printed
named = { $a }. { $b }
print-building = { $words }. Нужно: { $n } × { $craftsman }, очки: { $points }
print-cattle = Значение { $value }, очки: { $points }
print-hazard = { $hand ->
    [green] Зелёная рука, очки: { $points }
   *[black] Чёрная рука, очки: { $points }
}
print-camp = { $hand ->
    [green] Зелёная рука
   *[black] Чёрная рука
}
print-worker = Работник для рынка труда
print-city = Значение { $value }, очки за диск: { $points }. { $corner ->
    [white] Белый уголок: диск с белым уголком
   *[dark] Тёмный уголок: любой диск
}
print-station = Улучшение за { $cost } $, очки: { $points }. { $corner ->
    [white] Белый уголок: диск с белым уголком
   *[dark] Тёмный уголок: любой диск
}
print-objective = { $action ->
    [none] Очки: { $points } за { $tasks }; иначе { $penalty ->
        [0] ничего
       *[other] минус { $penalty }
    }
   *[other] Очки: { $points } за { $tasks }; иначе { $penalty ->
        [0] ничего
       *[other] минус { $penalty }
    }. При розыгрыше: { $action }
}
print-permanent = { $n ->
    [one] { $n } постоянный сертификат
    [few] { $n } постоянных сертификата
   *[many] { $n } постоянных сертификатов
}
print-per-worker = очки: { $points } за каждого работника
print-per-objective-in-area = очки: { $points } за каждые { $each } карты цели в области
print-per-hazard = очки: { $points } за каждые { $each } опасности
print-per-camp-pair = очки: { $points } за каждую пару разных жетонов
print-per-certificate = очки: { $points } за каждые { $each } сертификата
print-per-station = очки: { $points } за каждые { $each } своих станции
print-per-private-building = очки: { $points } за каждое своё здание на тропе
task-building = { $n ->
    [one] { $n } своё здание
    [few] { $n } своих здания
   *[many] { $n } своих зданий
}
task-hazard = { $n ->
    [one] { $n } опасность
    [few] { $n } опасности
   *[many] { $n } опасностей
}
task-station = { $n ->
    [one] { $n } свою станцию
    [few] { $n } свои станции
   *[many] { $n } своих станций
}
task-value-3 = { $n ->
    [one] { $n } карту скота значения 3
    [few] { $n } карты скота значения 3
   *[many] { $n } карт скота значения 3
}
task-thing = { $n } × { $thing }
task-city = диск в городе { $thing }
disc-aux = вспомогательное действие ({ $effect })
disc-certificate-limit = предел сертификатов { $n }
disc-step-limit = предел шагов
disc-hand-limit = предел руки
disc-label = { $open ->
    [yes] Открыто: { $thing }
   *[no] Закрыто диском: { $thing }
}
place-start = начало тропы
place-building = { $thing } ({ $who })
place-site = свободное место { $code }
place-risk = свободное место с риском { $n }, { $thing }
place-tile = { $thing }, место { $n }
rail-space = клетка { $n }
rail-turnout = тупик, { $thing }
offer-value = значение { $n }
offer-new = { $n } новые карты
offer-0 = открыть { $new }
offer-1 = { $n } $
offer-2 = две за { $n } $

## The table
board-label = Тропа, железная дорога и рынок труда
station-label = { $thing }: { $cost } $, очки: { $points }. Диски: { $who ->
    [none] нет
   *[other] { $who }
}. Начальник станции: { $master ->
    [none] нет
   *[other] { $master }
}
city-label = { $thing }: значение { $value }, очки за диск: { $points }. Диски: { $who ->
    [none] нет
   *[other] { $who }
}
job-label = { $worker }, ряд { $row }, { $cost } $
token-label = Жетон рынка труда
engine-label = Паровоз, { $who }: { $kind ->
    [t] тупик { $space }
   *[r] клетка { $space }
}
herder-label = Пастух, { $who }: { $place }
pile = { $n } ({ $left })
times = { $n ->
    [1] { $who }
   *[other] { $n } × { $who }
}
cards = { $n ->
    [0] ничего
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
dollars = { $n } $
dollars-signed = { $sign ->
    [plus] +{ $size } $
   *[minus] −{ $size } $
}
of = { $n } / { $most }
none = нет
market = Рынок скота
market-note = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
} на рынке, в стопке { $left }
raise-left = Осталось: тёлок { $heifers }, коров { $cows }
objectives = Карты целей
objectives-note = открыто { $n }, в стопке { $left }
objective-stack = Стопка карт целей: { $n }
gone = Вне игры
your-board = Ваш планшет
piles = В стопке добора { $draw }, в сбросе { $discard }
auxiliary-actions = Вспомогательные действия
double = Двойное
certificates = Сертификаты
limits = Пределы
steps = Шаги { $n }
hand-limit = Рука { $n }
tokens = { $n ->
    [one] { $n } жетон обмена
    [few] { $n } жетона обмена
   *[many] { $n } жетонов обмена
}
tokens-when = в любой момент, даже в чужой ход
tokens-held = Жетоны обмена
your-buildings = Ваши здания
buildings-note = можно построить { $n }, на тропе { $built }
on-the-trail = на тропе
replaced = заменено
area = Область целей
gathered = Жетоны
discard-pile = Сброс
draw-stack = Стопка добора
your-hand = Ваша рука
hand-note = Сейчас в Канзас-Сити { $value }, с сертификатами до { $most }
sum-hand = Разные породы на руке: { $terms } = { $total }
sum-permanent = постоянные сертификаты: +{ $n }
hand-size = Карты на руке
step-limit = Шаги
shown-hand = Показано
known-cards = Известно на руке
top-discard = Сброс { $n }, сверху:
has-token = жетон рынка труда
discs-left = { $n ->
    [one] { $n } диск на планшете
    [few] { $n } диска на планшете
   *[many] { $n } дисков на планшете
}
unbuilt = Можно построить
specialisation = специальность: { $thing }
sam-cards = Карты
sam-deck = закрыто { $left }; сыграны: { $used }
score-pile = Стопка очков
progress = Рынок труда: ряд { $row } из { $rows }
last-turns = Последние ходы

## The log
told-took-back = { $who }: последний выбор отменён.
told-turn = { $who }
told-drew = { $who }: добор, { $what }.
told-discarded = { $who }: сброс, { $what }.
told-reshuffled = { $who }: сброс перемешан в новую стопку, карт: { $n }.
told-money = { $way ->
    [gains] { $who }: +{ $n } $.
   *[pays] { $who }: −{ $n } $.
}
told-fee = { $to ->
    [bank] { $who }: плата { $n } $.
   *[other] { $who }: плата { $n } $, получает { $to }.
}
told-showed = { $who }: показано { $what }, значение { $n }.
told-removed = { $who }: удалено из игры, { $what }.
told-gained = { $who }: получено, { $what }.
told-revealed = Новое на рынке скота: { $what }.
told-foretold = Прогноз: { $thing }.
told-placed = На поле: { $thing }.
told-out = Нет места, вне игры: { $thing }.
told-certified = { $who }: сертификатов теперь { $n }.
told-tokens = { $who }: получен жетон обмена.
told-last-turns = { $who }: жетон рынка труда взят, у остальных ещё по одному ходу
told-ended = Игра окончена
told-sam-card = { $who }: открыта карта { $n }.
told-sam-walks = { $who }: движение, { $thing }.
told-sam-engine = { $who }: паровоз, { $thing }.
told-sam-builds = { $who }: построено, { $thing }.
told-sam-delivers = { $who }: доставка, { $thing }.
told-sam-hires = { $who }: наём, { $thing }.
told-displayed = Новая карта цели: { $what }.
told-go-to = { $who }: движение, { $thing }.
told-copy = { $who }: использовано, { $thing }.
told-auxiliary = { $who }: вспомогательное действие. { $thing }.
told-double-auxiliary = { $who }: двойное вспомогательное действие. { $thing }.
told-play-objective = { $who }: сыграна { $thing }.
told-engine-to = { $who }: паровоз, { $thing }.
told-upgrade = { $who }: улучшена { $thing }.
told-disc-from = { $who }: снят диск, { $thing }.
told-disc-of = { $who }: снят диск, { $thing }.
told-give-up = { $who }: отдан { $thing }.
told-hire = { $who }: наём, { $thing }.
told-on = { $who }: построено, { $thing }.
told-take-the-tile-on = { $who }: взято, { $thing }.
told-buy-by = { $who }: ковбои на рынке скота, { $thing }.
told-certificates-down-to = { $who }: осталось сертификатов { $thing }.
told-deliver-to = { $who }: доставка, { $thing }.
told-link-with = { $who }: связь, { $thing }.
told-token-for = { $who }: использован жетон обмена.

## Set-up and scores
option-neutral-setup = Нейтральные здания
option-neutral-setup-random = перемешаны
option-neutral-setup-fixed = на своих буквах
option-building-sides = Стороны личных зданий
option-building-sides-random = случайно
option-building-sides-a = все стороны a
option-building-once-per-turn = Действия здания только раз за ход
option-building-once-per-turn-true = да
option-building-once-per-turn-false = нет
option-allow-idle-phase-b = Ничего не делать на месте
option-allow-idle-phase-b-true = можно
option-allow-idle-phase-b-false = нельзя
option-copy-includes-risk = Скопированное здание даёт и действие риска
option-copy-includes-risk-true = да
option-copy-includes-risk-false = нет
option-simmental = Симментальский скот
option-simmental-true = с ним
option-simmental-false = без него
option-solo = Сэм, соперник одного игрока
option-solo-medium = средний
option-solo-easy = лёгкий
option-solo-hard = трудный
cat-0 = Доллары
cat-1 = Здания
cat-2 = Города
cat-3 = Станции
cat-4 = Опасности
cat-5 = Скот
cat-6 = Карты целей
cat-7 = Начальники станций
cat-8 = Работники
cat-9 = Диск шагов
cat-10 = Жетон рынка труда
tie-0 = Ничья с Сэмом — победа Сэма

# На первой странице и ход вкратце.
blurb-great-western-trail = Снова и снова ведите стадо в Канзас-Сити.
blurb-great-western-trail-2 = Тот же путь: новые породы, жетоны обмена и игра в одиночку.
turn-1 = Ведите пастуха по тропе; каждое место — шаг, пустые места не считаются.
turn-2 = Используйте место: все действия нейтрального или своего здания, в других местах — одно вспомогательное.
turn-3 = Доберите карты до предела руки.
turn-4 = В Канзас-Сити: выберите жетоны, получите доход за разные породы на руке и сделайте доставку в город.
turn-5 = Конец начинается, когда рынок труда заполнен; у каждого из остальных ещё один ход.
