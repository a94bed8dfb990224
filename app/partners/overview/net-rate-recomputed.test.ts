/** Our net rate, against the one that a second program worked out: `tests/recomputed/recompute.py`. */
import { expect, test } from "vitest";
import { recomputed } from "../../../tests/recomputed/accounts.ts";
import { netRateOf } from "./net-rate.ts";

const outward: Record<string, number> = { call: -1, return: 1, distribution: 1 };

test.each(
  recomputed.accounts.map((account, index) => ({ ...account, name: `${index}, ${account.about}` })),
)("account $name", ({ lines, results }) => {
  const { nav, nav_on: navOn, rate } = results;
  const known = lines.filter(({ on }) => on <= recomputed.today);
  // As `lp_overview` answers them: a sum for each day.
  const days = new Map<string, number>();
  for (const { kind, on, amount } of known) {
    const moved = Number(amount.replace(".", "")) * (outward[kind] ?? 0);
    if (navOn && on <= navOn && moved !== 0) days.set(on, (days.get(on) ?? 0) + moved);
  }
  const found = netRateOf({
    cash: [...days].map(([day, cents]) => [day, (cents / 100).toFixed(2)]),
    nav,
    navOn,
    opening: known.some(({ opening }) => opening),
  });
  if (rate.kind === "none" || found.kind === "none") expect(found).toEqual(rate);
  else {
    expect(found.kind).toBe(rate.kind);
    // To a millionth, of a rate beyond 100 % of itself.
    const exact = Number(rate.rate);
    expect(Math.abs(found.rate - exact)).toBeLessThan(1e-6 * Math.max(1, Math.abs(exact)));
  }
});
