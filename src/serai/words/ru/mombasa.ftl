# Слова «Момбасы» за столом.

# Вопросы.
ask-keep-tile = Стартовые жетоны: какой оставить?
ask-rest-card = Какую карту положить отдыхать в колонку { $slot }?
ask-plan-slot = Ячейка { $slot }: положите карту или оставьте пустой
ask-take-turn = Ваш ход: сделайте действие или завершите фазу
ask-spend-units = { $units ->
    [one] { $units } единица: ещё товар, карта или шаг по шкале?
    [few] { $units } единицы: ещё товар, карта или шаг по шкале?
   *[many] { $units } единиц: ещё товар, карта или шаг по шкале?
}
ask-spend-rest = { $units ->
    [one] Осталась { $units } единица: шагните по шкале
    [few] Остались { $units } единицы: шагните по шкале
   *[many] Осталось { $units } единиц: шагните по шкале
}
ask-advance-on = { $steps ->
    [one] Взнос капитала: заплатить или остановиться? { $company }, остался { $steps } шаг
    [few] Взнос капитала: заплатить или остановиться? { $company }, осталось { $steps } шага
   *[many] Взнос капитала: заплатить или остановиться? { $company }, осталось { $steps } шагов
}
ask-enter-region = { $points ->
    [one] Куда войдёт { $company }? Осталось { $points } очко расширения
    [few] Куда войдёт { $company }? Осталось { $points } очка расширения
   *[many] Куда войдёт { $company }? Осталось { $points } очков расширения
}
ask-take-post = Из какой колонки базы взять пост? { $company }, регион «{ $region }»
ask-gain-rewards = Какую награду взять следующей? Впереди взнос капитала
ask-back-home = В какую колонку базы вернуть пост компании «{ $company }»?
ask-use-points = { $points ->
    [one] { $points } очко бухгалтерии: возьмите книгу или { $pounds } £
    [few] { $points } очка бухгалтерии: возьмите книги, остаток в фунтах
   *[many] { $points } очков бухгалтерии: возьмите книги, остаток в фунтах
}
ask-place-book = Куда положить книгу? { $words }
ask-flip-book = Бухгалтер: перевернуть одну из ваших книг за { $cost } £?
ask-move-ink = Бухгалтер: докуда двинуть чернильницу?
ask-remove-post = Какой торговый пост убрать из игры? Выберите колонку базы
ask-choose-level = { $space }: какой уровень взять?
ask-buy-card = { $space }: какую карту купить?
ask-remove-card = { $space }: какую карту с руки удалить?
ask-name-tracks = { $space }: выберите следующую шкалу
ask-pick-up = Конец фазы: какую колонку забрать на руку?

