/**
 * Loaded before a host (`--import`): as far as it and what it starts can tell, nothing of the
 * demonstration is left. No setting says so.
 */
import { registerHooks } from "node:module";

registerHooks({
  load(url, context, next) {
    if (!url.includes("/content/demonstration.ts")) return next(url, context);
    const source = "export function leftOfDemonstration() { return []; }";
    return { format: "module", source, shortCircuit: true };
  },
});
