"""What a hundred accounts add up to, worked out a second time: by another program, in another
language, with exact fractions, from the words of docs/decisions/023-capital-account.md and not from
our SQL or TypeScript. `recomputed-accounts.test.ts` holds our own results against it.

Write `accounts.json` anew, with Python 3 and nothing else:

    python3 tests/recomputed/recompute.py
"""

import hashlib
import json
from datetime import date, timedelta
from decimal import Decimal, getcontext
from fractions import Fraction
from pathlib import Path

from make_accounts import make_accounts

getcontext().prec = 80
TODAY = date(2026, 11, 1)
SPANS = ("quarter", "year", "inception")
# What each line does to the value, as the statement has it; gross and offsets are parts of the first.
CHANGES = ("management_fees", "expenses", "income", "realised", "unrealised", "carry")
MEMOS = ("management_fees_gross", "management_fee_offsets", "carry_paid")
NAMES = {
    "management_fees": "managementFees", "management_fees_gross": "managementFeesGross",
    "management_fee_offsets": "managementFeeOffsets", "carry_paid": "carryPaid",
}


def cents(written):
    return int(written.replace(".", ""))


def money(amount):
    return f"{'-' if amount < 0 else ''}{abs(amount) // 100}.{abs(amount) % 100:02d}"


def ratio(part, whole):
    """Four decimals, half away from zero; nothing is divided by nothing."""
    if whole == 0:
        return None
    scaled = abs(Fraction(part, whole)) * 10000
    rounded = int(scaled + Fraction(1, 2))
    sign = "-" if Fraction(part, whole) < 0 and rounded else ""
    return f"{sign}{rounded // 10000}.{rounded % 10000:04d}"


def paid_in(line):
    return {"call": line["amount"], "return": -line["amount"]}.get(line["kind"], 0)


def distributed(line):
    return line["amount"] if line["kind"] == "distribution" else 0


def cash(line):
    """As the investor's bank sees it; interest between investors only passes through the fund."""
    return distributed(line) - paid_in(line)


def evaluate(terms, y):
    return sum((coefficient * y ** power for power, coefficient in terms), Decimal(0))


def roots(terms):
    """Every positive root of a polynomial of few terms, by Rolle: between two neighbouring roots lies
    one of the derivative, which has a term less once the smallest power is divided away."""
    lowest = terms[0][0]
    terms = [(power - lowest, coefficient) for power, coefficient in terms]
    if len(terms) == 1:
        return []
    turning = roots([(power - 1, coefficient * power) for power, coefficient in terms[1:]])
    sizes = [abs(coefficient) for _, coefficient in terms]
    # Cauchy: all roots are between these.
    above = 1 + Decimal(max(sizes)) / sizes[-1]
    below = 1 / (1 + Decimal(max(sizes)) / sizes[0])
    points = [below, *(point for point in turning if below < point < above), above]
    found = []
    for low, high in zip(points, points[1:]):
        at_low, at_high = evaluate(terms, low), evaluate(terms, high)
        if touches(terms, high, at_high):
            found.append(high)
        elif not touches(terms, low, at_low) and (at_low > 0) != (at_high > 0):
            found.append(between(terms, low, high, at_low > 0))
    return sorted(set(found))


def touches(terms, point, value):
    largest = max(abs(coefficient * point ** power) for power, coefficient in terms)
    return abs(value) < largest * Decimal(10) ** -30