# Действия.
act-pass = { $step ->
    [PlanSlot] Оставить ячейку { $slot } пустой
    [EnterRegion] { $points ->
        [one] Остановиться: пропадёт { $points } очко расширения
        [few] Остановиться: пропадут { $points } очка расширения
       *[many] Остановиться: пропадут { $points } очков расширения
    }
    [AdvanceOn] Остановиться перед взносом
    [SpendUnits] { $units ->
        [one] Остановиться: пропадёт { $units } единица
        [few] Остановиться: пропадут { $units } единицы
       *[many] Остановиться: пропадут { $units } единиц
    }
    [SpendRest] { $units ->
        [one] Остановиться: пропадёт { $units } единица
        [few] Остановиться: пропадут { $units } единицы
       *[many] Остановиться: пропадут { $units } единиц
    }
    [FlipBook] Не переворачивать книгу
    [MoveInk] Не двигать чернильницу
    [BuyCard] Ничего не покупать
   *[other] Дальше
}
act-keep = Оставить: { $thing }
act-rest = Положить отдыхать в колонку { $slot }: { $thing }
act-lay = Положить в ячейку { $slot }: { $thing }
act-use = { $plus ->
    [0] Применить: { $thing } ({ $gains })
   *[other] Применить с жетоном «+{ $plus }»: { $thing } ({ $gains })
}
act-attach-the-1-tile-to = Приложить жетон «+{ $plus }» к карте: { $thing }
act-acquire = { $pays ->
    [pounds] Купить за { $price } £: { $card }
   *[other] { $price ->
        [one] Взять за { $price } единицу: { $card }
        [few] Взять за { $price } единицы: { $card }
       *[many] Взять за { $price } единиц: { $card }
    }
}
act-step-on = { $call ->
    [0] Шагнуть по шкале: { $company }, { track-shares }
   *[other] Шагнуть по шкале: { $company }, { track-shares }, взнос { $call } £
}
track-shares = { $shares ->
    [one] { $shares } акция
    [few] { $shares } акции
   *[many] { $shares } акций
}
act-expand = { $points ->
    [one] Расширить: { $company }, { $points } очко
    [few] Расширить: { $company }, { $points } очка
   *[many] Расширить: { $company }, { $points } очков
}
way = { $passed ->
    [0] { $steps ->
        [one] Войти за { $steps } очко: { $thing } ({ $gains })
        [few] Войти за { $steps } очка: { $thing } ({ $gains })
       *[many] Войти за { $steps } очков: { $thing } ({ $gains })
    }
   *[other] { $steps ->
        [one] Войти за { $steps } очко: { $thing }, по пути { $via } ({ $gains })
        [few] Войти за { $steps } очка: { $thing }, по пути { $via } ({ $gains })
       *[many] Войти за { $steps } очков: { $thing }, по пути { $via } ({ $gains })
    }
}
too-far = { $steps ->
    [one] Чтобы добраться туда, нужно { $steps } очко расширения, а осталось { $limit }.
    [few] Чтобы добраться туда, нужно { $steps } очка расширения, а осталось { $limit }.
   *[many] Чтобы добраться туда, нужно { $steps } очков расширения, а осталось { $limit }.
}
act-enter = { $cost ->
    [one] Войти за { $cost } очко: { $region } ({ $gains })
    [few] Войти за { $cost } очка: { $region } ({ $gains })
   *[many] Войти за { $cost } очков: { $region } ({ $gains })
}
act-take-post-from = Взять пост из колонки { $column } ({ $company })
act-return-post-to = Вернуть пост в колонку { $column } ({ $company })
act-take-reward-of = Взять награду, { $region }: { $gains }
act-spend = { $points ->
    [one] Потратить сейчас { $points } очко бухгалтерии
    [few] Потратить сейчас { $points } очка бухгалтерии
   *[many] Потратить сейчас { $points } очков бухгалтерии
}
act-take-book = { $coin ->
    [0] Взять книгу за { $cost } { $cost ->
        [one] очко
        [few] очка
       *[many] очков
    }: { $words }
   *[other] Взять книгу с монетой за { $cost } { $cost ->
        [one] очко
        [few] очка
       *[many] очков
    }: { $words }
}
act-take = { $pounds ->
    [one] Взять { $pounds } фунт
    [few] Взять { $pounds } фунта
   *[many] Взять { $pounds } фунтов
}
act-place-book-on = Положить книгу на деление { $position }
act-turn-down-book-on = Перевернуть книгу на делении { $position }, заплатить { $cost } £
act-move-ink-marker-to = { $shown ->
    [yes] Двинуть чернильницу на деление { $position }: { $words }
   *[other] Двинуть чернильницу на деление { $position }: без награды
}
act-put-marker-on = { $cost ->
    [0] Поставить маркер: { $space }
   *[other] Поставить маркер за { $cost } £: { $space }
}
act-take-level = Взять уровень { $level }: { $gains }
act-name-track-of = Выбрать: { $company }
act-remove = Удалить: { $thing }, получить { $pounds } £
act-remove-post = Удалить передний пост колонки { $column }: { $company }
act-end = Завершить фазу действий
act-pick-up = Забрать колонку { $column }: { $names }

