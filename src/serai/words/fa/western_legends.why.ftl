# Western Legends: why something cannot be done.  `way-…` is the way out.

# the mark after the space says that what follows reads from right to left
in-brackets = { $sum ->
    [none] { "" }
   *[terms] { " " }‏({ $sum })
}
term-wounds = بابت زخم
nearest = نزدیک‌ترین: { $place }، { $steps } گام از این‌جا.
after-this = { $actions ->
    [0] این کار برای نوبت بعدی شما می‌ماند.
   *[other] اول به این سؤال جواب دهید؛ بعد هنوز { $actions } اکشن دارید.
}

## Set-up
why-not-your-character = این شخصیت به شما نرسیده است. از این دو انتخاب کنید: { $characters }.
why-character-taken = { $who } این شخصیت را برداشته است: { $thing }.
why-character-absent = این شخصیت در بازی اول نیست: { $thing }.
why-not-your-start = شما این‌جا شروع می‌کنید: { $place }. یکی از { $count } خانه‌اش را انتخاب کنید.
why-other-place = کارت، مرد سیاه‌پوش را به این‌جا می‌فرستد: { $place }. یکی از { $count } خانه‌اش را انتخاب کنید.

## Turn
why-no-actions = هر { $actions } اکشن این نوبت را خرج کرده‌اید.
way-no-actions = هنوز می‌توانید کارهایی بکنید که اکشن نمی‌خواهند، یا نوبتتان را تمام کنید.
why-too-dear = هزینه‌اش { $price } دلار است{ in-brackets }. شما { $money } دلار دارید: { $missing } دلار کم است.
way-too-dear = کار کردن در هر مکانی با یک اکشن { $work } دلار می‌آورد.
why-not-in-hand = این کارت در دست شما نیست: «{ $thing }».
why-no-card = مبارزه کارت پوکر می‌خواهد و دست شما خالی است.
way-no-card = در شروع نوبت بعدی کارت بکشید.

## Moving
why-not-next = این خانه با خانهٔ شما مرز ندارد: { $thing }. تا آن‌جا { $steps } گام است.
way-not-next = خانه به خانه بروید: یک حرکت می‌تواند چند گام داشته باشد.
why-there-already = شما همین حالا آن‌جا هستید.
why-sheriff-there = کلانتر آن‌جاست و شما تحت تعقیب هستید: { $points } امتیاز تحت تعقیب دارید.
why-must-step = هر حرکت دست‌کم یک گام دارد. شما تا { $left } گام دارید.
why-deliver-when = گله را بلافاصله بعد از حرکت خودتان تحویل می‌دهید، اگر به راهزن نخورده باشید.
way-deliver-when = به ایستگاه راه‌آهن یا به مرتع رنگ دیگر بروید.
why-no-cattle = توکن گله ندارید.
way-no-cattle = از یکی از مرتع‌ها بردارید.
why-deliver-where = گلهٔ شما را به ایستگاه راه‌آهن یا به مرتع دیگر ({ $ranch }) می‌شود تحویل داد. شما در هیچ‌کدام نیستید.
why-no-whiskey = ویسکی ندارید.
way-no-whiskey = از فروشگاه می‌شود خرید.
why-whiskey-when = از ویسکی بلافاصله بعد از حرکت خودتان استفاده می‌کنید.
why-yourself = این خود شما هستید. کس دیگری را انتخاب کنید.

