import { services } from "#core/services.ts";
import type { Fund } from "./load-overview.ts";

/** Each fund of a partner's in an ink, the same on all of their pages. */
export function inkOf(fund: string, funds: readonly Fund[]): string {
  const position = Math.max(
    0,
    funds.findIndex(({ id }) => id === fund),
  );
  return `ink-${services[position % services.length]}`;
}
