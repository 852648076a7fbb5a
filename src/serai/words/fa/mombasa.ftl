# واژه‌های مومباسا سر میز.

# پرسش‌ها.
ask-keep-tile = کاشی‌های شروع: کدام را نگه می‌دارید؟
ask-rest-card = پیش از دور اول: کدام کارت در ستون { $slot } استراحت می‌کند؟
ask-plan-slot = برنامه‌ریزی جایگاه { $slot }: یک کارت انتخاب کنید یا جایگاه را خالی بگذارید
ask-take-turn = نوبت شماست: کارت، توسعه، نشانگر جایزه یا پایان مرحله
ask-spend-units = { $units } واحد دارید: کارت کالای بیشتر، گرفتن کارت یا قدم روی یک مسیر
ask-spend-rest = { $units } واحد مانده است: روی یک مسیر قدم بردارید
ask-advance-on = { $steps ->
    [one] فراخوان سرمایهٔ { $company }: می‌پردازید و قدم آخر را برمی‌دارید، یا می‌ایستید؟
   *[other] فراخوان سرمایهٔ { $company }: می‌پردازید و ادامه می‌دهید ({ $steps } قدم مانده)، یا می‌ایستید؟
}
ask-enter-region = توسعهٔ { $company }: وارد یک منطقه شوید، { $points } امتیاز مانده
ask-take-post = شعبهٔ { $company } وارد { $region } می‌شود: از کدام ستون خانه؟
ask-gain-rewards = حالا کدام پاداش را می‌گیرید؟ یک فراخوان سرمایه در پیش است
ask-back-home = یک شعبهٔ { $company } به خانه برمی‌گردد: به کدام ستون؟
ask-use-points = { $points ->
    [one] { $points } ارزش حسابداری: یک دفتر یا { $pounds } پوند بگیرید
   *[other] { $points } ارزش حسابداری: دفتر بگیرید، بقیه پوند می‌شود
}
ask-place-book = این دفتر را روی مسیر خود بگذارید: { $words }
ask-flip-book = حسابدار: یکی از دفترهای خود را با { $cost } پوند برمی‌گردانید؟
ask-move-ink = حسابدار: نشانگر جوهر تا کجا می‌رود؟
ask-remove-post = کدام شعبهٔ تجاری از بازی خارج می‌شود؟ ستونی از یک خانه را انتخاب کنید
ask-choose-level = { $space }: کدام سطح را برمی‌دارید؟
ask-buy-card = { $space }: کدام کارت را می‌خرید؟
ask-remove-card = { $space }: کدام کارت دستتان را حذف می‌کنید؟
ask-name-tracks = { $space }: مسیر بعدی را نام ببرید
ask-pick-up = مرحله را پایان می‌دهید: کدام ستون استراحت به دستتان برمی‌گردد؟

