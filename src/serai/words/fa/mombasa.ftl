# واژه‌های مومباسا سر میز.

# پرسش‌ها.
ask-keep-tile = کاشی‌های شروع: کدام را نگه می‌دارید؟
ask-rest-card = کدام کارت در ستون { $slot } استراحت کند؟
ask-plan-slot = جایگاه { $slot }: یک کارت بگذارید، یا خالی بماند
ask-take-turn = نوبت شماست: یک اکشن، یا پایان فاز
ask-spend-units = { $units } واحد: کالا اضافه کنید، کارت بگیرید یا جلو بروید
ask-spend-rest = { $units } واحد مانده است: روی یک مسیر جلو بروید
ask-advance-on = فراخوان سرمایهٔ { $company }: می‌پردازید یا می‌ایستید؟ { $steps } خانه مانده
ask-enter-region = توسعهٔ { $company }: وارد یک منطقه شوید، { $points } امتیاز توسعه مانده
ask-take-post = شعبه را از کدام ستون زمین شرکت برمی‌دارید؟ { $company }، { $region }
ask-gain-rewards = حالا کدام پاداش را می‌گیرید؟ یک فراخوان سرمایه در پیش است
ask-back-home = یک شعبهٔ { $company } به زمین شرکت برمی‌گردد: به کدام ستون؟
ask-use-points = { $points ->
    [one] { $points } امتیاز حسابداری: یک کتاب یا { $pounds } پوند بگیرید
   *[other] { $points } امتیاز حسابداری: کتاب بگیرید، بقیه پوند می‌شود
}
ask-place-book = این کتاب را کجا می‌گذارید؟ { $words }
ask-flip-book = حسابدار: یکی از کتاب‌هایتان را با { $cost } پوند به پشت برمی‌گردانید؟
ask-move-ink = حسابدار: نشانگر جوهر تا کجا می‌رود؟
ask-remove-post = کدام شعبه از بازی خارج می‌شود؟ ستونی از زمین یک شرکت را انتخاب کنید
ask-choose-level = { $space }: کدام سطح را می‌گیرید؟
ask-buy-card = { $space }: کدام کارت را می‌خرید؟
ask-remove-card = { $space }: کدام کارت دستتان را حذف می‌کنید؟
ask-name-tracks = { $space }: مسیر بعدی را انتخاب کنید
ask-pick-up = فاز را تمام می‌کنید: کدام ستون استراحت به دستتان برگردد؟

