# Слова «Момбасы» за столом.

# Вопросы.
ask-keep-tile = Стартовые жетоны: какой вы оставляете?
ask-rest-card = Перед первым раундом: какая карта отдыхает в колонке { $slot }?
ask-plan-slot = План, ячейка { $slot }: выберите карту или оставьте ячейку пустой
ask-take-turn = Ваш ход: карта, расширение, маркер или конец фазы
ask-spend-units = { $units ->
    [one] У вас { $units } единица: добавьте карты товара, возьмите карту или сделайте шаг по шкале
    [few] У вас { $units } единицы: добавьте карты товара, возьмите карту или сделайте шаг по шкале
   *[many] У вас { $units } единиц: добавьте карты товара, возьмите карту или сделайте шаг по шкале
}
ask-spend-rest = { $units ->
    [one] Осталась { $units } единица: сделайте шаг по шкале
    [few] Осталось { $units } единицы: сделайте шаг по шкале
   *[many] Осталось { $units } единиц: сделайте шаг по шкале
}
ask-advance-on = { $steps ->
    [one] Взнос капитала, { $company }: заплатить и сделать последний шаг или остановиться?
    [few] Взнос капитала, { $company }: заплатить и идти дальше (осталось { $steps } шага) или остановиться?
   *[many] Взнос капитала, { $company }: заплатить и идти дальше (осталось { $steps } шагов) или остановиться?
}
ask-enter-region = { $points ->
    [one] Расширение, { $company }: войдите в регион, осталось { $points } очко
    [few] Расширение, { $company }: войдите в регион, осталось { $points } очка
   *[many] Расширение, { $company }: войдите в регион, осталось { $points } очков
}
ask-take-post = { $company }, пост в регион «{ $region }»: из какой колонки базы?
ask-gain-rewards = Какую награду вы берёте теперь? Впереди взнос капитала
ask-back-home = { $company }: пост возвращается на базу. В какую колонку?
ask-use-points = { $points ->
    [one] { $points } очко бухгалтерии: возьмите книгу или { $pounds } £
    [few] { $points } очка бухгалтерии: возьмите книги, остаток в фунтах
   *[many] { $points } очков бухгалтерии: возьмите книги, остаток в фунтах
}
ask-place-book = Положите книгу на свою шкалу: { $words }
ask-flip-book = Бухгалтер: перевернуть одну из ваших книг за { $cost } £?
ask-move-ink = Бухгалтер: как далеко идёт чернильница?
ask-remove-post = Какой торговый пост покидает игру? Выберите колонку базы
ask-choose-level = { $space }: какой уровень вы берёте?
ask-buy-card = { $space }: какую карту вы покупаете?
ask-remove-card = { $space }: какую карту с руки вы удаляете?
ask-name-tracks = { $space }: назовите следующую шкалу
ask-pick-up = Вы завершаете фазу: какая колонка отдыха уходит вам на руку?

# Действия.
act-pass = { $step ->
    [PlanSlot] Оставить ячейку { $slot } пустой
    [EnterRegion] { $points ->
        [one] Остановиться: пропадает { $points } очко
        [few] Остановиться: пропадают { $points } очка
       *[many] Остановиться: пропадают { $points } очков
    }
    [AdvanceOn] Остановиться перед взносом
    [SpendUnits] Остановиться: пропадает единиц: { $units }
    [SpendRest] Остановиться: пропадает единиц: { $units }
    [FlipBook] Не переворачивать книг
    [MoveInk] Не двигать чернильницу
    [BuyCard] Ничего не покупать
   *[other] Дальше
}
act-keep = Оставить: { $thing }
act-rest = { $thing } на отдых в колонку { $slot }
act-lay = { $thing } в ячейку { $slot }
act-use = { $plus ->
    [0] Применить: { $thing } ({ $gains })
   *[other] Применить с жетоном «+{ $plus }»: { $thing } ({ $gains })
}
act-attach-the-1-tile-to = Жетон «+{ $plus }» к карте: { $thing }
act-acquire = { $pays ->
    [pounds] Купить: { $card } за { $price } £
   *[other] Взять: { $card }, цена в единицах: { $price }
}
act-step-on = { $call ->
    [0] Шаг, { $company }: деление { $to }
   *[other] Шаг, { $company }: деление { $to }, заплатить { $call } £
}
act-expand = { $points ->
    [one] Расширить: { $company }, { $points } очко
    [few] Расширить: { $company }, { $points } очка
   *[many] Расширить: { $company }, { $points } очков
}
act-enter = { $cost ->
    [one] Войти: { $region } за { $cost } очко ({ $gains })
    [few] Войти: { $region } за { $cost } очка ({ $gains })
   *[many] Войти: { $region } за { $cost } очков ({ $gains })
}
act-take-post-from = Взять пост из колонки { $column } ({ $company })
act-return-post-to = Вернуть пост в колонку { $column } ({ $company })
act-take-reward-of = Награда, { $region }: { $gains }
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
    [yes] Чернильница на деление { $position }: { $words }
   *[other] Чернильница на деление { $position }: без награды
}
act-put-marker-on = { $cost ->
    [0] Маркер: { $space }
   *[other] Маркер: { $space }, заплатить { $cost } £
}
act-take-level = Уровень { $level }: { $gains }
act-name-track-of = Назвать: { $company }
act-remove = Удалить: { $thing }, получить { $pounds } £
act-remove-post = { $company }: удалить передний пост колонки { $column }
act-end = Завершить фазу действий
act-pick-up = Взять колонку { $column }: { $names }

