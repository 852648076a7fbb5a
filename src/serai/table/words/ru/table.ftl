# Words of the table itself.
serai = Serai
skip-to-table = К столу
bell = Звук, когда ваш ход
theme = Светлая или тёмная тема
status = Что нужно сделать
players = Игроки
log = Журнал
chat = Чат
chat-label = Сообщение столу
chat-send = Отправить
replay = Повтор
rules = Правила
you = вы
ready = готово
away = не за столом
undo = Отменить
undo-ready = последний выбор
undo-nothing = ещё ничего не выбрано
undo-revealed = дальше нельзя: что-то открыто
undo-others = дальше нельзя: выбрали другие
undo-spectator = вы зритель
hint = Подсказка
all-actions = Все действия ({ $count })
tab = { $game } · Serai
tab-your-turn = ● Ваш ход · { $game }
won = { $count ->
    [one] Победа: { $who }, очки: { $points }
   *[other] Общая победа: { $who }, очки: { $points }
}
waiting = Выбор за: { $who }
level-random = случайный
level-greedy = средний
