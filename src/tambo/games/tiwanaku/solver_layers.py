"""One layer of the sweep over all valleys: the fronts after one cell."""


class Layer:
    """The fronts after one cell. Lists in parallel, one entry a front."""

    def __init__(self) -> None:
        self.values: list[int] = []
        self.weights: list[float] = []
        self.raised: list[float] = []
        self.parents: list[list[int]] = []


def keep_only(layer: Layer, kept: list[int]) -> None:
    """Drop all fronts of a layer but some."""
    layer.values = [layer.values[i] for i in kept]
    layer.weights = [layer.weights[i] for i in kept]
    layer.parents = [layer.parents[i] for i in kept]
