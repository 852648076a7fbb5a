# Where the figures of the game come from, by its parts: src/serai/games/san_juan/sources.toml.

figures-box = جعبه و گزینه‌ها
figures-box-note = دفترچهٔ قوانین همهٔ کارت‌ها را شمرده است. دو گزینه از ماست، برای آن‌چه در دفترچه باز مانده.
figures-setup = چینش و سقف‌ها
figures-setup-note = همه‌اش در دفترچهٔ قوانین چاپ شده است.
figures-roles = نقش‌ها
figures-roles-note = همه‌اش در دفترچهٔ قوانین چاپ شده است.
figures-buildings = کالاها و سازه‌ها
figures-buildings-note = هزینه‌ها، امتیازها و تعدادها از فهرست‌های عمومی کارت‌هاست که با دفترچه می‌خواند. فقط هزینهٔ کلبه از ماست.
figures-prices = مرکز تجارت
figures-prices-note = از فهرست‌های عمومی؛ دفترچهٔ انگلیسی هم همین پنج کاشی را دارد.
figures-end = پایان و امتیازها
figures-end-note = همه‌اش در دفترچهٔ قوانین چاپ شده است.
