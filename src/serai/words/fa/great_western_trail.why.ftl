# Great Western Trail, both editions: why something cannot be done.

you-have-dollars = { $cash } دلار دارید: { $short } دلار کم است
# the mark after the space says that what follows reads from right to left
in-brackets = { $sum ->
    [none] { "" }
   *[terms] { " " }‏({ $sum })
}
term-here = این‌جا

## Paying
why-pay = هزینه { $price } دلار است. { you-have-dollars }.

## Walk, Mount
why-must-step = دست‌کم یک گام می‌روید.
why-not-next = از این‌جا در گام بعد نمی‌شود به آن‌جا رفت. مکان به مکان و رو به کانزاس سیتی می‌روید.
why-empty-space = این‌جا چیزی نیست: از خانهٔ خالی بدون توقف می‌گذرید.
why-not-to-kansas = حرکت بی‌عوارض هیچ‌وقت به کانزاس سیتی نمی‌رسد.
why-begin-neutral = نوبت اول را روی یکی از ساختمان‌های خنثی شروع می‌کنید.

## Cards of the hand
why-not-in-hand = این کارت در دست شما نیست.
why-first-discard = { $stay } کارت می‌ماند: دقیقاً { $n } کارت دور بیندازید.
why-discard-exactly = دقیقاً { $n } کارت دور بیندازید.
why-discard-other = { $same ->
    [yes] این اکشن { $n } کارت از یک نژاد می‌خواهد و از این نژاد کم دارید.
   *[no] این اکشن { $n } کارت از نوع دیگری می‌خواهد.
}
why-draw-number = دست‌کم یک و حداکثر { $most } کارت می‌کشید.
why-remove-number = حداکثر { $n } کارت از بازی خارج می‌کنید.
why-objective-not-held = این کارت هدف در دست شما نیست.

## UseLocation, ChooseCopy
why-must-act = این‌جا کاری بکنید: یکی از اکشن‌های مکان یا یک اکشن کمکی.
way-must-act = گرفتن پول با اکشن کمکی همیشه ممکن است.
why-used-already = از این اکشن این‌جا استفاده کرده‌اید؛ هر کدام فقط یک بار.
why-no-such-action = این مکان چنین اکشنی ندارد.
why-place-done = این‌جا یا اکشن‌های مکان را انجام می‌دهید، هر کدام یک بار، یا یک اکشن کمکی؛ این کار انجام شده است.
why-no-building-here = این‌جا ساختمانی نیست: یک اکشن کمکی انجام دهید.
why-not-yours-here = این ساختمان مال { $who } است: یک اکشن کمکی انجام دهید.
why-used-this-turn = در این نوبت از این ساختمان استفاده کرده‌اید: فقط یک اکشن کمکی می‌ماند.
why-tile-replaced = این ساختمان جایگزین شده است و از ساختمان جدید الان استفاده نمی‌شود.
why-small-or-local = یا اکشن‌های مکان یا یک اکشن کمکی؛ شما از مکان استفاده کرده‌اید.
why-no-double-here = به‌جای مکان، اکشن کمکی فقط تکی است، نه دوبرابر.
why-not-next-door = این‌جا همسایهٔ ساختمانی نیست که از همسایه‌ها استفاده می‌کند.
why-no-building-there = آن‌جا ساختمانی نیست.

