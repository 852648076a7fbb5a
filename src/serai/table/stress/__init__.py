"""`serai stress`: servers and bot workers on one database, guests who play, processes that are killed at random moments; then a
checker reads the database and says what was lost, done twice, shown wrongly or told to those who must not know it.

`guests` play and watch, `notes` is what they write down, `processes` starts and kills, `stored` reads the database,
`check` judges, and `run` does it all.
"""