# Журнал.
told-took-back = { $who }: последний выбор взят назад.
told-round = Раунд { $n }. Первый игрок: { $who }
told-revealed = { $who }: план открыт. { $cards }.
told-started = { $who }: { $tile }.
told-laid-track = { $company }: { $track }.
told-earned = { $n ->
    [one] { $who }: плюс { $n } фунт.
    [few] { $who }: плюс { $n } фунта.
   *[many] { $who }: плюс { $n } фунтов.
}
told-paid = { $n ->
    [one] { $who }: плата { $n } фунт.
    [few] { $who }: плата { $n } фунта.
   *[many] { $who }: плата { $n } фунтов.
}
told-diamond = { $n ->
    [one] { $who }: { $n } алмаз, деление { $space }.
    [few] { $who }: { $n } алмаза, деление { $space }.
   *[many] { $who }: { $n } алмазов, деление { $space }.
}
told-stepped = { $who }: шаг на деление { $n } ({ $company }).
told-acquired = { $who }: карта с витрины: { $cards }.
told-entered = { $who }: { $company } входит в регион «{ $region }».
told-ousted = { $who }: пост возвращается в колонку { $n } ({ $company }).
told-book-taken = { $who }: взята книга: { $words }.
told-book-placed = { $who }: { $book } ложится на деление { $n }.
told-book-lost = { $who }: для книги нет места ({ $book }).
told-flipped = { $who }: книга на делении { $n } перевёрнута.
told-inked = { $who }: чернильница на делении { $n }.
told-marked = { $who }: маркер бонуса: { $space }.
told-removed = { $who }: удалена карта: { $cards }.
told-post-gone = { $who }: пост покидает игру ({ $company }).
told-picked-up = { $who }: конец фазы, на руку: { $cards }.
told-refilled = Новые карты: { $cards }.
told-tile-received = { $who }: получено: { $tile }.
told-finished = Игра окончена
told-rested = { $who }: на отдых в колонку { $column }: { $cards }.
told-expand = { $who }: расширение компании «{ $company }».
told-use = { $who }: применение карты: { $card }.
told-use-plus = { $who }: применение карты с жетоном «+{ $plus }»: { $card }.

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
mb-home = { $company }: акция стоит { $value } £, постов на базе: { $posts }
mb-home-column = { $company }, колонка { $column }, постов: { $posts }
mb-card-display = Витрина карт
mb-display-note = красное + колонка
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
mb-book = нужно: { $needs }; даёт: { $gains }
mb-book-label = { $book }. { $words }
mb-book-turned = Книга на делении { $position }, перевёрнута
mb-book-place = Деление { $position }, пусто
mb-need = { $thing } { $n }
mb-need-any-good = любой один товар { $n }
mb-need-person = ещё одно лицо: { $n }
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
    [one] удалить { $n } пост
    [few] удалить { $n } поста
   *[many] удалить { $n } постов
}
mb-gain-good-minus-one = фунты: сумма ({ $good }) минус { $n }
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
mb-shares-worth = у вас { $shares } × { $value } £ = { $worth } £
mb-track-space = Деление { $space }
mb-perk-discount-good = карта за { $good } −{ $n }
mb-perk-discount-any = карта за товары −{ $n }, вместе
mb-perk-cotton = карты хлопка +{ $n }
mb-perk-expansion = расширение +{ $n }
mb-perk-markers = маркеры +{ $n }
mb-bonus-spaces = Места бонусов
mb-markers-left = маркеров: { $n }
mb-space-label = { $space }: { $words }
mb-space-taken = { $words }. Занято: { $who }
mb-space-cost = { $n ->
    [one] плата { $n } фунт
    [few] плата { $n } фунта
   *[many] плата { $n } фунтов
}
mb-space-first = первый игрок со следующего раунда
mb-space-majority = ни у кого нет больше ({ $good }); { $company }
mb-space-gains = { $gains }
mb-space-level = от { $least }: { $gains }
mb-space-tile = в следующем раунде вы получите: { $tile }
mb-space-buy = { $off ->
    [0] купить карту за её цену в фунтах
   *[other] купить карту за её цену минус { $off } в фунтах
}
mb-space-remove = удалить карту с руки за её красное число + { $n } £
mb-space-remove-coffee = удалить карту кофе с руки за её красное число + { $n } £
mb-space-tracks = шагов на каждой: { $steps }, других шкал: { $tracks }
mb-own-area = Ваша зона действий, рука и шкалы
mb-action-area = Зона действий
mb-resting-note = сверху: колонки отдыха
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
mb-totals = В игре
mb-diamonds = Алмазы
mb-next-value = дальше { $pounds } £ на { $at }
mb-slot-opens = ячейка { $slot } на { $at }
mb-bookkeeping = Бухгалтерия
mb-bookkeeping-note = зачёркнутое A: на пустое место нельзя книгу A
mb-to-place = положить:
mb-your-plan = Ваш план
mb-only-you = видите только вы
mb-plan-note = После раунда каждая карта отдыхает в колонке над своей ячейкой; затем вы берёте одну колонку целиком.
mb-empty = пусто
mb-start-tiles = Ваши стартовые жетоны
mb-start-bonus = Сразу
mb-start-book = Первая книга
mb-start-rests = Отдыхают
mb-start-label = { $tile }: сразу { $gains }; книга: { $book }
mb-pounds = фунты
mb-ink = чернильница
mb-markers = маркеры бонуса
mb-cards-in-hand = карты на руке
mb-first-player = первый игрок
mb-phase-ended = фаза завершена
mb-value-now = сейчас
mb-progress = Раунд { $round } из { $rounds }
mb-progress-setup = До первого раунда

