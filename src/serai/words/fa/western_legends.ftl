# Western Legends in Persian.

## Small words

dollars = { $n } دلار
lp-short = { $n } امتیاز
foe-bandit = راهزن
foe-guard = محافظ بانک
foe-sheriff = کلانتر
automaton = مرد سیاه‌پوش
place-store = فروشگاه
place-saloon = سالون
place-bank = بانک
place-sheriff = دفتر کلانتر
place-doctor = دکتر
place-cabaret = کاباره
place-rail = ایستگاه
place-mine = معدن
place-ranch = مرتع
place-hideout = مخفیگاه
place-cliffs = صخره
map-players = بازیکنان؛ شمال بالاست
setting-up = چینش
not-placed = هنوز روی نقشه نیست
chosen = انتخاب‌شده
kind-action = اکشن
kind-reaction = واکنش
kind-bonus = پاداش
n-gold = { $n } طلا
n-cards = { $n } کارت
n-wounds = { $n } زخم
n-marshal-points = { $n } امتیاز مارشال
n-wanted-points = { $n } امتیاز تحت تعقیب

## Questions

ask-choose-character = در این بازی کدام‌یک از این دو نفر هستید؟
ask-take-character = کدام شخصیت را برمی‌دارید؟
ask-arrive = از کدام‌یک از سه خانه شروع می‌کنید؟
ask-start-of-turn = نوبت شما شروع شد: پول، کارت، یا کمی از هر دو؟
ask-ready-gear = { $kind ->
    [weapon] تا نوبت بعدی از کدام اسلحه استفاده می‌کنید؟
   *[mount] تا نوبت بعدی سوار کدام چهارپا می‌شوید؟
}
ride-help = عددهای روی نقشه شمار اکشن‌هاست؛ با یک کلیک تا خود مقصد می‌روید.
ask-take-action = { $nth ->
    [0] اکشنی نمانده است: کارهایی که اکشن نمی‌خواهند، یا پایان نوبت
   *[other] اکشن { $nth } از { $most }: حرکت کنید، در همین مکان کاری بکنید یا کارت بازی کنید
}
ask-walk = به کجا می‌روید؟ تا { $left } گام دیگر
ask-shop = دیگر چه می‌خرید؟
ask-may-ready = از همین حالا از { $thing } استفاده می‌کنید؟
ask-look-at-hand = به کارت‌های دست { $foe } نگاه می‌کنید؟
ask-look-at-fight-card = به یک کارت مبارزهٔ { $foe } نگاه می‌کنید؟
ask-lay-card = کارت شما در برابر { $foe }، به پشت
ask-answer = { $foe } به شما حمله می‌کند: یک کارت به پشت بازی کنید، یا انصراف دهید و ببازید
ask-play-fight-card = شما به جای { $foe } در برابر { $who } بازی می‌کنید: یک کارت مبارزه انتخاب کنید
ask-react = { $lead ->
    [ahead] واکنش شما: { $mine } در برابر { $other }، شما جلو هستید
   *[behind] واکنش شما: { $mine } در برابر { $other }، شما عقب هستید
}
ask-late-reputation = در پایان نوبت امتیاز گرفتید: واکنشی بازی می‌کنید؟
ask-may-restart = کارت { $rank }: مبارزه با { $who } از اول شروع شود؟
ask-wound = قرار است زخم بردارید: زخم را قبول می‌کنید یا پول می‌دهید؟
ask-choose = { $source ->
    [bandits] راهزن شکست خورد: چه پاداشی می‌خواهید؟
    [stories] پاداش داستان: یکی را انتخاب کنید
    [fight-cards] کارت مبارزه می‌گوید: یکی را انتخاب کنید
    [abilities] حریف شما را می‌ترساند: کارت یا زخم؟
   *[other] یکی را انتخاب کنید
}
ask-discard = { $left } کارت پوکر بسوزانید
ask-discard-down = سقف دست شما { $limit } کارت است: { $left } کارت بسوزانید
ask-loot = از { $foe } چه می‌گیرید؟
ask-loot-token = توکن گلهٔ { $foe } را هم برمی‌دارید؟
ask-move-sheriff = کلانتر به کجا می‌رود؟ تا { $left } گام دیگر
ask-pick-one = کلانتر می‌خواهد چه کسی را دستگیر کند؟
ask-use-map = نقشهٔ معدنچی: کدام تاس را دوباره می‌ریزید؟
ask-join-poker = { $starter } پوکر را شروع می‌کند، { $pot } دلار وسط است: با { $price } دلار وارد می‌شوید؟
ask-bet-two = { $left } کارت برای دست پوکر انتخاب کنید، { $pot } دلار وسط است
ask-lady-luck = بانوی بخت: کدام کارت فلاپ عوض شود؟
ask-place-black = مرد سیاه‌پوش کجای { $place } می‌ایستد؟
ask-return-tokens = { $left } توکن افسانه‌ای برگردانید

