"""How the schema came to be what it is: one file a change, applied when the house opens."""