# Журнал.
told-took-back = { $who } отменяет последний выбор.
told-round = Раунд { $n }. Первый игрок: { $who }
told-revealed = { $who } открывает план: { $cards }.
told-started = { $who } начинает: { $tile }.
told-laid-track = { $company }: { $track }.
told-earned = { $n ->
    [one] { $who } получает { $n } фунт.
    [few] { $who } получает { $n } фунта.
   *[many] { $who } получает { $n } фунтов.
}
told-paid = { $n ->
    [one] { $who } платит { $n } фунт.
    [few] { $who } платит { $n } фунта.
   *[many] { $who } платит { $n } фунтов.
}
told-diamond = { $n ->
    [one] { $who } получает { $n } алмаз: деление { $space }.
    [few] { $who } получает { $n } алмаза: деление { $space }.
   *[many] { $who } получает { $n } алмазов: деление { $space }.
}
told-stepped = { $who } продвигается на деление { $n } ({ $company }).
told-acquired = { $who } берёт с рынка карт: { $cards }.
told-entered = { $who } вводит пост компании «{ $company }» в регион «{ $region }».
told-ousted = { $who } вытесняет пост компании «{ $company }» на базу, в колонку { $n }.
told-book-taken = { $who } берёт книгу: { $words }.
told-book-placed = { $who } кладёт на деление { $n }: { $book }.
told-book-lost = { $who } не находит места для книги: { $book }.
told-flipped = { $who } переворачивает книгу на делении { $n }.
told-inked = { $who } двигает чернильницу на деление { $n }.
told-marked = { $who } ставит маркер бонуса: { $space }.
told-removed = { $who } удаляет карту: { $cards }.
told-post-gone = { $who } убирает из игры пост компании «{ $company }».
told-picked-up = { $who } завершает фазу и берёт на руку: { $cards }.
told-refilled = Новые карты: { $cards }.
told-tile-received = { $who } получает: { $tile }.
told-finished = Игра окончена
told-rested = { $who } кладёт отдыхать в колонку { $column }: { $cards }.
told-expand = { $who } расширяет компанию «{ $company }».
told-use = { $who } применяет карту: { $card }.
told-use-plus = { $who } применяет карту с жетоном «+{ $plus }»: { $card }.

# Подсчёт.
cat-0 = Наличные
cat-1 = Акции: Момбаса
cat-2 = Акции: Кейптаун
cat-3 = Акции: Сен-Луи
cat-4 = Акции: Каир
cat-5 = Алмазы
cat-6 = Бухгалтерия

# Настройки партии.
option-track-setup = Шкалы компаний
option-track-setup-first-game = четыре шкалы первой игры
option-track-setup-random = каждой компании случайная шкала
option-starting-tile-setup = Стартовые жетоны
option-starting-tile-setup-first-game = по местам
option-starting-tile-setup-choose-from-two = каждый оставляет один из двух
option-first-player = Первый игрок
option-first-player-random = случайно

