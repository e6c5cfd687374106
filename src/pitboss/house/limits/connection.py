"""Where a request comes from, as a key for a limit."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address


def connection(address: str) -> str:
    """The key of an address; one home has a whole /64 of the newer kind, so that counts as one.

    >>> connection("203.0.113.9"), connection("2001:db8::1:2:3"), connection("::ffff:203.0.113.9"), connection("?")
    ('from:203.0.113.9', 'from:2001:db8::/64', 'from:203.0.113.9', 'from:unknown')
    """
    try:
        found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    except ValueError:
        return "from:unknown"
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return f"from:{found.ipv4_mapped}"
        return f"from:{IPv6Network((found, 64), strict=False)}"
    return f"from:{found}"
