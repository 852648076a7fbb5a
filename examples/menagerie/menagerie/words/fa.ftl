ask-lay = یک کارت پشت‌ورو بگذارید، یا هیچ
ask-breathe = پیش از دور بعد: ژتون خود را خرج می‌کنید؟
ask-owe = برای ژتون خود یک کارت دور بریزید
act-pass = { $step ->
    [Lay] نگذاشتن کارت
   *[other] ادامه
}
act-lay = گذاشتن { $thing }
act-drop = دور ریختن { $thing }
act-use = خرج کردن ژتون: یک کارت بکشید و یکی دور بریزید
told-took-back = { $who } آخرین انتخاب را پس می‌گیرد
told-token = { $who } ژتون خود را خرج می‌کند
told-drew = { $who } یک کارت می‌کشد
told-drew-this = { $who } می‌کشد: { $card }
told-showed = { $who } نشان می‌دهد: { $card }
told-showed-nothing = { $who } چیزی نگذاشته است
told-rolled = { $who } { $points } امتیاز می‌گیرد
cat-0 = دورها
tie-0 = کارت‌های دست
option-hand = تعداد کارت هر دست
blurb-menagerie = سه دور، پنج جانور: بالاترین کارت را بگذارید، و تنها شما.
about-ant = پایین‌ترین جانور.
about-bee = بالاتر از مورچه.
about-cat = بالاتر از زنبور.
about-dog = بالاتر از گربه.
about-elk = بالاترین جانور.
about-token = یک بار در بازی، هر زمان: یک کارت بکشید و یکی دور بریزید.
