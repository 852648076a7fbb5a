# San Juan at the table.

# Counted things, to be put into sentences.
n-cards = { $count } کارت
n-cards-object = { $count } کارت
n-goods-object = { $count } کالا

# What is asked.
ask-deal-down = چهار کارت در دست شما می‌ماند: { n-cards-object } کنار بگذارید
ask-swap-out = { $thing }: تا { n-cards-object } کنار بگذارید و به همان اندازه بکشید، یا رد کنید
ask-use-chapel = { $thing }: یک کارت از دست برای یک امتیاز پایانی زیر آن بگذارید، یا رد کنید
ask-use-bank = { $thing }: یک بار در بازی، هر چند کارت که بخواهید زیر آن بگذارید، هر کارت یک امتیاز؛ یا رد کنید
ask-hand-limit = سقف دست شما { $limit_of_hand } است: { n-cards-object } کنار بگذارید
ask-take-role = یک نقش انتخاب کنید: شما اول و با امتیاز ویژهٔ آن بازی می‌کنید
ask-build = یک ساختمان بسازید، یا رد کنید
ask-choose-site = { $thing } را کجا می‌سازید؟
ask-how-much = هزینهٔ { $thing }: چند کارت می‌پردازید، { $least } تا { $full }؟
ask-spend-goods = هزینهٔ { $thing }: با کالا می‌پردازید؟ { n-cards } مانده است
ask-pay-cards = هزینهٔ { $thing } را بپردازید: { n-cards-object } انتخاب کنید
ask-produce = { $count ->
    [1] یک کالا تولید کنید، یا رد کنید
   *[other] تا { n-goods-object } تولید کنید، یا رد کنید
}
ask-sell = { $count ->
    [1] یک کالا بفروشید، یا رد کنید
   *[other] تا { n-goods-object } بفروشید، یا رد کنید
}
ask-consult = کارت می‌کشید تا { $keep } کارت نگه دارید، یا رد می‌کنید؟
ask-sort-out = { $thing }: از همهٔ دست خود { n-cards-object } کنار بگذارید
ask-keep-cards = از { $drawn } کارت کشیده‌شده { n-cards-object } نگه دارید
ask-prospect = چند کارت می‌کشید؟

# What can be done.
act-pass = رد کردن
act-take = انتخاب { $thing }
act-build = { $crane ->
    [yes] ساختن { $thing }: از { $least } کارت
   *[no] ساختن { $thing }: { $least } کارت
}
act-on = روی زمین خالی: { $least } کارت
act-over = { $laden ->
    [yes] روی { $thing }، کالای آن از دست می‌رود: { $least } کارت
   *[no] روی { $thing }: { $least } کارت
}
act-pay = پرداخت { $cards } کارت
act-spend = { $what ->
    [nothing] بدون کالا
   *[good] پرداخت با { $thing }
}
act-discard = کنار گذاشتن { $thing }
act-produce = تولید { $thing }
act-sell = فروش { $thing } به { $gain }
act-draw = کشیدن { $cards } کارت
act-keep = نگه داشتن { $thing }
act-swap = عوض کردن { $thing }
act-tuck = گذاشتن { $thing } زیر ساختمان
act-bank = سپردن { $thing } به بانک
send-discard = این‌ها را کنار می‌گذارم
send-keep = این‌ها را نگه می‌دارم
send-swap = این‌ها را عوض می‌کنم
send-bank = این‌ها را می‌سپارم
send-produce = این‌ها را تولید می‌کنم
send-sell = این‌ها را می‌فروشم

# The table.
roles = نقش‌های این دور
roles-free = آزاد: { $roles }
role-taken = در دست { $who }
privilege-builder = { $count } کارت ارزان‌تر
privilege-producer = { $count } کالا بیشتر
privilege-trader = { $count } فروش بیشتر
privilege-councillor = از { $count } کارت { $keep } کارت
privilege-prospector = { $count } کارت
house = خانهٔ تجارت
house-now = قیمت‌های اکنون
house-next = قیمت‌های بعدی
house-last = آخرین قیمت‌ها
house-none = هنوز کاشی رو نشده
house-seen = { $count } از { $all } کاشی پیداست
deck = دستهٔ کارت
discards = کنارگذاشته
covered = پوشیده و بیرون از بازی:
city = شهر شما
city-note = { $count } از { $all } ساختمان
others = شهرهای دیگر
cities = همهٔ شهرها
supply = دسته‌ها
place = جای { $number }، خالی
with-good = با کالا
hand = دست شما
hand-note = { n-cards }؛ سقف { $limit } در آغاز هر دور
drawn = کارت‌های کشیده‌شده
drawn-note = { n-cards }
picked = انتخاب‌شده
being-built = در حال ساخت
new-building = تازه
card-label = { $thing }، هزینه { $cost }، امتیاز { $points }
column-cost = هزینه
column-points = امتیاز
tag-pay = { $count } کارت
used = { $thing } استفاده شد
known = کارت‌های شناختهٔ این دست
stat-buildings = ساختمان‌ها
stat-hand = کارت‌های دست و سقف آن
stat-goods = کالاها
stat-under = کارت‌های زیر ساختمان‌ها
stat-points = امتیاز تا اکنون
progress-deal = پخش کارت
progress-round = دور { $round }
progress-phase = دور { $round }، { $phase }
progress-over = پایان

