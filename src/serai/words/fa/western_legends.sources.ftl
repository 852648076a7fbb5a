# Where the figures of the game come from, by its parts: src/serai/games/western_legends/sources.toml.

figures-box = جعبه و چینش
figures-box-note = در دفترچهٔ قوانین چاپ شده است.
figures-turn = نوبت: سقف‌ها و مقدارها
figures-turn-note = در دفترچهٔ قوانین چاپ شده است.
figures-map = نقشه
figures-map-note = از روی یک تصویر عمومی صفحه کشیده شده؛ نام خانه‌های ساده از ماست.
figures-tracks = مارشال و تحت تعقیب
figures-tracks-note = از روی یک تصویر عمومی صفحه.
figures-fights = کارت‌های مبارزه و تاس‌ها
figures-fights-note = از روی تصویرهای عمومی کارت‌ها؛ تاس از یک برنامهٔ عمومی است.
figures-items = آیتم‌ها
figures-items-note = روی عادی آیتم‌ها عمومی است؛ روی ارتقایافته از ماست.
figures-poker = کارت‌های پوکر
figures-poker-note = بیشتر نام‌ها عمومی است؛ رتبه‌ها، خال‌ها و مقدارها از ماست.
figures-cattle = توکن‌های گله
figures-cattle-note = تعدادشان چاپ شده است، پاداش‌هایشان از ماست.
figures-characters = شخصیت‌ها
figures-characters-note = آنی اوکلی در دفترچه چاپ شده است؛ از بقیه فقط نام‌ها عمومی است، باقی از ماست.
figures-stories = کارت‌های داستان
figures-stories-note = نیمی از عنوان‌ها عمومی است؛ شرط‌ها و پاداش‌ها از ماست.
figures-goals = هدف‌ها
figures-goals-note = تعدادشان چاپ شده است، همهٔ هدف‌ها از ماست.
figures-man-in-black = مرد سیاه‌پوش
figures-man-in-black-note = قوانین کلی‌اش عمومی است، کارت‌های اکشن از ماست.
