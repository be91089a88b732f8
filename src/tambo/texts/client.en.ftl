# Programs that play at a house from outside.

client-answer = The house did not answer as a house does (status { $status }).
client-choice = The bot chose “{ $choice }”, which is not on its menu.
client-no-seat = None of your seats is at table { $table }.
client-unreachable = There is no house at { $url } ({ $why }).
