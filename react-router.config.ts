import type { Config } from "@react-router/dev/config";
import { addresses, notFoundAddresses } from "./builder/addresses.ts";

export default {
  prerender: {
    paths: [...addresses, ...notFoundAddresses].map(({ path }) => path),
    concurrency: 4,
  },
} satisfies Config;