## Actions

act-pass = { $step ->
    [TakeAction] پایان نوبت من
    [Walk] همین‌جا می‌ایستم
    [Shop] چیز دیگری نمی‌خرم
    [ReadyGear] مثل قبل
    [MayReady] حالا نه
    [LookAtHand] نگاه نمی‌کنم
    [LookAtFightCard] نگاه نمی‌کنم
    [Wound] زخم را می‌پذیرم
    [MayRestart] همین بماند
    [MoveSheriff] کلانتر همین‌جا بماند
    [UseMap] تاس‌ها بمانند
    [JoinPoker] بازی نمی‌کنم
    [LadyLuck] فلاپ بماند
    [LootToken] برنمی‌دارم
   *[other] پاس
}
act-be = بازی در نقش { $thing }
act-stand-in = ایستادن در { $thing }
act-start-with = { $cards ->
    [0] گرفتن { $money } دلار
   *[other] { $money ->
        [0] کشیدن { $cards } کارت
       *[other] گرفتن { $money } دلار و کشیدن { $cards } کارت
    }
}
act-use = { $step ->
    [TakeAction] مصرف { $thing }
   *[other] استفاده از { $thing }
}
way = { $bandit ->
    [0] { $steps ->
        [0] رفتن به { $thing }
       *[other] رفتن به { $thing }: { $steps } اکشن
    }
   *[other] { $steps ->
        [0] رفتن به { $thing } و مبارزه با راهزن
       *[other] رفتن به { $thing } و مبارزه با راهزن: { $steps } اکشن
    }
}
too-far = { $limit ->
    [0] آن‌جا دورتر از این حرکت است و اکشنی برایتان نمانده است.
   *[other] رسیدن به آن‌جا { $steps } اکشن می‌خواهد و شما { $limit } اکشن دارید.
}
act-go-to = { $bandit ->
    [0] رفتن به { $thing }
   *[other] رفتن به { $thing } و مبارزه با راهزن
}
act-act-with = اکشن کارت { $thing }
act-duel = دوئل با { $who } برای { $lp } امتیاز
act-rob = سرقت از { $who }، { $wp } امتیاز تحت تعقیب
act-arrest = دستگیری { $who }، { $mp } امتیاز مارشال
act-work = کار برای { $money } دلار
act-prospect = استخراج طلا
act-deposit = فروش { $n } طلا: { $money } دلار و { $lp } امتیاز
act-heist = سرقت از بانک: { $money } دلار و { $wp } امتیاز تحت تعقیب
act-heal = مداوای { $n } زخم با { $price } دلار
act-revel-for = خوش‌گذرانی: { $n } امتیاز با { $price } دلار
act-take = { $color ->
    [green] برداشتن یک توکن گلهٔ سبز
   *[blue] برداشتن یک توکن گلهٔ آبی
}
act-play = شروع پوکر با { $price } دلار
act-live-up-to = { $kind ->
    [money] بردن نامه‌ها: { $n } دلار
    [cards] گشت در اطراف: کشیدن { $n } کارت
   *[lp] مهمان کردن همه: { $n } امتیاز افسانه‌ای با { $price } دلار
}
act-buy = خرید { $thing } با { $price } دلار
act-upgrade = ارتقا به { $better } با { $price } دلار، { $lp } امتیاز در پایان
act-deliver = تحویل گله: { $reward }، { $money } دلار، { $cards } کارت، { $lp } امتیاز افسانه‌ای
act-whiskey-for = ویسکی: یک زخم برای { $who }
act-disc-on-the = گذاشتن دیسک روی داستان: { $condition }
act-react-with = واکنش با { $thing }
act-reveal = رو کردن هدف: { $goal }
act-fight-with = مبارزه با { $thing }
act-decline = انصراف از مبارزه و باختن
act-answer-with = پاسخ با کارت مبارزهٔ { $rank }
act-restart = شروع دوبارهٔ مبارزه
act-look-at = نگاه می‌کنم
act-pay-for = پرداخت { $price } دلار به جای زخم
act-rob-the = { $loot ->
    [half-gold] گرفتن { $n } طلا
    [half-money] گرفتن { $n } دلار
   *[token] گرفتن توکن گله
}
act-sheriff-to = کلانتر به { $thing }
act-sheriff-takes = دستگیری { $who }
act-choose = { $thing }
act-discard = سوزاندن { $thing }
act-reroll = ریختن دوباره: { $thing }
act-join = ورود با { $price } دلار
act-bet = { $thing } در دست پوکر
act-replace = تعویض { $thing }
act-return-token = برگرداندن توکن { $n } امتیازی
send-discard = سوزاندن این‌ها
send-bet = به پشت گذاشتن این‌ها
group-deposit = فروش طلا
group-revel = خوش‌گذرانی
group-fight = مبارزه با { $who }
to-the-store = خرید از فروشگاه

