house-error-notification-address = That is not an e-mail address.
house-error-notification-channel = There is no such channel.
house-error-notification-mail-off = This house cannot send e-mail.
house-error-notification-many = { $limit ->
    [one] One channel is the most.
   *[other] { $limit } channels are the most.
 }
house-error-notification-token = This link is not valid.
house-error-notification-url = Only public https addresses can be used.
notifications-title = Notices
notifications-about = A player who has to move and is not at the table can be told: in this browser, by e-mail, or by a call of an address of one’s own. A turn is told once, and nothing that others may not know is ever in it.
notifications-turn-one = Your turn at { $game }
notifications-turn-with = With { $names }
notifications-turn-many = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
 }
notifications-bot = bot ({ $level })
notifications-nameless = seat { $number }
notifications-test-title = A notice from Tambo
notifications-test-body = This is what a notice looks like. It has arrived.
notifications-confirm-title = Tambo: is this your address?
notifications-confirm-body = Someone wants to be told here when it is their turn. If it was you, open this link; if not, do nothing, and nothing more will come.
notifications-mail-settings = What is sent, and how often: { $url }
notifications-channels = Where you are told
notifications-channels-none = Nowhere yet.
notifications-kind-push = Browser
notifications-kind-email = E-mail
notifications-kind-webhook = Webhook
notifications-status-unconfirmed = not confirmed yet: open the link in the mail
notifications-status-dead = given up: the other side knows it no more, or could not be reached for days
notifications-pace = How often
notifications-pace-each = Each turn
notifications-pace-hourly = Every hour, together
notifications-pace-daily = Once a day, together
notifications-pace-never = Never
notifications-remove = Remove
notifications-test = Send a test
notifications-test-again = Send the mail again
notifications-secret = Secret for checking signatures
notifications-add = Add a way
notifications-push-add = In this browser
notifications-push-about = Comes even when no page of the house is open.
notifications-push-none = This browser cannot receive notices here. It needs https, or this very machine.
notifications-push-denied = The browser does not allow notices from this page. Its settings can change that.
notifications-push-here = This browser is among them.
notifications-email-label = E-mail address
notifications-email-add = By e-mail
notifications-email-none = This house cannot send e-mail.
notifications-webhook-label = Address (https)
notifications-webhook-add = By webhook
notifications-webhook-about = The house posts JSON there, signed with a secret that is shown here afterwards.
notifications-sent = What has been sent
notifications-sent-none = Nothing yet.
notifications-what = { $kind ->
    [turn] { $game }
    [test] Test
   *[other] Confirmation
 }
notifications-state = { $status ->
    [queued] Queued
    [sent] Sent
    [failed] Failed
   *[dropped] Not needed
 }
notifications-tries = { $count ->
    [one] one try
   *[other] { $count } tries
 }
notifications-due = next at { $time }
notifications-reason-acted = You had moved already
notifications-reason-present = You were at the table
notifications-reason-off = The channel is switched off
notifications-reason-name = The name was not found
notifications-reason-private = The address is not public
notifications-reason-timeout = No answer in time
notifications-reason-connection = No connection
notifications-reason-gone = The other side knows the channel no more
notifications-reason-answer = The other side answered { $detail }
notifications-reason-mail = The mail server answered { $detail }
notifications-reason-key = The browser’s key is not usable
notifications-reason-internal = An error of the house
notifications-confirmed = Thank you: this address is confirmed.
