# San Juan at the table.

# Counted things, to be put into sentences.
n-cards = { $count } کارت
n-cards-object = { $count } کارت
n-goods-object = { $count } کالا

# What is asked.
ask-deal-down = ۴ کارت در دست شما می‌ماند: { n-cards-object } بسوزانید
ask-swap-out = { $thing }: تا { n-cards-object } بسوزانید و همان تعداد بکشید، یا پاس دهید
ask-use-chapel = { $thing }: یک کارت از دستتان زیر آن بگذارید (۱ امتیاز در پایان بازی)، یا پاس دهید
ask-use-bank = { $thing }: یک بار در کل بازی، هر چند کارت که بخواهید زیر آن بگذارید، هر کارت ۱ امتیاز؛ یا پاس دهید
ask-hand-limit = سقف دست شما { $limit_of_hand } کارت است: { n-cards-object } بسوزانید
ask-take-role = یک نقش انتخاب کنید: شما اول و با قابلیت خاص آن بازی می‌کنید
ask-build = یک سازه بسازید، یا پاس دهید
ask-choose-site = { $thing } را کجا می‌سازید؟
ask-how-much = هزینهٔ { $thing }: چند کارت می‌پردازید، { $least } تا { $full }؟
ask-spend-goods = هزینهٔ { $thing }: با کالا می‌پردازید؟ { n-cards } مانده است
ask-pay-cards = هزینهٔ { $thing } را بپردازید: { n-cards-object } انتخاب کنید
ask-produce = { $count ->
    [1] یک کالا تولید کنید، یا پاس دهید
   *[other] تا { n-goods-object } تولید کنید، یا پاس دهید
}
ask-sell = { $count ->
    [1] یک کالا بفروشید، یا پاس دهید
   *[other] تا { n-goods-object } بفروشید، یا پاس دهید
}
ask-consult = کارت می‌کشید و { $keep } کارت نگه می‌دارید، یا پاس می‌دهید؟
ask-sort-out = { $thing }: از کل دستتان { n-cards-object } بسوزانید
ask-keep-cards = از { $drawn } کارت کشیده‌شده { n-cards-object } نگه دارید
ask-prospect = چند کارت می‌کشید؟

# What can be done.
act-pass = پاس
act-take = انتخاب { $thing }
act-build = { $crane ->
    [yes] ساختن { $thing }: حداقل { $least } کارت
   *[no] ساختن { $thing }: { $least } کارت
}
act-on = روی جای خالی: { $least } کارت
act-over = { $laden ->
    [yes] روی { $thing }، کالای آن از دست می‌رود: { $least } کارت
   *[no] روی { $thing }: { $least } کارت
}
act-pay = پرداخت { $cards } کارت
act-spend = { $what ->
    [nothing] بدون کالا
   *[good] پرداخت با { $thing }
}
act-discard = سوزاندن { $thing }
act-produce = تولید { $thing }
act-sell = فروش { $thing } در ازای { $gain } کارت
act-draw = کشیدن { $cards } کارت
act-keep = نگه داشتن { $thing }
act-swap = عوض کردن { $thing }
act-tuck = گذاشتن { $thing } زیر سازه
act-bank = سپردن { $thing } به بانک
send-discard = سوزاندن این‌ها
send-keep = نگه داشتن این‌ها
send-swap = عوض کردن این‌ها
send-bank = سپردن این‌ها
send-produce = تولید این‌ها
send-sell = فروش این‌ها

# The table.
roles = نقش‌های این دور
roles-free = آزاد: { $roles }
role-taken = مال { $who }
privilege-builder = { $count } کارت ارزان‌تر
privilege-producer = { $count } کالا بیشتر
privilege-trader = { $count } فروش بیشتر
privilege-councillor = { $keep } کارت از { $count } کارت
privilege-prospector = { $count } کارت
house = مرکز تجارت
house-now = قیمت‌های الان
house-next = قیمت‌های بعدی
house-last = آخرین قیمت‌ها
house-none = هنوز کاشی‌ای رو نشده
house-seen = { $count } از { $all } کاشی دیده شده
deck = دستهٔ کارت
discards = سوخته
covered = پوشانده‌شده، بیرون از بازی:
city = شهر شما
city-note = { $count } از { $all } سازه
others = شهرهای دیگر
cities = همهٔ شهرها
supply = دسته‌ها
place = جای { $number }، خالی
with-good = با کالا
hand = دست شما
hand-note = { n-cards }؛ سقف { $limit } در شروع هر دور
drawn = کارت‌های کشیده‌شده
drawn-note = { n-cards }
picked = انتخاب‌شده
being-built = در حال ساخت
new-building = جدید
card-label = { $thing }، هزینه { $cost }، امتیاز { $points }
column-cost = هزینه
column-points = امتیاز
tag-pay = { $count } کارت
used = از { $thing } استفاده شد
known = کارت‌های دیده‌شدهٔ این دست
stat-buildings = سازه‌ها
stat-hand = کارت‌های دست و سقف آن
stat-goods = کالاها
stat-under = کارت‌های زیر سازه‌ها
stat-points = امتیاز تا الان
progress-deal = پخش کارت
progress-round = دور { $round }
progress-phase = دور { $round }، { $phase }
progress-over = پایان

