# گریت وسترن تریل، هر دو ویرایش. واژه‌هایی که در دو ویرایش فرق دارند به‌صورت آرگومان می‌آیند: $camp و $craftsman.
automaton = سام

## Questions
ask-discard-down = اولین نوبت شما: { $n } کارت دور بیندازید
ask-mount = اولین نوبت شما: گاوچران شما از کدام ساختمان خنثی شروع می‌کند؟
ask-before-moving = قبل از حرکت: یک کارت هدف بازی کنید یا ادامه دهید
ask-walk = { $free ->
    [no] { $moved ->
        [no] گاوچران را حرکت دهید: تا { $left } گام
       *[yes] جلوتر بروید یا همین‌جا بایستید: تا { $left } گام دیگر
    }
   *[yes] گاوچران را بدون عوارض حرکت دهید: تا { $left } گام دیگر
}
ask-use-location = { $does ->
    [auxiliary] { $thing }: یک اکشن کمکی از صفحهٔ خودتان انجام دهید
    [nothing] { $thing }: یک کارت هدف بازی کنید یا کار را تمام کنید
   *[actions] { $thing }: اکشن‌هایش را به هر ترتیبی انجام دهید
}
ask-choose-copy = از کدام ساختمان کنار { $thing } استفاده می‌کنید؟
ask-choice = این را همین حالا انجام می‌دهید؟ { $effect }
ask-auxiliary = یک اکشن کمکی انتخاب کنید، تکی یا دوبرابر
ask-drop-any = در ازای کارت‌هایی که کشیدید { $n } کارت دور بیندازید
ask-owe = توکن تعویض: { $n } کارت دور بیندازید
ask-drop-some = برای این اکشن { $n } کارت دور بیندازید
ask-draw-some = چند کارت می‌کشید؟ همان تعداد دور می‌اندازید
ask-remove-cards = { $n ->
    [1] می‌توانید { $n } کارت از دستتان را از بازی خارج کنید
   *[other] می‌توانید تا { $n } کارت از دستتان را از بازی خارج کنید
}
ask-hire = { $sign ->
    [more] یک کارگر استخدام کنید، { $change } دلار گران‌تر از هزینهٔ ردیف
    [less] یک کارگر استخدام کنید، { $change } دلار ارزان‌تر از هزینهٔ ردیف
   *[none] یک کارگر با هزینهٔ همان ردیف استخدام کنید
}
ask-build = کدام ساختمان را می‌سازید؟ برای هر { $craftsman } { $price } دلار
ask-choose-site = { $thing } را کجا می‌سازید؟
ask-take-camp = کدام { $camp } را برمی‌دارید؟
ask-take-hazard = { $price ->
    [0] کدام خطر را رایگان برمی‌دارید؟
   *[other] کدام خطر را با { $price } دلار برمی‌دارید؟
}
ask-buy-cattle = خرید گاو: { $cowboys } کابوی مانده است
ask-pick-cattle = { $left } کارت گاو انتخاب کنید
ask-take-objective = { $to_hand ->
    [no] کدام کارت هدف را برمی‌دارید؟
   *[yes] کدام کارت هدف را به دست می‌گیرید؟
}
ask-go-forward = { $most ->
    [0] لوکوموتیو شما تا کجا جلو می‌رود؟
    [1] لوکوموتیو شما { $most } خانه جلو می‌رود
   *[other] لوکوموتیو شما تا { $most } خانه جلو می‌رود: به کجا؟
}
ask-back-up = لوکوموتیو شما { $exactly } خانه عقب می‌رود: به کجا؟
ask-back-up-and-deliver = تحویل فوق‌العاده: لوکوموتیو شما تا کجا عقب می‌رود؟
ask-turn-back = پایان خط: لوکوموتیو شما به کجا برمی‌گردد؟
ask-upgrade = { $thing } را ارتقا می‌دهید؟ هزینه { $cost } دلار، { $points } امتیاز
ask-upgrade-behind = کدام ایستگاه پشت لوکوموتیو را ارتقا می‌دهید؟
ask-engage-master = یک کارگر می‌دهید و رئیس ایستگاه را می‌گیرید؟ { $master }
ask-take-disc = { $white ->
    [no] کدام دیسک را از صفحهٔ خود برمی‌دارید؟
   *[yes] کدام دیسک گوشه‌سفید را از صفحهٔ خود برمی‌دارید؟
}
ask-foresee = کانزاس سیتی، ستون { $column }: کدام کاشی به صفحه می‌آید؟
ask-income = کانزاس سیتی: چند گواهی خرج می‌کنید؟
ask-raise-cattle = { $stage ->
    [0] گوساله‌ای را تلیسه کنید یا ادامه دهید
   *[other] تلیسه‌ای را گاو کنید یا ادامه دهید
}
ask-deliver = تحویل: به کدام شهر، تا ارزش { $value }؟
ask-follow-links = { $thing }: اول کدام اتصال؟

