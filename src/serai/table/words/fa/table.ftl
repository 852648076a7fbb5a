# Words of the table itself.
serai = سرای
skip-to-table = رفتن به میز
bell = صدا هنگام نوبت شما
theme = روشن یا تیره
status = آنچه پرسیده می‌شود
players = بازیکنان
log = گزارش
chat = گفتگو
chat-label = پیامی به میز
chat-send = فرستادن
replay = بازپخش
rules = قوانین
you = شما
ready = آماده
away = غایب
undo = برگرداندن
undo-ready = آخرین انتخاب شما
undo-nothing = هنوز چیزی انتخاب نشده
undo-revealed = تا همین‌جا: چیزی آشکار شد
undo-others = تا همین‌جا: دیگران انتخاب کرده‌اند
undo-spectator = شما تماشاگرید
hint = راهنمایی
all-actions = همهٔ کارها ({ $count })
tab = { $game } · سرای
tab-your-turn = ● نوبت شما · { $game }
won = { $count ->
    [one] { $who } با { $points } امتیاز برنده شد
   *[other] { $who } با { $points } امتیاز با هم برنده شدند
}
waiting = { $count ->
    [one] { $who } در حال انتخاب است
   *[other] { $who } در حال انتخاب‌اند
}
level-random = تصادفی
level-greedy = متوسط