# Sums.
sum-cost = هزینهٔ روی کارت
sum-privilege = قابلیت خاص { $thing }
sum-waived = گذشتن از تخفیف
sum-pay = شما { $count } کارت می‌پردازید
sum-least = حداقل { $count } کارت می‌پردازید
sum-carpenter = بعد به خاطر { $thing } یک کارت می‌کشید
sum-everybody = همه
sum-goods = حداکثر { $count } کالا
sum-keep = { $drawn } کارت؛ { $count } کارت نگه می‌دارید

# The log.
told-took-back = { $who } آخرین انتخاب را برگرداند
told-take = { $who } نقش { $thing } را انتخاب کرد
told-pass = { $who } پاس داد
told-round = دور { $number }: فرماندار { $who } است
told-drew = { $who } { n-cards } کشید
told-drew-these = { $who } کشید: { $cards }
told-drew-by = { $who } با { $thing } { n-cards } کشید
told-drew-these-by = { $who } با { $thing } کشید: { $cards }
told-discarded = { $who } { n-cards } سوزاند
told-discarded-these = { $who } سوزاند: { $cards }
told-reshuffled = کارت‌های سوخته بُر خورد: دستهٔ جدید { $number } کارت دارد
told-built = { $who } ساخت: { $thing }
told-built-over = { $who } { $thing } را روی { $old } ساخت
told-spent = { $who } یک کالا خرج کرد: { $good }
told-produced = { $who } تولید کرد: { $good }
good-price = { $good } { $price }
told-turned = مرکز تجارت: { $prices }
told-sold = { $who } در ازای { $number } کارت فروخت: { $good }
told-harbored = { $who } کالای فروخته‌شده را زیر بندرگاه گذاشت
told-revealed = { $who } با { $thing } رو کرد: { $cards }
told-revealed-nothing = { $who } با { $thing } کارتی برای رو کردن ندارد
told-gained = { $who } برداشت: { $cards }
told-tucked = { $who } زیر { $thing } { n-cards } گذاشت
told-tucked-these = { $who } زیر { $thing } گذاشت: { $cards }
told-ended = بازی تمام شد

# The score sheet.
cat-0 = سازه‌ها
cat-1 = کارت‌های زیر سازه‌ها
cat-2 = طاق پیروزی
cat-3 = اتاق اصناف
cat-4 = شهرداری
cat-5 = اقامتگاه
cat-6 = کلیسای جامع
cat-7 = کاخ
tie-0 = کارت‌های دست و کالاها

# What is agreed before the game.
option-expansion = سازه‌های جدید و کلیسای جامع
option-expansion-true = باشند
option-expansion-false = نباشند
option-setup-mode = کارت‌های شروع
option-setup-mode-simple = هر نفر ۴ کارت
option-setup-mode-advanced = انتخاب ۴ کارت از ۵ تا ۸ کارت
option-start-player = اولین فرماندار
option-start-player-random = تصادفی
option-start-player-1 = صندلی ۱
option-start-player-2 = صندلی ۲
option-start-player-3 = صندلی ۳
option-start-player-4 = صندلی ۴
option-technical-round-limit = حداکثر تعداد دور (۰: بدون محدودیت)
option-guard-house-limit-always = سقف دست ۶ بدون مقر نگهبانی
option-guard-house-limit-always-true = همیشه
option-guard-house-limit-always-false = فقط وقتی کسی آن را دارد