## Actions
act-pass = { $step ->
    [Walk] همین‌جا می‌ایستم
    [UseLocation] کارم در این‌جا تمام است
    [BeforeMoving] شروع حرکت
    [BuyCattle] پایان خرید
    [RemoveCards] کارت دیگری خارج نمی‌کنم
    [RaiseCattle] دیگر پرورش نمی‌دهم
    [Upgrade] ارتقا نمی‌دهم
    [EngageMaster] همهٔ کارگرها را نگه می‌دارم
   *[other] لازم ندارم
}
way = { $fee ->
    [0] رفتن به { $thing }: { $steps } گام
   *[other] رفتن به { $thing }: { $steps } گام، عوارض { $fee } دلار ({ $pays })
}
way-pays = { $n } دلار به { $who }
way-pays-bank = { $n } دلار به بانک
too-far = تا آن‌جا { $steps } گام است و شما می‌توانید { $limit } گام بروید.
act-go-to = { $fee ->
    [0] رفتن به { $thing }
   *[other] { $free ->
        [0] رفتن به { $thing } (عوارض { $fee } دلار)
       *[other] رفتن به { $thing }
    }
}
act-use-action = { $effect }
act-copy = استفاده از { $thing }
act-auxiliary = { $thing }
act-double-auxiliary = دوبرابر: { $thing }
act-play-objective = بازی کردن { $thing }: { $about }
act-take-reward = { $effect }
act-discard = دور انداختن { $thing }
act-remove = خارج کردن { $thing } از بازی
act-engine-to = { $delivers ->
    [no] لوکوموتیو به { $thing }
   *[yes] لوکوموتیو به { $thing } (ارزش { $value })
}
act-upgrade = ارتقای { $thing } ({ $cost } دلار)
act-disc-from = { $cost ->
    [0] { $gain ->
        [0] دیسک { $thing }
       *[other] دیسک { $thing } ({ $gain } دلار می‌گیرید)
    }
   *[other] دیسک { $thing } ({ $cost } دلار می‌پردازید)
}
act-disc-of = دیسک { $thing }
act-give-up = دادن یک { $thing }
act-hire = استخدام { $thing } از ردیف { $row } ({ $price } دلار)
act-build = ساختن { $thing } ({ $price } دلار، { $points } امتیاز)
act-on = روی { $thing } ({ $price } دلار)
act-take-the-tile-on = { $tokens ->
    [0] برداشتن { $thing } ({ $due ->
        [0] { $dollars ->
            [0] رایگان
           *[other] { $dollars } دلار می‌گیرید
        }
       *[other] { $due } دلار می‌پردازید
    })
   *[other] برداشتن { $thing } (یک توکن تعویض)
}
act-buy-by = { $reveals ->
    [0] { $cowboys } کابوی، { $dollars } دلار: { $cards } کارت، { $thing }
   *[other] { $cowboys } کابوی: { $thing }
}
act-choose = برداشتن { $thing }
act-take-objective = برداشتن { $thing }: { $about }
act-take-the-top = برداشتن کارت روی دسته
act-bring-in = آوردن { $thing }
act-certificates-down-to = { $spent ->
    [0] بدون خرج گواهی: ارزش { $value }
   *[other] خرج { $spent } گواهی: ارزش { $value }
}
act-deliver-to = { $transport ->
    [0] تحویل به { $thing } (ارزش { $value })
   *[other] تحویل به { $thing } (ارزش { $value }، هزینهٔ حمل { $transport } دلار)
}
act-link-with = اتصال با { $thing }
act-draw = کشیدن { $n } کارت
act-raise = پرورش { $thing }
act-token-for = توکن تعویض: کشیدن { $n } کارت و دور انداختن همان تعداد
send-discard = دور انداختن این‌ها
send-remove = خارج کردن این‌ها
send-choose = برداشتن این‌ها

