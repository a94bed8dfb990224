import { build } from "#builder/build.ts";
import { explain } from "../builder/step.mjs";

try {
  await build();
  await import("../server/keeper.ts");
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
