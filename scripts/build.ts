/** `npm run build`: builds the site, and neither serves nor installs anything else. */
import { build } from "#builder/build.ts";
import { explain } from "../builder/step.mjs";

try {
  await build();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