## Poker cards and items
why-no-action = این کارت اکشن ندارد: «{ $thing }».
why-nobody-wanted = هیچ‌کس تحت تعقیب نیست، پس کلانتر حرکت نمی‌کند.
why-no-reaction = این کارت واکنش ندارد: «{ $thing }».
why-fight-reaction-when = این واکنش مال مبارزه است: وقتی بازی می‌شود که هر دو کارت رو شده باشند.
why-start-reaction-when = این واکنش را در شروع نوبت خودتان بازی می‌کنید، پیش از گرفتن پول یا کارت: «{ $thing }».
why-sprint-when = «دو سرعت» را بلافاصله بعد از حرکت خودتان بازی می‌کنید، اگر به راهزن نخورده باشید.
why-reputation-when = «شهرت» را در نوبت خودتان بازی می‌کنید، بعد از گرفتن امتیاز مارشال یا تحت تعقیب.
why-reputation-once = در این نوبت یک «شهرت» بازی کرده‌اید. در هر نوبت فقط یکی می‌شود.
why-not-in-town = این اکشن مال شهر است و شما بیرون شهر هستید.
why-not-outside = این اکشن مال بیرون شهر است و شما در شهر هستید.
# $thing
why-no-ability-action = این شخصیت اکشن ندارد: { $thing }.
why-ability-once = این شخصیت در این نوبت از اکشن خود استفاده کرده است: { $thing }.
# $needed, $lp
why-ability-asleep = این توانایی از { $needed } امتیاز افسانه‌ای کار می‌کند. شما { $lp } امتیاز دارید.
why-not-owned = این آیتم را ندارید: { $thing }.
why-not-used-up = این آیتم با اکشن مصرف نمی‌شود، خودبه‌خود عمل می‌کند: { $thing }.
why-active-already = همین حالا از آن استفاده می‌کنید: { $thing }.
why-other-gear = { $kind ->
    [weapon] الان اسلحه را انتخاب می‌کنید.
   *[mount] الان چهارپا را انتخاب می‌کنید.
}

## Locations
why-not-at-mine = طلا را فقط در معدن استخراج می‌کنند.
way-not-at-mine = { nearest }
why-not-at-bank = برای این کار باید در بانک باشید.
way-not-at-bank = { nearest }
why-not-at-doctor = زخم‌ها را در مطب دکتر مداوا می‌کنند.
way-not-at-doctor = { nearest }
why-not-at-cabaret = جای خوش‌گذرانی کاباره است.
way-not-at-cabaret = { nearest }
why-not-at-ranch = توکن‌های گله در دو مرتع هستند.
way-not-at-ranch = { nearest }
why-not-at-saloon = پوکر را در سالون بازی می‌کنند.
way-not-at-saloon = { nearest }
why-not-at-store = جای خرید و ارتقای آیتم فروشگاه است.
way-not-at-store = { nearest }
why-no-work-here = این‌جا کاری پیدا نمی‌شود: در مکان‌ها می‌شود کار کرد.
way-no-work-here = { nearest }
why-no-such-face = هیچ‌کدام از تاس‌ها این را نشان نمی‌دهد: «{ $thing }».
why-deposit-some = دست‌کم یک توکن طلا باید بفروشید.
why-gold-short = { $gold ->
    [0] طلایی برای فروش ندارید.
   *[other] این‌قدر نمی‌شود فروخت: شما { $gold } طلا دارید.
}
way-gold-short = طلا در معدن‌ها پیدا می‌شود.
why-no-wounds = زخمی ندارید که مداوا شود.
why-revel-number = این‌جا با یک اکشن ۱ تا { $most } امتیاز افسانه‌ای می‌گیرید.
why-carries-already = یک توکن گله همراه دارید و بیشتر از یکی نمی‌شود.
way-carries-already = اول آن را تحویل دهید: به ایستگاه راه‌آهن یا به مرتع دیگر ({ $ranch }).
why-ranch-empty = در این مرتع توکن گله‌ای نیست.

## The store
why-not-sold = فروشگاه در بازی اول این را نمی‌فروشد: { $thing }.
why-have-one = این را دارید: { $thing }. از هر آیتم فقط یکی می‌شود داشت.
why-misc-full = { $most } آیتم متفرقه دارید و بیشتر از این نمی‌شود داشت.
way-misc-full = یکی را مصرف کنید تا جایش خالی شود.
why-upgraded-already = این آیتم را ارتقا داده‌اید: { $better }.