## Effects, as parts of a sentence
eff-for = { $needs }: { $gifts }
eff-all = { $parts }
eff-then = { $a }؛ { $b }
eff-or = { $a } یا { $b }
eff-pay = پرداخت { $n } دلار
eff-discard-type = دور انداختن { $card }
eff-discard-same-type = دور انداختن { $n } کارت از یک نژاد
eff-discard-objective = دور انداختن یک کارت هدف
eff-discard-value = دور انداختن یک کارت گاو با ارزش { $value }
eff-discard-any-cattle = دور انداختن یک کارت گاو
eff-engine-back = لوکوموتیو { $n } خانه عقب
eff-gain = گرفتن { $n } دلار
eff-per-woods-building = { $n } دلار برای هر ساختمان شما در جنگل
eff-per-engineer = { $n } دلار برای هر { $engineer }
eff-per-craftsman = { $n } دلار برای هر { $craftsman }
eff-per-station = { $n } دلار برای هر ایستگاه شما
eff-per-camp-pair = تا { $certificates } گواهی و { $n } دلار برای هر جفت دورنگ ({ $camp })
eff-certificates = { $n ->
    [1] یک گواهی
   *[other] تا { $n } گواهی
}
eff-certificates-max = گواهی تا سقف
eff-engine-forward = { $n ->
    [1] لوکوموتیو یک خانه جلو
   *[other] لوکوموتیو تا { $n } خانه جلو
}
eff-engine-forward-engineers = لوکوموتیو به تعداد مهندس‌ها جلو
eff-engine-forward-woods-buildings = لوکوموتیو به تعداد ساختمان‌های شما در جنگل جلو
eff-engine-forward-hazards = لوکوموتیو به تعداد کاشی‌های خطر شما جلو
eff-hire = استخدام یک کارگر
eff-hire-more = استخدام با { $n } دلار بیشتر
eff-hire-less = استخدام با { $n } دلار کمتر
eff-build = ساختن با { $n } دلار برای هر { $craftsman }
eff-buy-cattle = خرید گاو
eff-remove-hazard = برداشتن یک خطر
eff-remove-hazard-paid = برداشتن یک خطر با { $n } دلار
eff-camp = برداشتن یک { $camp }
eff-take-objective-discard-pile = برداشتن یک کارت هدف
eff-take-objective-hand = گرفتن یک کارت هدف به دست
eff-aux-single-or-double = یک اکشن کمکی، تکی یا دوبرابر
eff-draw-then-discard = کشیدن تا { $n } کارت و دور انداختن همان تعداد
eff-draw-exactly = کشیدن { $n } و دور انداختن { $n } کارت
eff-draw-then-discard-cowboys = کشیدن تا یک کارت برای هر { $cowboy } و دور انداختن همان تعداد
eff-extraordinary-delivery = تحویل فوق‌العاده
eff-upgrade-station-behind = ارتقای یک ایستگاه پشت لوکوموتیو
eff-copy-adjacent = استفاده از یک ساختمان مجاور
eff-exchange-tokens = { $n } توکن تعویض
eff-remove-cards = { $n ->
    [1] خارج کردن یک کارت از بازی
   *[other] خارج کردن تا { $n } کارت از بازی
}
eff-move-herder = { $n ->
    [1] گاوچران یک گام
   *[other] گاوچران تا { $n } گام
}
eff-move-herder-free = گاوچران تا { $n } گام بدون عوارض
max = سقف

