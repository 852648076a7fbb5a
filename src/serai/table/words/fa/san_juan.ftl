# Words of the game at the table.
ask-pay-cards = Pay with hand cards: { $left } to discard
ask-build = Build one building, or pass
ask-take-role = Choose a role
act-pass = Pass
act-build = Build { $thing }
act-discard = Discard { $thing }
act-take = Take the { $thing }
send-discard = Discard these
