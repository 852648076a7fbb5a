# Words of the table itself.

## The frame
serai = Serai
skip = Skip to the content
language = Language
theme = Light or dark
learn = Learn
rules = Rules
players = Players
name = Name
colour = Colour
colour-1 = pomegranate red, circle
colour-2 = lapis blue, square
colour-3 = saffron yellow, triangle
colour-4 = plum purple, diamond
colour-5 = cypress green, cross
colour-6 = pearl white, star
for-players = { $least } to { $most } players
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
you = you
ready = ready
away = away
spectator = Spectator
level = Level of the bot

## The first page
home-title = Come in, sit down
home-turns = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
home-intro = Nothing to install and no account: send friends a link, or let bots take the empty seats.
your-tables = Your tables
your-turn = Your turn
play = Play
open = Open
finished = Finished
seats-open = { $count ->
    [one] { $count } seat is open
   *[other] { $count } seats are open
}
ago-minutes = { $count ->
    [0] just now
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}
choose-game = Choose a game
choose-game-hint = Complete rules and bots for each
new-table = New table
import-title = A game from a file
import-hint = A finished game to look at, or one to play on.
import-file = Game file (.serai.log)
import-seats = Who plays on
import-hot = Everybody at this device
import-open = Each on their own device, by link
import-send = Open the file

## At home: tables left, named and deleted; games and bots introduced
home-newcomer = New here? Start with { $game }.
home-learn = Learn { $game }
learn-in = { $count ->
    [one] Learn in { $count } minute
   *[other] Learn in { $count } minutes
}
play-minutes = { $count } min
to-learn = to learn
to-learn-of = { $n } of 5
table-more = More: { $table }
rename = Rename
delete-table = Delete the table
delete-sure = Delete it for everybody, for good
leave-list = Take off my list
this-table = This table
bots-title = How strong are the bots?
bots-honest = None of them sees more than its seat may see.
about-level-random = Does anything the rules allow. For trying things out.
about-level-easy = Means well and overlooks a lot. For your first games.
about-level-medium = Quick and sensible, looks one move ahead. For most evenings.
about-level-hard = Thinks its move through before it plays. Punishes mistakes.
about-level-expert = The strongest we have. Has learned by playing itself, and gives nothing away.

## A new table
play-game = Play { $game }
start = Start
how-to-play = How would you like to play?
start-here = start here
preset-first = First game
preset-usual = As in the rulebook
preset-tournament = Tournament
preset-solo = Alone, against Sam
you-and-bots = { $count ->
    [one] you and { $count } bot: { $level }
   *[other] you and { $count } bots: { $level }
}
who-plays = Who plays?
beside-bots = You and bots
beside-open = Friends by link
beside-hot = Friends at this device
all-options = All options
all-options-hint = seats and colours, every rule, pace of the bots, name of the table
game = Game
update = Update
seats = Seats
seat = Seat { $n }
who-sits = Who sits here
seat-me = Me
seat-open = A friend, by link
seat-hot = A friend at this device
seat-bot = Bot, { $level }
bot-names = Omid Vera Tomás Aoife Ravi Mei
hot-hint = Several people at one device? A curtain hides each hand while the device is passed on.
pace = Pace
pace-bots = Bots play
pace-calm = so that you can follow
pace-fast = as fast as they can
spectators-chat = Spectators may chat
table-name = Name of the table
sum-undo = Every choice can be taken back until something is shown.
sum-link = Only people with a link can sit down or watch.
sum-away = If somebody leaves, a bot plays on for them.
sum-start = The game begins when every seat is taken.