## Fights
why-nobody-plays = این شخصیت در بازی نیست: { $thing }.
why-not-here = { $who } در خانهٔ شما نیست، این‌جاست: { $place }.
why-fought-already = در این نوبت با { $who } مبارزه کرده‌اید. در هر نوبت با هر حریف فقط یک بار می‌شود.
why-never-arrested = مرد سیاه‌پوش را نمی‌شود دستگیر کرد.
way-never-arrested = با او دوئل کنید یا از او سرقت کنید.
why-no-marshal = برای دستگیری امتیاز مارشال لازم است و شما ندارید.
way-no-marshal = امتیاز مارشال را برای شکست دادن راهزن و برای گله‌رانی به ایستگاه راه‌آهن می‌دهند.
why-not-wanted = { $who } تحت تعقیب نیست، پس نمی‌شود دستگیرش کرد.
why-bank-once = در این نوبت از بانک سرقت کرده‌اید. در هر نوبت فقط یک بار می‌شود.
why-no-declining = از این مبارزه نمی‌شود انصراف داد: یک کارت بازی کنید.
why-own-fight = این مبارزه را شما شروع کرده‌اید: فقط حریف می‌تواند انصراف دهد.
why-not-drawn = { $drawn } کارت مبارزه کشیده‌اید و این یکی بین آن‌ها نیست: { $thing }.
why-token-next = اول طلا یا پول را انتخاب کنید. اگر توکن گله‌ای برای گرفتن باشد، بعد از شما پرسیده می‌شود.
why-not-offered = این‌جا چنین انتخابی ندارید.
why-no-marshal-points = { $points ->
    [0] در این نوبت دستگیر شده‌اید: تا پایان آن نمی‌توانید امتیاز مارشال بگیرید.
   *[other] تحت تعقیب هستید ({ $points } امتیاز تحت تعقیب): نمی‌توانید امتیاز مارشال بگیرید.
}

## The sheriff
why-sheriff-stays = کلانتر همین حالا آن‌جاست.
why-sheriff-not-next = کلانتر خانه به خانه می‌رود. تا این خانه { $steps } گام راه است: { $thing }. برایش { $left } گام مانده است.
why-not-with-sheriff = { $who } پیش کلانتر نیست، این‌جاست: { $place }.

## Stories
why-disc-placed = در این نوبت یک دیسک گذاشته‌اید. در هر نوبت فقط یکی می‌شود.
why-no-story = در این دسته داستانی نمانده است.
why-story-unmet = در این نوبت هنوز شرط داستان را انجام نداده‌اید: { $condition }.
why-discs-there = هر { $discs } دیسک شما روی همین داستان است.

## Goals
why-goals-advanced = هدف‌ها مال بازی پیشرفته است و این بازی ساده است.
why-not-your-goal = این هدف شما نیست: { $goal }.
why-goal-revealed = این هدف را رو کرده‌اید: { $goal }.
why-goal-open = هنوز به این هدف نرسیده‌اید: { $goal }. تا حالا { $reached } از { $needed }.
why-tokens-first = اول توکن‌های افسانه‌ای اضافه را برگردانید.
why-no-such-token = توکن افسانه‌ای { $worth } امتیازی ندارید.

## Numbers of cards
why-limit-number = سقف دست شما { $limit } کارت است{ in-brackets }: دقیقاً { $due } کارت بسوزانید.
why-discard-number = دقیقاً { $due } کارت بسوزانید.
why-bet-number = { $due ->
    [1] دقیقاً { $due } کارت دیگر در دست پوکر بگذارید.
   *[other] دقیقاً { $due } کارت در دست پوکر بگذارید.
}
why-not-dealt = شما به جای سالون با کارت‌هایی بازی می‌کنید که برایش کشیده‌اید. این یکی بین آن‌ها نیست: «{ $thing }».
why-not-in-flop = این کارت در فلاپ نیست: «{ $thing }».