# کنش‌ها.
act-pass = { $step ->
    [PlanSlot] جایگاه { $slot } را خالی بگذارید
    [EnterRegion] همین‌جا بایستید: { $points } امتیاز از دست می‌رود
    [AdvanceOn] پیش از فراخوان سرمایه بایستید
    [SpendUnits] بایستید: { $units } واحد از دست می‌رود
    [SpendRest] بایستید: { $units } واحد از دست می‌رود
    [FlipBook] هیچ دفتری را برنگردانید
    [MoveInk] نشانگر جوهر را حرکت ندهید
    [BuyCard] چیزی نخرید
   *[other] ادامه
}
act-keep = { $thing } را نگه دارید
act-rest = { $thing } در ستون { $slot } استراحت کند
act-lay = { $thing } در جایگاه { $slot }
act-use = { $plus ->
    [0] استفاده از { $thing }: { $gains }
   *[other] استفاده از { $thing } با کاشی «⁦+{ $plus }⁩»: { $gains }
}
act-attach-the-1-tile-to = کاشی «⁦+{ $plus }⁩» را به { $thing } بچسبانید
act-acquire = { $pays ->
    [pounds] خرید { $card } با { $price } پوند
   *[other] گرفتن { $card } با { $price } واحد
}
act-step-on = { $call ->
    [0] قدم روی مسیر { $company }: خانهٔ { $to }
   *[other] قدم روی مسیر { $company }: خانهٔ { $to }، پرداخت { $call } پوند
}
act-expand = توسعهٔ { $company } با { $points } امتیاز
act-enter = ورود به { $region } با { $cost } امتیاز: { $gains }
act-take-post-from = شعبه را از ستون { $column } { $company } بردارید
act-return-post-to = شعبه را به ستون { $column } { $company } برگردانید
act-take-reward-of = پاداش { $region }: { $gains }
act-spend = { $points } ارزش حسابداری را حالا به کار ببرید
act-take-book = { $coin ->
    [0] دفتر با { $cost } امتیاز: { $words }
   *[other] دفتر و سکه‌اش با { $cost } امتیاز: { $words }
}
act-take = { $pounds } پوند بگیرید
act-place-book-on = دفتر را روی خانهٔ { $position } بگذارید
act-turn-down-book-on = دفتر خانهٔ { $position } را برگردانید، پرداخت { $cost } پوند
act-move-ink-marker-to = { $shown ->
    [yes] نشانگر جوهر تا خانهٔ { $position }: { $words }
   *[other] نشانگر جوهر تا خانهٔ { $position }: بی‌پاداش
}
act-put-marker-on = { $cost ->
    [0] نشانگر روی: { $space }
   *[other] نشانگر روی: { $space }، پرداخت { $cost } پوند
}
act-take-level = سطح { $level }: { $gains }
act-name-track-of = نام بردن { $company }
act-remove = حذف { $thing }: { $pounds } پوند
act-remove-post = حذف شعبهٔ جلوی ستون { $column } { $company }
act-end = پایان مرحلهٔ اقدام
act-pick-up = برداشتن ستون { $column }: { $names }

# رویدادها.
told-took-back = { $who } آخرین انتخاب را پس می‌گیرد.
told-round = دور { $n }: بازیکن اول { $who }
told-revealed = { $who } این‌ها را برنامه‌ریزی کرده است: { $cards }.
told-started = { $who } با { $tile } آغاز می‌کند.
told-laid-track = { $company } { $track } را دارد.
told-earned = { $who } { $n } پوند می‌گیرد.
told-paid = { $who } { $n } پوند می‌پردازد.
told-diamond = { $who } { $n } الماس می‌گیرد: خانهٔ { $space }.
told-stepped = { $who } به خانهٔ { $n } مسیر { $company } می‌رسد.
told-acquired = { $who } از نمایشگاه { $cards } را برمی‌دارد.
told-entered = { $who }: { $company } وارد { $region } می‌شود.
told-ousted = { $who }: یک شعبهٔ { $company } به ستون { $n } برمی‌گردد.
told-book-taken = { $who } دفتری برمی‌دارد: { $words }.
told-book-placed = { $who } { $book } را روی خانهٔ { $n } می‌گذارد.
told-book-lost = { $who } جایی برای { $book } ندارد.
told-flipped = { $who } دفتر خانهٔ { $n } را برمی‌گرداند.
told-inked = { $who } نشانگر جوهر را به { $n } می‌برد.
told-marked = { $who } نشانگر می‌گذارد: { $space }.
told-removed = { $who } { $cards } را حذف می‌کند.
told-post-gone = { $who }: یک شعبهٔ { $company } از بازی خارج می‌شود.
told-picked-up = { $who } مرحله را پایان می‌دهد و برمی‌دارد: { $cards }.
told-refilled = کارت‌های تازه: { $cards }.
told-tile-received = { $who } { $tile } را می‌گیرد.
told-finished = بازی تمام شد
told-rested = { $who } { $cards } را در ستون { $column } به استراحت می‌گذارد.
told-expand = { $who } { $company } را توسعه می‌دهد.
told-use = { $who } { $card } را به کار می‌برد.
told-use-plus = { $who } { $card } را با کاشی «⁦+{ $plus }⁩» به کار می‌برد.

# امتیازشماری.
cat-0 = پول نقد
cat-1 = سهام مومباسا
cat-2 = سهام کیپ تاون
cat-3 = سهام سنت لوئیس
cat-4 = سهام قاهره
cat-5 = الماس
cat-6 = حسابداری

