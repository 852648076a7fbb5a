# Where the figures of the game come from, by its parts: src/serai/games/mombasa/sources.toml.

figures-box = جعبه و چینش
figures-box-note = در دفترچهٔ قوانین چاپ شده است، جز این‌که بازی اول کدام کاشی‌های شروع را دارد.
figures-map = نقشه و زمین شرکت‌ها
figures-map-note = هیچ منبع عمومی نقشه را نشان نمی‌دهد. منطقه‌ها، مرزها، پاداش‌ها و معدن‌ها از ماست، در محدودهٔ آن‌چه دفترچه می‌گوید.
figures-displays = بخش کارت‌ها و کتاب‌ها
figures-displays-note = تعدادها و هزینه‌ها در دفترچه چاپ شده است؛ قیمت‌های اضافه و ستون‌ها از ماست.
figures-spaces = خانه‌ها و کاشی‌های جایزه
figures-spaces-note = بیشترش چاپ شده است؛ بعضی سطح‌های اکثریت عمومی یا از ماست.
figures-board = صفحهٔ شخصی
figures-board-note = مسیرها از یک برنامهٔ عمومی برای اسکای‌ماینز، نسخهٔ هم‌خانواده، گرفته شده است.
figures-cards = کارت‌ها
figures-cards-note = تعداد کارت‌ها و محدوده‌ها چاپ شده است؛ این‌که هر کارت چه نشان می‌دهد بیشتر از ماست.
figures-books = کتاب‌ها و کاشی‌های شروع
figures-books-note = تعداد کاشی‌ها و چند نمونه چاپ شده است؛ بقیه از ماست.
figures-tracks = مسیر شرکت‌ها
figures-tracks-note = کار جایزه‌ها عمومی است؛ طول مسیرها، سهم‌ها و فراخوان‌های سرمایه از ماست.
