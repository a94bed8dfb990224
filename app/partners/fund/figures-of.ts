import type { FundAccount } from "./load-fund.ts";

export type FigureName = "value" | "cash" | "quarters";

/** What can be drawn of an account: values once there is one, movements once one has been. */
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