# Поле.
mb-money = { $n } £
mb-and-then = { $first }; { $rest }
mb-or = { $first } / { $rest }
mb-sentences = { $first } { $rest }
mb-map = Карта регионов
mb-region = { $mines ->
    [0] { $region }, свободно, даёт: { $gains }
   *[other] { $region }, свободно, даёт: { $gains }, шахты: { $mines }
}
mb-region-held = { $mines ->
    [0] { $region }, пост: { $company }, даёт: { $gains }
   *[other] { $region }, пост: { $company }, даёт: { $gains }, шахты: { $mines }
}
mb-home = { $posts ->
    [one] { $company }: акция стоит { $value } £, на базе { $posts } пост
    [few] { $company }: акция стоит { $value } £, на базе { $posts } поста
   *[many] { $company }: акция стоит { $value } £, на базе { $posts } постов
}
mb-home-column = { $posts ->
    [one] { $company }, колонка { $column }: { $posts } пост
    [few] { $company }, колонка { $column }: { $posts } поста
   *[many] { $company }, колонка { $column }: { $posts } постов
}
mb-card-display = Рынок карт
mb-display-note = красное + столбец
mb-deck = колода { $letter }: { $n }
mb-deck-empty = колода пуста
mb-discards = сброс { $n }
mb-books = Книги
mb-books-note = очки:
mb-supply = запас:
mb-coins-to-come = { $n ->
    [one] { $n } монета впереди
    [few] { $n } монеты впереди
   *[many] { $n } монет впереди
}
mb-book = требование — { $needs }; награда — { $gains }
mb-book-label = { $book }. { $words }
mb-book-turned = Книга на делении { $position }, перевёрнута
mb-book-place = Деление { $position }, пусто
mb-need = { $thing } { $n }
mb-need-any-good = { $n ->
    [one] { $n } единица любого одного товара
    [few] { $n } единицы любого одного товара
   *[many] { $n } единиц любого одного товара
}
mb-need-person = { $n ->
    [one] ещё { $n } персонаж
    [few] ещё { $n } персонажа
   *[many] ещё { $n } персонажей
}
mb-gain-pounds = { $n ->
    [one] { $n } фунт
    [few] { $n } фунта
   *[many] { $n } фунтов
}
mb-gain-diamonds = { $n ->
    [one] { $n } алмаз
    [few] { $n } алмаза
   *[many] { $n } алмазов
}
mb-gain-bookkeeping = { $n ->
    [one] { $n } очко бухгалтерии
    [few] { $n } очка бухгалтерии
   *[many] { $n } очков бухгалтерии
}
mb-gain-steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
mb-gain-remove-posts = { $n ->
    [one] удалить { $n } торговый пост
    [few] удалить { $n } торговых поста
   *[many] удалить { $n } торговых постов
}
mb-gain-good-minus-one = фунты по сумме ({ $good }) минус { $n }
mb-gain-company = { $company } +{ $n }
mb-gain-units = { $n ->
    [one] { $n } единица
    [few] { $n } единицы
   *[many] { $n } единиц
}
mb-gain-nothing = ничего
mb-card = { $card }, красное число { $red }
mb-card-with-share = { $card }, красное число { $red }, акция: { $company }
mb-companies = Компании
mb-companies-note = числа: акции · красное: взнос
mb-company-label = { $company }, шкала { $track }, акция стоит { $value } £
mb-track-space = Деление { $space }
mb-perk-discount-good = карта за { $good } −{ $n }
mb-perk-discount-any = товары вперемешку −{ $n }
mb-perk-cotton = карты хлопка +{ $n }
mb-perk-expansion = расширение +{ $n }
mb-perk-markers = маркеры +{ $n }
mb-bonus-spaces = Клетки бонусов
mb-markers-left = { $n ->
    [one] { $n } маркер
    [few] { $n } маркера
   *[many] { $n } маркеров
}
mb-space-label = { $space }: { $words }
mb-space-taken = { $words }. Занято: { $who }
mb-space-cost = { $n ->
    [one] заплатить { $n } фунт
    [few] заплатить { $n } фунта
   *[many] заплатить { $n } фунтов
}
mb-space-first = первый игрок со следующего раунда
mb-space-majority = ни у кого нет больше: { $good }; шаги по шкале: { $company }
mb-space-gains = { $gains }
mb-space-level = от { $least }: { $gains }
mb-space-tile = в следующем раунде вы получите: { $tile }
mb-space-buy = { $off ->
    [0] купить карту за её цену в фунтах
   *[other] купить карту за её цену минус { $off } в фунтах
}
mb-space-remove = удалить карту с руки за её красное число + { $n } £
mb-space-remove-coffee = удалить карту кофе с руки за её красное число + { $n } £
mb-space-tracks = { $steps ->
    [one] по { $steps } шагу
    [few] по { $steps } шага
   *[many] по { $steps } шагов
} на { $tracks ->
    [one] { $tracks } другой шкале
   *[other] { $tracks } других шкалах
}
mb-action-area = Зона действий
mb-resting-note = над ячейкой: где отдыхает её карта
mb-resting = Отдых
mb-resting-column = { $n ->
    [0] Колонка отдыха { $column }, пусто
    [one] Колонка отдыха { $column }, { $n } карта
    [few] Колонка отдыха { $column }, { $n } карты
   *[many] Колонка отдыха { $column }, { $n } карт
}
mb-hand = Рука
mb-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
mb-no-cards = ничего
mb-slot-empty = Ячейка { $slot }, пусто
mb-opens-diamonds = Ячейка { $slot } откроется на делении { $n } шкалы алмазов
mb-opens-ink = Ячейка { $slot } откроется, когда чернильница дойдёт до { $n }
mb-tile-used = { $tile }, использован
mb-totals = Сумма
mb-diamonds = Алмазы
mb-next-value = дальше { $pounds } £ на { $at }
mb-slot-opens = ячейка { $slot } — на { $at }
mb-bookkeeping = Бухгалтерия
mb-bookkeeping-note = зачёркнутая A: пустое деление не для книг A
mb-to-place = положить:
mb-your-plan = Ваш план
mb-only-you = видите только вы
mb-plan-note = видите только вы · отдых над ячейкой
mb-start-tiles = Ваши стартовые жетоны
mb-start-bonus = Сразу
mb-start-book = Первая книга
mb-start-rests = Отдыхают
mb-start-label = { $tile }: сразу { $gains }; книга: { $book }
mb-ink = чернильница
mb-markers = маркеры бонуса
mb-cards-in-hand = карты на руке
mb-first-player = первый игрок
mb-phase-ended = фаза завершена
mb-value-now = всего сейчас
mb-progress = Раунд { $round } из { $rounds }
mb-progress-setup = До первого раунда
mb-plan-hidden = Тайный план
mb-shares = { $shares } × { $value } £ = { $worth } £

