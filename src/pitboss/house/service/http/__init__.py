"""Plain HTTP: everything but the stream of events. One module a part of the interface, in the order of docs/house.md."""
