import type { Amount } from "#app/i18n/format-amounts.ts";
import type { FundAccount } from "#core/acts/space.ts";
import type { Day } from "../overview/load-overview.ts";

/**
 * What came back plus the value of what is left, on each day that one of them changed. A valuation
 * holds until the next; but the total is never less than what has come back since.
 */
export function worthOf({
  lines,
  valuations,
}: Pick<FundAccount, "lines" | "valuations">): readonly { on: Day; total: Amount }[] {
  const days = [...new Set([...lines, ...valuations].map(({ on }) => on))].toSorted();
  return days.map((on) => {
    const value = valuations.findLast((one) => one.on <= on) ?? { on: "", total: "0" };
    const line = lines.findLast((one) => one.on <= on);
    const isMore = line && line.on > value.on && Number(line.distributed) > Number(value.total);
    return { on, total: isMore ? line.distributed : value.total };
  });
}
