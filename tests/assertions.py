"""Finds test functions that may pass without having asserted anything.

Such a test asserts only inside loops and ifs, and none of these is certain to be entered. A loop
is certain when its source is written out in the file and not empty, or is a range of some length;
an if when it asserts on both sides. What is asserted in a helper is not seen.
"""

import ast
from collections.abc import Iterator

Function = ast.FunctionDef | ast.AsyncFunctionDef
# What keeps the length of its first argument, as a call of a name and as a method.
SAME_LENGTH = {
    "sorted", "list", "tuple", "set", "frozenset", "reversed", "enumerate", "dict", "iter", "zip",
    "product",
}  # fmt: skip
SAME_LENGTH_OF = {"items", "keys", "values", "split", "splitlines", "copy"}
RAISING = {"raises", "warns", "refused"}


def unsure_tests(source: str) -> list[str]:
    """The names of the tests of a file that may assert nothing."""
    tree = ast.parse(source)
    written = _written(tree.body)
    return [
        node.name
        for node in ast.walk(tree)
        if isinstance(node, Function)
        and node.name.startswith("test_")
        and _has_assertion(node.body)
        and not _is_sure(node.body, {**written, **_written(node.body)})
    ]


def _written(body: list[ast.stmt]) -> dict[str, ast.expr | None]:
    """The names that are given a value, None where they are given several."""
    found: dict[str, ast.expr | None] = {}
    for node in _inside(body):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign):
            targets = [node.target]
        for target in targets:
            if isinstance(target, ast.Name):
                value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
                found[target.id] = None if target.id in found else value
    return found


def _inside(body: list[ast.stmt]) -> Iterator[ast.AST]:
    """All nodes, but not those of functions and classes within."""
    todo: list[ast.AST] = list(body)
    while todo:
        node = todo.pop(0)
        yield node
        if not isinstance(node, Function | ast.ClassDef | ast.Lambda):
            todo += ast.iter_child_nodes(node)


def _has_assertion(body: list[ast.stmt]) -> bool:
    return any(_asserts(node) for node in _inside(body))


def _asserts(node: ast.AST) -> bool:
    if isinstance(node, ast.With | ast.AsyncWith):
        return any(_is_raising(item.context_expr) for item in node.items)
    return isinstance(node, ast.Assert)


def _is_raising(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and _called(node) in RAISING


def _called(node: ast.Call) -> str:
    function = node.func
    return getattr(function, "attr", getattr(function, "id", ""))


def _is_sure(body: list[ast.stmt], written: dict[str, ast.expr | None]) -> bool:
    """Whether running these statements to their end asserts something."""
    return any(_is_sure_in(node, written) for node in body)


def _is_sure_in(node: ast.stmt, written: dict[str, ast.expr | None]) -> bool:
    if _asserts(node):
        return True
    if isinstance(node, ast.With | ast.AsyncWith):
        return _is_sure(node.body, written)
    if isinstance(node, ast.Try):
        return _is_sure(node.body, written) or _is_sure(node.finalbody, written)
    if isinstance(node, ast.If):
        return _is_sure(node.body, written) and _is_sure(node.orelse, written)
    if isinstance(node, ast.Match):
        return all(_is_sure(case.body, written) for case in node.cases)
    if isinstance(node, ast.For | ast.AsyncFor):
        return _is_long(node.iter, written) and _is_sure(node.body, written)
    if isinstance(node, ast.While):
        is_endless = isinstance(node.test, ast.Constant) and bool(node.test.value)
        return is_endless and _is_sure(node.body, written)
    return False


def _is_long(node: ast.expr, written: dict[str, ast.expr | None]) -> bool:
    """Whether there is something in it, as far as the file tells."""
    if isinstance(node, ast.List | ast.Tuple | ast.Set):
        return any(
            not isinstance(part, ast.Starred) or _is_long(part.value, written) for part in node.elts
        )
    if isinstance(node, ast.Dict):
        return bool(node.keys)
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str | bytes) and len(node.value) > 0
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return _is_long(node.left, written) or _is_long(node.right, written)
    if isinstance(node, ast.Name):
        value = written.get(node.id)
        others = {name: one for name, one in written.items() if name != node.id}
        return value is not None and _is_long(value, others)
    if isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
        return all(_is_long(one.iter, written) and not one.ifs for one in node.generators)
    return isinstance(node, ast.Call) and _is_long_call(node, written)


def _is_long_call(node: ast.Call, written: dict[str, ast.expr | None]) -> bool:
    name = _called(node)
    if isinstance(node.func, ast.Attribute) and name in SAME_LENGTH_OF:
        return _is_long(node.func.value, written)
    if name == "range":
        ends = [_number(part, written) for part in node.args]
        if None in ends:
            return False
        return len(range(*(end for end in ends if end is not None))) > 0
    if name in SAME_LENGTH and node.args:
        return all(_is_long(part, written) for part in node.args)
    return False


def _number(node: ast.expr, written: dict[str, ast.expr | None]) -> int | None:
    if isinstance(node, ast.Name):
        value = written.get(node.id)
        return _number(value, {**written, node.id: None}) if value is not None else None
    try:
        value = ast.literal_eval(node)
    except ValueError:
        return None
    return value if isinstance(value, int) else None
