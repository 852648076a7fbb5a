# Great Western Trail in two minutes: one panel, one idea.
overview-trail = Again and again to Kansas City
overview-trail-text = You drive cattle along the trail and send them off by rail. Each round trip brings a better herd and a farther city. Most points win.
overview-turn = A turn: walk, use, draw
overview-turn-text = Walk a few tiles, use the place where you stop, draw your hand full again. That is all, every turn.
overview-tile = Reading a place
overview-tile-text = Left of the arrow you give, right of it you get. On lettered tiles and your own you do everything once; elsewhere one small action.
overview-herd = A varied hand is worth more
overview-herd-text = In Kansas City each breed counts once. Give away doubles on the way and buy better cattle: they come round to your hand later.
overview-people = Three ways to grow
overview-people-text = Cowboys buy cattle cheaper, craftsmen put up bigger buildings, engineers drive your engine. Choose a direction.
overview-delivery = Every delivery opens something
overview-delivery-text = The disc you put on a city comes off your own board and sets something free: more steps, more cards, new small actions.
overview-end = The job market is the clock
overview-end-text = Each visit to Kansas City adds workers. When the market is full the last turns begin. Points come from herd, cities, buildings, stations, tasks.

# Under the drawings.
pic-walk = walk
pic-use = use
pic-draw = draw
pic-give = give
pic-get = get
pic-board = your board
pic-city = a city
pic-freed = yours for good
pic-market = job market
pic-last = full: last turns