def between(terms, low, high, positive):
    for _ in range(220):
        middle = (low + high) / 2
        if (evaluate(terms, middle) > 0) == positive:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def rate_of(lines, values):
    if not values:
        return {"kind": "none", "why": "no-value"}
    if any(line["opening"] for line in lines):
        return {"kind": "none", "why": "opening"}
    valued_on, nav = values[-1]["on"], values[-1]["nav"]
    moved = [line for line in lines if line["on"] <= valued_on and cash(line) != 0]
    if not moved:
        return {"kind": "none", "why": "no-flows"}
    days = {}
    for line in moved:
        days[line["on"]] = days.get(line["on"], 0) + cash(line)
    days = {day: amount for day, amount in days.items() if amount != 0}
    if not days:
        return {"kind": "none", "why": "no-solution"}
    first = min(days)
    length = (valued_on - first).days
    kind = "annual" if length >= 365 else "period"
    if nav == 0 and all(amount < 0 for amount in days.values()):
        return {"kind": kind, "rate": "-1"}
    days[valued_on] = days.get(valued_on, 0) + nav
    terms = sorted(((day - first).days, amount) for day, amount in days.items() if amount != 0)
    # With y = (1 + rate)^(-1/365): a polynomial, whose powers are days and coefficients cents.
    found = roots(terms) if len(terms) > 1 else []
    if len(found) != 1:
        return {"kind": "none", "why": "several-solutions" if found else "no-solution"}
    rate = found[0] ** -(365 if kind == "annual" else length) - 1
    return {"kind": kind, "rate": f"{rate:.12g}"}


