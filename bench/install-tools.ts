import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { command } from "../builder/command.ts";
import { step } from "../builder/step.mjs";

const stamp = "bench/node_modules/.installed";

/** Installs Lighthouse and other tools that only this command needs. */
export async function installTools(): Promise<void> {
  const lock = readFileSync("bench/package-lock.json");
  const wanted = createHash("sha256").update(lock).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  const flags = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  await step("Install the measuring tools", () =>
    command("npm", ["ci", "--prefix", "bench", ...flags]),
  );
  writeFileSync(stamp, wanted);
}