# گزینه‌های چیدمان.
option-track-setup = مسیرهای شرکت‌ها
option-track-setup-first-game = چهار مسیر بازی اول
option-track-setup-random = هر شرکت یک مسیر تصادفی
option-starting-tile-setup = کاشی‌های شروع
option-starting-tile-setup-first-game = ثابت بر پایهٔ صندلی
option-starting-tile-setup-choose-from-two = هر کس یکی از دو کاشی را نگه می‌دارد
option-first-player = بازیکن اول
option-first-player-random = تصادفی

# صفحه.
mb-money = £{ $n }
mb-and-then = { $first }؛ { $rest }
mb-or = { $first } / { $rest }
mb-sentences = { $first } { $rest }
mb-map = نقشهٔ منطقه‌ها
mb-region = { $mines ->
    [0] { $region }، آزاد، پاداش: { $gains }
   *[other] { $region }، آزاد، پاداش: { $gains }، معدن: { $mines }
}
mb-region-held = { $mines ->
    [0] { $region }، شعبهٔ { $company }، پاداش: { $gains }
   *[other] { $region }، شعبهٔ { $company }، پاداش: { $gains }، معدن: { $mines }
}
mb-home = { $company }: ارزش سهم { $value } پوند، { $posts } شعبه در خانه
mb-home-column = { $company }، ستون { $column }: { $posts } شعبه
mb-card-display = نمایشگاه کارت
mb-display-note = عدد قرمز + ستون
mb-deck = دستهٔ { $letter }: { $n }
mb-deck-empty = دسته خالی است
mb-discards = دورریخته { $n }
mb-books = دفترها
mb-books-note = امتیاز:
mb-supply = مانده:
mb-coins-to-come = { $n } سکه در راه
mb-book = نیاز: { $needs }؛ پاداش: { $gains }
mb-book-label = { $book }: { $words }
mb-book-turned = دفتر خانهٔ { $position }، برگردانده
mb-book-place = خانهٔ { $position }، خالی
mb-need = { $n } { $thing }
mb-need-any-good = { $n } از یک کالای دلخواه
mb-need-person = { $n } شخص دیگر
mb-gain-pounds = { $n } پوند
mb-gain-diamonds = { $n } الماس
mb-gain-bookkeeping = { $n } ارزش حسابداری
mb-gain-steps = { $n } قدم
mb-gain-remove-posts = حذف { $n } شعبهٔ تجاری
mb-gain-good-minus-one = پوند به اندازهٔ مجموع { $good } منهای { $n }
mb-gain-company = { $company } { $n }+
mb-gain-units = { $n } واحد
mb-gain-nothing = هیچ
mb-card = { $card }، عدد قرمز { $red }
mb-card-with-share = { $card }، عدد قرمز { $red }، سهم { $company }
mb-companies = شرکت‌ها
mb-companies-note = عددها: سهم · قرمز: فراخوان سرمایه
mb-company-label = { $company }، مسیر { $track }، ارزش سهم { $value } پوند
mb-shares-worth = شما { $shares } × £{ $value } = £{ $worth }
mb-track-space = خانهٔ { $space }
mb-perk-discount-good = کارت با { $good } { $n } کمتر
mb-perk-discount-any = کارت با هر کالا { $n } کمتر
mb-perk-cotton = هر کارت پنبه { $n } بیشتر
mb-perk-expansion = توسعه { $n } بیشتر
mb-perk-markers = نشانگر { $n } بیشتر
mb-bonus-spaces = خانه‌های جایزه
mb-markers-left = { $n } نشانگر مانده
mb-space-label = { $space }: { $words }
mb-space-taken = { $words }. گرفته‌شده: { $who }
mb-space-cost = پرداخت { $n } پوند
mb-space-first = از دور بعد بازیکن اول
mb-space-majority = کسی نباید { $good } بیشتری داشته باشد؛ برای { $company }
mb-space-gains = { $gains }
mb-space-level = از { $least }: { $gains }
mb-space-tile = در دور بعد می‌گیرید: { $tile }
mb-space-buy = { $off ->
    [0] خرید یک کارت به قیمت آن با پوند
   *[other] خرید یک کارت { $off } پوند ارزان‌تر
}
mb-space-remove = حذف یک کارت از دست: عدد قرمز + { $n } پوند
mb-space-remove-coffee = حذف یک کارت قهوه از دست: عدد قرمز + { $n } پوند
mb-space-tracks = { $steps } قدم روی هر یک از { $tracks } مسیر دیگر
mb-own-area = منطقهٔ اقدام، دست و مسیرهای شما
mb-action-area = منطقهٔ اقدام
mb-resting-note = بالا: ستون‌های استراحت
mb-resting = استراحت
mb-resting-column = { $n ->
    [0] ستون استراحت { $column }، خالی
   *[other] ستون استراحت { $column }، { $n } کارت
}
mb-hand = دست
mb-cards = { $n } کارت
mb-no-cards = هیچ
mb-slot-empty = جایگاه { $slot }، خالی
mb-opens-diamonds = جایگاه { $slot } با { $n } الماس باز می‌شود
mb-opens-ink = جایگاه { $slot } با رسیدن نشانگر جوهر به { $n } باز می‌شود
mb-tile-used = { $tile }، به‌کاررفته
mb-totals = در بازی
mb-diamonds = الماس
mb-next-value = بعدی £{ $pounds } در { $at }
mb-slot-opens = جایگاه { $slot } در { $at } باز می‌شود
mb-bookkeeping = حسابداری
mb-bookkeeping-note = A خط‌خورده: روی خانهٔ خالی دفتر A نمی‌رود
mb-to-place = برای گذاشتن:
mb-your-plan = برنامهٔ شما
mb-only-you = فقط شما می‌بینید
mb-plan-note = پس از دور هر کارت در ستون بالای جایگاهش استراحت می‌کند؛ سپس یک ستون را کامل برمی‌دارید.
mb-empty = خالی
mb-start-tiles = کاشی‌های شروع شما
mb-start-bonus = بی‌درنگ
mb-start-book = دفتر اول
mb-start-rests = استراحت
mb-start-label = { $tile }: بی‌درنگ { $gains }؛ دفتر: { $book }
mb-pounds = پوند
mb-ink = نشانگر جوهر
mb-markers = نشانگرهای جایزه
mb-cards-in-hand = کارت‌های دست
mb-first-player = بازیکن اول
mb-phase-ended = مرحله را پایان داد
mb-value-now = ارزش کنونی
mb-progress = دور { $round } از { $rounds }
mb-progress-setup = پیش از دور اول