# اکشن‌ها.
act-pass = { $step ->
    [PlanSlot] جایگاه { $slot } خالی بماند
    [EnterRegion] همین‌جا می‌ایستم: { $points } امتیاز توسعه از دست می‌رود
    [AdvanceOn] قبل از فراخوان سرمایه می‌ایستم
    [SpendUnits] می‌ایستم: { $units } واحد از دست می‌رود
    [SpendRest] می‌ایستم: { $units } واحد از دست می‌رود
    [FlipBook] هیچ کتابی را برنمی‌گردانم
    [MoveInk] نشانگر جوهر را حرکت نمی‌دهم
    [BuyCard] چیزی نمی‌خرم
   *[other] ادامه
}
act-keep = نگه داشتن { $thing }
act-rest = { $thing } در ستون { $slot } استراحت کند
act-lay = { $thing } در جایگاه { $slot }
act-use = { $plus ->
    [0] استفاده از { $thing }: { $gains }
   *[other] استفاده از { $thing } با کاشی «⁦+{ $plus }⁩»: { $gains }
}
act-attach-the-1-tile-to = چسباندن کاشی «⁦+{ $plus }⁩» به { $thing }
act-acquire = { $pays ->
    [pounds] خرید { $card } با { $price } پوند
   *[other] گرفتن { $card } با { $price } واحد
}
act-step-on = { $call ->
    [0] جلو رفتن روی مسیر { $company }: { track-shares }
   *[other] جلو رفتن روی مسیر { $company }: { track-shares }، پرداخت { $call } پوند
}
track-shares = { $shares } سهم
act-expand = توسعهٔ { $company } با { $points } امتیاز توسعه
way = { $passed ->
    [0] ورود به { $thing } با { $steps } امتیاز توسعه: { $gains }
   *[other] ورود به { $thing } از راه { $via } با { $steps } امتیاز توسعه: { $gains }
}
too-far = رسیدن به آن‌جا { $steps } امتیاز توسعه می‌خواهد و شما { $limit } امتیاز دارید.
act-enter = ورود به { $region } با { $cost } امتیاز توسعه: { $gains }
act-take-post-from = برداشتن شعبه از ستون { $column } زمین { $company }
act-return-post-to = بازگشت شعبه به ستون { $column } زمین { $company }
act-take-reward-of = پاداش { $region }: { $gains }
act-spend = استفاده از { $points } امتیاز حسابداری، همین حالا
act-take-book = { $coin ->
    [0] برداشتن کتاب با { $cost } امتیاز حسابداری: { $words }
   *[other] برداشتن کتاب و سکه‌اش با { $cost } امتیاز حسابداری: { $words }
}
act-take = گرفتن { $pounds } پوند
act-place-book-on = گذاشتن کتاب روی خانهٔ { $position }
act-turn-down-book-on = به پشت برگرداندن کتاب خانهٔ { $position } با { $cost } پوند
act-move-ink-marker-to = { $shown ->
    [yes] نشانگر جوهر تا خانهٔ { $position }: { $words }
   *[other] نشانگر جوهر تا خانهٔ { $position }: بدون پاداش
}
act-put-marker-on = { $cost ->
    [0] گذاشتن نشانگر: { $space }
   *[other] گذاشتن نشانگر با { $cost } پوند: { $space }
}
act-take-level = گرفتن سطح { $level }: { $gains }
act-name-track-of = انتخاب { $company }
act-remove = حذف { $thing }: { $pounds } پوند
act-remove-post = حذف شعبهٔ جلوی ستون { $column } زمین { $company }
act-end = پایان فاز اکشن
act-pick-up = برداشتن ستون { $column }: { $names }

# رویدادها.
told-took-back = { $who } آخرین انتخاب را پس گرفت.
told-round = دور { $n }، بازیکن اول: { $who }
told-revealed = { $who } برنامه‌اش را رو کرد: { $cards }.
told-started = { $who } با { $tile } شروع کرد.
told-laid-track = { $company }: { $track }.
told-earned = { $who } { $n } پوند گرفت.
told-paid = { $who } { $n } پوند پرداخت.
told-diamond = { $who } { $n } الماس گرفت: خانهٔ { $space }.
told-stepped = { $who } به خانهٔ { $n } مسیر { $company } رسید.
told-acquired = { $who } از بخش کارت‌ها { $cards } را برداشت.
told-entered = { $who } { $company } را وارد { $region } کرد.
told-ousted = { $who } یک شعبهٔ { $company } را بیرون کرد: ستون { $n }.
told-book-taken = { $who } کتابی برداشت: { $words }.
told-book-placed = { $who } { $book } را روی خانهٔ { $n } گذاشت.
told-book-lost = { $who } جایی برای { $book } نداشت.
told-flipped = { $who } کتاب خانهٔ { $n } را به پشت برگرداند.
told-inked = { $who } نشانگر جوهر را به خانهٔ { $n } برد.
told-marked = { $who } نشانگر گذاشت: { $space }.
told-removed = { $who } { $cards } را حذف کرد.
told-post-gone = { $who } یک شعبهٔ { $company } را از بازی خارج کرد.
told-picked-up = { $who } فاز را تمام کرد و برداشت: { $cards }.
told-refilled = کارت‌های جدید: { $cards }.
told-tile-received = { $who } { $tile } را گرفت.
told-finished = بازی تمام شد
told-rested = { $who } { $cards } را در ستون { $column } به استراحت گذاشت.
told-expand = { $who } { $company } را توسعه داد.
told-use = { $who } از { $card } استفاده کرد.
told-use-plus = { $who } از { $card } با کاشی «⁦+{ $plus }⁩» استفاده کرد.

