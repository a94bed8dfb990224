import type { LinkablePageId } from "./pages.ts";

export const services = [
  "investment-advisory",
  "mergers-acquisitions",
  "private-equity",
  "business-strategy",
] as const satisfies readonly LinkablePageId[];
export type Service = (typeof services)[number];