## What an action asks for
why-discard-none = این لازم است: { $what }. چنین کارتی در دست شما نیست.
why-no-way-back = لوکوموتیو شما نمی‌تواند { $n } خانه عقب برود.
why-nothing-to-count = { $what } شمرده می‌شود و شما هیچ ندارید.
counted-woods-building = ساختمان‌های شما در جنگل
counted-woods-buildings = ساختمان‌های شما در جنگل
counted-station = ایستگاه‌های شما
counted-camp-pair = جفت‌های دورنگ
counted-hazards = کاشی‌های خطر شما
why-certificates-full = { $limit } گواهی دارید و سقف شما همین است.
way-certificates-full = دیسکی که از کنار مسیر گواهی برداشته شود سقف را بالا می‌برد.
why-nobody-to-hire = کسی برای استخدام نیست: در ردیف‌های باز کارگری نیست که برایش جا و پول داشته باشید ({ $cash } دلار دارید).
why-nothing-to-build = هیچ ساختمانی نمی‌شود ساخت: هر { $craftsman } که لازم باشد { $each } دلار خرج دارد و شما { $have } نفر و { $cash } دلار دارید.
why-no-purchase = با { $cowboys } کابوی و { $cash } دلار چیزی از بازار گاو نمی‌شود خرید.
why-no-hazard = خطری روی صفحهٔ بازی نیست.
why-no-camp = هیچ { $camp } نیست که بتوانید با { $cash } دلار بردارید.
why-no-objective = کارت هدفی نمانده است.
why-no-card-to-draw = کارتی برای کشیدن نمانده است.
why-engine-at-start = لوکوموتیو شما در شروع است و نمی‌تواند عقب برود.
why-no-disc-left = { $transport ->
    [0] دیسکی نمانده است که با { $cash } دلار بتوانید هزینه‌اش را بدهید.
   *[other] دیسکی نمانده است که بتوانید هزینه‌اش را بدهید: { $cash } دلار دارید و { $transport } دلار برای ایستگاه است.
}
why-no-station-behind = پشت لوکوموتیو شما ایستگاهی نیست که الان بتوانید ارتقا دهید.
why-nobody-next-door = از هیچ ساختمان همسایه نمی‌شود استفاده کرد.

## Hire
why-row-closed = { $open ->
    [0] هنوز هیچ ردیفی باز نیست: از ردیف‌های بالای نشانگر بازار کار استخدام می‌کنید.
    [1] ردیف { $row } هنوز باز نیست: بالای نشانگر فقط ردیف { $open } باز است.
   *[other] ردیف { $row } هنوز باز نیست: از ردیف‌های بالای نشانگر استخدام می‌کنید، یعنی ۱ تا { $open }.
}
way-row-closed = کارگرانی که از کانزاس سیتی می‌آیند ردیف‌ها را پر می‌کنند و نشانگر را جلو می‌برند.
why-worker-gone = در ردیف { $row } چنین کارگری نیست: { $worker }.
why-row-full = از این نوع { $most } نفر دارید ({ $worker }) و ردیف پر است.
why-hire-dear = هزینه { $price } دلار است{ in-brackets }. { you-have-dollars }.

## Build, ChooseSite
why-other-side = از این روی ساختمان در این بازی استفاده نمی‌شود.
why-built-already = این ساختمان را ساخته‌اید.
why-no-room = خانهٔ خالی نیست و هیچ ساختمان شما کمتر لازم ندارد.
why-craftsmen-few = { $needed } { $craftsman } لازم است و شما { $have } نفر دارید.
way-craftsmen-few = روی ساختمان خودتان فقط تفاوت لازم است.
why-build-dear = هزینه { $price } دلار است ({ $needed } × { $each }). { you-have-dollars }.
why-no-site = این‌جا نمی‌شود ساخت.
why-site-taken = آن‌جا ساختمان { $who } است.
why-site-smaller = ساختمان شما آن‌جا ({ $old }) { $needed } { $craftsman } لازم دارد و ساختمان جدید { $new }: فقط با ساختمانی جایگزین می‌شود که بیشتر لازم دارد.

## Camps and hazards
why-no-camp-there = آن‌جا { $camp } نیست.
why-camp-dear = این { $camp } { $price } دلار خرج دارد. { you-have-dollars }.
why-no-hazard-there = آن‌جا خطری نیست.