## Before the game
waiting-seats = { $count ->
    [0] All seats are taken
    [one] Waiting for one open seat
   *[other] Waiting for { $count } open seats
}
starts-alone = The game begins by itself when all seats are taken.
fill-all = Fill with bots
fill = Let a bot play
here = Sit here on this device
leave = Leave
come-back = Come back
seats-hint = One link for each seat. Send each friend their own: it works once.
open-seat = Open seat
open-now = open
seat-n = Seat { $n }, nobody has come yet
seat-yours = At this device
seat-by-link = Came by link
seat-link = Link to seat { $n }
copy = Copy
copied = Copied
share = Share
rules-of-table = Rules of this table
spectators = Spectators
spectators-hint = They see what somebody beside the table sees: no hand, no face-down card. Their link can never become a seat.
seed-fixed = The shuffle is fixed already; its fingerprint is
join-title = Sit down at { $table }
join-name = What the others call you
sit-down = Sit down
come-in = Come in
invitation-code = Link or code
invitation = An invitation to a table
type-code = Enter a code
code-from-link = Paste the link that you were sent, or the code at its end.
code-from-device = Type the code that your other device shows, or paste the link that you were sent.
seated-already = You sit at this table already.
link-once = This uses the link up. From then on the seat is yours, and only this browser opens it.

## Devices
devices = Devices
devices-hint = Play on another device too
devices-intro = These can see your hand and play for you. Remove any that you do not know.
device-program = A program
device-unknown = A browser
device-this = this device
device-since = added { $ago }
device-seen = last seen { $ago }
device-remove = Remove
device-title = Play as { $who } on this device too
device-hint = This device will show the same hand. You can remove it again at the table, under “Devices”.
code-make = Open on another device
code-again = Make a new code
code-steps = On the other device, open this page:
code-type = and type this code:
code-or-link = Or open this link there:
code-link = Link for the other device
code-life = It works once, within ten minutes.
other-seats = The other seats
other-seats-hint = { $days ->
    [one] You can offer a seat to somebody else when its player has left, or has not come for a day. Everybody reads it in the log.
   *[other] You can offer a seat to somebody else when its player has left, or has not come for { $days } days. Everybody reads it in the log.
}
other-here = is here
other-left = has left, a bot plays
other-never = nobody has come yet
offer = Offer the seat
offer-again = Make a new link

## A deal that somebody may know
origin-file = This game comes from a file. Anybody who has the file knows how it was dealt.
origin-seed = This server deals from a fixed seed. The person who runs it can know how the cards lie.
mark-file = From a file
mark-seed = Fixed seed

## The curtain
curtain-title = Hand the device to { $who }
curtain-hint = No card of any hand is on this page.
curtain-open = I am { $who }, show my hand
curtain-news = What happened last
curtain-other = Somebody else holds the device?

## The screen of a table
menu = Menu
settings = Settings
sections = Parts of the table
read-thing = Read what it is
zoom-fit = Show the whole board
zoom-in = Show the board at a readable size
zoom-beyond = Go to more things to choose: #
news-more = and # more
more-answers = More
rules-here = { $count ->
    [0] Rules
   *[other] Rules ({ $count })
}

## The table
status = What is asked
bell = Sound when it is your turn
log = Log
chat = Chat
chat-label = Say something to the table
chat-send = Send
chat-empty = Nobody has said anything yet.
replay = Replay
undo = Undo
undo-ready = your last choice
undo-nothing = nothing chosen yet
undo-revealed = stops here: something was shown
undo-others = stops here: others have chosen
undo-spectator = you are watching
hint = Hint
hint-says = A bot would choose: { $action }
ask-back = Ask the table to undo
wish = { $who } would like to take the last move back, although something was shown since.
wish-agree = Agree
wish-decline = Decline
all-actions = All actions ({ $count })
tab = { $game } · Serai
tab-your-turn = ● Your turn · { $game }
stand-in = A bot plays for you while you are away.
about-table = Table
leave-hint = A bot plays on for you until you come back.
seed = Seed of the shuffle
seed-hash = Fingerprint of the shuffle
seed-hint = After the game the seed is shown, so that everybody can check that nothing was changed.
watch-link = Link for spectators
keys = Keys
key-hand = choose a card of the hand
key-arrows = go to the next thing that can be chosen
key-enter = choose it
key-board = to the board
key-undo = undo
key-hint = hint
key-why = why not?
key-skip = go straight to your turn while bots move
key-log = log
key-rules = search the rules
why-title = Not now
why-not-now = This belongs to another moment of the game.
why-in-order = Things of one kind are chosen together: tick all of them and send them at once.
not-in-one-go = You can get there in several steps: choose a place on the way first.
no-way = You cannot get there from here now.
there-already = You are there already.
why-rule = This rule forbids it now:
open-rules = Open in the rules

