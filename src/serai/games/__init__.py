"""The games: one package each, rules in the order of the rulebook.  `serai.catalogue` finds them."""