# Sums.
sum-cost = قیمت روی کارت
sum-privilege = امتیاز { $thing }
sum-waived = چشم‌پوشی از تخفیف
sum-pay = شما { $count } کارت می‌پردازید
sum-least = دست‌کم { $count } کارت می‌پردازید
sum-carpenter = سپس { $thing } یک کارت برای شما می‌کشد
sum-everybody = همه
sum-goods = حداکثر { $count } کالا
sum-keep = { $count } کارت نگه می‌دارید

# The log.
told-took-back = { $who } آخرین انتخاب را برمی‌گرداند
told-take = { $who } نقش { $thing } را برمی‌دارد
told-pass = { $who } رد می‌کند
told-round = دور { $number }: فرماندار { $who } است
told-drew = { $who } { n-cards } می‌کشد
told-drew-these = { $who } می‌کشد: { $cards }
told-drew-by = { $who } با { $thing } { n-cards } می‌کشد
told-drew-these-by = { $who } با { $thing } می‌کشد: { $cards }
told-discarded = { $who } { n-cards } کنار می‌گذارد
told-discarded-these = { $who } کنار می‌گذارد: { $cards }
told-reshuffled = کارت‌های کنارگذاشته دستهٔ تازه‌ای از { $number } کارت می‌شود
told-built = { $who } { $thing } می‌سازد
told-built-over = { $who } { $thing } را روی { $old } می‌سازد
told-spent = { $who } کالایی را می‌دهد: { $good }
told-produced = { $who } تولید می‌کند: { $good }
good-price = { $good } { $price }
told-turned = خانهٔ تجارت: { $prices }
told-sold = { $who } به { $number } می‌فروشد: { $good }
told-harbored = { $who } کالای فروخته را زیر بندرگاه می‌گذارد
told-revealed = { $who } با { $thing } رو می‌کند: { $cards }
told-revealed-nothing = { $who } با { $thing } کارتی برای رو کردن ندارد
told-gained = { $who } برمی‌دارد: { $cards }
told-tucked = { $who } { n-cards } زیر { $thing } می‌گذارد
told-tucked-these = { $who } زیر { $thing } می‌گذارد: { $cards }
told-ended = بازی تمام شد

# The score sheet.
cat-0 = ساختمان‌ها
cat-1 = کارت‌های زیر ساختمان‌ها
cat-2 = طاق پیروزی
cat-3 = اتاق اصناف
cat-4 = شهرداری
cat-5 = اقامتگاه
cat-6 = کلیسای جامع
cat-7 = کاخ
tie-0 = کارت‌های دست و کالاها

# What is agreed before the game.
option-expansion = ساختمان‌های تازه و کلیسای جامع
option-expansion-true = با
option-expansion-false = بدون
option-setup-mode = دست آغازین
option-setup-mode-simple = چهار کارت برای هر کس
option-setup-mode-advanced = انتخاب چهار کارت از پنج تا هشت
option-start-player = نخستین فرماندار
option-start-player-random = به قید قرعه
option-start-player-1 = صندلی ۱
option-start-player-2 = صندلی ۲
option-start-player-3 = صندلی ۳
option-start-player-4 = صندلی ۴
option-technical-round-limit = دیرترین دور پایانی (۰: بی‌پایان)
option-guard-house-limit-always = سقف دست ۶ بدون مقر نگهبانی
option-guard-house-limit-always-true = همیشه
option-guard-house-limit-always-false = تنها اگر کسی آن را داشته باشد