## What can be offered

offer-wound = برداشتن { $n } زخم
offer-discard-random = سوزاندن { $n } کارت تصادفی
offer-discard = سوزاندن { $n } کارت به انتخاب خودتان
offer-lose-money = از دست دادن { $n } دلار
offer-lp = گرفتن { $n } امتیاز افسانه‌ای
offer-mp = گرفتن { $n } امتیاز مارشال
offer-wp = گرفتن { $n } امتیاز تحت تعقیب
offer-money = گرفتن { $n } دلار
reward-cards = کشیدن { $n } کارت
reward-gold = گرفتن { $n } طلا
reward-heal = مداوای { $n } زخم
reward-town = گرفتن { $n } دلار بیشتر در شهر
story-gangs = راهزنان دستهٔ { $gangs }
story-sheriff = کلانتر تا { $n } خانه

## The map

map = نقشه
cattle-left = { $count } توکن گله در این‌جا
bandit-at = راهزن: { $place }
sheriff-at = کلانتر: { $place }
figure-at = { $who }: { $place }

## The row of actions, set-up

actions-here = کارهایی که می‌توانید بکنید
actions-used = { $n } اکشن از { $most } مصرف شده
characters = شخصیت‌های شما
start-at = شروع: { $place }
start-cards = { $count } کارت
marshal-points = مارشال { $n }
wanted-points = تحت تعقیب { $n }

## A fight

fight-duel = { $who } با { $foe } دوئل می‌کند
fight-rob = { $who } از { $foe } سرقت می‌کند
fight-arrest = { $who } می‌خواهد { $foe } را دستگیر کند
fight-bandit = { $who } به راهزنی برمی‌خورد
fight-guard = { $who } از بانک سرقت می‌کند
fight-sheriff = کلانتر به سراغ { $who } آمده است
fight-black-duels = مرد سیاه‌پوش با { $who } دوئل می‌کند
fight-black-robs = مرد سیاه‌پوش از { $who } سرقت می‌کند
phases = مراحل مبارزه
phase-start = شروع
phase-cards = کارت‌ها
phase-reactions = واکنش‌ها
phase-result = نتیجه
fights = { $who }
role-wins-ties = در تساوی می‌برد
role-loses-ties = کارت بالاتر لازم دارد
role-played-by = { $who } به جای او بازی می‌کند؛ در تساوی می‌برد
shielded = سپر
face-down = کارتی به پشت
no-card-yet = هنوز کارتی نیست
sum-card = کارت
sum-raised = افزایش
sum-lowered = کاهش
sum-black = مرد سیاه‌پوش
prize-duel = اگر ببرد: { $duel_win_lp } امتیاز؛ { $foe } زخم برمی‌دارد.
prize-rob = اگر ببرد: { $rob_win_wp } امتیاز تحت تعقیب و نصف طلا یا پول { $foe }.
prize-arrest = اگر ببرد: { $arrest_win_mp } امتیاز مارشال؛ { $foe } دستگیر می‌شود.
prize-bandit = اگر ببرد: { $bandit_win_lp } امتیاز افسانه‌ای یا { $bandit_win_mp } امتیاز مارشال.
prize-guard = اگر ببرد: { $heist_win_money } دلار و { $heist_win_wp } امتیاز تحت تعقیب.
prize-sheriff = اگر ببرد: آزاد می‌ماند.
prize-nothing = اگر ببرد: اتفاقی نمی‌افتد.
defeat = اگر ببرد: { $who } یک زخم برمی‌دارد و یک کارت می‌کشد.
defeat-guard = اگر ببرد: { $who } یک زخم برمی‌دارد، یک کارت می‌کشد و { $wp } امتیاز تحت تعقیب می‌گیرد.
defeat-sheriff = اگر ببرد: { $who } یک زخم برمی‌دارد، یک کارت می‌کشد و دستگیر می‌شود.
defeat-black-robs = اگر ببرد: { $who } یک زخم برمی‌دارد، یک کارت می‌کشد و نصف پولش را از دست می‌دهد.
lead-hidden = کارت‌ها به پشت هستند
lead-none = هر طرف یک کارت می‌گذارد
lead = { $who } جلو است: { $high } به { $low }
chain-plays = { $who } بازی می‌کند
chain-passes = { $who } پاس می‌دهد
chain-reacts = { $who }: واکنش یا پاس
your-fight-cards = شما به جای { $foe } بازی می‌کنید: کارت‌های مبارزهٔ شما
fight-cards-drawn = { $count } کارت مبارزه به پشت
you-looked-at = نگاه کرده‌اید به
fight-card = کارت مبارزه
fight-card-named = کارت مبارزهٔ { $rank }

