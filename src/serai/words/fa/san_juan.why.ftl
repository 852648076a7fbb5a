# San Juan: why something cannot be done.

costs = هزینه { $price } کارت است{ in-brackets }
cards-you-have = { $others ->
    [0] کارت دیگری ندارید
   *[other] { $others } کارت دیگر دارید
}
goods-too = { $goods ->
    [0] { "" }
   *[other] { " " }و { $goods } کالا برای بازار سیاه
}
short-by = { $short } تا کم است
# the mark after the space says that what follows reads from right to left
in-brackets = { $sum ->
    [none] { "" }
   *[terms] { " " }‏({ $sum })
}
term-everybody = همه
term-waived = گذشتن از تخفیف

## TakeRole
why-role-taken = { $who } در این دور { $role } را برداشته است.
way-role-taken = با شروع دور { $round } همهٔ نقش‌ها برمی‌گردند.

## Build
why-too-dear = { costs }. { cards-you-have }{ goods-too }: { short-by }.
way-too-dear = کارت از مستشار، کاوشگر و تاجر می‌آید.
why-too-dear-crane = هزینه در جای خالی { $open } کارت است و با ساختن روی { $old }، { $price } کارت{ in-brackets }. { cards-you-have }{ goods-too }: { short-by }.
why-have-one = { $thing } را در شهرتان دارید و از هر سازهٔ شهری فقط یکی می‌شود داشت.
way-have-one = با این کارت هنوز می‌توانید پرداخت کنید.
why-not-in-hand = این کارت در دست شما نیست: { $thing }.
why-cathedral-gone = کلیسای جامع روی میز نیست: ساخته شده است یا در این بازی نیست.

## ChooseSite
why-over-crane = روی جرثقیل نمی‌شود ساخت.
why-over-same = روی سازه‌ای از همان نوع نمی‌شود ساخت: به‌جای { $old } یکی دیگر انتخاب کنید.
why-over-none = چنین سازه‌ای ندارید که رویش بسازید: { $old }.
why-over-dear = اگر روی { $old } بسازید، هزینه { $price } کارت است{ in-brackets }. { cards-you-have }{ goods-too }: { short-by }.
why-open-dear = هزینه در جای خالی { $price } کارت است{ in-brackets }. { cards-you-have }{ goods-too }: { short-by }.
way-open-dear = روی یک سازهٔ قدیمی فقط تفاوت را می‌پردازید.

## HowMuch
why-pay-less = حداقل { $least } کارت می‌پردازید{ in-brackets }.
why-pay-more = هزینه بدون هیچ تخفیفی { $full } کارت است و بیشتر نمی‌شود پرداخت.
why-pay-short = { cards-you-have }{ goods-too }: برای این کافی نیست.

## SpendGoods
why-must-spend = { $due } کارت مانده است. { cards-you-have }: { $short } کالا هم باید بدهید.
why-no-good-to-spend = روی سازه‌های شما این کالا نیست: { $good }.

## PayCards
why-pays-not-itself = { $thing } همان سازه‌ای است که می‌سازید و نمی‌تواند هزینهٔ خودش باشد.
why-pay-exactly = دقیقاً { $due } کارت باید بدهید.

## Produce
why-plants-full = { $count ->
    [1] { $building } پر است.
   *[other] هر { $count } سازهٔ شما برای { $good } پر است.
}
way-plants-full = در فاز تاجر بفروشید تا دوباره تولید کند.
why-no-plant = سازه‌ای برای تولید { $good } ندارید: { $building } لازم است.
why-produce-limit = { $most } کالا می‌توانید تولید کنید{ in-brackets }.

## Sell
why-no-good-to-sell = روی سازه‌های شما این کالا نیست: { $good }.
way-no-good-to-sell = کالا در فاز تولیدکننده تولید می‌شود.
why-sell-limit = { $most } کالا می‌توانید بفروشید{ in-brackets }.

## Consult, KeepCards, SortOut, Prospect
why-draw-number = دقیقاً { $cards } کارت می‌کشید{ in-brackets }.
why-not-drawn = فقط از کارت‌هایی که الان کشیده‌اید نگه می‌دارید و این کارت میان آن‌ها نیست: { $thing }.
why-keep-number = دقیقاً { $due } کارت نگه دارید.
why-sort-number = دقیقاً { $due } کارت بسوزانید.
why-prospect-number = دقیقاً { $cards } کارت می‌کشید{ in-brackets }.

## The start of a round, and the deal
why-swap-number = اداره حداکثر { $due } کارت عوض می‌کند.
why-limit-number = سقف دست شما { $limit } کارت است: دقیقاً { $due } کارت بسوزانید.
why-deal-number = ۴ کارت در دست شما می‌ماند: دقیقاً { $due } کارت بسوزانید.

## Not now, by verb
why-now-pass = این‌جا باید چیزی انتخاب کنید.
why-now-take = نقش‌ها یکی‌یکی انتخاب می‌شوند، وقتی فاز نقش قبلی تمام شد.
why-now-build = ساختن در فاز سازنده است.
way-now-build = { $role_free ->
    [mine] سازنده را انتخاب کنید تا همین حالا بسازید.
    [yes] در این دور هنوز کسی می‌تواند سازنده را انتخاب کند.
   *[no] سازنده در این دور انتخاب شده است و در دور بعد دوباره آزاد می‌شود.
}
why-now-on = جای سازه را وقتی می‌پرسند که با جرثقیل می‌سازید.
why-now-over = جای سازه را وقتی می‌پرسند که با جرثقیل می‌سازید.
why-now-pay = وقتی می‌پردازید که سازه‌ای برای ساختن انتخاب کرده باشید.
why-now-spend = با کالا فقط هزینهٔ سازه را می‌پردازید، آن هم با بازار سیاه.
why-now-discard = کارت‌های دست را برای پرداخت هزینهٔ سازه می‌دهید، یا در شروع دور بالای سقف دست می‌سوزانید.
why-now-produce = کالا در فاز تولیدکننده تولید می‌شود.
way-now-produce = { $role_free ->
    [mine] تولیدکننده را انتخاب کنید تا یکی بیشتر از بقیه تولید کنید.
    [yes] در این دور هنوز کسی می‌تواند تولیدکننده را انتخاب کند.
   *[no] تولیدکننده در این دور انتخاب شده است و در دور بعد دوباره آزاد می‌شود.
}
why-now-sell = کالا در فاز تاجر فروخته می‌شود.
way-now-sell = { $role_free ->
    [mine] تاجر را انتخاب کنید تا یکی بیشتر از بقیه بفروشید.
    [yes] در این دور هنوز کسی می‌تواند تاجر را انتخاب کند.
   *[no] تاجر در این دور انتخاب شده است و در دور بعد دوباره آزاد می‌شود.
}
why-now-draw = کارت را با مستشار یا کاوشگر می‌کشید.
why-now-keep = وقتی با مستشار کارت کشیدید، کارت نگه می‌دارید.
why-now-swap = اداره در شروع دور کارت عوض می‌کند.
why-now-tuck = در شروع دور کارت زیر صومعه می‌گذارید.
why-now-bank = در شروع دور کارت به بانک می‌دهید، یک بار در بازی.