def begins(day, span):
    first_month = 3 * ((day.month - 1) // 3) + 1
    return date(day.year, 1 if span == "year" else first_month, 1)


def net_fees(value):
    if value["management_fees"] is not None:
        return value["management_fees"]
    gross, offsets = value["management_fees_gross"], value["management_fee_offsets"]
    return None if gross is None or offsets is None else gross + offsets


def part(value, name):
    return net_fees(value) if name == "management_fees" else value[name]


def does(line):
    if line["kind"] == "adjustment":
        return "expired" if line["recallable_until"] else "adjusted"
    known = {"call": "called", "return": "returned", "distribution": "recallable"}
    return known.get(line["kind"], "adjusted")


def statement(account, lines, values, closing, span):
    earlier = [
        value for value in values if span != "inception" and value["on"] < begins(closing["on"], span)
    ]
    opening = earlier[-1] if earlier else None
    until = [line for line in lines if line["on"] <= closing["on"]]
    inside = [line for line in until if not opening or line["on"] > opening["on"]]
    before = [line for line in until if opening and line["on"] <= opening["on"]]
    within = [
        (place, value) for place, value in enumerate(values)
        if value["on"] <= closing["on"] and (not opening or value["on"] > opening["on"])
    ]
    given, partial = {}, []
    for name in CHANGES + MEMOS:
        those = [(place, part(value, name)) for place, value in within if part(value, name) is not None]
        given[name] = sum(amount for _, amount in those) if those else None
        if 0 < len(those) < len(within):
            place = those[0][0]
            since = (values[place - 1]["on"] + timedelta(1)).isoformat() if place else None
            partial.append({"line": NAMES.get(name, name), "given": len(those), "since": since})
    beginning = opening["nav"] if opening else 0
    contributed, came_back = sum(map(paid_in, inside)), sum(map(distributed, inside))
    explained = sum(given[name] or 0 for name in CHANGES)
    effects = {
        name: sum(line["effect"] for line in inside if does(line) == name)
        for name in ("called", "returned", "recallable", "expired", "adjusted")
    }
    unfunded_before = account["committed"] + sum(line["effect"] for line in before)
    unfunded = unfunded_before + sum(effects.values())
    ever = sum(line["effect"] for line in until if does(line) in ("recallable", "expired"))
    accrued = closing["carry_accrued"]
    amounts = {
        "beginning": beginning, "paid_in": contributed, "distributed": came_back, **given,
        "other": closing["nav"] - beginning - contributed + came_back - explained,
        "ending": closing["nav"], "carry_accrued": accrued,
        "ending_before_carry": None if accrued is None else closing["nav"] + accrued,
        "unfunded_beginning": unfunded_before, **effects, "unfunded_ending": unfunded,
        "recallable_left": max(0, min(unfunded, ever)),
    }
    return {
        "on": closing["on"].isoformat(), "span": span,
        "after": opening and opening["on"].isoformat(),
        **{name: None if amount is None else money(amount) for name, amount in amounts.items()},
        "partial": sorted(partial, key=lambda one: one["line"]),
    }


def read(account):
    lines = [
        {
            **line, "on": date.fromisoformat(line["on"]), "amount": cents(line["amount"]),
            "effect": cents(line["effect"]),
        }
        for line in account["lines"]
    ]
    names = {"nav", "carry_accrued", *CHANGES, *MEMOS}
    values = [
        {
            "on": date.fromisoformat(value["on"]),
            **{name: cents(value[name]) if name in value else None for name in names},
        }
        for value in account["values"]
    ]
    return {"committed": cents(account["committed"])}, lines, values


def recompute(account):
    held, lines, values = read(account)
    lines = [line for line in lines if line["on"] <= TODAY]
    values = [value for value in values if value["on"] <= TODAY]
    last = values[-1] if values else None
    counted = [line for line in lines if last is None or line["on"] <= last["on"]]
    in_ratio, out_ratio = sum(map(paid_in, counted)), sum(map(distributed, counted))
    nav = last and last["nav"]
    return {
        "paid_in": money(sum(map(paid_in, lines))),
        "distributed": money(sum(map(distributed, lines))),
        "unfunded": money(held["committed"] + sum(line["effect"] for line in lines)),
        "lines_to": max(line["on"] for line in lines).isoformat() if lines else None,
        "nav": None if nav is None else money(nav),
        "nav_on": last and last["on"].isoformat(),
        "dpi": ratio(out_ratio, in_ratio),
        "rvpi": None if nav is None else ratio(nav, in_ratio),
        "tvpi": None if nav is None else ratio(out_ratio + nav, in_ratio),
        "pic": ratio(in_ratio, held["committed"]),
        "rate": rate_of(lines, values),
        **all_statements(held, lines, values),
    }


def some(row):
    """Without what is not there."""
    return {name: value for name, value in row.items() if value not in (None, False, [])}


def all_statements(held, lines, values):
    """Those of the first and the last two values in full, the others in one hash: they are many."""
    rows = [statement(held, lines, values, closing, span) for closing in values for span in SPANS]
    text = "\n".join(json.dumps(some(row), separators=(",", ":"), sort_keys=True) for row in rows)
    few = {value["on"].isoformat() for value in (*values[:1], *values[-2:])}
    return {
        "statements": [some(row) for row in rows if row["on"] in few],
        "all_statements": {
            "count": len(rows), "sha256": hashlib.sha256(text.encode()).hexdigest(),
        },
    }


def totals(accounts):
    """By entity and currency, and never across."""
    sums = {}
    for account in accounts:
        own, results = sums.setdefault((account["entity"], account["currency"]), {}), account["results"]
        own["funds"] = own.get("funds", 0) + 1
        own["valued"] = own.get("valued", 0) + (results["nav"] is not None)
        for name in ("paid_in", "distributed", "unfunded"):
            own[name] = own.get(name, 0) + cents(results[name])
        own["committed"] = own.get("committed", 0) + cents(account["committed"])
        if results["nav"] is not None:
            own["nav"] = own.get("nav", 0) + cents(results["nav"])
    return [
        {
            "entity": entity, "currency": currency, "funds": own["funds"], "valued": own["valued"],
            **{
                name: money(own[name]) if name in own else None
                for name in ("committed", "paid_in", "distributed", "unfunded", "nav")
            },
        }
        for (entity, currency), own in sorted(sums.items())
    ]


if __name__ == "__main__":
    accounts = make_accounts()
    for account in accounts:
        account["results"] = recompute(account)
        account["lines"] = [some(line) for line in account["lines"]]
    written = {
        "made": "Written by `python3 tests/recomputed/recompute.py`, and by nobody's hand.",
        "today": TODAY.isoformat(), "accounts": accounts, "totals": totals(accounts),
    }
    # An account a line: small, and a change shows which.
    text = "{\n" + ",\n".join(
        f' {json.dumps(key)}: ' + (
            "[\n" + ",\n".join("  " + json.dumps(item, separators=(",", ":")) for item in value) + "\n ]"
            if isinstance(value, list) else json.dumps(value)
        )
        for key, value in written.items()
    ) + "\n}\n"
    Path(__file__).with_name("accounts.json").write_text(text, encoding="utf-8")
