# The board that can be touched in a browser.
board-open = Open board
board-title = Your board
board-link = The link works once, within five minutes. The board stays open for twelve hours, for you alone.
board-off = This server shows no boards in browsers.
board-no-place = There is no place where you touched.
board-gone = This board is closed. Open it again from Discord.
board-none = No board of yours is open here. Press “Open board” below a post of your game.
board-noscript = The board needs JavaScript.
board-list = All { $n } answers
board-log = What happened
board-lost = No connection. Please try again.
board-theme = Light or dark
board-send = Send
board-cancel = Cancel
board-near = Closer
board-far = Farther
board-undo = Undo
board-waits = It is not your turn.
board-several = Which of these?
board-moved = The game went on. Show it
board-how = The board: touch a piece, then a place
board-draft = Your next move, for you alone
board-close = Close my boards
board-closed = { $n ->
    [0] No board of yours is open.
    [one] Your board is closed.
   *[other] { $n } boards of yours are closed.
}