## What is printed
named = { $a }. { $b }
print-building = { $words }. { $n } { $craftsman } لازم است، { $points } امتیاز
print-cattle = ارزش پرورش { $value }، امتیاز { $points }
print-hazard = { $green ->
    [yes] دست سبز، { $points } امتیاز
   *[no] دست سیاه، { $points } امتیاز
}
print-camp = { $green ->
    [yes] دست سبز
   *[no] دست سیاه
}
print-worker = کارگری برای بازار کار
print-city = ارزش { $value }، امتیاز هر دیسک { $points }. { $white ->
    [yes] گوشهٔ سفید: دیسک گوشه‌سفید
   *[no] گوشهٔ تیره: هر دیسکی
}
print-station = ارتقا با { $cost } دلار، { $points } امتیاز. { $white ->
    [yes] گوشهٔ سفید: دیسک گوشه‌سفید
   *[no] گوشهٔ تیره: هر دیسکی
}
print-objective = { $action ->
    [none] { $points } امتیاز برای { $tasks }؛ وگرنه { $penalty ->
        [0] هیچ
       *[other] منهای { $penalty }
    }
   *[other] { $points } امتیاز برای { $tasks }؛ وگرنه { $penalty ->
        [0] هیچ
       *[other] منهای { $penalty }
    }. هنگام بازی: { $action }
}
print-auxiliary = { $single }؛ دوبرابر: { $double }
print-permanent = { $n } گواهی دائمی
print-per-worker = { $points } امتیاز برای هر کارگر
print-per-objective-in-area = { $points } امتیاز برای هر { $each } کارت هدف در منطقهٔ هدف
print-per-hazard = { $points } امتیاز برای هر { $each } خطر
print-per-camp-pair = { $points } امتیاز برای هر جفت دورنگ
print-per-certificate = { $points } امتیاز برای هر { $each } گواهی
print-per-station = { $points } امتیاز برای هر { $each } ایستگاه شما
print-per-private-building = { $points } امتیاز برای هر ساختمان شما در مسیر
task-building = { $n } ساختمان خودتان
task-hazard = { $n } خطر
task-station = { $n } ایستگاه خودتان
task-value = { $n } کارت گاو با ارزش { $value }
task-thing = { $n } { $thing }
task-city = یک دیسک در { $thing }
disc-aux = اکشن کمکی ({ $effect })، خانهٔ { $n }
disc-certificate-limit = سقف گواهی { $n }
disc-step-limit = سقف گام، { $left ->
    [yes] چپ
   *[no] راست
}
disc-hand-limit = سقف دست، { $left ->
    [yes] چپ
   *[no] راست
}
disc-label = { $open ->
    [yes] باز: { $thing }
   *[no] زیر دیسک: { $thing }
}
place-start = شروع مسیر
place-building = { $thing } ({ $who })
place-site = خانهٔ خالی { $code }
place-risk = خانهٔ خالی با اکشن خطر { $n }، { $thing }
place-tile = { $thing }، خانهٔ { $n }
rail-space = خانهٔ { $n }
rail-turnout = خط فرعی { $thing }
offer-value = ارزش { $n }
offer-new = { $n } کارت جدید
offer-0 = { $new } کارت جدید
offer-1 = ⁦${ $n }⁩
offer-2 = دو تا ⁦${ $n }⁩

## The table
hand-value = ارزش { $n }
no-hand = کارتی نیست: پایان نوبت کارت جدید می‌آید.
left-in-stack = { $n } در دسته
discs-gone = دیسک‌های برداشته‌شده
discs = دیسک‌ها و سقف‌ها
railroad = راه‌آهن
station-label = { $thing }: { $cost } دلار، { $points } امتیاز. دیسک‌ها: { $who ->
    [none] هیچ
   *[other] { $who }
}. رئیس ایستگاه: { $master ->
    [none] هیچ
   *[other] { $master }
}
city-label = { $thing }: ارزش { $value }، امتیاز هر دیسک { $points }. دیسک‌ها: { $who ->
    [none] هیچ
   *[other] { $who }
}
job-label = { $worker }، ردیف { $row }، { $cost } دلار
token-label = نشانگر بازار کار
engine-label = لوکوموتیو { $who }: { $kind ->
    [t] خط فرعی { $space }
   *[r] خانهٔ { $space }
}
herder-label = گاوچران { $who }: { $place }
pile = { $n } ({ $left })
times = { $n ->
    [1] { $who }
   *[other] { $n } × { $who }
}
cards = { $n ->
    [0] هیچ
   *[other] { $n } کارت
}
dollars = { $n } دلار
dollars-signed = { $sign ->
    [plus] ⁦+${ $size }⁩
   *[minus] ⁦−${ $size }⁩
}
of = { $n } / { $most }
none = هیچ
market = بازار گاو
market-note = { $n } کارت، { $left } در دسته
raise-left = مانده: { $heifers } تلیسه، { $cows } گاو
objectives = کارت‌های هدف
objective-stack = دستهٔ کارت‌های هدف: { $n }
gone = بیرون از بازی
your-board = صفحهٔ شما
auxiliary-actions = اکشن‌های کمکی
double = دوبرابر
certificates = گواهی‌ها
steps = سقف گام { $n }
hand-limit = سقف دست { $n }
tokens = { $n } توکن تعویض
tokens-when = هر وقت بخواهید، حتی در نوبت دیگران
tokens-held = توکن‌های تعویض
on-the-trail = در مسیر
replaced = جایگزین شد
area = منطقهٔ هدف
gathered = کاشی‌ها
discard-pile = دورریز
draw-stack = دستهٔ کشیدن
your-hand = دست شما
hand-note = ارزش الان در کانزاس سیتی { $value }، با گواهی‌ها تا { $most }
sum-hand = نژادهای متفاوت در دست: { $terms } = { $total }
sum-permanent = گواهی‌های دائمی: ⁦+{ $n }⁩
hand-size = کارت‌های دست
known-cards = کارت‌های دیده‌شدهٔ دست
has-token = نشانگر بازار کار
discs-left = { $n } دیسک روی صفحه
unbuilt = ساختمان‌های ساخته‌نشده
specialisation = تخصص: { $thing }
sam-cards = کارت‌ها
sam-deck = { $left } به پشت؛ بازی‌شده: { $used }
score-pile = دستهٔ امتیاز
progress = بازار کار: ردیف { $row } از { $rows }
last-turns = نوبت‌های آخر
turn = نوبت { $n }
trail = مسیر
engines = لوکوموتیوها
jobs = بازار کار
foresight = پیش‌بینی
fee = عوارض { $n } دلار
station-line = { $cost } دلار، { $points } امتیاز، در { $space }
job-line = ردیف { $row }، { $cost } دلار: { $workers }

