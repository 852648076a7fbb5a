# Mombasa: the coach in English.  At most 40 words a lesson; one idea each; says what to do and why.

title-welcome = Welcome to Mombasa
say-welcome = Four companies trade across the map, and none of them is yours: you collect their shares. After { $rounds } rounds the most pounds win. Cash, shares, diamonds and books all count.
title-begin-resting = Three cards begin at rest
say-begin-resting = Cards rest above your slots before they come back. Three of yours rest already; you say where. Later you take back one whole column at a time. For now any order is fine.
title-plan = Plan in secret
say-plan = Choose a card for slot { $slot }. Nobody sees your plan until all are ready. What lies in your slots is all you have this round.
title-one-good = Goods of one kind belong together
say-one-good = One action uses cards of one good only. Your strongest is { $strong }: { $strong_cards } cards, { $strong_units } units together. Planned in the same round they pay for better cards and more steps.
title-column-above = Each slot has a column
say-column-above = After the round each card rests in the column above its slot. Later you take back one whole column: cards that you play in the same slot, round after round, return together.
title-read-card = Reading is free
say-read-card = Rest the pointer on a card, hold it with a finger, or press I: its text opens. Reading never plays a card. The red number is part of its price.

title-revealed = All plans are open
say-revealed = Now everybody sees what the others have planned. You take turns, one action each, until all have ended the phase. Look at their goods, too: who has the most of something can get a bonus.
title-turn = One action a turn
say-turn = What you can use is lit. Used cards are turned face down. Begin with what others could take from you: a card of the display, a bonus space, a region of the map.
title-majority = Nobody has more { $measure }
say-majority = You have { $measure_total }, and nobody has more. A bonus marker on this space brings steps on the track of { $majority_company } and uses up no card. Do it while your cards are face up.
title-markers = Bonus markers
say-markers = { $markers ->
    [one] You have one bonus marker
   *[other] You have { $markers } bonus markers
} for this round. Each is an action without a card. A space is blocked for everybody as soon as a marker is on it, so the best ones go early.
title-lead = Going first
say-lead = A marker here makes you first player from the next round on, and brings a bookkeeping point. Going first means the first choice of cards and bonus spaces.

title-goods = Spend your units
say-goods = { $units ->
    [one] You have one unit.
   *[other] You have { $units } units.
} Add further cards of the same good, take one card from the display, or take steps on company tracks. What the card does not cost becomes steps.
title-price = What a card costs
say-price = Its red number plus the number above its column. The right column is the cheapest, and it is swept away after the round. You take at most one card in an action.
title-steps = Steps are shares
say-steps = Each unit moves your marker one space on any track. The numbers are shares: the last one you have reached counts. Shares are worth something only if their company expands.
title-new-card = Your new card
say-new-card = { $new_card } is in your hand. You can plan it from the next round on. Good cards bought early are used several times.
title-call = A capital call
say-call = The red line on the track of { $call_company } costs { $call ->
    [one] one pound
   *[other] { $call } pounds
}; you have { $pounds }. You may pay or stop before it. More shares of a company that grows are usually worth it.
title-special = A special space
say-special = On the track of { $special } you have reached one. It brought pounds, and it brings them again when others arrive. It has also unlocked a bonus, which works from your next turn to the end.

title-expand = Expand a company
say-expand = All your expansion cards work at once: { $expansion ->
    [one] one point
   *[other] { $expansion } points
} for one company. Choose the one whose shares you hold, or whose regions bring what you need.
title-enter = Enter a region
say-enter = A single line costs 1 point, a double line 2, and a post of another company 1 more. You gain what the region shows. From there you can go on.
title-post = Coins under the posts
say-post = The post leaves the home area of { $company }. Each coin that becomes visible there makes every share of the company worth one pound more. Emptying one column first is usually best.
title-risen = What a share is worth
say-risen = { $value ->
    [one] One coin is visible at { $entered }, so each share is worth one pound
   *[other] { $value } coins are visible at { $entered }, so each share is worth { $value } pounds
}. That holds for everybody. Your shares of it now: { $shares }.
title-oust = A post goes home
say-oust = A post of { $company } was ousted. You choose its column: covering a coin makes the shares of that company cheaper. The last space of a column is never covered again.
title-remove-post = Remove a post
say-remove-post = A front post leaves a home area for good. If there is a coin under it, the shares of that company rise. Choose a company whose shares you hold.

title-points = Bookkeeping points
say-points = An A or B book costs 1 point, a C book 2, and a pound 1. Points cannot be saved. Books with a coin bring a pound besides.
title-place-book = Give the book a place
say-place-book = Your ink marker passes the books one by one and needs what each requires. Fill the track from the front, with similar requirements side by side.
title-bookkeeper = The bookkeeper
say-bookkeeper = The bookkeeper moves your ink marker over books that your face-up cards fulfil. Those cards are not used up, so use the bookkeeper first and the goods after that.
title-ink = How far does it go?
say-ink = Go as far as you can, or stop earlier: you gain the reward only of the book on which the marker stops. The pounds under the track count at the end.
title-turn-book = Turn a book?
say-turn-book = For { $flip_cost } pounds you may turn a book face down. Then it requires nothing, and it brings nothing. Worth it when one book holds you up.
title-with-bookkeeper = Plan for your books
say-with-bookkeeper = A bookkeeper comes far only with the right cards beside it. Look at your next book and plan what it requires in the same round.
title-diamond = Diamonds
say-diamond = Every diamond moves your diamond marker one space: you are on { $diamonds } now. The numbers are pounds at the end, and on its way the marker opens a new slot.
title-merchant = The diamond merchant
say-merchant = A merchant brings diamonds, and some pounds. The merchant of a company brings more for mines in regions where that company has posts.

title-nothing-left = All cards are used
say-nothing-left = If a bonus space is lit and you have a marker, use it: markers cannot be saved. Otherwise end the phase. You are out then, and the others go on.
title-pick-up = Take a column back
say-pick-up = All cards of the column that you choose come to your hand. Only then your played cards move up to rest, so what you played now stays away for at least a round.
title-new-round = A new round
say-new-round = The right column of the display was discarded, and the others have moved up and become cheaper. New coins lie at the books. Markers are back.
title-locked-slots = Two slots are locked
say-locked-slots = Slot 1 opens when your diamond marker reaches space { $diamonds_open }, slot 5 when your ink marker reaches space { $ink_open }. Each is one more card in every round: the earlier the better.
title-slot-opens = A new slot is open
say-slot-opens = You have { $slots } open slots now, for all later rounds. Take back enough cards to fill them: an empty slot is a lost action.
title-tile = A bonus tile
say-tile = { $tile }: this is what you have reserved. It lies in your action area without a slot, for this round only. Use it, or it goes back unused.
title-undo = Changed your mind?
say-undo = Undo takes back your choices, as long as nothing hidden was shown. A plan can be changed until all are ready.

title-worth = Who leads?
say-worth = Each player’s value now is what the table can see: cash, shares, diamonds and books. You stand at { $worth } pounds; the highest is { $leader_worth }. Every post on the map changes it.
title-last-rounds = From now on nothing returns
say-last-rounds = What you play in this round will not come back in time, so the slot does not matter any more. At its end take back your best column: you play the last round with it.
title-last-round = The last round
say-last-round = Nothing can be kept any more. Use every card and every marker: steps on the companies that are worth most, posts where you hold shares, the next value of diamonds or books.
title-end = The game is over
say-end = The sheet adds up your pounds: cash, shares of each company, diamonds and bookkeeping. Look at which companies paid, and who held their shares.
