import { spawn } from "node:child_process";
import { cutFonts, fontsAreCut } from "#builder/fonts.ts";
import { step } from "../builder/step.mjs";

if (!fontsAreCut()) await step("Cut the fonts", cutFonts);
const port = process.env.PORT || "3000";
const child = spawn("node_modules/.bin/react-router", ["dev", "--port", port], {
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
