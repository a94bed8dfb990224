/** `npm run build`: builds the site without serving it. */
import { build } from "#builder/build.ts";
import { explain } from "../builder/step.mjs";

try {
  await build();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
