import type { FundAccount } from "#core/acts/space.ts";

export type FigureName = "value" | "cash" | "quarters";

/** The figures that can be drawn of an account: some need a valuation, one a past line. */
export function figuresOf({
  lines,
  valuations,
  today,
}: Pick<FundAccount, "lines" | "valuations" | "today">): readonly FigureName[] {
  const valued = valuations.length > 0;
  const moved = lines.some(({ on }) => on <= today);
  return [
    ...(valued ? (["value"] as const) : []),
    ...(moved ? (["cash"] as const) : []),
    ...(valued ? (["quarters"] as const) : []),
  ];
}