## The log
told-took-back = { $who } آخرین انتخاب را پس گرفت.
told-turn = { $who }
told-drew = { $who } کشید: { $what }.
told-discarded = { $who } دور انداخت: { $what }.
told-reshuffled = { $who } { $n } کارت دورریز را بُر زد و دستهٔ جدید ساخت.
told-money = { $gained ->
    [yes] { $who } { $n } دلار گرفت.
   *[no] { $who } { $n } دلار پرداخت.
}
told-fee = { $who } { $n } دلار عوارض پرداخت.
told-fee-to = { $who } { $n } دلار عوارض به { $to } پرداخت.
told-showed = { $who } نشان داد: { $what }؛ ارزش { $n }.
told-removed = { $who } از بازی خارج کرد: { $what }.
told-gained = { $who } گرفت: { $what }.
told-revealed = جدید در بازار گاو: { $what }.
told-foretold = پیش‌بینی: { $thing }.
told-placed = به صفحه آمد: { $thing }.
told-out = جایی برای { $thing } نیست: بیرون از بازی.
told-certified = { $who } حالا { $n } گواهی دارد.
told-tokens = { $who } یک توکن تعویض گرفت.
told-last-turns = { $who } نشانگر بازار کار را گرفت: بقیه هر کدام یک نوبت دیگر دارند
told-ended = بازی تمام شد
told-sam-card = { $who } کارت { $n } را رو کرد.
told-sam-walks = { $who } به { $thing } رفت.
told-sam-engine = لوکوموتیو { $who } به { $thing } رفت.
told-sam-builds = { $who } ساخت: { $thing }.
told-sam-delivers = { $who } گله را به { $thing } تحویل داد.
told-sam-hires = { $who } استخدام کرد: { $thing }.
told-displayed = رو شد: { $what }.
told-go-to = { $who } به { $thing } رفت.
told-copy = { $who } از { $thing } استفاده کرد.
told-auxiliary = { $who }، اکشن کمکی: { $thing }.
told-double-auxiliary = { $who }، اکشن کمکی دوبرابر: { $thing }.
told-play-objective = { $who } { $thing } را بازی کرد.
told-engine-to = لوکوموتیو { $who } به { $thing } رفت.
told-upgrade = { $who } { $thing } را ارتقا داد.
told-disc-from = { $who } دیسک برداشت: { $thing }.
told-disc-of = { $who } دیسک { $thing } را برداشت.
told-give-up = { $who } یک { $thing } داد.
told-hire = { $who } استخدام کرد: { $thing }.
told-on = { $who } ساخت: { $thing }.
told-take-the-tile-on = { $who } برداشت: { $thing }.
told-buy-by = { $who } کابوی به بازار فرستاد: { $thing }.
told-certificates-down-to = گواهی‌های مانده برای { $who }: { $thing }.
told-deliver-to = { $who } گله را به { $thing } تحویل داد.
told-link-with = { $who } با { $thing } اتصال ساخت.
told-token-for = { $who } از یک توکن تعویض استفاده کرد.

