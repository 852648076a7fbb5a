# ask-<step>: a question.  act-<verb>: an action.  told-...: a line of the story. 
ask-lay = Lay one card face down, or none
ask-breathe = Before the next round: use your token?
ask-owe = For your token: discard a card
act-pass = { $step ->
    [Lay] Lay nothing
   *[other] Go on
}
act-lay = Lay: { $thing }
act-drop = Discard: { $thing }
act-use = Use your token: draw a card, then discard one
told-took-back = { $who } takes the last choice back
told-token = { $who } uses the token
told-drew = { $who } draws a card
told-drew-this = { $who } draws: { $card }
told-showed = { $who } shows: { $card }
told-showed-nothing = { $who } shows nothing
told-rolled = { $points ->
    [one] { $who } takes { $points } point
   *[other] { $who } takes { $points } points
}
cat-0 = Rounds
tie-0 = Cards in hand
option-hand = Cards in each hand
blurb-menagerie = Three rounds, five beasts: lay the highest card, and lay it alone.
about-ant = The lowest beast.
about-bee = Higher than an ant.
about-cat = Higher than a bee.
about-dog = Higher than a cat.
about-elk = The highest beast.
about-token = Once in the game, at any moment: draw a card, then discard one.
