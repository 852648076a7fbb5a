# Great Western Trail, оба издания. Слова, в которых издания расходятся, приходят аргументами: $camp, $craftsman.
automaton = Сэм

## Questions
ask-discard-down = { $n ->
    [one] Первый ход: сбросьте { $n } карточку
    [few] Первый ход: сбросьте { $n } карточки
   *[many] Первый ход: сбросьте { $n } карточек
}
ask-mount = Первый ход: с какой нейтральной постройки начнёт ваш пастух?
ask-before-moving = Перед движением: сыграйте карточку цели или продолжайте
ask-walk = { $free ->
    [no] { $moved ->
        [no] Переместите пастуха: осталось { $left ->
            [one] { $left } шаг
            [few] { $left } шага
           *[many] { $left } шагов
        }
       *[yes] Идите дальше или остановитесь: осталось { $left ->
            [one] { $left } шаг
            [few] { $left } шага
           *[many] { $left } шагов
        }
    }
   *[yes] Переместите пастуха без платы за проход: осталось { $left ->
        [one] { $left } шаг
        [few] { $left } шага
       *[many] { $left } шагов
    }
}
ask-use-location = { $does ->
    [auxiliary] { $thing }: выполните одно вспомогательное действие со своего планшета
    [nothing] { $thing }: сыграйте карточку цели или закончите
   *[actions] { $thing }: действия в любом порядке
}
ask-choose-copy = Какой соседней постройкой воспользуетесь? ({ $thing })
ask-choice = Выполнить сразу: { $effect }?
ask-auxiliary = Выберите вспомогательное действие, одиночное или двойное
ask-drop-any = { $n ->
    [one] За взятые карточки сбросьте { $n } карточку
    [few] За взятые карточки сбросьте { $n } карточки
   *[many] За взятые карточки сбросьте { $n } карточек
}
ask-owe = { $n ->
    [one] Жетон обмена: сбросьте { $n } карточку
    [few] Жетон обмена: сбросьте { $n } карточки
   *[many] Жетон обмена: сбросьте { $n } карточек
}
ask-drop-some = { $n ->
    [one] Для этого действия сбросьте { $n } карточку
    [few] Для этого действия сбросьте { $n } карточки
   *[many] Для этого действия сбросьте { $n } карточек
}
ask-draw-some = Сколько карточек взять? Столько же нужно сбросить
ask-remove-cards = { $n ->
    [1] Можно убрать из игры { $n } карточку с руки
    [one] Можно убрать из игры до { $n } карточки с руки
   *[other] Можно убрать из игры до { $n } карточек с руки
}
ask-hire = { $sign ->
    [more] Наймите рабочего: на { $change } $ дороже цены ряда
    [less] Наймите рабочего: на { $change } $ дешевле цены ряда
   *[none] Наймите рабочего по цене ряда
}
ask-build = Какую постройку поставить? За каждого нужного строителя: { $price } $
ask-choose-site = { $thing }: на какую клетку?
ask-take-camp = Какой { $camp } взять?
ask-take-hazard = { $price ->
    [0] Какую опасность убрать? Бесплатно
   *[other] Какую опасность убрать за { $price } $?
}
ask-buy-cattle = Покупка скота: свободно { $cowboys ->
    [one] { $cowboys } ковбой
    [few] { $cowboys } ковбоя
   *[many] { $cowboys } ковбоев
}
ask-pick-cattle = { $left ->
    [one] Выберите { $left } карточку скота
    [few] Выберите { $left } карточки скота
   *[many] Выберите { $left } карточек скота
}
ask-take-objective = { $to_hand ->
    [no] Какую карточку цели взять?
   *[yes] Какую карточку цели взять на руку?
}
ask-go-forward = { $most ->
    [0] Куда едет ваш паровоз?
    [1] Паровоз едет вперёд на { $most } клетку
    [one] Куда едет паровоз? До { $most } клетки вперёд
   *[other] Куда едет паровоз? До { $most } клеток вперёд
}
ask-back-up = Паровоз едет назад на { $exactly ->
    [one] { $exactly } клетку
    [few] { $exactly } клетки
   *[many] { $exactly } клеток
}: куда?
ask-back-up-and-deliver = Внеочередная доставка: как далеко назад поедет паровоз?
ask-turn-back = Конец железной дороги: куда вернётся паровоз?
ask-upgrade = { $thing }: улучшить за { $cost } $? В конце { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
ask-upgrade-behind = Какую станцию позади паровоза улучшить?
ask-engage-master = Отдать рабочего за начальника станции ({ $master })?
ask-take-disc = { $white ->
    [no] Какой диск снять с планшета?
   *[yes] Какой диск с белым уголком снять с планшета?
}
ask-foresee = Канзас-Сити, столбец { $column }: какой жетон выйдет на поле?
ask-income = Канзас-Сити: сколько сертификатов потратить?
ask-raise-cattle = { $stage ->
    [0] Вырастите телёнка в тёлку или продолжайте
   *[other] Вырастите тёлку в корову или продолжайте
}
ask-deliver = Доставка: в какой город? Ценность не больше { $value }
ask-follow-links = { $thing }: какая связь первая?

## Actions
act-pass = { $step ->
    [Walk] Остановиться здесь
    [UseLocation] Закончить здесь
    [BeforeMoving] Начать движение
    [BuyCattle] Закончить покупку
    [RemoveCards] Больше не убирать
    [RaiseCattle] Больше не растить
    [Upgrade] Не улучшать
    [EngageMaster] Оставить всех рабочих
   *[other] Отказаться
}
way = { $fee ->
    [0] Идти: { $thing } ({ $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    })
   *[other] Идти: { $thing } ({ $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }; за проход { $fee } $: { $pays })
}
way-pays = { $who } { $n } $
way-pays-bank = банк { $n } $
too-far = До этой локации { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}, а пройти можно { $limit ->
    [one] { $limit } шаг
    [few] { $limit } шага
   *[many] { $limit } шагов
}.
act-go-to = { $fee ->
    [0] Идти: { $thing }
   *[other] { $free ->
        [0] Идти: { $thing } (за проход { $fee } $)
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
act-remove = Убрать из игры: { $thing }
act-engine-to = { $delivers ->
    [no] Паровоз: { $thing }
   *[yes] Паровоз: { $thing } (ценность доставки { $value })
}
act-upgrade = Улучшить: { $thing } ({ $cost } $)
act-disc-from = { $cost ->
    [0] { $gain ->
        [0] Диск: { $thing }
       *[other] Диск: { $thing } (вы получите { $gain } $)
    }
   *[other] Диск: { $thing } (за { $cost } $)
}
act-disc-of = Диск со станции: { $thing }
act-give-up = Отдать рабочего: { $thing }
act-hire = Нанять рабочего: { $thing }, ряд { $row } ({ $price } $)
act-build = { $points ->
    [one] Поставить: { $thing } ({ $price } $, { $points } очко)
    [few] Поставить: { $thing } ({ $price } $, { $points } очка)
   *[many] Поставить: { $thing } ({ $price } $, { $points } очков)
}
act-on = Сюда: { $thing } ({ $price } $)
act-take-the-tile-on = { $tokens ->
    [0] Взять: { $thing } ({ $due ->
        [0] { $dollars ->
            [0] бесплатно
           *[other] вы получите { $dollars } $
        }
       *[other] вы заплатите { $due } $
    })
   *[other] Взять: { $thing } (жетон обмена)
}
act-buy-by = { $reveals ->
    [0] { $cowboys ->
        [one] { $cowboys } ковбой
        [few] { $cowboys } ковбоя
       *[many] { $cowboys } ковбоев
    }, { $dollars } $: { $cards ->
        [one] { $cards } карточка
        [few] { $cards } карточки
       *[many] { $cards } карточек
    }, { $thing }
   *[other] { $cowboys ->
        [one] { $cowboys } ковбой
        [few] { $cowboys } ковбоя
       *[many] { $cowboys } ковбоев
    }: { $thing }
}
act-choose = Взять: { $thing }
act-take-objective = Взять: { $thing }. { $about }
act-take-the-top = Взять верхнюю карточку стопки
act-bring-in = На поле: { $thing }
act-certificates-down-to = { $spent ->
    [0] Не тратить сертификаты: ценность { $value }
    [one] Потратить { $spent } сертификат: ценность { $value }
    [few] Потратить { $spent } сертификата: ценность { $value }
   *[many] Потратить { $spent } сертификатов: ценность { $value }
}
act-deliver-to = { $transport ->
    [0] Доставить в город { $thing } (ценность { $value })
   *[other] Доставить в город { $thing } (ценность { $value }, доставка { $transport } $)
}
act-link-with = Связь: { $thing }
act-draw = { $n ->
    [one] Взять { $n } карточку
    [few] Взять { $n } карточки
   *[many] Взять { $n } карточек
}
act-raise = Вырастить: { $thing }
act-token-for = { $n ->
    [one] Жетон обмена: взять { $n } карточку и столько же сбросить
    [few] Жетон обмена: взять { $n } карточки и столько же сбросить
   *[many] Жетон обмена: взять { $n } карточек и столько же сбросить
}
send-discard = Сбросить отмеченные
send-remove = Убрать отмеченные
send-choose = Взять отмеченные

## Effects, as parts of a sentence
eff-for = { $needs }: { $gifts }
eff-all = { $parts }
eff-then = { $a }; { $b }
eff-or = { $a } или { $b }
eff-pay = заплатить { $n } $
eff-discard-type = сбросить «{ $card }»
eff-discard-same-type = { $n ->
    [one] сбросить { $n } карточку одной породы
    [few] сбросить { $n } карточки одной породы
   *[many] сбросить { $n } карточек одной породы
}
eff-discard-objective = сбросить карточку цели
eff-discard-value = сбросить карточку скота ценностью { $value }
eff-discard-any-cattle = сбросить любую карточку скота
eff-engine-back = { $n ->
    [one] паровоз на { $n } клетку назад
    [few] паровоз на { $n } клетки назад
   *[many] паровоз на { $n } клеток назад
}
eff-gain = получить { $n } $
eff-per-woods-building = { $n } $ за каждую вашу постройку в лесу
eff-per-engineer = { $n } $ за каждого инженера
eff-per-craftsman = { $n } $ за каждого строителя
eff-per-station = { $n } $ за каждую вашу станцию
eff-per-camp-pair = до { $certificates ->
    [one] { $certificates } сертификата
   *[other] { $certificates } сертификатов
} и { $n } $ за каждую пару разных жетонов ({ $camp })
eff-certificates = { $n ->
    [1] { $n } сертификат
    [one] до { $n } сертификата
   *[other] до { $n } сертификатов
}
eff-certificates-max = сертификаты до лимита
eff-engine-forward = { $n ->
    [1] паровоз на { $n } клетку вперёд
    [one] паровоз до { $n } клетки вперёд
   *[other] паровоз до { $n } клеток вперёд
}
eff-engine-forward-engineers = паровоз вперёд по числу инженеров
eff-engine-forward-woods-buildings = паровоз вперёд по числу ваших построек в лесу
eff-engine-forward-hazards = паровоз вперёд по числу ваших жетонов опасности
eff-hire = нанять рабочего
eff-hire-more = нанять на { $n } $ дороже
eff-hire-less = нанять на { $n } $ дешевле
eff-build = построить по { $n } $ за каждого строителя
eff-buy-cattle = купить скот
eff-remove-hazard = убрать опасность
eff-remove-hazard-paid = убрать опасность за { $n } $
eff-camp = взять { $camp }
eff-take-objective-discard-pile = взять карточку цели
eff-take-objective-hand = взять карточку цели на руку
eff-aux-single-or-double = вспомогательное действие, одиночное или двойное
eff-draw-then-discard = { $n ->
    [one] взять до { $n } карточки и столько же сбросить
   *[other] взять до { $n } карточек и столько же сбросить
}
eff-draw-exactly = { $n ->
    [one] взять { $n } карточку, сбросить { $n }
    [few] взять { $n } карточки, сбросить { $n }
   *[many] взять { $n } карточек, сбросить { $n }
}
eff-draw-then-discard-cowboys = взять до одной карточки за каждого ковбоя и столько же сбросить
eff-extraordinary-delivery = внеочередная доставка
eff-upgrade-station-behind = улучшить станцию позади паровоза
eff-copy-adjacent = использовать соседнюю постройку
eff-exchange-tokens = { $n ->
    [one] { $n } жетон обмена
    [few] { $n } жетона обмена
   *[many] { $n } жетонов обмена
}
eff-remove-cards = { $n ->
    [1] убрать { $n } карточку из игры
    [one] убрать до { $n } карточки из игры
   *[other] убрать до { $n } карточек из игры
}
eff-move-herder = { $n ->
    [1] пастух на { $n } шаг
    [one] пастух до { $n } шага
   *[other] пастух до { $n } шагов
}
eff-move-herder-free = { $n ->
    [1] пастух на { $n } шаг без платы за проход
    [one] пастух до { $n } шага без платы за проход
   *[other] пастух до { $n } шагов без платы за проход
}
max = макс.

## What is printed
named = { $a }. { $b }
print-building = { $words }. { $n ->
    [one] Нужен { $n } строитель
    [few] Нужны { $n } строителя
   *[many] Нужно { $n } строителей
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
print-cattle = Племенная ценность { $value }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
print-hazard = { $green ->
    [yes] Зелёная рука, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
   *[no] Чёрная рука, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
}
print-camp = { $green ->
    [yes] Зелёная рука
   *[no] Чёрная рука
}
print-worker = Рабочий для рынка труда
print-city = Ценность { $value }, очки за диск: { $points }. { $white ->
    [yes] Белый уголок: диск с белым уголком
   *[no] Тёмный уголок: любой диск
}
print-station = Улучшение за { $cost } $, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. { $white ->
    [yes] Белый уголок: диск с белым уголком
   *[no] Тёмный уголок: любой диск
}
print-objective = { $action ->
    [none] { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за { $tasks }; иначе { $penalty ->
        [0] ничего
       *[other] минус { $penalty }
    }
   *[other] { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за { $tasks }; иначе { $penalty ->
        [0] ничего
       *[other] минус { $penalty }
    }. При розыгрыше: { $action }
}
print-auxiliary = { $single }; двойное: { $double }
print-permanent = { $n ->
    [one] { $n } постоянный сертификат
    [few] { $n } постоянных сертификата
   *[many] { $n } постоянных сертификатов
}
print-per-worker = { $points ->
    [one] { $points } очко за каждого рабочего
    [few] { $points } очка за каждого рабочего
   *[many] { $points } очков за каждого рабочего
}
print-per-objective-in-area = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за каждые { $each ->
    [one] { $each } карточку
    [few] { $each } карточки
   *[many] { $each } карточек
} целей в вашей зоне
print-per-hazard = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за каждые { $each ->
    [one] { $each } опасность
    [few] { $each } опасности
   *[many] { $each } опасностей
}
print-per-camp-pair = { $points ->
    [one] { $points } очко за каждую пару разных жетонов
    [few] { $points } очка за каждую пару разных жетонов
   *[many] { $points } очков за каждую пару разных жетонов
}
print-per-certificate = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за каждые { $each ->
    [one] { $each } сертификат
    [few] { $each } сертификата
   *[many] { $each } сертификатов
}
print-per-station = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за каждые { $each ->
    [one] { $each } вашу станцию
    [few] { $each } ваши станции
   *[many] { $each } ваших станций
}
print-per-private-building = { $points ->
    [one] { $points } очко за каждую вашу постройку на пути
    [few] { $points } очка за каждую вашу постройку на пути
   *[many] { $points } очков за каждую вашу постройку на пути
}
task-building = { $n ->
    [one] { $n } свою постройку
    [few] { $n } свои постройки
   *[many] { $n } своих построек
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
task-value = { $n ->
    [one] { $n } карточку скота ценностью { $value }
    [few] { $n } карточки скота ценностью { $value }
   *[many] { $n } карточек скота ценностью { $value }
}
task-thing = { $n } × { $thing }
task-city = диск в городе { $thing }
disc-aux = вспомогательное действие ({ $effect }), клетка { $n }
disc-certificate-limit = лимит сертификатов { $n }
disc-step-limit = лимит шагов, { $left ->
    [yes] слева
   *[no] справа
}
disc-hand-limit = лимит карточек, { $left ->
    [yes] слева
   *[no] справа
}
disc-label = { $open ->
    [yes] Открыто: { $thing }
   *[no] Закрыто диском: { $thing }
}
place-start = начало пути
place-building = { $thing } ({ $who })
place-site = свободная клетка { $code }
place-risk = свободная клетка с дополнительным действием { $n }, { $thing }
place-tile = { $thing }, клетка { $n }
rail-space = клетка { $n }
rail-turnout = объезд, { $thing }
offer-value = ценность { $n }
offer-new = { $n ->
    [one] { $n } новая карточка
    [few] { $n } новые карточки
   *[many] { $n } новых карточек
}
offer-0 = открыть { $new }
offer-1 = { $n } $
offer-2 = две { $n } $

## The table
hand-value = ценность { $n }
no-hand = Карточек нет: новые придут в конце хода.
left-in-stack = в стопке { $n }
discs-gone = Снято дисков
discs = Диски и лимиты
railroad = Железная дорога
station-label = { $thing }: { $cost } $, очки: { $points }. Диски: { $who ->
    [none] нет
   *[other] { $who }
}. Начальник станции: { $master ->
    [none] нет
   *[other] { $master }
}
city-label = { $thing }: ценность { $value }, очки за диск: { $points }. Диски: { $who ->
    [none] нет
   *[other] { $who }
}
job-label = { $worker }, ряд { $row }, { $cost } $
token-label = Жетон рынка труда
engine-label = Паровоз, { $who }: { $kind ->
    [t] объезд { $space }
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
    [one] { $n } карточка
    [few] { $n } карточки
   *[many] { $n } карточек
}
dollars = { $n } $
dollars-signed = { $sign ->
    [plus] +{ $size } $
   *[minus] −{ $size } $
}
of = { $n } / { $most }
none = нет
market = Рынок скота
market-note = { $n ->
    [one] { $n } карточка на рынке, в стопке { $left }
    [few] { $n } карточки на рынке, в стопке { $left }
   *[many] { $n } карточек на рынке, в стопке { $left }
}
raise-left = Осталось: тёлок { $heifers }, коров { $cows }
objectives = Карточки целей
objective-stack = Стопка карточек целей: { $n }
gone = Вне игры
your-board = Ваш планшет
auxiliary-actions = Вспомогательные действия
double = Двойное
certificates = Сертификаты
steps = Лимит шагов { $n }
hand-limit = Лимит карточек { $n }
tokens = { $n ->
    [one] { $n } жетон обмена
    [few] { $n } жетона обмена
   *[many] { $n } жетонов обмена
}
tokens-when = в любой момент, даже в чужой ход
tokens-held = Жетоны обмена
on-the-trail = на пути
replaced = заменено
area = Зона персональных целей
gathered = Жетоны
discard-pile = Сброс
draw-stack = Стопка добора
your-hand = Ваша рука
hand-note = Сейчас в Канзас-Сити { $value }, с сертификатами до { $most }
sum-hand = Разные породы на руке: { $terms } = { $total }
sum-permanent = постоянные сертификаты: +{ $n }
hand-size = Карточки на руке
known-cards = Известно на руке
has-token = жетон рынка труда
discs-left = { $n ->
    [one] { $n } диск на планшете
    [few] { $n } диска на планшете
   *[many] { $n } дисков на планшете
}
unbuilt = Не построено
specialisation = специализация: { $thing }
sam-cards = Карточки
sam-deck = закрыто { $left }; сыграны: { $used }
score-pile = Стопка очков
progress = Рынок труда: ряд { $row } из { $rows }
last-turns = Последние ходы
turn = Ход { $n }
trail = Путь
engines = Паровозы
jobs = Рынок труда
foresight = Прогноз
fee = за проход { $n } $
station-line = { $cost } $, очки: { $points }, клетка { $space }
job-line = ряд { $row }, { $cost } $: { $workers }

## The log
told-took-back = { $who } отменяет последний выбор.
told-turn = { $who }
told-drew = { $who } берёт: { $what }.
told-discarded = { $who } сбрасывает: { $what }.
told-reshuffled = { $n ->
    [one] { $who } перемешивает сброс: в новой стопке { $n } карточка.
    [few] { $who } перемешивает сброс: в новой стопке { $n } карточки.
   *[many] { $who } перемешивает сброс: в новой стопке { $n } карточек.
}
told-money = { $gained ->
    [yes] { $who } получает { $n } $.
   *[no] { $who } платит { $n } $.
}
told-fee = { $who } платит за проход { $n } $.
told-fee-to = { $who } платит за проход { $n } $, получает { $to }.
told-showed = { $who } показывает карточки: { $what }; ценность { $n }.
told-removed = { $who } убирает из игры: { $what }.
told-gained = { $who } получает: { $what }.
told-revealed = Новое на рынке скота: { $what }.
told-foretold = Прогноз: { $thing }.
told-placed = На поле: { $thing }.
told-out = Нет свободной клетки, вне игры: { $thing }.
told-certified = { $n ->
    [one] { $who }: теперь { $n } сертификат.
    [few] { $who }: теперь { $n } сертификата.
   *[many] { $who }: теперь { $n } сертификатов.
}
told-tokens = { $who } получает жетон обмена.
told-last-turns = { $who } берёт жетон рынка труда: у остальных ещё по одному ходу
told-ended = Игра окончена
told-sam-card = { $who } открывает карточку { $n }.
told-sam-walks = { $who } идёт: { $thing }.
told-sam-engine = { $who } перемещает паровоз: { $thing }.
told-sam-builds = { $who } строит: { $thing }.
told-sam-delivers = { $who } доставляет скот в город { $thing }.
told-sam-hires = { $who } нанимает рабочего: { $thing }.
told-displayed = Открывается: { $what }.
told-go-to = { $who } идёт: { $thing }.
told-copy = { $who } использует: { $thing }.
told-auxiliary = { $who }, вспомогательное действие: { $thing }.
told-double-auxiliary = { $who }, двойное вспомогательное действие: { $thing }.
told-play-objective = { $who } играет: { $thing }.
told-engine-to = { $who } перемещает паровоз: { $thing }.
told-upgrade = { $who } улучшает: { $thing }.
told-disc-from = { $who } снимает диск: { $thing }.
told-disc-of = { $who } снимает диск со станции: { $thing }.
told-give-up = { $who } отдаёт рабочего: { $thing }.
told-hire = { $who } нанимает рабочего: { $thing }.
told-on = { $who } строит: { $thing }.
told-take-the-tile-on = { $who } берёт: { $thing }.
told-buy-by = { $who } посылает ковбоев на рынок скота: { $thing }.
told-certificates-down-to = { $who } оставляет сертификаты: { $thing }.
told-deliver-to = { $who } доставляет скот в город { $thing }.
told-link-with = { $who } связывает города: { $thing }.
told-token-for = { $who } использует жетон обмена.

## Set-up and scores
option-neutral-setup = Нейтральные постройки
option-neutral-setup-random = перемешаны
option-neutral-setup-fixed = на своих буквах
option-building-sides = Стороны частных построек
option-building-sides-random = случайно
option-building-sides-a = все стороной «a»
option-building-once-per-turn = Действия постройки только раз за ход
option-building-once-per-turn-true = да
option-building-once-per-turn-false = нет
option-allow-idle-phase-b = Ничего не делать в локации
option-allow-idle-phase-b-true = можно
option-allow-idle-phase-b-false = нельзя
option-copy-includes-risk = Скопированная постройка даёт и дополнительное действие
option-copy-includes-risk-true = да
option-copy-includes-risk-false = нет
option-simmental = Симментальский скот
option-simmental-true = с ним
option-simmental-false = без него
option-solo = Сэм, соперник для игры в одиночку
option-solo-medium = средний
option-solo-easy = лёгкий
option-solo-hard = сильный
cat-0 = Доллары
cat-1 = Постройки
cat-2 = Города
cat-3 = Станции
cat-4 = Опасности
cat-5 = Скот
cat-6 = Карточки целей
cat-7 = Начальники станций
cat-8 = Рабочие
cat-9 = Диск шагов
cat-10 = Жетон рынка труда
tie-0 = Ничья с Сэмом — победа Сэма

# На первой странице и ход вкратце.
blurb-great-western-trail = Снова и снова ведите стадо в Канзас-Сити.
blurb-great-western-trail-2 = Тот же путь: новые породы, жетоны обмена и игра в одиночку.
advice-great-western-trail-first = Первая партия из книги правил: постройки с буквами лежат на своих буквах, все частные постройки стороной a. Названия и клетки совпадают.
advice-great-western-trail-usual = Каждый раз новый путь.
advice-great-western-trail-2-first = Как в первом издании, с одним жетоном обмена на пробу. Вдвоём ваш ход приходит быстро.
advice-great-western-trail-2-usual = Со всем, что есть в коробке.
advice-great-western-trail-2-solo = В своём темпе.
turn-1 = Ведите пастуха по пути; каждая локация — шаг, пустые клетки не считаются.
turn-2 = Используйте локацию: все действия нейтральной или своей постройки, в других локациях — одно вспомогательное.
turn-3 = Доберите карточки до лимита.
turn-4 = В Канзас-Сити: выберите жетоны, получите доход за разные породы на руке и сделайте доставку в город.
turn-5 = Когда рынок труда заполнен, начинаются последние ходы: у каждого из остальных ещё один.

## The page on which the game is learnt
shelf-neutral = Нейтральные постройки
shelf-own = Частные постройки
shelf-cattle = Карточки скота
shelf-masters = Начальники станций
shelf-objectives = Карточки целей
icon-step = Шаги по пути
icon-hand = Плата за проход
icon-hire = Нанять рабочего
icon-cattle = Скот
icon-buy = Купить скот
icon-build = Строить
icon-woods = Постройка в лесу
icon-engine = Паровоз вперёд
icon-engine-back = Паровоз назад
icon-station = Станция
icon-station-master = Начальник станции
icon-delivery = Доставка
icon-disc = Диск
icon-certificate = Сертификат
icon-objective = Карточка цели
icon-draw = Взять карточку
icon-discard = Сбросить карточку
icon-aux = Вспомогательное действие
icon-copy = Использовать соседнюю постройку
