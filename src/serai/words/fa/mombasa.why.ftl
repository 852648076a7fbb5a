# مومباسا: چرا کاری نمی‌شود.  $sum جمع و تفریق قیمت است؛ `none` یعنی فقط یک عدد دارد.

in-brackets = { $sum ->
    [none] { "" }
   *[terms] { " " }({ $sum })
}
n-units = { $units } واحد
n-points = { $points } امتیاز توسعه
n-pounds = { $pounds } پوند
term-display = جای کارت
term-discount = تخفیف
term-border = مرز
term-trading-post = شعبهٔ شرکت دیگر

## KeepTile, RestCard, PlanSlot
why-not-dealt = این کاشی به شما نرسیده است: { $thing }.
why-rests-not = کاشی شروع شما این کارت را نام نبرده است: { $thing }.
why-not-in-hand = این کارت در دست شما نیست: { $thing }.

## TakeTurn
why-not-face-up = این جلوی شما به رو نیست: { $thing }. فقط از کارت‌ها و کاشی‌های به رو می‌شود استفاده کرد.
why-attach-goods = کاشی «⁦+۱⁩» روی کارت کالایی می‌رود که جلوی شما به رو باشد. این نیست: { $thing }.
why-no-plus-one = کاشی «⁦+۱⁩» ندارید.
why-no-expansion = هیچ کارت یا کاشی توسعه‌ای جلوی شما به رو نیست.
way-no-expansion = در برنامه‌ریزی دور بعد یک کارت توسعه بگذارید.

## PutMarker
why-space-unused = این خانه مال مسیری است که در این بازی نیست.
why-space-taken = نشانگر { $who } آن‌جاست. این خانه تا دور بعد بسته است.
why-track-level = این خانه در سطح { $level } مسیر { $company } باز می‌شود.
way-track-level = نشانگرتان را تا خانهٔ ویژهٔ آن مسیر جلو ببرید.
why-twin-used = در این دور از خانهٔ دیگر این مسیر استفاده کرده‌اید. در هر دور فقط یکی از این دو مال شماست.
why-space-dear = هزینهٔ این خانه { $cost } پوند است. شما { n-pounds } دارید.
why-leads-already = این دور را شما شروع کرده‌اید، پس در اولین نوبتش نمی‌توانید از این خانه استفاده کنید.
why-total-low = مجموع { $least } لازم است ({ $good }). کارت‌های به روی شما { $own } دارند.
why-not-most = مجموع { $who } بیشتر است: { $most } ({ $good }) در برابر { $own } شما. مساوی هم کافی بود.
why-nothing-to-buy = بعد از هزینهٔ خانه برایتان { n-pounds } می‌ماند و هیچ کارتی به این قیمت نیست.
why-nothing-to-remove = کارتی در دست ندارید که این‌جا بشود حذف کرد.
why-no-marker = نشانگر جایزهٔ دیگری ندارید: { $markers } نشانگرتان روی صفحه است.
way-no-marker = آخر دور پس می‌گیرید.

## SpendUnits, SpendRest
why-one-type = دارید از { $good } استفاده می‌کنید. فقط کارت‌های یک کالا با هم جمع می‌شوند.
why-mix-for-card = با چند کالا فقط می‌شود کارت گرفت و هیچ کارتی به این قیمت نیست.
why-mixed-goods = با چند کالا می‌شود کارت گرفت، ولی روی مسیر نمی‌شود جلو رفت.
why-units-short = قیمتش { $price } است{ in-brackets }. شما { n-units } دارید: { $short } تا کم است.
way-units-short = کارت دیگری از همین کالا اضافه کنید، یا واحدها را روی مسیرها خرج کنید.
why-display-empty = روی این خانه کارتی نیست. کارت‌ها آخر دور دوباره چیده می‌شوند.
why-call-dear = روی مسیر { $company } یک فراخوان سرمایهٔ { $call } پوندی در پیش است. شما { n-pounds } دارید.
why-track-done = نشانگر شما به پایان مسیر { $company } رسیده است.
why-units-left = هنوز { n-units } دارید و یک جلو رفتن بی‌هزینه ممکن است.

## EnterRegion, TakePost, GainRewards, BackHome
why-post-there = { $company } در این منطقه شعبه دارد: { $region }.
why-no-border = این منطقه با زمین یا شعبه‌های { $company } مرز ندارد: { $region }.
why-points-short = هزینه‌اش { $price } است{ in-brackets }. شما { n-points } دارید: { $short } تا کم است.
why-column-empty = در این ستونِ { $company } شعبه‌ای نمانده است.
why-column-full = در این ستونِ { $company } خانهٔ خالی نمانده است.
why-no-reward = الان پاداشی این‌جا نیست: { $region }.
why-no-points = امتیاز حسابداری ندارید.