# Клетки бонусов вкратце.
mb-group-round = Раз за раунд
mb-group-majority = Большинство
mb-group-tile = Жетоны на следующий раунд
mb-group-track = Шкалы компаний
mb-short-first = Стать первым игроком
mb-short-points = { $n ->
    [one] +{ $n } очко бухгалтерии
    [few] +{ $n } очка бухгалтерии
   *[many] +{ $n } очков бухгалтерии
}
mb-short-most = { $measure ->
    [coffee] Больше всех кофе
    [banana] Больше всех бананов
    [cotton] Больше всех хлопка
   *[other] Больше расширения
}
mb-short-steps = { $company }: шаги { $least }–{ $most }
mb-short-reserve = { $tile ->
    [bookkeeper] Резерв: бухгалтер
    [diamond_merchant] Резерв: торговец
    [expansion] Резерв: расширение
   *[other] Резерв: +1 товар
}
mb-short-next-round = на следующий раунд
mb-short-books-diamonds = Книги и алмазы
mb-short-pair = { $books } и { $diamonds }
mb-short-buy = Купить карту
mb-short-diamonds-buy = { $n ->
    [one] { $n } алмаз и карта
    [few] { $n } алмаза и карта
   *[many] { $n } алмазов и карта
}
mb-short-price = { $off ->
    [0] по её цене
   *[other] дешевле на { $off } £
}
mb-short-remove = Удалить карту с руки
mb-short-remove-coffee = Удалить карту кофе
mb-short-red = красное число + { $n } £
mb-short-tracks = { $tracks ->
    [one] { $tracks } шкала
    [few] { $tracks } шкалы
   *[many] { $tracks } шкал
} по { $steps ->
    [one] { $steps } шагу
    [few] { $steps } шага
   *[many] { $steps } шагов
}
mb-short-other-tracks = кроме этой

# Подсказки к вопросам.
mb-help-plan-slot = Потом карта отдыхает в колонке { $slot }.
mb-help-take-turn = Всё, что можно применить, подсвечено.
mb-help-enter-region = Числа — цена в очках; щелчок вводит посты во все регионы по пути.

