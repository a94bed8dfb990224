import type { Config } from "@react-router/dev/config";
import { addresses, notFoundAddresses } from "./app/addresses.ts";

export default {
  ssr: false,
  splitRouteModules: "enforce",
  prerender: {
    paths: [...addresses, ...notFoundAddresses].map(({ path }) => path),
    concurrency: 4,
  },
} satisfies Config;
