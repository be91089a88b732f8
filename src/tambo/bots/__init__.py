"""Search that knows no game: it reads menus, plays on copies, and sees redeals only."""