# امتیازشماری.
cat-0 = پول نقد
cat-1 = سهام مومباسا
cat-2 = سهام کیپ‌تاون
cat-3 = سهام سن‌لوئی
cat-4 = سهام قاهره
cat-5 = الماس
cat-6 = حسابداری

# گزینه‌های چینش.
option-track-setup = مسیرهای شرکت‌ها
option-track-setup-first-game = چهار مسیر بازی اول
option-track-setup-random = هر شرکت یک مسیر تصادفی
option-starting-tile-setup = کاشی‌های شروع
option-starting-tile-setup-first-game = ثابت، بر اساس صندلی
option-starting-tile-setup-choose-from-two = هر کس یکی از دو کاشی را نگه می‌دارد
option-first-player = بازیکن اول
option-first-player-random = تصادفی

# صفحه.
mb-money = ⁦£{ $n }⁩
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
mb-home = { $company }: ارزش هر سهم { $value } پوند، { $posts } شعبه در زمین شرکت
mb-home-column = { $company }، ستون { $column }: { $posts } شعبه
mb-card-display = بخش کارت‌ها
mb-display-note = عدد قرمز + ستون
mb-deck = دستهٔ { $letter }: { $n }
mb-deck-empty = دسته خالی است
mb-discards = سوخته: { $n }
mb-books = کتاب‌ها
mb-books-note = امتیاز:
mb-supply = مانده:
mb-coins-to-come = { $n } سکه در راه
mb-book = شرط { $needs }؛ پاداش { $gains }
mb-book-label = { $book }: { $words }
mb-book-turned = کتاب خانهٔ { $position }، به پشت
mb-book-place = خانهٔ { $position }، خالی
mb-need = { $n } { $thing }
mb-need-any-good = { $n } واحد از یک کالای دلخواه
mb-need-person = { $n } شخص دیگر
mb-gain-pounds = { $n } پوند
mb-gain-diamonds = { $n } الماس
mb-gain-bookkeeping = { $n } امتیاز حسابداری
mb-gain-steps = { $n } خانه جلو
mb-gain-remove-posts = حذف { $n } شعبه
mb-gain-good-minus-one = پوند به اندازهٔ مجموع { $good } منهای { $n }
mb-gain-company = { $company } ⁦+{ $n }⁩
mb-gain-units = { $n } واحد
mb-gain-nothing = هیچ
mb-card = { $card }، عدد قرمز { $red }
mb-card-with-share = { $card }، عدد قرمز { $red }، سهم { $company }
mb-companies = شرکت‌ها
mb-companies-note = عددها: سهم · قرمز: فراخوان سرمایه
mb-company-label = { $company }، مسیر { $track }، ارزش هر سهم { $value } پوند
mb-track-space = خانهٔ { $space }
mb-perk-discount-good = کارت با { $good }: { $n } واحد کمتر
mb-perk-discount-any = کارت با کالای ترکیبی: { $n } واحد کمتر
mb-perk-cotton = هر کارت پنبه: { $n } واحد بیشتر
mb-perk-expansion = توسعه: { $n } امتیاز بیشتر
mb-perk-markers = نشانگر جایزه: { $n } عدد بیشتر
mb-bonus-spaces = خانه‌های جایزه
mb-markers-left = { $n } نشانگر مانده
mb-space-label = { $space }: { $words }
mb-space-taken = { $words }. این خانه را { $who } گرفته است
mb-space-cost = پرداخت { $n } پوند
mb-space-first = از دور بعد بازیکن اول
mb-space-majority = هیچ‌کس نباید { $good } بیشتری داشته باشد؛ مسیر { $company }
mb-space-gains = { $gains }
mb-space-level = از { $least }: { $gains }
mb-space-tile = برای دور بعد می‌گیرید: { $tile }
mb-space-buy = { $off ->
    [0] خرید یک کارت به قیمت خودش، با پوند
   *[other] خرید یک کارت، { $off } پوند ارزان‌تر
}
mb-space-remove = حذف یک کارت از دست: عدد قرمز + { $n } پوند
mb-space-remove-coffee = حذف یک کارت قهوه از دست: عدد قرمز + { $n } پوند
mb-space-tracks = { $steps } خانه جلو روی هر کدام از { $tracks } مسیر دیگر
mb-action-area = منطقهٔ اکشن
mb-resting-note = بالای هر جایگاه: جای استراحت کارت آن
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
mb-tile-used = { $tile }، استفاده‌شده
mb-totals = مجموع
mb-diamonds = الماس
mb-next-value = بعدی: { $pounds } پوند در خانهٔ { $at }
mb-slot-opens = جایگاه { $slot } در خانهٔ { $at }
mb-bookkeeping = حسابداری
mb-bookkeeping-note = A خط‌خورده: روی این خانهٔ خالی کتاب A نمی‌رود
mb-to-place = برای گذاشتن:
mb-your-plan = برنامهٔ شما
mb-only-you = فقط شما می‌بینید
mb-plan-note = فقط شما می‌بینید · استراحت بالای جایگاه
mb-start-tiles = کاشی‌های شروع شما
mb-start-bonus = بلافاصله
mb-start-book = کتاب شروع
mb-start-rests = در استراحت
mb-start-label = { $tile }: بلافاصله { $gains }؛ کتاب: { $book }
mb-ink = نشانگر جوهر
mb-markers = نشانگرهای جایزه
mb-cards-in-hand = کارت‌های دست
mb-first-player = بازیکن اول
mb-phase-ended = فاز را تمام کرد
mb-value-now = ارزش الان
mb-progress = دور { $round } از { $rounds }
mb-progress-setup = قبل از دور اول
mb-plan-hidden = برنامهٔ پنهان
mb-shares = ⁦{ $shares } × £{ $value } = £{ $worth }⁩

