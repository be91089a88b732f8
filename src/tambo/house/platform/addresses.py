"""Where people come from, as far as limits go by it."""

import ipaddress


def network_of(address: str) -> str:
    """What counts as one address. Of IPv6 a household is given 2^64, so those are one."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))
