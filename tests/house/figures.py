"""What long runs measure is told at the end of the run; nothing is asserted of it."""

from collections.abc import Sequence

LINES: list[str] = []


def tell(what: str, seconds: Sequence[float]) -> None:
    """Note how long something took, over many times."""
    spent = sorted(seconds)
    median, late = spent[len(spent) // 2], spent[int(0.99 * len(spent))]
    LINES.append(
        f"{what}: {len(spent)} times, median {median:.3f} s, "
        f"99th percentile {late:.3f} s, worst {spent[-1]:.3f} s"
    )