# هر چیز چیست.
mb-about-goods = کالا: { $n } واحد { $good } برای گرفتن کارت از نمایشگاه یا قدم روی مسیر شرکت‌ها.
mb-about-bookkeeper = حسابدار: نشانگر جوهر می‌تواند جلو برود؛ سپس { $n } ارزش حسابداری.
mb-about-merchant = تاجر الماس: { $gains }.
mb-about-mines = یک الماس بیشتر برای هر { $n } معدن در منطقه‌هایی که { $company } شعبه دارد.
mb-about-expansion = توسعه: { $n } امتیاز برای ورود به منطقه‌ها. همهٔ کارت‌های توسعه با هم به کار می‌روند.
mb-about-share-card = کارت سهم هرگز در جایگاه گذاشته نمی‌شود.
mb-about-share = یک سهم { $company } در پایان بازی.
mb-about-red = عدد قرمز { $n }.
mb-about-plus = در نوبت خود آن را به یکی از کارت‌های کالایتان بچسبانید: { $n } واحد بیشتر.
mb-about-others = برای هر تاجر روبازِ دیگر { $n } بیشتر.
mb-about-tile = یک دور در منطقهٔ اقدام شما، بی‌آنکه جایگاه بگیرد.

# در صفحهٔ نخست، و یک نوبت به‌اختصار.
blurb-mombasa = کارت‌ها را برنامه‌ریزی کنید، شرکت‌ها را بگسترید و سهامشان را بگیرید.
turn-1 = پنهانی برنامه بریزید: کارت‌های دست را پشت‌ورو در جایگاه‌های باز بگذارید.
turn-2 = به نوبت، هر بار یک کار: کالا، توسعه، حسابدار، تاجر الماس یا نشانگر جایزه.
turn-3 = هر کس مرحله را تمام کند یک ستون استراحت را برمی‌دارد؛ کارت‌های بازی‌شده به استراحت می‌روند.
turn-4 = پس از هفت دور، بیشترین پوند برنده است: پول نقد، سهام، الماس و حسابداری.