## Cattle market
why-not-offered = این خرید در این بازی نیست.
why-cowboys-few = { $left ->
    [0] { $needed } کابوی لازم است و کسی نمانده است.
   *[other] { $needed } کابوی لازم است و { $left } نفر مانده است.
}
why-stack-empty = دستهٔ گاوها خالی است: چیزی رو نمی‌شود.
why-market-few = { $needed } کارت با این ارزش لازم است و بازار { $there } کارت دارد.
why-must-buy = اول چیزی بخرید، یا با یک کابوی کارت‌های جدید رو کنید.
why-other-value = این خرید برای گاوهایی با ارزش { $value } است.
why-not-in-market = این کارت در بازار نیست.
why-pick-exactly = با این خرید دقیقاً { $n } کارت برمی‌دارید.

## Objective cards
why-not-on-display = این کارت هدف میان کارت‌های رو نیست.
why-stack-out = دستهٔ کارت‌های هدف خالی است.

## Auxiliary actions
why-small-closed = هنوز دیسک روی آن است.
way-small-closed = تحویل و ارتقای ایستگاه دیسک‌ها را از صفحهٔ شخصی شما برمی‌دارد.
why-double-closed = وقتی دوبرابر می‌شود که هر دو دیسکش برداشته شده باشد؛ { $open ->
    [0] هر دو هنوز هست.
   *[other] یکی هنوز هست.
}

## Engine and stations
why-must-go = لوکوموتیو شما دست‌کم یک خانه می‌رود.
why-only-forward = لوکوموتیو شما الان جلو می‌رود.
why-only-back = لوکوموتیو شما الان عقب می‌رود.
why-rail-taken = این خانه گرفته شده است: { $who }.
why-rail-far = تا آن‌جا { $away } خانه است و لوکوموتیو شما حداکثر { $most } خانه می‌رود.
why-back-exactly = لوکوموتیو شما دقیقاً { $n } خانه عقب می‌رود.
why-leave-the-end = لوکوموتیو از آخرین خانه عقب می‌رود.
why-other-station = لوکوموتیو شما در { $station } است: الان فقط همین را می‌شود ارتقا داد.
why-station-yours = این ایستگاه را ارتقا داده‌اید.
why-not-behind = این ایستگاه پشت لوکوموتیو شما نیست.
why-only-printed = از این نوع فقط کارگر چاپ‌شده را دارید ({ $worker }) که می‌ماند.

## Discs
why-disc-of-station = دیسک ایستگاه را فقط وقتی برمی‌دارید که از صفحهٔ شخصی هیچ دیسکی ممکن نباشد.
why-disc-gone = این‌جا باز است: دیسکش برداشته شده است.
why-disc-dear = { $keep ->
    [0] این دیسک { $price } دلار خرج دارد. { you-have-dollars }.
   *[other] این دیسک { $price } دلار خرج دارد. { $cash } دلار دارید که { $keep } دلارش برای حمل است: { $short } دلار کم است.
}
why-disc-dark = برای گوشهٔ سفید، تا وقتی دارید، دیسک گوشهٔ سفید برمی‌دارید.

## Kansas City
why-one-tile = از ستون { $column } یک کاشی روی صفحهٔ بازی می‌آید.
why-not-in-column = این کاشی در ستون { $column } نیست.
why-no-more-workers = بازار کار پر است: کارگر دیگری نمی‌آید.
why-certificates-few = نشانگر گواهی شما روی { $have } است و فقط پایین می‌آید.
why-raise-order = { $stage ->
    [0] اول گوساله‌ها، بعد تلیسه‌ها.
   *[other] الان نوبت تلیسه‌هاست و نوبت گوساله‌ها گذشته است.
}
why-city-far = { $city } ارزش { $need } می‌خواهد و تحویل شما { $value } می‌ارزد.
way-city-far = کارت‌هایی از نژادهای مختلف و گواهی‌ها ارزش تحویل را بالا می‌برند.
why-city-done = به { $city } تحویل داده‌اید.
why-no-disc = { $transport ->
    [0] دیسکی نمانده است که با { $cash } دلار بتوانید هزینه‌اش را بدهید.
   *[other] دیسکی نمانده است که بتوانید هزینه‌اش را بدهید: { $cash } دلار دارید و { $transport } دلار برای حمل است.
}
why-must-deliver = به یکی از شهرهایی تحویل می‌دهید که ارزش { $value } برایشان کافی است.
why-link-must = اتصال دو شهر شما همیشه اجرا می‌شود.
why-no-link = الان چنین اتصالی نیست.