## Poker

poker-table = میز پوکر
flop = فلاپ
pot = پول وسط
pot-and-lp = و { $lp } امتیاز اگر { $who } ببرد
chooses = انتخاب می‌کند
deals = ورق می‌دهد و برای سالون بازی می‌کند
paid = { $n } دلار پرداخته
your-poker-hand = دست پوکر شما
slot-choose = انتخاب
order-of-hands = ترتیب دست‌ها
strongest-first = از قوی‌ترین؛ { $who } در تساوی می‌برد
hand-made = جور شد
hand-possible = ممکن

## Tracks, stories, store, piles

tracks = نمودارهای امتیاز
legendary-points = امتیاز افسانه‌ای
ends-at = با { $n } امتیاز بازی تمام می‌شود: این دور و یک دور دیگر
marshal-row = ردیف‌ها: ⁦+{ $first }⁩، ⁦+{ $second }⁩، ⁦+{ $third }⁩ امتیاز در پایان بازی
wanted-row = ردیف‌ها: ⁦+{ $first }⁩، ⁦+{ $second }⁩، ⁦+{ $third }⁩ امتیاز بعد از هر نوبت خودتان
track-draw = کشیدن { $count } کارت
stories = داستان‌ها
story-on = { $side ->
    [left] داستان چپ
   *[right] داستان راست
}
story-label = داستان: { $condition }، { $count } دیسک مانده
story-deck-empty = در این دسته داستانی نمانده است
condition-met = در این نوبت انجام شد
discs-to-go = { $count ->
    [0] کامل
   *[other] { $count } دیسک مانده
}
cards-left = { $count } کارت در دسته
store-hint = با یک اکشن هر چند چیز که بخواهید
owned = مال شماست
upgrade-lp = ارتقا، { $n } امتیاز
piles = دسته‌ها و ذخیره‌ها
pile-deck = کارت‌های پوکر در دسته
pile-discards = کارت‌های پوکر سوخته
pile-fight = کارت‌های مبارزه در دسته
pile-gold = توکن‌های طلای مانده در معدن‌ها
pile-tokens = توکن‌های افسانه‌ای مانده
discards-top = آخرین کارت سوخته
cards-played = در حال اجرا
black-deck = کارت‌های دستهٔ مرد سیاه‌پوش
dice = تاس‌های استخراج

## Own cards, players

