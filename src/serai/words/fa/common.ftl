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

## Hints
hint-chances = شانس برد شما: الان حدود { $before } درصد، بعد از این انتخاب { $after } درصد.
hint-next = بهترین گزینهٔ بعدی: { $other }، { $chance } درصد
hint-also = این هم خوب است: { $other }، { $chance } درصد

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

## عددها از کجا آمده‌اند

figures-title = عددهای { $game } از کجا آمده‌اند
figures-link = عددها از کجا آمده‌اند
figures-intro = هر عددی که بازی با آن انجام می‌شود یا در دفترچهٔ قوانین چاپ شده، یا از یک منبع عمومی است، یا ما به‌جای عدد چاپی گذاشته‌ایم.
figures-names = نام‌ها همان نام‌های فایل‌های بازی‌اند، به انگلیسی: فایل خودتان (⁦--data⁩) هم همین نام‌ها را دارد.
figures-changed = بعضی عددها از فایل میزبان است (نشانهٔ { $data }).
source-printed = چاپی
source-public = عمومی
source-ours = از ما
source-yours = از شما