# Поле в терминале.
mb-phase-action = фаза действий
mb-phase-planning = планирование
mb-home-area = база
mb-track = шкала
mb-track-spaces = акции на { $shares }; бонус на { $bonus }; { $calls }
mb-track-call = взнос { $cost } £ после { $after }
mb-regions = Карта
mb-free = свободно
mb-region-free = { $mines ->
    [0] { $region } ({ $gains })
    [one] { $region } ({ $gains }, { $mines } шахта)
    [few] { $region } ({ $gains }, { $mines } шахты)
   *[many] { $region } ({ $gains }, { $mines } шахт)
}
mb-region-entered = { $region } (только что)
mb-card-price = { $row } { $card } за { $price }
mb-display-right = Карты справа
mb-display-middle = Карты в середине
mb-display-left = Карты слева
mb-display-order = правый столбец самый дешёвый и уйдёт первым

# Что это такое.
mb-about-goods = { $n ->
    [one] Товар ({ $good }): { $n } единица, чтобы взять карту с рынка или продвигаться по шкалам компаний.
    [few] Товар ({ $good }): { $n } единицы, чтобы взять карту с рынка или продвигаться по шкалам компаний.
   *[many] Товар ({ $good }): { $n } единиц, чтобы взять карту с рынка или продвигаться по шкалам компаний.
}
mb-about-bookkeeper = { $n ->
    [one] Бухгалтер: чернильница может пойти вперёд; затем { $n } очко бухгалтерии.
    [few] Бухгалтер: чернильница может пойти вперёд; затем { $n } очка бухгалтерии.
   *[many] Бухгалтер: чернильница может пойти вперёд; затем { $n } очков бухгалтерии.
}
mb-about-merchant = Торговец алмазами: { $gains }.
mb-about-mines = { $n ->
    [one] Ещё один алмаз за каждую { $n } шахту в регионах, где есть посты компании «{ $company }».
    [few] Ещё один алмаз за каждые { $n } шахты в регионах, где есть посты компании «{ $company }».
   *[many] Ещё один алмаз за каждые { $n } шахт в регионах, где есть посты компании «{ $company }».
}
mb-about-expansion = { $n ->
    [one] Расширение: { $n } очко, чтобы входить в регионы. Все карты расширения применяются вместе.
    [few] Расширение: { $n } очка, чтобы входить в регионы. Все карты расширения применяются вместе.
   *[many] Расширение: { $n } очков, чтобы входить в регионы. Все карты расширения применяются вместе.
}
mb-about-share-card = Карту акции нельзя положить в ячейку.
mb-about-share = В конце игры одна акция: { $company }.
mb-about-red = Красное число { $n }.
mb-about-plus = { $n ->
    [one] В свой ход приложите жетон к одной из своих карт товара: она даёт на { $n } единицу больше.
    [few] В свой ход приложите жетон к одной из своих карт товара: она даёт на { $n } единицы больше.
   *[many] В свой ход приложите жетон к одной из своих карт товара: она даёт на { $n } единиц больше.
}
mb-about-others = Ещё { $n } за каждого другого открытого торговца.
mb-about-tile = Один раунд в вашей зоне действий, ячейка не нужна.

# На первой странице и ход вкратце.
blurb-mombasa = Планируйте действия, расширяйте компании, владейте их акциями.
advice-mombasa-first = Первая партия из книги правил: шкалы компаний и стартовые жетоны заданы заранее.
advice-mombasa-usual = Другие шкалы, другие начала.
turn-1 = Планируйте тайно: карты с руки рубашкой вверх в открытые ячейки.
turn-2 = По очереди, по одному действию: товары, расширение, бухгалтер, торговец алмазами или маркер бонуса.
turn-3 = Завершая фазу, заберите одну колонку отдыха; сыгранные карты уходят отдыхать.
turn-4 = После семи раундов побеждает тот, у кого больше фунтов: наличные, акции, алмазы и бухгалтерия.

## The page on which the game is learnt
shelf-starting = Стартовые жетоны
shelf-tracks = Бонусы шкал компаний
shelf-books = Книги
icon-crate = Любой товар
icon-diamond = Алмаз
icon-book = Очко бухгалтерии
icon-mine = Шахта
icon-steps = Продвижение по шкале
shelf-cards = Карты
shelf-bonus = Клетки бонусов
shelf-tiles = Бонусные жетоны