## Set-up and scores
option-neutral-setup = ساختمان‌های خنثی
option-neutral-setup-random = تصادفی
option-neutral-setup-fixed = روی حرف خود
option-building-sides = وجه ساختمان‌های شخصی
option-building-sides-random = تصادفی
option-building-sides-a = همه وجه a
option-building-once-per-turn = اکشن‌های هر ساختمان فقط یک بار در نوبت
option-building-once-per-turn-true = بله
option-building-once-per-turn-false = خیر
option-allow-idle-phase-b = کاری نکردن در مکان
option-allow-idle-phase-b-true = مجاز
option-allow-idle-phase-b-false = مجاز نیست
option-copy-includes-risk = ساختمان کپی‌شده اکشن خطر را هم می‌دهد
option-copy-includes-risk-true = بله
option-copy-includes-risk-false = خیر
option-simmental = گاو سیمنتال
option-simmental-true = با آن
option-simmental-false = بدون آن
option-solo = سام، حریف بازی تک‌نفره
option-solo-medium = متوسط
option-solo-easy = آسان
option-solo-hard = سخت
cat-0 = دلار
cat-1 = ساختمان‌ها
cat-2 = شهرها
cat-3 = ایستگاه‌ها
cat-4 = خطرها
cat-5 = گاوها
cat-6 = کارت‌های هدف
cat-7 = رؤسای ایستگاه
cat-8 = کارگرها
cat-9 = دیسک گام
cat-10 = نشانگر بازار کار
tie-0 = در تساوی با سام، سام برنده است

# در صفحهٔ نخست، و یک نوبت به‌اختصار.
blurb-great-western-trail = گلهٔ خود را بارها تا کانزاس سیتی ببرید.
blurb-great-western-trail-2 = همان مسیر با گاوهای جدید، توکن تعویض و بازی تک‌نفره.
advice-great-western-trail-first = بازی اولِ خود دفترچه: ساختمان‌های حرف‌دار روی حرف خودشان و همهٔ ساختمان‌های شخصی با وجه a. نام‌ها و جاها با هم جورند.
advice-great-western-trail-usual = هر بازی یک مسیر جدید.
advice-great-western-trail-2-first = مثل ویرایش اول، با یک توکن تعویض برای امتحان. با دو نفر نوبت شما زود می‌رسد.
advice-great-western-trail-2-usual = با همهٔ چیزهایی که در جعبه هست.
advice-great-western-trail-2-solo = با سرعت خودتان.
turn-1 = گاوچرانتان را در مسیر جلو ببرید؛ هر مکان یک گام است و خانه‌های خالی حساب نمی‌شوند.
turn-2 = از مکان استفاده کنید: همهٔ اکشن‌های ساختمان خنثی یا خودتان، و در جاهای دیگر یک اکشن کمکی.
turn-3 = تا سقف دست کارت بکشید.
turn-4 = در کانزاس سیتی: کاشی‌های جدید انتخاب کنید، برای نژادهای مختلف دستتان درآمد بگیرید و به یک شهر تحویل دهید.
turn-5 = وقتی بازار کار پر شود پایان بازی شروع می‌شود؛ هر کدام از بقیه یک نوبت دیگر دارد.

## The page on which the game is learnt
shelf-neutral = ساختمان‌های خنثی
shelf-own = ساختمان‌های شخصی
shelf-cattle = کارت‌های گاو
shelf-masters = رؤسای ایستگاه
shelf-objectives = کارت‌های هدف
icon-step = گام در مسیر
icon-hand = عوارض عبور
icon-hire = استخدام کارگر
icon-cattle = گاو
icon-buy = خرید گاو
icon-build = ساختن
icon-woods = ساختمان در جنگل
icon-engine = لوکوموتیو به جلو
icon-engine-back = لوکوموتیو به عقب
icon-station = ایستگاه
icon-station-master = رئیس ایستگاه
icon-delivery = تحویل
icon-disc = دیسک
icon-certificate = گواهی
icon-objective = کارت هدف
icon-draw = کشیدن کارت
icon-discard = دور انداختن کارت
icon-aux = اکشن کمکی
icon-copy = استفاده از ساختمان مجاور