# Cards, in a few words.
about-indigo-plant = جای یک ایندیگو.
about-sugar-mill = جای یک شکر.
about-tobacco-storage = جای یک تنباکو.
about-coffee-roaster = جای یک قهوه.
about-silver-smelter = جای یک نقره.
about-smithy = سازه‌های تولیدی ۱ کارت ارزان‌ترند.
about-gold-mine = کاوشگر: ۴ کارت رو کنید؛ اگر هزینه‌ها همه فرق دارند، ارزان‌ترین مال شماست.
about-archive = مستشار: از کل دستتان بسوزانید.
about-poor-house = ساختید و ۰ یا ۱ کارت دارید: ۱ کارت بکشید.
about-black-market = هنگام ساختن تا ۲ کالا به جای کارت.
about-trading-post = ۱ کالا بیشتر بفروشید.
about-well = تولید ۲ کالا یا بیشتر: ۱ کارت بکشید.
about-market-stand = فروش ۲ کالا یا بیشتر: ۱ کارت بکشید.
about-crane = روی سازهٔ خودتان، با پرداخت تفاوت هزینه.
about-chapel = هر دور ۱ کارت زیر آن: ۱ امتیاز.
about-tower = سقف دست شما ۱۲ کارت است.
about-aqueduct = ۱ کالا بیشتر تولید کنید.
about-carpenter = ساختن سازهٔ شهری: ۱ کارت بکشید.
about-prefecture = مستشار: ۲ کارت نگه دارید، نه ۱.
about-market-hall = فروش ۱ کالا یا بیشتر: ۱ کارت بکشید.
about-quarry = سازه‌های شهری ۱ کارت ارزان‌ترند.
about-library = قابلیت خاص شما دو بار حساب می‌شود.
about-statue = بنای یادبود، بدون قابلیت.
about-victory-column = بنای یادبود، بدون قابلیت.
about-hero = بنای یادبود، بدون قابلیت.
about-guild-hall = ۱ امتیاز برای هر سازهٔ تولیدی و هر نوع آن.
about-city-hall = ۱ امتیاز برای هر سازهٔ شهری شما.
about-triumphal-arch = ۴، ۶ یا ۸ امتیاز برای ۱، ۲ یا ۳ بنای یادبود.
about-palace = ۱ امتیاز برای هر ۴ امتیاز دیگر.
about-guard-house = سقف دست شما ۷ کارت، بقیه ۶ کارت.
about-office-building = شروع دور: ۱ یا ۲ کارت عوض کنید.
about-hut = در فاز تاجر کسی نفروخت: ۱ کارت بکشید.
about-tavern = کمترین سازه بعد از فاز سازنده: ۱ کارت بکشید.
about-park = زیر جرثقیل ۶ کارت تخفیف دارد.
about-customs-office = با مستشار کالا می‌گیرد، به قیمت ۲ کارت.
about-bank = یک بار: هر چند کارت زیر آن، هر کدام ۱ امتیاز.
about-harbor = تاجر: ۱ کالای فروخته زیر آن، ۱ امتیاز.
about-goldsmith = کاوشگر: ۱ کارت رو کنید؛ کسی ندارد؟ مال شماست.
about-residence = ۴، ۳، ۲ و ۱ امتیاز برای هر ۳ سازهٔ متفاوت و هم‌هزینه.
about-cathedral = ۴، ۳، ۲ و ۱ امتیاز برای سازه‌های ۶ کارتی دیگران.
about-builder = هر بازیکن می‌تواند یک سازه بسازد. صاحب نقش ۱ کارت کمتر می‌پردازد.
about-producer = هر بازیکن می‌تواند ۱ کالا تولید کند، صاحب نقش ۱ کالای دیگر هم.
about-trader = قیمت‌ها رو می‌شود و هر بازیکن می‌تواند ۱ کالا بفروشد، صاحب نقش ۱ کالای دیگر هم.
about-councillor = هر بازیکن می‌تواند ۲ کارت بکشد و ۱ کارت نگه دارد. صاحب نقش ۵ کارت می‌کشد.
about-prospector = فقط صاحب نقش ۱ کارت می‌کشد.

# در صفحهٔ اول، و یک نوبت به‌اختصار.
blurb-san-juan = با یک دسته کارت شهری بسازید.
## The page on which the game is learnt
pic-building = سازه
pic-money = پول
pic-good = کالا
pic-point = امتیاز
shelf-production = سازه‌های تولیدی
shelf-city = سازه‌های شهری
advice-san-juan-first = برای یاد گرفتن ۲۴ نوع سازهٔ شهری کافی است. شما شروع می‌کنید، پس هیچ اتفاقی نمی‌افتد که دلیلش را ندانید.
advice-san-juan-usual = همان‌طور که بیشتر بازیکنان بعد از شناختن کارت‌ها بازی می‌کنند.
advice-san-juan-tournament = شانس کمتر در کارت‌های شروع، فکر بیشتر.
turn-1 = فرماندار یک نقش انتخاب می‌کند، بعد هر کدام از بقیه یکی از نقش‌های مانده را.
turn-2 = هر نقش را همان موقع همه اجرا می‌کنند؛ کسی که آن را انتخاب کرده اول است و قابلیت خاص آن را دارد.
turn-3 = وقتی همه انتخاب کردند، کارت فرماندار به نفر بعد می‌رسد و سقف دست‌ها بررسی می‌شود.
turn-4 = بازی در پایان فاز سازنده‌ای تمام می‌شود که در آن کسی به ۱۲ سازه برسد.
icon-monument = بنای یادبود