## An action of another moment
why-now-pass = این‌جا باید چیزی انتخاب کنید.
why-now-be = شخصیت‌ها را قبل از بازی انتخاب می‌کنند.
why-now-stand-in = خانهٔ کنار فروشگاه یا سالون را فقط وقتی انتخاب می‌کنند که فیگوری آن‌جا گذاشته شود.
why-now-start-with = پول یا کارت را در شروع نوبت خودتان می‌گیرید.
why-now-deliver = گله را در فاز اکشن‌ها تحویل می‌دهید، بلافاصله بعد از حرکت خودتان.
why-now-whiskey-for = از ویسکی در فاز اکشن‌ها استفاده می‌کنید، بلافاصله بعد از حرکت خودتان.
why-now-disc-on-the = دیسک را در فاز اکشن‌ها می‌گذارید، وقتی شرط داستان را انجام داده باشید.
why-now-react-with = هر واکنش لحظهٔ خودش را دارد: در شروع نوبت، در مبارزه، بعد از حرکت یا بعد از گرفتن امتیاز.
why-now-fight-with = کارت را در شروع مبارزه به پشت بازی می‌کنید.
why-now-decline = فقط کسی می‌تواند انصراف دهد که به او حمله شده باشد.
why-now-answer-with = کارت‌های مبارزه را به جای راهزن، محافظ بانک و کلانتر بازی می‌کنند.
why-now-restart = فقط کارت مبارزهٔ ۱۰ می‌تواند مبارزه را از اول شروع کند.
why-now-look-at = فقط با تفنگ می‌شود به کارت‌ها نگاه کرد، در شروع مبارزه.
why-now-pay-for = فقط کلمیتی جین می‌تواند پول بدهد و زخم برندارد، آن هم در مبارزه.
why-now-rob-the = غنیمت را بعد از سرقت موفق انتخاب می‌کنند.
why-now-sheriff-to = داستان‌ها و کارت «تعقیب» کلانتر را حرکت می‌دهند.
why-now-sheriff-takes = کلانتر وقتی دستگیر می‌کند که وارد خانه‌ای با بازیکنان تحت تعقیب شود.
why-now-choose = الان چنین انتخابی ندارید.
why-now-discard = کارت را در پایان نوبت، اگر از سقف دست بیشتر باشد، یا به دستور یک کارت می‌سوزانید.
why-now-reroll = با نقشهٔ معدنچی در استخراج طلا یک تاس را دوباره می‌ریزید.
why-now-join = وقتی بازیکن دیگری در شهر شما پوکر را شروع کند، می‌توانید وارد شوید.
why-now-bet = کارت‌های دست پوکر را بعد از رو شدن فلاپ انتخاب می‌کنید.
why-now-replace = «بانوی بخت» وقتی یک کارت فلاپ را عوض می‌کند که در دست پوکر رو شود.
why-now-return-token = توکن‌های افسانه‌ای را بلافاصله بعد از کشیدنشان برای یک هدف برمی‌گردانید.
why-now-use = مصرف آیتم یکی از اکشن‌های نوبت شماست؛ اسلحه و چهارپا را در شروع نوبت انتخاب می‌کنید.
way-now-use = { after-this }
why-now-go-to = حرکت یکی از اکشن‌های نوبت شماست.
way-now-go-to = { after-this }
why-now-act-with = اکشن کارت یکی از اکشن‌های نوبت شماست.
way-now-act-with = { after-this }
why-now-duel = دوئل یکی از اکشن‌های نوبت شماست.
way-now-duel = { after-this }
why-now-rob = سرقت یکی از اکشن‌های نوبت شماست.
way-now-rob = { after-this }
why-now-arrest = دستگیری یکی از اکشن‌های نوبت شماست.
way-now-arrest = { after-this }
why-now-work = کار کردن یکی از اکشن‌های نوبت شماست.
way-now-work = { after-this }
why-now-prospect = استخراج طلا یکی از اکشن‌های نوبت شماست.
way-now-prospect = { after-this }
why-now-deposit = فروش طلا یکی از اکشن‌های نوبت شماست.
way-now-deposit = { after-this }
why-now-heist = سرقت از بانک یکی از اکشن‌های نوبت شماست.
way-now-heist = { after-this }
why-now-heal = مداوا یکی از اکشن‌های نوبت شماست.
way-now-heal = { after-this }
why-now-revel-for = خوش‌گذرانی یکی از اکشن‌های نوبت شماست.
way-now-revel-for = { after-this }
why-now-take = برداشتن توکن گله یکی از اکشن‌های نوبت شماست.
way-now-take = { after-this }
why-now-play = شروع پوکر یکی از اکشن‌های نوبت شماست.
way-now-play = { after-this }
why-now-live-up-to = اکشن شخصیت یکی از اکشن‌های نوبت شماست.
way-now-live-up-to = { after-this }
why-now-buy = خرید از فروشگاه یکی از اکشن‌های نوبت شماست.
way-now-buy = { after-this }
why-now-upgrade = ارتقا در فروشگاه یکی از اکشن‌های نوبت شماست.
way-now-upgrade = { after-this }