## FlipBook, MoveInk, UsePoints, PlaceBook
why-book-behind = خانهٔ { $space } پشت نشانگر جوهر است: کتاب آن دیگر اثری ندارد.
why-no-book-there = روی خانهٔ { $space } کتابی نیست.
why-down-already = کتاب خانهٔ { $space } به پشت است.
why-ink-behind = نشانگر جوهر روی خانهٔ { $space } است و فقط جلو می‌رود.
why-ink-gap = نشانگر جوهر کتاب به کتاب جلو می‌رود و خانهٔ { $space } خالی است.
way-ink-gap = کتابی بگیرید و آن‌جا بگذارید.
why-ink-persons = کتاب خانهٔ { $space } به { $need } شخص به رو احتیاج دارد. شما { $own } دارید.
way-ink-persons = با { $flip } پوند می‌شود کتابی را به پشت برگرداند؛ آن‌وقت شرطی ندارد.
why-ink-units = کتاب خانهٔ { $space } مجموع { $need } می‌خواهد ({ $good }). کارت‌های به روی شما { $own } دارند.
way-ink-units = با { $flip } پوند می‌شود کتابی را به پشت برگرداند؛ آن‌وقت شرطی ندارد.
why-ink-any-good = کتاب خانهٔ { $space } علاوه بر بقیه { $need } واحد از یک کالای دلخواه می‌خواهد. بهترین کالای شما { $own } دارد.
way-ink-any-good = با { $flip } پوند می‌شود کتابی را به پشت برگرداند؛ آن‌وقت شرطی ندارد.
why-no-book = روی این خانه کتابی نیست.
why-book-dear = این کتاب { $cost } امتیاز حسابداری خرج دارد. شما { $points } دارید.
why-ink-there = نشانگر جوهر روی خانهٔ { $space } است: زیر آن کتاب نمی‌رود.
why-crossed-out = روی خانهٔ { $space } خط خورده است: کتاب ⁦A⁩ آن‌جا نمی‌رود.
why-not-on-top = روی خانهٔ { $space } کتاب ⁦B⁩ یا ⁦C⁩ هست: کتاب ⁦A⁩ روی آن نمی‌رود.

## ChooseLevel, BuyCard, RemoveCard, NameTracks, PickUp
why-level-high = این سطح مجموع { $least } می‌خواهد ({ $good }). کارت‌های به روی شما { $own } دارند.
why-no-level = این خانه فقط { $levels } سطح دارد.
why-pounds-short = قیمتش { $price } پوند است{ in-brackets }. شما { n-pounds } دارید: { $short } تا کم است.
why-must-buy = از این خانه برای خرید کارت استفاده کردید، پس باید یکی بخرید.
why-other-good = این‌جا فقط کارتی با این کالا حذف می‌شود: { $good }.
why-named-already = مسیر { $company } را قبلاً انتخاب کرده‌اید.
why-own-track = جلو رفتن روی مسیرهای دیگر است، نه روی مسیر { $company }.
why-nothing-rests = در ستون { $column } کارتی استراحت نمی‌کند.

## کاری که وقت دیگری دارد
why-now-pass = این‌جا باید چیزی انتخاب کنید.
why-now-keep = کاشی شروع را قبل از دور اول انتخاب می‌کنند.
why-now-rest = کارت‌ها قبل از دور اول به استراحت می‌روند.
why-now-lay = کارت‌ها را در برنامه‌ریزی اول دور می‌گذارند.
why-now-use = از کارت‌ها در نوبت خودتان در فاز اکشن استفاده می‌کنید، هر بار یک اکشن.
why-now-attach-the-1-tile-to = کاشی «⁦+۱⁩» را در نوبت خودتان در فاز اکشن می‌چسبانید، قبل از استفاده از کارت.
why-now-acquire = کارت را با کالا می‌گیرند، یا در خانهٔ «خرید کارت» می‌خرند.
way-now-acquire = اول از کارت‌های کالا استفاده کنید؛ بعد انتخاب می‌کنید واحدها خرج چه شوند.
why-now-step-on = روی مسیرها با کالا، پاداش توسعه و جایزه‌ها جلو می‌روید.
way-now-step-on = اول از کارت‌های کالا استفاده کنید؛ بعد انتخاب می‌کنید واحدها خرج چه شوند.
why-now-expand = شرکت را در نوبت خودتان در فاز اکشن توسعه می‌دهید.
why-now-enter = هنگام توسعهٔ یک شرکت وارد منطقه‌ها می‌شوند.
way-now-enter = اول توسعهٔ یک شرکت را انتخاب کنید.
why-now-take-post-from = شعبه هنگام ورود به یک منطقه از زمین شرکت برداشته می‌شود.
why-now-return-post-to = شعبه‌ها وقتی بیرون شوند به زمین شرکت برمی‌گردند.
why-now-take-reward-of = پاداش منطقه‌ها را آخر توسعه می‌گیرند.
why-now-spend = امتیاز حسابداری منطقه‌ها آخر توسعه خرج می‌شود.
why-now-take-book = کتاب را با امتیاز حسابداری می‌گیرند.
way-now-take-book = حسابدارها، منطقه‌ها و جایزه‌ها این امتیاز را می‌دهند.
why-now-take = این‌جا فقط در ازای امتیاز حسابداری پوند می‌گیرند.
why-now-place-book-on = کتاب را آخر نوبتی می‌گذارند که در آن گرفته شده است.
why-now-turn-down-book-on = کتاب را اول اکشن حسابدار می‌شود به پشت برگرداند.
why-now-move-ink-marker-to = نشانگر جوهر وقتی جلو می‌رود که از حسابدار استفاده کنید.
why-now-put-marker-on = نشانگر جایزه را در نوبت خودتان در فاز اکشن می‌گذارید.
why-now-take-level = سطح را وقتی انتخاب می‌کنند که نشانگر جایزه روی خانهٔ اکثریت باشد.
why-now-name-track-of = مسیرها را هنگام استفاده از جایزهٔ مسیر ⁦D2⁩ انتخاب می‌کنند.
why-now-remove = کارت در خانهٔ «حذف کارت» حذف می‌شود.
why-now-remove-post = شعبه فقط با جایزه‌ای حذف می‌شود که همین را بگوید.
why-now-end = فاز اکشن را در نوبت خودتان تمام می‌کنید.
why-now-pick-up = وقتی فاز اکشن را تمام کنید کارت‌ها را برمی‌دارید.