# خانه‌های جایزه به‌اختصار.
mb-group-round = یک بار در هر دور
mb-group-majority = اکثریت‌ها
mb-group-tile = کاشی‌های دور بعد
mb-group-track = مسیرهای شرکت‌ها
mb-short-first = شروع‌کنندهٔ دور بعد
mb-short-points = ⁦+{ $n }⁩ امتیاز حسابداری
mb-short-most = { $measure ->
    [coffee] اکثریت قهوه
    [banana] اکثریت موز
    [cotton] اکثریت پنبه
   *[other] اکثریت توسعه
}
mb-short-steps = { $company }: { $least } تا { $most } خانه
mb-short-reserve = { $tile ->
    [bookkeeper] رزرو حسابدار
    [diamond_merchant] رزرو تاجر الماس
    [expansion] رزرو توسعه
   *[other] رزرو ⁦+۱⁩ کالا
}
mb-short-next-round = برای دور بعد
mb-short-books-diamonds = حسابداری و الماس
mb-short-pair = { $books } و { $diamonds }
mb-short-buy = خرید یک کارت
mb-short-diamonds-buy = { $n } الماس، خرید کارت
mb-short-price = { $off ->
    [0] به قیمت خودش
   *[other] { $off } پوند ارزان‌تر
}
mb-short-remove = حذف کارتی از دست
mb-short-remove-coffee = حذف یک کارت قهوه
mb-short-red = عدد قرمز + { $n } پوند
mb-short-tracks = { $steps } خانه در { $tracks } مسیر
mb-short-other-tracks = مسیرهایی جز این

# راهنمای پرسش‌ها.
mb-help-plan-slot = بعداً در ستون { $slot } استراحت می‌کند.
mb-help-take-turn = هر چه می‌توانید استفاده کنید روشن است.
mb-help-enter-region = عددها هزینه به امتیاز توسعه‌اند؛ با یک کلیک وارد همهٔ منطقه‌های سر راه می‌شوید.

