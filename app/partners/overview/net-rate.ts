import type { CapitalAccount } from "#core/acts/space.ts";
import { netIrr, type Rate } from "#core/net-irr.ts";

export type NoRate = {
  kind: "none";
  why: "opening" | "no-value" | "no-flows" | "no-solution" | "several-solutions";
};
export type NetRate = Exclude<Rate, { kind: "none" }> | NoRate;

/** The net rate of return, or why there is none. A rate need not be exact, so numbers will do. */
export function netRateOf({
  cash,
  nav,
  navOn,
  opening,
}: Pick<CapitalAccount, "cash" | "nav" | "navOn" | "opening">): NetRate {
  if (nav === null || navOn === null) return { kind: "none", why: "no-value" };
  if (opening) return { kind: "none", why: "opening" };
  if (cash.length === 0) return { kind: "none", why: "no-flows" };
  const flows = cash.map(([day, amount]) => [day, Number(amount)] as const);
  return netIrr(flows, [navOn, Number(nav)]);
}
