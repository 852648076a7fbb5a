# То, что говорят и терминал, и стол.

comma = { ", " }
won = { $count ->
    [one] { $who } побеждает: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
   *[other] { $who } делят победу: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
}
waiting = { $count ->
    [one] Выбирает { $who }
   *[other] Выбирают: { $who }
}
ask = Сделайте выбор
level-random = случайный
level-medium = средний
level-expert = мастер
level-hard = сильный
level-easy = лёгкий
automaton = Место игры
player = Игрок { $n }
yes = да
no = нет

## What happens around a game
around-went = { $who } уходит; дальше за это место играет бот.
around-late = { $who } не успевает сделать ход; дальше за это место играет бот.
around-returned = { $who } снова за столом.
around-offered = Хозяин стола предлагает место { $n } другому игроку.
around-taken = { $who } садится на место { $n }.

## Hints
hint-chances = Ваши шансы на победу: сейчас примерно { $before } %, после этого выбора { $after } %.
hint-next = Следующий по силе вариант: { $other }, { $chance } %
hint-also = Тоже хорошо: { $other }, { $chance } %

## Rules for people
in-english = на английском
## Why something cannot be done.
why-asked = { $count ->
    [0] Игра окончена.
    [one] Сейчас выбирает { $who }.
   *[other] Сейчас выбирают { $who }.
}
term-first = { $n } { $name }
term-plus = + { $n } { $name }
term-minus = − { $n } { $name }

## Откуда взяты числа

figures-title = { $game }: откуда взяты числа
figures-link = Откуда взяты числа
figures-intro = Каждое число, с которым идёт игра, напечатано в книге правил, найдено в открытом источнике или придумано нами взамен.
figures-names = Названия — как в файлах игры, на английском: они нужны и в вашем файле (--data).
figures-changed = Часть чисел взята из файла хозяина сервера (метка { $data }).
source-printed = напечатано
source-public = открытый источник
source-ours = наше
source-yours = ваше
