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
level-easy = آسان
level-medium = متوسط
level-hard = سخت
level-expert = استاد
spectator = Spectator
hint-says = A bot would choose: { $action }
chart = Points over the game
why-not-now = This belongs to another moment of the game.
why-not-yours = Now somebody else is to choose.
why-in-order = Things of one kind are chosen together: tick all of them and send them at once.
why-rule = This rule forbids it now:
error-lost = The line dropped. Your choices are kept; try again.
error-choose = Choose as many as are asked for.
error-stale = Someone moved first. The table is up to date; choose again.
error-over = The game is over: nothing more can be done at this table.
error-lobby = The game has not begun yet: it begins when all seats are taken.
error-too-many = Nothing was done: that is more than is asked for. Choose fewer.
error-unknown-action = That is no action of this game. Choose one of those on the table.
error-no-table = There is no such table: it was deleted, or the link is not complete.
error-link = This link opens no seat: ask for it again, perhaps a part of it was lost.
error-not-invited = You have no seat at this table: ask somebody there for a link.
error-not-your-seat = This is not your seat: open the table by your own link.
error-spectator = This link is for spectators: ask for a seat's link to play.
error-seat-bot = A bot sits here: ask whoever opened the table for another link.
error-seat-taken = This seat is not open any more: look at the table again.
error-name = A name is missing: type what the others shall call you.
error-name-taken = Somebody at this table has this name already: choose another one.
error-owner = Only whoever opened the table can do this: ask them.
error-players = This game is not for so many players: choose another number.
error-large = This file is too large for a game file.
error-empty = An empty message says nothing: type some words.
error-chat = Spectators only watch at this table.
error-not-asked = You are not asked anything now: a hint needs a question.
error-export = A game in play cannot be exported, for its file would tell every secret: wait for its end.
error-fork = Only a finished game can be played on from: in a running one it would tell secrets.
hint-compares = ربات این را انتخاب می‌کرد: { $action } (حدود { $gain } امتیاز بهتر از: { $other })
ask-back = درخواست برگرداندن از میز
wish = { $who } می‌خواهد آخرین حرکت را برگرداند، هرچند از آن پس چیزی آشکار شده است.
wish-agree = موافقم
wish-decline = مخالفم
error-no-wish = اکنون کسی نمی‌خواهد چیزی را برگرداند: دوباره به میز نگاه کنید.
