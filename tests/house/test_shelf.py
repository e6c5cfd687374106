"""The shelf is a mapping like any other, and never changes."""

from __future__ import annotations

from hypothesis import given, strategies as st

from pitboss.house.shelf import Shelf

names = st.text(max_size=3)


@given(st.lists(st.tuples(names, st.integers() | st.none()), max_size=80))
def test_it_holds_what_a_dict_would(steps: list[tuple[str, int | None]]) -> None:
    shelf, plain = Shelf[int](), dict[str, int]()
    kept: list[tuple[Shelf[int], dict[str, int]]] = []
    for name, thing in steps:
        kept.append((shelf, dict(plain)))
        if thing is None:
            shelf = shelf.drop(name)
            plain.pop(name, None)
        else:
            shelf = shelf.put(name, thing)
            plain[name] = thing
    for each, expected in [*kept, (shelf, plain)]:
        assert dict(each) == expected
        assert len(each) == len(expected)


def test_the_way_there_does_not_matter() -> None:
    one = Shelf[int]().put("a", 1).put("b", 2)
    two = Shelf[int]().put("b", 2).put("c", 3).put("a", 1).drop("c")
    assert one == two
    assert one != two.put("a", 2)
    assert repr(one) == "Shelf of 2"
