import type { Config } from "@react-router/dev/config";
import { addresses, notFoundAddresses } from "./builder/addresses.ts";

export default {
  // One after the other: a page that waits for three others is given up after ten seconds.
  prerender: [...addresses, ...notFoundAddresses].map(({ path }) => path),
} satisfies Config;
