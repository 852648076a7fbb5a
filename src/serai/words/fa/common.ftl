# آنچه ترمینال و میز هر دو می‌گویند.

comma = { "، " }
won = { $count ->
    [one] { $who } با { $points } امتیاز برنده شد
   *[other] { $who } با { $points } امتیاز با هم برنده شدند
}
waiting = { $count ->
    [one] { $who } در حال انتخاب است
   *[other] { $who } در حال انتخاب‌اند
}
ask = انتخاب کنید
level-random = تصادفی
level-medium = متوسط
level-expert = حرفه‌ای
level-hard = سخت
level-easy = آسان
automaton = صندلی بازی
player = بازیکن { $n }
yes = بله
no = خیر

## What happens around a game
around-went = { $who } از سر میز رفت؛ ربات به‌جایش بازی می‌کند.
around-late = وقت { $who } تمام شد؛ ربات به‌جایش بازی می‌کند.
around-returned = { $who } برگشت.
around-offered = میزبان صندلی { $n } را به کس دیگری پیشنهاد کرد.
around-taken = { $who } روی صندلی { $n } نشست.

## Rules for people
in-english = به انگلیسی
## Why something cannot be done.
why-asked = { $count ->
    [0] بازی تمام شده است.
    [one] الان { $who } انتخاب می‌کند.
   *[other] الان { $who } انتخاب می‌کنند.
}
term-first = { $n } { $name }
term-plus = ⁦+{ $n }⁩ { $name }
term-minus = ⁦−{ $n }⁩ { $name }