# Cards, in a few words.
about-indigo-plant = جای یک ایندیگو.
about-sugar-mill = جای یک شکر.
about-tobacco-storage = جای یک تنباکو.
about-coffee-roaster = جای یک قهوه.
about-silver-smelter = جای یک نقره.
about-smithy = تولیدی‌ها ۱ کارت ارزان‌تر.
about-gold-mine = کاوش‌گر: ۴ کارت رو کنید؛ اگر قیمت‌ها متفاوت‌اند ارزان‌ترین را بردارید.
about-archive = مستشار: از همهٔ دست کنار بگذارید.
about-poor-house = پس از ساخت، با ۰ یا ۱ کارت در دست: ۱ کارت.
about-black-market = هنگام ساخت تا ۲ کالا به جای کارت.
about-trading-post = ۱ کالا بیشتر بفروشید.
about-well = با تولید ۲ کالا یا بیشتر ۱ کارت.
about-market-stand = با فروش ۲ کالا یا بیشتر ۱ کارت.
about-crane = ساختن روی ساختمان خود با پرداخت تفاوت قیمت.
about-chapel = هر دور ۱ کارت زیر آن، هر کدام ۱ امتیاز.
about-tower = سقف دست شما ۱۲ کارت است.
about-aqueduct = ۱ کالا بیشتر تولید کنید.
about-carpenter = پس از ساخت شهری ۱ کارت.
about-prefecture = مستشار: ۲ کارت نگه دارید.
about-market-hall = با فروش ۱ کالا یا بیشتر ۱ کارت.
about-quarry = شهری‌ها ۱ کارت ارزان‌تر.
about-library = امتیاز ویژهٔ نقش شما دو بار حساب می‌شود.
about-statue = بنای یادبود، بدون کارکرد.
about-victory-column = بنای یادبود، بدون کارکرد.
about-hero = بنای یادبود، بدون کارکرد.
about-guild-hall = ۱ امتیاز برای هر تولیدی و ۱ برای هر نوع آن.
about-city-hall = ۱ امتیاز برای هر ساختمان شهری شما.
about-triumphal-arch = ۴، ۶، ۸ امتیاز برای ۱، ۲، ۳ یادبود.
about-palace = ۱ امتیاز برای هر ۴ امتیاز دیگر.
about-guard-house = سقف دست شما ۷، بدون آن ۶.
about-office-building = آغاز دور: ۱ یا ۲ کارت عوض کنید.
about-hut = اگر کسی در مرحلهٔ تاجر نفروشد: ۱ کارت.
about-tavern = کمترین ساختمان پس از مرحلهٔ سازنده: ۱ کارت.
about-park = زیر جرثقیل ۶ کارت کم می‌کند.
about-customs-office = مستشار: یک کالا می‌گیرد، همیشه به ۲ کارت.
about-bank = یک بار در بازی: کارت‌های دست زیر آن، هر کدام ۱ امتیاز.
about-harbor = تاجر: ۱ کالای فروخته زیر آن، ۱ امتیاز.
about-goldsmith = کاوش‌گر: ۱ کارت رو کنید؛ اگر کسی نساخته، بردارید.
about-residence = ۴، ۳، ۲، ۱ امتیاز برای دسته‌های ۳ نوع هم‌قیمت.
about-cathedral = ۴، ۳، ۲، ۱ امتیاز برای ساختمان‌های ۶ کارتی دیگران.
about-builder = هر بازیکن می‌تواند یک ساختمان بسازد. دارندهٔ نقش ۱ کارت کمتر می‌پردازد.
about-producer = هر بازیکن می‌تواند ۱ کالا تولید کند، دارندهٔ نقش ۱ کالا بیشتر.
about-trader = قیمت‌ها رو می‌شود و هر بازیکن می‌تواند ۱ کالا بفروشد، دارندهٔ نقش ۱ کالا بیشتر.
about-councillor = هر بازیکن می‌تواند ۲ کارت بکشد و ۱ کارت نگه دارد. دارندهٔ نقش ۵ کارت می‌کشد.
about-prospector = تنها دارندهٔ نقش ۱ کارت می‌کشد.

# در صفحهٔ نخست، و یک نوبت به‌اختصار.
blurb-san-juan = با یک دسته کارت شهری بسازید.
advice-san-juan-first = برای یاد گرفتن ۲۴ نوع سازهٔ شهری کافی است. شما شروع می‌کنید، پس چیزی پیش از آن‌که دلیلش را بدانید رخ نمی‌دهد.
advice-san-juan-usual = همان‌طور که بیشتر بازیکنان پس از شناختن کارت‌ها بازی می‌کنند.
advice-san-juan-tournament = شانس کمتر در دست اول، فکر بیشتر.
turn-1 = فرماندار یک نقش برمی‌گزیند، سپس هر یک از دیگران یکی از نقش‌های مانده را.
turn-2 = هر نقش همان دم برای همه بازی می‌شود؛ کسی که آن را برگزیده اول است و امتیاز ویژه‌اش را دارد.
turn-3 = وقتی همه برگزیدند، کارت فرماندار به نفر بعد می‌رسد و سقف دست‌ها بررسی می‌شود.
turn-4 = بازی با پایان مرحلهٔ سازنده‌ای تمام می‌شود که در آن کسی به دوازده ساختمان برسد.

## The page on which the game is learnt
pic-building = سازه
pic-money = پول
pic-good = کالا
pic-point = امتیاز
shelf-production = سازه‌های تولیدی
shelf-city = سازه‌های شهری
