import type { Config } from "@react-router/dev/config";
import { addresses, editionAddresses, notFoundAddresses } from "./builder/addresses.ts";

// React Router gives a page ten seconds to be drawn, which a busy machine may need, and has no setting
// for it.
const { timeout } = AbortSignal;
AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, Math.max(milliseconds, 120_000));

export default {
  // One after the other: a page that waits for three others is given up after ten seconds.
  prerender: [...addresses, ...editionAddresses, ...notFoundAddresses].map(({ path }) => path),
} satisfies Config;