# Что это такое.
mb-about-goods = { $n ->
    [one] Товар ({ $good }): { $n } единица, чтобы взять карту с витрины или шагать по шкалам компаний.
    [few] Товар ({ $good }): { $n } единицы, чтобы взять карту с витрины или шагать по шкалам компаний.
   *[many] Товар ({ $good }): { $n } единиц, чтобы взять карту с витрины или шагать по шкалам компаний.
}
mb-about-bookkeeper = { $n ->
    [one] Бухгалтер: чернильница может пойти вперёд; затем { $n } очко бухгалтерии.
    [few] Бухгалтер: чернильница может пойти вперёд; затем { $n } очка бухгалтерии.
   *[many] Бухгалтер: чернильница может пойти вперёд; затем { $n } очков бухгалтерии.
}
mb-about-merchant = Торговец алмазами: { $gains }.
mb-about-mines = Ещё один алмаз за каждые шахты ({ $n }) в регионах с постами: { $company }.
mb-about-expansion = { $n ->
    [one] Расширение: { $n } очко, чтобы входить в регионы. Все карты расширения применяются вместе.
    [few] Расширение: { $n } очка, чтобы входить в регионы. Все карты расширения применяются вместе.
   *[many] Расширение: { $n } очков, чтобы входить в регионы. Все карты расширения применяются вместе.
}
mb-about-share-card = Карту акции нельзя положить в ячейку.
mb-about-share = В конце игры одна акция: { $company }.
mb-about-red = Красное число { $n }.
mb-about-plus = В свой ход: положите к одной из своих карт товара, у неё становится единиц больше: { $n }.
mb-about-others = Ещё { $n } за каждого другого открытого торговца.
mb-about-tile = Один раунд в вашей зоне действий, ячейка не нужна.

# На первой странице и ход вкратце.
blurb-mombasa = Планируйте карты, расширяйте компании, владейте их акциями.
turn-1 = Планируйте тайно: карты с руки рубашкой вверх в открытые ячейки.
turn-2 = По очереди, по одному действию: товары, расширение, бухгалтер, торговец алмазами или маркер бонуса.
turn-3 = Завершая фазу, заберите одну колонку отдыха; сыгранные карты уходят отдыхать.
turn-4 = После семи раундов победа у того, у кого больше фунтов: деньги, акции, алмазы и бухгалтерия.
