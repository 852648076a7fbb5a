# Where the figures of the game come from, by its parts: src/serai/games/great_western_trail/sources.toml.

figures-box = جعبه و چینش
figures-box-note = در دفترچهٔ قوانین چاپ شده است؛ جایزهٔ گام‌ها از روی تصویر کاشی‌ها خوانده شده.
figures-trail = مسیر
figures-trail-note = از روی تصویرهای عمومی صفحه خوانده و با برنامه‌های عمومی مقایسه شده است.
figures-buildings = ساختمان‌ها
figures-buildings-note = ویرایش اول: تصویر کاشی‌ها. ویرایش دوم: یک برنامهٔ عمومی که دفترچه بخشی از آن را تأیید می‌کند.
figures-cattle = گاو و بازار گاو
figures-cattle-note = نژادها و قیمت‌ها در دفترچه چاپ شده است؛ امتیاز روی کارت‌ها از برنامه‌های عمومی است.
figures-workers = کاشی‌ها و بازار کار
figures-workers-note = دو برنامهٔ عمومی مستقل با هم می‌خوانند.
figures-cities = شهرها
figures-cities-note = از روی تصویرهای عمومی صفحه.
figures-railroad = راه‌آهن و ایستگاه‌ها
figures-railroad-note = از روی تصویرهای عمومی صفحه و کاشی‌ها.
figures-objectives = کارت‌های هدف
figures-objectives-note = ویرایش اول: تصویر کارت‌ها. ویرایش دوم: یک برنامهٔ عمومی.
figures-board = صفحهٔ شخصی
figures-board-note = از روی تصویرهای عمومی؛ اکشن‌های کمکی در دفترچه چاپ شده است.
figures-end = امتیازها
figures-end-note = همه‌اش در دفترچهٔ قوانین چاپ شده است.
figures-sam = سام
figures-sam-note = چینش عمومی است. کارت‌ها و تحویل‌های سام از ماست و با بازی تنظیم شده است.
