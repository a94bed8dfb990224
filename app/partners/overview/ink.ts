import type { Fund } from "#core/acts/space.ts";
import { services } from "#core/services.ts";

/** The colour of a fund, the same on all pages of the partner. */
export function inkOf(fund: string, funds: readonly Fund[]): string {
  const position = Math.max(
    0,
    funds.findIndex(({ id }) => id === fund),
  );
  return `ink-${services[position % services.length]}`;
}