your-mat = صفحهٔ شما
your-hand = دست شما
hand-limit = { $count } کارت؛ سقف در پایان نوبت { $limit }
goal-label = هدف: { $goal }
token-label = توکن افسانه‌ای به ارزش { $n } امتیاز
cattle-token = { $color ->
    [green] گلهٔ سبز
   *[blue] گلهٔ آبی
}
cattle-worth = { $money } دلار، { $cards } کارت، { $lp } امتیاز
no-character = در حال انتخاب شخصیت
money = پول
gold = طلا، و سقف آن
hand-cards = کارت‌های پوکر در دست
movement = گام‌های هر حرکت
wounds = { $n } زخم از { $most }
first-player = بازیکن اول
active = فعال
idle = غیرفعال
goals-count = هدف‌ها { $done }، { $count } پنهان
goals-done = رو شده: { $goals }
tokens-count = { $count } توکن
no-mp = در این نوبت بدون امتیاز مارشال
progress-lp = { $n } از { $end } امتیاز
progress-last = دور آخر

## The log

told-took-back = { $who } آخرین انتخاب را پس گرفت.
told-chose = { $who } انتخاب کرد: { $thing }.
told-declined = { $who } از مبارزه انصراف داد.
told-turn = دور { $round }: { $who }
told-drew = { $who } { $count } کارت پوکر کشید.
told-drew-cards = { $who } کشید: { $cards }.
told-discarded = { $who } سوزاند: { $cards }.
told-reshuffled = { $count } کارت سوخته بُر خورد و دستهٔ جدید شد.
told-lp-gained = { $who } { $n } امتیاز افسانه‌ای گرفت.
told-lp-lost = { $who } { $n } امتیاز افسانه‌ای از دست داد.
told-mp-gained = { $who } { $n } امتیاز مارشال گرفت.
told-mp-lost = { $who } { $n } امتیاز مارشال از دست داد.
told-wp-gained = { $who } { $n } امتیاز تحت تعقیب گرفت.
told-wp-lost = { $who } { $n } امتیاز تحت تعقیب از دست داد.
told-money-gained = { $who } { $n } دلار گرفت.
told-money-lost = { $who } { $n } دلار داد.
told-gold-gained = { $who } { $n } طلا گرفت.
told-gold-lost = { $who } { $n } طلا داد.
told-wounds-gained = { $who } { $n } زخم برداشت.
told-wounds-lost = { $n } زخم { $who } مداوا شد.
told-went = { $who } به { $thing } رفت.
told-sheriff = کلانتر به { $thing } رفت.
told-bandit-came = راهزنی آمد: { $thing }.
told-bandit-left = راهزن رفت: { $thing }.
told-looked = { $who } به کارت‌های { $whom } نگاه کرد: { $cards }.
told-looked-hidden = { $who } به { $count } کارت { $whom } نگاه کرد.
told-looked-npc = { $who } به کارت مبارزه نگاه کرد: { $cards }.
told-looked-npc-hidden = { $who } به { $count } کارت مبارزه نگاه کرد.
told-npc-drew = { $who } کارت‌های مبارزه کشید: { $cards }.
told-npc-drew-hidden = { $who } { $count } کارت مبارزه کشید.
told-showed = { $who } نشان داد: { $cards }.
told-npc-showed = کارت مبارزه { $rank } است.
told-won = { $who } مبارزه را برد.
told-lost = { $who } مبارزه را باخت.
told-restarted = مبارزه از اول شروع شد.
told-arrested = { $who } دستگیر شد.
told-rolled = { $who } تاس ریخت: { $faces }.
told-item = { $who } { $thing } را به دست آورد.
told-upgraded = { $who } آیتمش را به { $thing } ارتقا داد.
told-readied = { $who } { $thing } را فعال کرد.
told-used-up = { $who } { $thing } را مصرف کرد.
told-lived-up = { $who } از اکشن شخصیت خود استفاده کرد.
told-cattle = { $color ->
    [green] { $who } یک توکن گلهٔ سبز برداشت.
   *[blue] { $who } یک توکن گلهٔ آبی برداشت.
}
told-cattle-seen = { $color ->
    [green] { $who } یک توکن گلهٔ سبز برداشت ({ $money } دلار، { $cards } کارت، { $lp } امتیاز).
   *[blue] { $who } یک توکن گلهٔ آبی برداشت ({ $money } دلار، { $cards } کارت، { $lp } امتیاز).
}
told-cattle-lost = { $who } دیگر توکن گله ندارد.
told-delivered = { $who } گله را تحویل داد ({ $money } دلار، { $cards } کارت، { $lp } امتیاز).
told-joined = { $who } وارد پوکر شد.
told-dealt = { $who } ورق داد و { $count } کارت کشید.
told-dealt-cards = { $who } ورق داد و کشید: { $cards }.
told-flop = فلاپ: { $cards }.
told-replaced = { $who } کارتی از فلاپ را عوض کرد: { $cards }.
told-won-poker = { $who } در پوکر برد.
told-disc = { $side ->
    [left] { $who } دیسکی روی داستان چپ گذاشت.
   *[right] { $who } دیسکی روی داستان راست گذاشت.
}
told-story = داستان: { $thing }.
told-goal = { $who } هدفی را رو کرد: { $thing }.
told-tokens = { $who } توکن‌های افسانه‌ای کشید: { $values }.
told-tokens-hidden = { $who } { $count } توکن افسانه‌ای کشید.
told-returned = { $who } توکن افسانه‌ای { $values } امتیازی را برگرداند.
told-returned-hidden = { $who } { $count } توکن افسانه‌ای برگرداند.
told-black = مرد سیاه‌پوش کارت «{ $thing }» را رو کرد.
told-came = { $who } در نقش { $thing } است.
told-offered = { $who } این شخصیت‌ها را گرفت: { $cards }.
told-opened = { $side ->
    [left] داستان بعدی سمت چپ: { $condition }.
   *[right] داستان بعدی سمت راست: { $condition }.
}
told-ended = بازی تمام شد.