## What happened
recap = Since your last turn
recap-watched = Everybody's last turn
recap-marks = Marks on the board
recap-nothing = Nothing yet
recap-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
then-you = Then { $who }, then you
you-next = You are next
bots-thinking = { $count ->
    [one] { $who } (bot) is thinking
   *[other] { $who } (bots) are thinking
}
bots-skip = Skip to my turn
bots-skip-key = Space
bots-speed = Speed of the bots
tempo-slow = slow
tempo-normal = normal
tempo-fast = fast
tempo-at-once = at once
log-only = Show
log-all = everything
log-heads = headings
log-newest = newest first
close = Close
mat-open = Open the player board of { $who }
mat-before = Player before
mat-next = Next player

## Replay and score
replay-steps = Steps of the replay
replay-first = To the beginning
replay-back = One move back
replay-on = One move on
replay-last = To the end
move = Move { $at } of { $last }
moves-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
to-table = Back to the table
fork = Play on from here
export = Export
score = Score
by-category = Points by category
brass-best = brass: best of the row
total = Total
ahead = { $count ->
    [one] One point ahead of the next
   *[other] { $count } points ahead of the next
}
tie-break = Tie-break: { $what }
tie-decides = Equal points. What decides: { $what }.
tie-shared = Equal in points and in everything that breaks a tie.
race = The race
race-hint = points if the game had ended then
chart = Points over the game
look-back = Look back
look-back-hint = Every moment of the game can be looked at again, and played on from with bots.

## The end of a game
facts = What decided
fact-decided = What put { $who } ahead of { $rival }: { $what }, { $first } to { $second }.
fact-always = { $who } was never behind.
fact-turned = { $who } was ahead until move { $at }.
fact-look = See that moment
fact-own-best = You had the most from { $what }: { $points }.
fact-own-most = { $points } of your { $total } points came from { $what }.
end-you = { $points ->
    [one] You have { $points } point.
   *[other] You have { $points } points.
}
end-close = Look at the table
rematch = Rematch
rematch-hint = same seats and options, the first seat moves on
rematch-wish = { $who } would like a rematch.
rematch-join = Play again
rematch-watch = Watch it
replay-play = Play, or stop: space
replay-speed = Speed
replay-speed-slow = slow
replay-speed-usual = one move a second
replay-speed-fast = fast
eyes = Whose eyes
eyes-all = all open
eyes-none = empty hand
review = Review
review-title = How the game turned
review-intro = The strongest bot looks at every decision of this game again and at the chances of winning. Where another choice looks much better, both are played on to the end many times. That takes some minutes, longer for long games; you can stop it.
review-begin = Begin the review
review-waits = The review waits until a bot is free for it.
review-progress = { $done } of { $all } decisions have been looked at.
review-checking = The chances are ready. { $done } of { $all } moments have been checked.
review-grows = You may leave this page: the work goes on, and what was found stays.
review-again = Show what is new
review-failed = This game cannot be reviewed: the bot could not follow it to its end.
review-share = Copy the link
review-stop = Stop the review
review-stopped = The review was stopped. What was found stays; moments that were not checked to the end are unclear.
review-go-on = Go on
review-kinds = { $count ->
    [one] { $count } choice: { $best } best, { $fine } as good, { $unclear } unclear, { review-mistakes }
   *[other] { $count } choices: { $best } best, { $fine } as good, { $unclear } unclear, { review-mistakes }
}
review-mistakes = { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
}
accuracy = Accuracy
accuracy-hint = Accuracy: how much of their winning chances a player’s choices kept. Only confirmed mistakes count: with 95 % confidence, none of them is a false alarm.
chances = Chances of winning
chances-hint = what a bot thought with the mover’s eyes; luck that came later does not count against a choice
moments = Mistakes and unclear moments
moments-none = No choice stands out: as far as a bot can tell, nobody lost much by any of them.
moment-nth = Moment { $n }
moment-of = { $who }, move { $at }
verdict-checking = being checked
verdict-unclear = unclear
verdict-mistake = mistake
moment-played = played
moment-better = better
moment-other = the bot’s choice
moment-watch = Watch from here
moment-seen = The table as { $who } saw it:
pairs-checking = The search sees a difference. It is being checked: { $count } of { $all } games have been played on both ways.
pairs-unclear = Games won. From here { $count } games were played with each choice, and neither is clearly better. The other one wins { $loss } percentage points more often (95 % interval: { $low } to { $high }).
pairs-mistake = Games won. From here { $count } games were played with each choice: the other one wins { $loss } percentage points more often (95 % interval: { $low } to { $high }).
because = On average, after the better choice
because-others = Points of the best opponent

