"""People: accounts, what lets them in, what others see of them, and how much one may ask for."""