## Score sheet and set-up

cat-0 = طلا
cat-1 = خوش‌گذرانی
cat-2 = دوئل
cat-3 = پوکر
cat-4 = راهزنان
cat-5 = گله
cat-6 = داستان‌ها
cat-7 = کارت‌های پوکر
cat-8 = کارت‌های مبارزه
cat-9 = توانایی‌ها
cat-10 = نمودار مارشال
cat-11 = نمودار تحت تعقیب
cat-12 = آیتم‌های ارتقایافته
cat-13 = پول در پایان
cat-14 = زخم‌ها
cat-15 = تحت تعقیب در پایان
cat-16 = مارشال در پایان
cat-17 = توکن‌های افسانه‌ای
cat-18 = مرد سیاه‌پوش
tie-0 = مرد سیاه‌پوش در تساوی می‌برد
tie-1 = امتیاز مارشال یا تحت تعقیب
tie-2 = طلا
tie-3 = زخم کمتر
option-mode = حالت
option-mode-basic = ساده
option-mode-advanced = پیشرفته، با هدف‌ها و توکن‌های افسانه‌ای
option-length = طول بازی
option-length-short = کوتاه، ۱۵ امتیاز
option-length-medium = متوسط، ۲۰ امتیاز
option-length-long = طولانی، ۲۵ امتیاز
option-first-game = چینش بازی اول
option-first-game-false = نه
option-first-game-true = بله: سه یا چهار بازیکن، کوتاه، ساده
option-corner-moves = حرکت از گوشه‌ها
option-corner-moves-false = مجاز نیست
option-corner-moves-true = مجاز است
option-arrest-moves-sheriff = بعد از دستگیری به دست بازیکن
option-arrest-moves-sheriff-false = کلانتر سر جایش می‌ماند
option-arrest-moves-sheriff-true = کلانتر به دفترش برمی‌گردد
option-max-rounds = حداکثر تعداد دور (۰: بدون محدودیت)

## What is printed on things

