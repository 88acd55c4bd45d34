"""Questions about values that several vendors ask."""

import ipaddress
import math
import re
from datetime import datetime, timezone

HOUR = 3600
DAY = 24 * HOUR
MEGABYTE = 1_000_000
MEBIBYTE = 1 << 20

UUID = re.compile(r"[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}")
UPPER_UUID = re.compile(r"[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}")

CURRENCIES = frozenset(
    """AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD
    BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP
    ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK
    JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK
    MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN
    PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS
    TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAF XCD XOF
    XPF YER ZAR ZMW ZWG""".split()
)


def is_integer(value):
    """Whether it was written as an integer; neither `true` nor `1.0` is one."""
    return type(value) is int


def is_number(value):
    """Whether it was written as a finite number."""
    return type(value) is int or (type(value) is float and math.isfinite(value))


def is_text(value):
    """Whether it is a string with something in it."""
    return isinstance(value, str) and value != ""


def length(text):
    """The length in UTF-16 units, the greatest of the countings that vendors call characters."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def is_currency(value):
    """Whether it is an ISO 4217 code, in capitals."""
    return isinstance(value, str) and value in CURRENCIES


def is_ipv4(value):
    """Whether it is an IPv4 address."""
    try:
        return isinstance(value, str) and bool(ipaddress.IPv4Address(value))
    except ValueError:
        return False


def is_ip(value):
    """Whether it is an IPv4 or IPv6 address."""
    try:
        return isinstance(value, str) and bool(ipaddress.ip_address(value))
    except ValueError:
        return False


def matches(pattern, value):
    """Whether the whole of a string matches."""
    return isinstance(value, str) and re.fullmatch(pattern, value, re.ASCII) is not None


def rfc3339(value, utc_only=False):
    """Seconds since 1970 of an RFC 3339 time, None if it is none."""
    zone = "Z" if utc_only else r"(Z|[+-]\d\d:\d\d)"
    if not matches(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?" + zone, value):
        return None
    whole, fraction, rest = re.fullmatch(r"([^.+Z]{19})(\.\d+)?(.+)", value).groups()
    try:
        moment = datetime.fromisoformat(whole + rest.replace("Z", "+00:00"))
    except ValueError:
        return None
    return moment.timestamp() + float(fraction or 0)


def utc_time(text, layout):
    """Seconds since 1970 of a UTC time in a layout of `strptime`, None if it is none."""
    try:
        return datetime.strptime(text, layout).replace(tzinfo=timezone.utc).timestamp()
    except ValueError:
        return None


def redacted(mapping, *names):
    """A copy without the values of some members."""
    return {name: value for name, value in mapping.items() if name not in names}