## Learn
learn-intro = Every game in two minutes, by playing it, or by its rules.
learn-game = Rules of { $game }
rulebook = Rulebook
search-rules = Search the rules
search = Search
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
all-rules = All rules
no-rules = No rule has all of these words
at-table = At the table
at-act = Turquoise: here you can act.
at-brass = Brass: this has just happened, or is the best of its row.
at-why = Tap what cannot be chosen: it tells why not, with the rule.
at-undo = Undo takes back your choices until something is shown.
at-hint = A hint is what a bot would do with what you can see.
at-log = Tap a line of the log to see that moment again.
in-short = In short
icons = Icons
icon-cards = Cards in hand
icon-cost = In a coin: cost or money
icon-points = In a star: points

## Clocks
clock = Time for each decision
clock-none = no limit
clock-hint = When the time is over, a bot plays until the person is back. The seat stays theirs.
left-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
left-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
left-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-left = Time left: { $left }

## Preferences
preferences = Preferences
preferences-hint = They belong to this browser, on this device.
preferences-saved = Saved.
your-time = Your time
time-zone = Time zone
time-zone-none = not chosen
sleep-from = Sleep from
sleep-to = to
sleep-hint = No clock of a table runs while you sleep. Leave both empty if it may.
notice-language = Language of notices
save = Save
notices = Notices
notices-hint = When it is your turn and you do not have the table open, Serai can tell you. Nothing is sent until you turn it on here. A notice names the table, never a card.
notices-none = You get no notices.
notices-off = This server sends no notices.
channel-push = Browser
channel-mail = E-mail
channel-hook = Webhook
channel-on = on
channel-waiting = not confirmed yet
channel-test = Send a test
channel-remove = Remove
channel-tested = A test is on its way.
channel-added = A message with a link is on its way: open the link to confirm.
push-title = In this browser
push-hint = It shows a notice even when no page of Serai is open.
push-add = Turn on in this browser
push-scripts = This needs a browser that allows scripts and notices.
push-denied = The browser does not allow notices of this site. Allow them in its settings, then try again.
mail-title = By e-mail
mail-hint = You get a letter with a link. Nothing else is sent before you have opened it.
mail-address = E-mail address
mail-add = Send the link
hook-title = To a program or to Telegram
hook-hint = Every notice is sent to this address as JSON, signed with a secret that is shown here. For Telegram: the address of sendMessage of your bot, and the number of the chat.
hook-address = Address (https://…)
hook-chat = Chat of Telegram (may be empty)
hook-add = Send the link there
hook-secret = Secret of the signature
confirm-title = Notices from Serai
confirm-ask = Shall Serai tell you here when it is your turn?
confirm-yes = Yes, turn it on
confirm-done = Notices are on. Every notice has a link that turns them off.
stop-title = No more notices
stop-ask = Shall Serai send no more notices there?
stop-yes = Turn notices off
stop-done = Notices are off. The address is deleted.

## What notices say
notice-turn-title = Your turn: { $table }
notice-turn = { $game }: it is your turn.
notice-turn-clock = { $game }: it is your turn. Time left: { $left }.
notice-clock-title = A bot plays for you: { $table }
notice-clock = { $game }: your time ran out, and a bot has taken over. The seat stays yours: open the table and play on.
notice-offer-title = Your seat is offered: { $table }
notice-offer = { $game }: you were away for long, so the host has offered your seat to somebody else.
notice-confirm-title = Notices from Serai
notice-confirm = Somebody, probably you, wants to be told here when it is their turn at a table of Serai. Open the link to confirm. If it was not you, do nothing: nothing more is sent.
notice-test-title = A test from Serai
notice-test = Notices reach you here.

## What went wrong
error-title = This does not work
error-safe = Nothing was changed, and every game is kept.
error-server = Something broke on this server. Try again. If it happens again, give this number to the person who runs it:
error-lost = The line dropped. Your choices are kept; try again.
error-choose = Choose as many as are asked for.
error-stale = Someone moved first. The table is up to date; choose again.
error-over = The game is over: nothing more can be done at this table.
error-lobby = The game has not begun yet: it begins when all seats are taken.
error-too-many = Nothing was done: that is more than is asked for. Choose fewer.
error-unknown-action = That is no action of this game. Choose one of those on the table.
error-no-table = There is no such table: it was deleted, or the link is not complete. Ask for the link once more.
error-link = This link does not work any more: somebody sat down with it, or a newer one took its place. Ask the host for a new one. If you sat down with it yourself, open the table in the browser where you did.
error-full = All tables of this server are taken: try again later.
error-many-tables = You have many tables open already: finish or delete one first.
error-sure = A deleted table cannot be brought back: tick that you are sure, then delete it.
error-seat-kept = Somebody sits here: you can offer the seat when they have left or stayed away for long.
error-second-seat = You sit at this table already: this link is for somebody else.
error-key-unknown = This key opens no seat: sit down first, by an invitation.
error-key = This was sent before with another action: reload the page and choose again.
error-not-invited = You have no seat at this table: ask somebody there for a link.
error-not-your-seat = This is not your seat: open the table by your own link.
error-spectator = This link is for spectators: ask for a seat's link to play.
error-rematch = The game is not over yet: a rematch begins after its end.
error-rematch-spectator = Only those who played can ask for a rematch.
error-review = Only a finished game can be reviewed: a running one would tell secrets.
error-reviews-full = Many reviews are being computed at this server: try again later.
error-reviews-many = Three reviews are being computed for you already: wait until one is ready.
error-seat-taken = This seat is not open any more: look at the table again.
error-name = A name is missing: type what the others shall call you.
error-name-taken = Somebody at this table has this name already, or one that looks like it: choose another one.
error-speed = There is no such speed: choose one of those at the table.
error-owner = Only the person who opened the table can do this: ask them.
error-players = This game is not for so many players: choose another number.
error-large = This file is too large for a game file.
error-no-wish = Nobody wishes to take anything back now: look at the table again.
error-empty = An empty message says nothing: type some words.
error-chat = Spectators only watch at this table.
error-not-asked = You are not asked anything now: a hint needs a question.
error-no-hint = The bot has no hint now: try again in a moment.
error-export = A game in play cannot be exported, for its file would tell every secret: wait for its end.
error-fork = Only a finished game can be played on from: in a running one it would tell secrets.
error-code = This is not a whole code: copy the link once more, from its beginning to its end.
error-device-code = This code opens nothing: it was used, mistyped, or its ten minutes are over. Make a new one on the device where you play.
error-last-device = This is the only device of this seat: open the seat on another one first.
error-hook = Nothing can be sent there: name an address that begins with https:// and that everybody can reach.
error-mail = This is not an e-mail address: type one like name@example.org.
error-push = The browser's subscription is not complete: turn notices on again.
error-chat-id = This is not a chat of Telegram: type its number, or its name as @name.
error-zone = Unknown time zone: choose one of the list.
error-sleep = Sleeping hours must have a time zone, must not be equal, and must be at most 12 hours apart.
error-channels = You have too many ways to be told already: remove one first.
error-channel = This link is not valid any more: nothing is sent.
error-notices-off = This server sends no such notices: choose another way.
error-clock = No table has such a clock: choose one of the list.
error-no-page = There is nothing at this address: go back to the first page.
error-method = This page cannot be used in this way: open it from the first page.
error-too-large = This is too large for one request: send less.
error-unreadable = This cannot be read: it is damaged, or not text in UTF-8. Go back and try again.
error-other-site = This form came from another site: open the table itself and try again there.
error-host = This server does not answer to this name: ask the person who runs it for the right address.
error-bad-host = The request does not say which server it is for: type the address again.
error-often = This was done too often from your address: try again in a few seconds.
error-many-streams = Too many tables are open at your address: close some of their pages.
sure = This shows something and cannot be taken back:
careful = Ask before anything is shown that cannot be taken back
always-ask = Ask me even where there is only one answer

# The coach

coach = Coach
coach-menu = Coach: more
coach-try = try this
coach-met = { $n } of { $all } things met
coach-why = Why?
coach-show = Show me
coach-go-on = Go on
coach-skip = Skip this
coach-fold = Fold away
coach-less = Tell me less
coach-more = Tell me everything
coach-again = Start again from the first lesson
coach-leave = Leave the coach
coach-call = Play with a coach
coach-quiet = Nothing new just now. I speak up when something comes up for the first time.
key-coach = to the coach and back
guided-title = Guided first game
guided-learn = Learn { $game } by playing
origin-guided = A guided first game: everybody who learns here gets the same deal.
mark-guided = guided
error-coach = The coach comes to games that have lessons, at tables where all others are bots.
error-coach-word = The coach did not understand that: use the buttons of the page.

## Rules for people
learn-title = Learn { $game }
overview = In two minutes
overview-count = { $count ->
    [one] { $count } picture, then you can play
   *[other] { $count } pictures, then you can play
}
learn-playing = Learn by playing
learn-playing-text = A real game against easy bots. A coach explains each thing when it first comes up; you may leave the path whenever you like.
play-guided = Start the guided game
play-plain = Play without a coach
the-rules = The rules
fine-point = Fine point
fine-points = Open fine points
search-people = Search the rules: a word, a card, a number
full-text = The full text by which the table plays, in English
full-note = The full text by which the table plays, in English.
full-found = { $count ->
    [one] { $count } rule of the full text has these words
   *[other] { $count } rules of the full text have these words
}
for-people = The rules for people
gallery = All cards and pieces

## Why something cannot be done
why-title-of = Not now: { $thing }
why-missing = { $count } missing
why-number = Tick at most { $most }.
why-number-exactly = Tick exactly { $most }.

## Serai in a page

game-link = Link and QR code
game-link-title = This game as a link
game-link-hint = The whole game lies in the link itself; no server keeps it. Open it to replay and review the game, or to play on from any moment.
game-link-large = This game is too long for a QR code: send the link or the file.
game-link-qr = QR code of the link
game-open-title = A game by link
game-open-hint = The game lies in the link. If it does not open by itself, paste the link here.
error-game-link = This link does not hold a whole game: copy it once more, from its beginning to its end.
page-loading = Serai is being loaded. After this it needs no network.
page-starting = The table is being set up…
page-failed = Serai could not start. Reload the page; if that does not help, use a newer browser.
page-unreadable = This version of Serai cannot open the games that this browser keeps. They stay as they are: save them as a file and reload the page, or clear the page's data in the browser to start over.
page-save-games = Save the games as a file
page-impossible = This page needs https, or an address on this device, and a browser that may keep data. Open it in another window or browser.
page-elsewhere = Serai is open in another tab. Only one tab plays at a time.
page-take-over = Play here
page-full = The browser's storage is full. You can play on, but new moves are lost when this page is closed: export the game, or free some space.
page-forbidden = This browser keeps nothing, as in a private window. You can play, but the games are lost when this page is closed: export them.
page-export = Export this game
page-no-weights = What this bot has learned could not be loaded: it needs a connection once. Until then it thinks with a search.
page-new-version = There is a new version of Serai.
page-renew = Switch to it
page-close = Close
page-title = Serai in a page
page-hint = The same games without this server: after the first visit they work without a network, and everything stays on your device.
page-open = Open the page