## Not now, by verb
why-now-pass = این‌جا باید چیزی انتخاب کنید.
why-now-go-to = گاوچران در شروع نوبت حرکت می‌کند، یا با اکشنی که این را بگوید.
why-now-use-action = اکشن‌های مکان را وقتی انجام می‌دهید که به آن‌جا رسیده باشید.
why-now-copy = از ساختمان دیگر با اکشنی استفاده می‌کنید که این را بگوید.
why-now-auxiliary = اکشن کمکی را به‌جای مکان انجام می‌دهید، یا با اکشنی که این را بگوید.
why-now-double-auxiliary = اکشن کمکی دوبرابر فقط با اکشنی ممکن است که این را بگوید.
why-now-play-objective = کارت هدف را پیش از حرکت یا میان دو اکشن بازی می‌کنید.
why-now-take-reward = الان چنین پاداشی نیست.
why-now-discard = کارت را وقتی دور می‌اندازید که اکشنی بخواهد، یا بعد از کشیدن.
why-now-remove = کارت فقط با اکشنی از بازی خارج می‌شود که این را بگوید.
why-now-engine-to = لوکوموتیو با اکشنی حرکت می‌کند که این را بگوید.
why-now-upgrade = ایستگاه را وقتی ارتقا می‌دهید که لوکوموتیو آن‌جا بایستد.
why-now-disc-from = دیسک را با تحویل یا ارتقا برمی‌دارید.
why-now-disc-of = دیسک را با تحویل یا ارتقا برمی‌دارید.
why-now-give-up = برای رئیس ایستگاه، بلافاصله بعد از ارتقا، از یک کارگر می‌گذرید.
why-now-hire = کارگر را با اکشنی استخدام می‌کنید که این را بگوید.
why-now-build = با اکشنی می‌سازید که این را بگوید.
why-now-on = جای ساختمان را وقتی می‌پرسند که آن را انتخاب کرده باشید.
why-now-take-the-tile-on = خطر یا { $camp } را با اکشنی برمی‌دارید که این را بگوید.
why-now-buy-by = گاو را با اکشنی می‌خرید که این را بگوید.
why-now-choose = کارت‌های بازار را هنگام خرید انتخاب می‌کنید.
why-now-take-objective = کارت هدف را با اکشنی برمی‌دارید که این را بگوید.
why-now-take-the-top = کارت هدف را با اکشنی برمی‌دارید که این را بگوید.
why-now-bring-in = کاشی‌ها وقتی روی صفحهٔ بازی می‌آیند که به کانزاس سیتی برسید.
why-now-certificates-down-to = گواهی را در کانزاس سیتی خرج می‌کنید، همراه درآمد.
why-now-deliver-to = در کانزاس سیتی، بعد از درآمد، تحویل می‌دهید.
why-now-link-with = اتصال‌ها بلافاصله بعد از تحویل اجرا می‌شوند.
why-now-draw = کارت را با اکشنی می‌کشید که این را بگوید، و در پایان نوبت.
why-now-raise = گوساله و تلیسه را در کانزاس سیتی، بعد از درآمد، پرورش می‌دهید.
why-now-token-for = { $tokens ->
    [0] توکن تعویض ندارید.
   *[other] تا وقتی دست شما رو است، یا باید کارت دور بیندازید، یا کارتی برای کشیدن نیست، از توکن تعویض استفاده نمی‌شود.
}