print-cheat = اکشن، در شهر: { $action_gain_money } دلار بگیرید. در پوکر: جای هر کارتی که بخواهید حساب می‌شود.
print-lady-luck = در شروع نوبت خودتان: { $reaction_gain_money } دلار بگیرید و { $reaction_draw } بکشید. در پوکر: می‌توانید یک کارت فلاپ را عوض کنید.
print-living-legend = { $action_mp } یا { $action_wp } بگیرید.
print-manhunt = اگر کسی تحت تعقیب است، کلانتر را تا { $action_move_sheriff } خانه ببرید. اگر بازیکن دیگری را دستگیر کند: { $action_gain_lp_if_arrested } امتیاز افسانه‌ای.
print-saddle-up = اکشن: { $action_move_self } گام بیشتر از همیشه حرکت کنید. در مبارزه: کارت خودتان { $reaction_raise_own_card } تا بیشتر، حداکثر تا آس.
print-sprint = بعد از حرکتی که به راهزن نخورد: تا { $reaction_move_self } گام دیگر.
print-stick-em-up = در مبارزه با بازیکن: کارت حریف { $reaction_reduce_opposing_card } تا کمتر.
print-reputation = در نوبت خودتان، بعد از امتیاز مارشال یا تحت تعقیب: { $reaction_gain_lp } امتیاز افسانه‌ای، برای مارشال { $reaction_gain_lp_if_marshal } تا بیشتر. هر نوبت یک بار.
print-bulletproof = در مبارزه: { $bonus_heal_or_shield } مداوا می‌شود، یا زخم بعدی باطل.
print-shootout = در مبارزه با بازیکن: کارت حریف { $bonus_reduce_opposing_card } تا کمتر.
print-instincts = اکشن: { $action_draw } بکشید. در مبارزه: { $bonus_draw }.
print-deadeye = در مبارزه: همهٔ کاهش‌های کارت خود را باطل کنید.
print-quickdraw = در مبارزه: در تساوی شما می‌برید.
print-fight-2 = بازیکن { $wound } برمی‌دارد و { $lose_lp } امتیاز افسانه‌ای از دست می‌دهد.
print-fight-3 = بازیکن { $wound } برمی‌دارد.
print-fight-4 = بازیکن { $wound } برمی‌دارد و { $discard_own_choice } می‌سوزاند.
print-fight-5 = بازیکن { $wound } برمی‌دارد؛ شکست دادن راهزن فقط امتیاز افسانه‌ای دارد.
print-fight-6 = بازیکن { $wound } برمی‌دارد که باطل نمی‌شود.
print-fight-7 = بازیکن { $wound } برمی‌دارد یا { $discard_random } تصادفی می‌سوزاند.
print-fight-8 = بازیکن { $wound } برمی‌دارد.
print-fight-9 = بازیکن { $discard_own_choice } می‌سوزاند یا { $lose_money } دلار از دست می‌دهد؛ شکست دادن راهزن فقط امتیاز افسانه‌ای دارد.
print-fight-10 = مبارزه می‌تواند با کارت‌های مبارزهٔ جدید از اول شروع شود؛ بعد بازیکن یک کارت می‌کشد.
print-fight-j = بازیکن { $gain_money } دلار می‌گیرد.
print-fight-q = بازیکن { $draw } می‌کشد.
print-fight-k = بازیکن { $gain_lp } امتیاز افسانه‌ای می‌گیرد.
print-fight-a = بازیکن { $lp } امتیاز افسانه‌ای، { $mp } یا { $wp } می‌گیرد.
print-revolver = تا ارتقا نیابد، کاری نمی‌کند.
print-shotgun = بعد از هر مبارزه‌ای که ببرید: { $cards } بکشید.
print-rifle = وقتی مبارزه با بازیکنی را شروع می‌کنید: به { $cards } تصادفی او نگاه کنید.
print-mustang = حرکت { $movement } خانه.
print-mule = حرکت { $movement } خانه؛ { $amount } طلا بیشتر حمل می‌کند.
print-miners-map = در هر استخراج می‌توانید یک تاس را دوباره بریزید.
print-provisions = وقتی می‌خرید: { $on_gain_draw } بکشید. اکشن، مصرف می‌شود: { $action_draw } بکشید و { $action_heal } را مداوا کنید.
print-whiskey = وقتی می‌خرید: { $on_gain_heal } مداوا می‌شود. بعد از حرکت خودتان، مصرف می‌شود: بازیکن دیگری در خانهٔ شما یک زخم برمی‌دارد.
print-ten-gallon = بعد از پوکر: { $lp } امتیاز اگر ببرید، { $money } دلار اگر ببازید.
print-peacemaker = در هر مبارزهٔ شما با بازیکن کارت حریف { $amount } تا کمتر؛ در دستگیری که شما شروع کنید { $arrest } تا کمتر.
print-coach-gun = بعد از هر مبارزه‌ای که ببرید: { $cards } بکشید.
print-repeater = وقتی مبارزه با بازیکنی را شروع می‌کنید: به کل دست او نگاه کنید. در برابر راهزن، محافظ یا کلانتر: به یک کارت مبارزه نگاه کنید. در هر مبارزهٔ شما با بازیکن کارت خودتان { $raises } تا بیشتر، حداکثر تا آس.
print-thoroughbred = حرکت { $movement } خانه؛ بدون مبارزه از کنار راهزن‌ها می‌گذرد.
print-pack-mule = حرکت { $movement } خانه؛ { $amount } طلا بیشتر حمل می‌کند.
print-annie-oakley = از { $needed } امتیاز: در شروع مبارزه با بازیکنان، حریف یک کارت می‌سوزاند یا یک زخم برمی‌دارد.
print-bass-reeves = از { $needed } امتیاز: بعد از دستگیری { $extra } بیشتر.
print-billy-the-kid = از { $needed } امتیاز: بعد از سرقت از بازیکن { $style } امتیاز.
print-bloody-knife = از { $needed } امتیاز: حرکت { $steps } گام بیشتر، و بدون مبارزه از کنار راهزن‌ها می‌گذرد. اکشن، هر نوبت یک بار، بیرون از شهرها: { $action_draw } می‌کشد.
print-calamity-jane = از { $needed } امتیاز: در مبارزه می‌تواند به جای زخم { $bribe } دلار بپردازد.
print-doc-holliday = از { $needed } امتیاز: هنگام ورود به پوکر به جای یک کارت { $cards } می‌کشد.
print-jesse-james = از { $needed } امتیاز: محافظ بانک { $fewer } مبارزه کمتر می‌کشد.
print-kit-carson = از { $needed } امتیاز: در هر استخراج یک بار بیشتر تاس می‌ریزد.
print-stagecoach-mary = از { $needed } امتیاز: { $haul } دلار بیشتر برای هر تحویل گله. اکشن، هر نوبت یک بار، در شهر: { $action_gain_money } دلار می‌گیرد.
print-wild-bill-hickok = از { $needed } امتیاز: بعد از هر دوئلی که شروع کند و ببرد { $duelist } می‌کشد.
print-wyatt-earp = از { $needed } امتیاز: هر نوبت یک بار هر دو جایزهٔ راهزن، { $lp } امتیاز افسانه‌ای و { $mp }.
print-yb-rowdy = از { $needed } امتیاز: اولین امتیاز هر خوش‌گذرانی به جای { $revel } دلار { $first_revel } دلار خرج دارد. اکشن، هر نوبت یک بار، در شهر: { $price } دلار می‌دهد و { $action_gain_lp } امتیاز افسانه‌ای می‌گیرد.

