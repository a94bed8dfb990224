import { spawn } from "node:child_process";
import { cutFonts, fontsAreCut } from "#builder/fonts.ts";
import { codeAt, stepAt } from "#functions/_shared/time-code.ts";
import { step } from "../builder/step.mjs";

if (!fontsAreCut()) await step("Cut the fonts", cutFonts);
const port = process.env.PORT || "3000";
await tellOfTheDesk();
const child = spawn("node_modules/.bin/react-router", ["dev", "--port", port], {
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));

/**
 * Prints how to sign in at the desk: the development data have colleagues with a known password and
 * app.
 */
async function tellOfTheDesk(): Promise<void> {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  const lines = [
    `  The desk: http://localhost:${port}/desk`,
    "  jeanne@desk.example (administrator, compliance) or tom@desk.example (communications, relations)",
    "  password: two rivers, one course",
    `  code: ${await codeAt(secret, stepAt(Date.now()))} for half a minute; key for an app: ${secret}`,
  ];
  process.stdout.write(`${lines.join("\n")}\n\n`);
}
