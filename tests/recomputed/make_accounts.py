"""A hundred capital accounts with odd flows, made from one number, and nothing but the standard
library. What each is about is its `about`. `recompute.py` says how to run it."""

import random
from datetime import date, timedelta

ENTITIES = 10
CURRENCIES = ["EUR", "EUR", "EUR", "USD", "GBP", "CHF", "JPY"]
# In the order in which they take turns, ten entities with ten funds each.
ODD = [
    "plain", "same day", "recalls", "negative value", "leap days", "before the first value",
    "one flow", "no change of sign", "total loss", "twice a year", "nothing but a promise",
    "fees outside", "several rates", "a symbolic euro", "opening", "released", "to come",
    "late interest", "parts now and then", "gross fees alone", "everything came back",
    "a huge gain", "three days", "one cent", "back within a year", "a symbolic euro in a year",
    "paid on the day of the value",
]
PARTS = [
    "expenses", "income", "realised", "unrealised", "carry", "management_fees_gross",
    "management_fee_offsets", "carry_paid",
]


def money(cents):
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100}.{abs(cents) % 100:02d}"


def quarter_ends(first, last):
    ends = []
    for year in range(first.year, last.year + 1):
        for month, day in ((3, 31), (6, 30), (9, 30), (12, 31)):
            end = date(year, month, day)
            if first < end <= last:
                ends.append(end)
    return ends


