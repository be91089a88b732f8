"""How long a bot may think: so many simulations, so many seconds, or both."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Budget:
    """Thinking ends with whichever comes first; 0 means that it does not count.

    Only a budget without seconds makes a bot's choice the same on every machine.
    """

    simulations: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if self.simulations < 0 or self.seconds < 0:
            raise ValueError("a budget is not negative")
        if not self.simulations and not self.seconds:
            raise ValueError("a budget needs simulations or seconds")