# در صفحهٔ نخست، و یک نوبت به‌اختصار.
blurb-western-legends = مارشال یا یاغی: افسانه شوید.
advice-western-legends-first = چینش بازی اول: شخصیت‌ها با شروعی آماده، ۱۵ امتیاز افسانه‌ای. هدف‌ها و توکن‌های افسانه‌ای برای بعد.
advice-western-legends-usual = با هدف‌ها و توکن‌های افسانه‌ای، تا ۲۰ امتیاز.
turn-1 = با پول، با کارت پوکر، یا با کمی از هر دو شروع کنید.
turn-2 = تا سه اکشن: حرکت، بازی کردن کارت، مبارزه، یا استفاده از مکانی که در آن هستید.
turn-3 = در پایان نوبت داستان‌ها اجرا می‌شوند، تا سقف دست کارت می‌سوزانید و تحت تعقیب‌ها امتیاز می‌گیرند.
turn-4 = وقتی امتیاز کسی کافی شد، این دور و یک دور دیگر بازی می‌شود.

## The page on which the game is learnt
shelf-items = آیتم‌ها
shelf-poker = کارت‌های پوکر
shelf-characters = شخصیت‌ها
shelf-fight = کارت‌های مبارزه
icon-lp = امتیاز افسانه‌ای
icon-marshal = امتیاز مارشال
icon-wanted = امتیاز تحت تعقیب
icon-wound = زخم
icon-gold = طلا
icon-cattle = گله
icon-weapon = اسلحه
icon-horse = چهارپا
icon-sheriff = کلانتر
icon-bandit = راهزن
icon-hideout = مخفیگاه راهزنان
icon-fight = مبارزه
icon-story = داستان
icon-saloon = سالون
icon-store = فروشگاه
icon-ranch = مرتع
icon-mine = معدن