class Account:
    def __init__(self, number, numbers):
        self.numbers = numbers
        self.about = ODD[number % len(ODD)]
        self.start = date(2015 + numbers.randrange(9), 1 + numbers.randrange(12), 1 + numbers.randrange(28))
        self.last = date(2026, 9, 30)
        self.committed = numbers.randrange(10_000_00, 90_000_000_00)
        self.lines = []
        self.values = []
        self.places = {}

    def day(self, first=None, last=None):
        first, last = first or self.start, last or self.last
        return first + timedelta(self.numbers.randrange(max(1, (last - first).days)))

    def line(self, kind, on, cents, effect=None, opening=False, until=None):
        usual = {"call": -cents, "return": cents}.get(kind, 0)
        place = self.places[(kind, on)] = self.places.get((kind, on), 0) + 1
        self.lines.append({
            "kind": kind, "on": on.isoformat(), "amount": money(cents),
            "effect": money(usual if effect is None else effect), "purpose": f"line {place}",
            "opening": opening, "recallable_until": until and until.isoformat(),
        })

    def value(self, on, cents, **parts):
        given = {name: money(part) for name, part in parts.items() if part is not None}
        self.values.append({"on": on.isoformat(), "nav": money(cents), **given})

    def some_calls(self, count, last=None):
        for _ in range(count):
            self.line("call", self.day(last=last), self.numbers.randrange(1, self.committed // count))

    def some_values(self, ends, parts_every=0):
        worth = self.committed // 3
        for place, on in enumerate(ends):
            worth += self.numbers.randrange(-worth // 9, worth // 6) if worth > 100 else 0
            parts = {}
            if parts_every and place % parts_every == 0:
                for name in PARTS:
                    if self.numbers.random() < 0.7:
                        size = self.numbers.randrange(1, max(2, worth // 200))
                        negative = {"expenses", "carry", "management_fees_gross"}
                        parts[name] = -size if name in negative else size
                if {"management_fees_gross", "management_fee_offsets"} & parts.keys():
                    if self.numbers.random() < 0.5 and len(
                        {"management_fees_gross", "management_fee_offsets"} & parts.keys()
                    ) == 2:
                        parts["management_fees"] = (
                            parts["management_fees_gross"] + parts["management_fee_offsets"]
                        )
                if self.numbers.random() < 0.6:
                    parts["carry_accrued"] = self.numbers.randrange(0, max(1, worth // 10))
            self.value(on, worth, **parts)


def fill(account):
    numbers, start, last, about = account.numbers, account.start, account.last, account.about
    ends = quarter_ends(start, last)
    if about == "same day":
        on = account.day()
        for kind in ("call", "call", "distribution", "return", "distribution", "call"):
            account.line(kind, on, numbers.randrange(1, account.committed // 6))
        account.line("call", start, numbers.randrange(1, account.committed // 6))
        # One that nets to nothing on its day.
        account.line("call", ends[0], 12345)
        account.line("return", ends[0], 12345)
        account.some_values(ends)
    elif about == "recalls":
        account.some_calls(3, ends[3])
        for _ in range(4):
            on = account.day(ends[2])
            back = numbers.randrange(1, account.committed // 5)
            again = numbers.randrange(1, back + 1)
            until = numbers.choice([None, on, on + timedelta(365), on + timedelta(730)])
            account.line("distribution", on, back, again, until=until)
            if until and until < last and numbers.random() < 0.7:
                gone = until + timedelta(numbers.randrange(0, 40))
                account.line("adjustment", min(gone, last), 0, -again, until=until)
        account.some_calls(2)
        account.some_values(ends, 1)
    elif about == "negative value":
        account.some_calls(2, ends[1])
        for place, on in enumerate(ends):
            account.value(on, -numbers.randrange(1, account.committed) if place % 3 == 1
                          else numbers.randrange(0, account.committed))
    elif about == "leap days":
        account.line("call", date(2016, 2, 29), account.committed // 4)
        account.line("call", date(2020, 2, 29), account.committed // 4)
        account.line("distribution", date(2024, 2, 29), account.committed // 3)
        for on in (date(2016, 2, 29), date(2020, 2, 28), date(2020, 2, 29), date(2024, 2, 29), date(2025, 2, 28)):
            account.value(on, numbers.randrange(1, account.committed))
    elif about == "before the first value":
        account.some_calls(5)
        account.line("distribution", account.day(), numbers.randrange(1, account.committed))
        account.some_values(ends[-2:])
    elif about == "one flow":
        account.line("call", start, numbers.randrange(1, account.committed))
        account.value(last, numbers.randrange(1, account.committed))
    elif about == "no change of sign":
        if numbers.random() < 0.5:
            account.line("distribution", account.day(last=ends[0]), numbers.randrange(1, account.committed))
            account.value(last, numbers.randrange(1, account.committed))
        else:
            account.some_calls(2, ends[0])
            account.value(last, -numbers.randrange(1, account.committed))
    elif about == "total loss":
        account.some_calls(3, ends[-2])
        account.some_values(ends[2:-1])
        account.value(ends[-1], 0)
    elif about == "twice a year":
        account.some_calls(4)
        account.line("distribution", account.day(ends[3]), numbers.randrange(1, account.committed))
        account.some_values([end for end in ends if end.month in (6, 12)], 1)
    elif about == "nothing but a promise":
        if numbers.random() < 0.5:
            account.value(last, 0)
    elif about == "fees outside":
        account.some_calls(3)
        for _ in range(3):
            account.line("call", account.day(), numbers.randrange(1, account.committed // 50), 0)
        account.some_values(ends, 2)
    elif about == "several rates":
        # 10 % and 20 % a year, or rates a hair apart, or two that are one.
        low, high = numbers.choice([(10, 20), (10, 11), (15, 15), (3, 60), (7, 8)])
        unit = numbers.randrange(1, 1000) * 100_00
        middle = unit * (200 + low + high) // 100
        end = unit * (100 + low) * (100 + high) // 10000
        account.committed = unit * 5
        account.line("call", date(2023, 1, 1), unit)
        account.line("distribution", date(2024, 1, 1), middle)
        account.line("call", date(2024, 12, 31), end)
        account.value(date(2025, 6, 30), 0)
    elif about == "a symbolic euro":
        account.some_calls(2, min(ends[4], ends[-6]))
        account.some_values(ends[5:-1])
        account.value(ends[-1], 100)
    elif about == "opening":
        account.line("call", start, account.committed // 2, opening=True)
        account.line("distribution", start, account.committed // 5, opening=True)
        account.line("call", account.day(ends[0]), account.committed // 4)
        account.some_values(ends, 3)
    elif about == "released":
        account.line("call", start, account.committed // 2)
        account.line("adjustment", account.day(ends[0]), 0, account.committed // 2 - account.committed)
        account.some_values(ends)
    elif about == "to come":
        account.some_calls(3)
        account.line("call", date(2099, 1, 15), account.committed // 7)
        account.line("distribution", date(2099, 1, 15), account.committed // 8, 1)
        account.some_values(ends)
    elif about == "late interest":
        account.some_calls(2)
        account.line("interest-paid", account.day(), numbers.randrange(1, account.committed // 90))
        account.line("interest-received", account.day(), numbers.randrange(1, account.committed // 90), 7)
        account.line("return", account.day(ends[1]), numbers.randrange(1, account.committed // 9), 0)
        account.some_values(ends)
    elif about == "parts now and then":
        account.some_calls(4)
        account.some_values(ends, 1 + numbers.randrange(4))
    elif about == "gross fees alone":
        account.some_calls(2)
        for place, on in enumerate(ends):
            charged = -numbers.randrange(1, 90_000_00)
            offset = numbers.randrange(1, 900_00) if place % 2 else None
            account.value(on, numbers.randrange(1, account.committed),
                          management_fees_gross=charged, management_fee_offsets=offset)
    elif about == "everything came back":
        account.some_calls(3, ends[4])
        for _ in range(5):
            account.line("distribution", account.day(ends[4]), numbers.randrange(1, account.committed))
        account.some_values(ends[:-1])
        account.value(ends[-1], 0)
    elif about == "a huge gain":
        account.line("call", start, 100)
        account.value(start + timedelta(370), account.committed * 9)
    elif about == "back within a year":
        account.line("call", date(2025, 1, 15), account.committed // 2)
        account.line("distribution", date(2025, 5, 20), account.committed // 2 + numbers.randrange(1, 9_000_00))
        account.value(last, 0)
    elif about == "a symbolic euro in a year":
        account.line("call", date(2025, 9, 1), account.committed // 2)
        account.value(last, 100)
    elif about == "paid on the day of the value":
        account.line("call", last, account.committed // 2)
        account.value(last, account.committed // 2)
    elif about == "three days":
        account.line("call", date(2026, 9, 27), account.committed // 3)
        account.value(last, account.committed // 3 + numbers.randrange(-900_00, 900_00))
    elif about == "one cent":
        account.line("call", start, 1)
        account.line("return", account.day(), 1)
        account.line("call", account.day(), 3)
        account.value(ends[-2], 2)
        account.value(ends[-1], 1)
    else:
        account.some_calls(6)
        for _ in range(3):
            account.line("distribution", account.day(ends[2]), numbers.randrange(1, account.committed // 4))
        account.some_values(ends, 1)
    account.lines.sort(key=lambda line: (line["on"], line["kind"], line["purpose"]))
    account.values.sort(key=lambda value: value["on"])
    # One value a day: the later of two stands.
    account.values = list({value["on"]: value for value in account.values}.values())


def make_accounts(count=100, seed=20261210):
    numbers = random.Random(seed)
    made = []
    for number in range(count):
        account = Account(number, numbers)
        fill(account)
        made.append({
            "about": account.about, "entity": number % ENTITIES + 1,
            "currency": CURRENCIES[numbers.randrange(len(CURRENCIES))],
            "committed": money(account.committed), "committed_on": account.start.isoformat(),
            "lines": account.lines, "values": account.values,
        })
    return made