# صفحه در ترمینال.
mb-phase-action = فاز اکشن
mb-phase-planning = برنامه‌ریزی
mb-home-area = زمین شرکت
mb-track = مسیر
mb-track-spaces = سهم در { $shares }؛ جایزه در { $bonus }؛ { $calls }
mb-track-call = پرداخت { $cost } پوند بعد از { $after }
mb-regions = نقشه
mb-free = آزاد
mb-region-free = { $mines ->
    [0] { $region } ({ $gains })
   *[other] { $region } ({ $gains }، { $mines } معدن)
}
mb-region-entered = { $region } (ورود همین حالا)
mb-card-price = { $row } { $card }، قیمت { $price }
mb-display-right = کارت‌های راست
mb-display-middle = کارت‌های وسط
mb-display-left = کارت‌های چپ
mb-display-order = ستون راست ارزان‌ترین است و زودتر از همه می‌سوزد

# هر چیز چیست.
mb-about-goods = کالا: { $n } واحد { $good } برای گرفتن کارت از بخش کارت‌ها یا جلو رفتن روی مسیر شرکت‌ها.
mb-about-bookkeeper = حسابدار: نشانگر جوهر می‌تواند جلو برود؛ بعد { $n } امتیاز حسابداری.
mb-about-merchant = تاجر الماس: { $gains }.
mb-about-mines = یک الماس بیشتر برای هر { $n } معدن در منطقه‌هایی که { $company } شعبه دارد.
mb-about-expansion = توسعه: { $n } امتیاز توسعه برای ورود به منطقه‌ها. از همهٔ کارت‌های توسعه با هم استفاده می‌شود.
mb-about-share-card = کارت سهم هرگز در جایگاه گذاشته نمی‌شود.
mb-about-share = یک سهم { $company } در پایان بازی.
mb-about-red = عدد قرمز { $n }.
mb-about-plus = در نوبت خود آن را به یکی از کارت‌های کالایتان بچسبانید: { $n } واحد بیشتر.
mb-about-others = برای هر تاجر الماس دیگر که به رو است { $n } بیشتر.
mb-about-tile = یک دور در منطقهٔ اکشن شما، بدون این‌که جایگاه بگیرد.

# در صفحهٔ اول، و یک نوبت به‌اختصار.
blurb-mombasa = کارت‌هایتان را برنامه‌ریزی کنید، شرکت‌ها را توسعه دهید و سهامشان را بگیرید.
advice-mombasa-first = بازی اولِ دفترچهٔ قوانین: مسیر شرکت‌ها و کاشی‌های شروع ثابت‌اند.
advice-mombasa-usual = مسیرهای دیگر، شروع‌های دیگر.
turn-1 = مخفیانه برنامه بریزید: کارت‌های دستتان را به پشت در جایگاه‌های باز بگذارید.
turn-2 = به نوبت، هر بار یک اکشن: کالا، توسعه، حسابدار، تاجر الماس یا نشانگر جایزه.
turn-3 = هر کس فاز را تمام کند یک ستون استراحت را برمی‌دارد؛ کارت‌های بازی‌شده به استراحت می‌روند.
turn-4 = بعد از هفت دور، بیشترین پوند برنده است: پول نقد، سهام، الماس و حسابداری.

## The page on which the game is learnt
shelf-starting = کاشی‌های شروع
shelf-tracks = جایزه‌های مسیر شرکت‌ها
shelf-books = کتاب‌ها
icon-crate = هر نوع کالا
icon-diamond = الماس
icon-book = امتیاز حسابداری
icon-mine = معدن
icon-steps = جلو رفتن روی مسیر
shelf-cards = کارت‌ها
shelf-bonus = خانه‌های جایزه
shelf-tiles = کاشی‌های جایزه
