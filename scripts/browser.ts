import { existsSync } from "node:fs";
import { command } from "./command.ts";
import { Trouble } from "./step.mjs";

// The shell first: a whole Chromium without a screen now and then stops drawing, and a test or a
// measurement then waits in vain.
const places = [
  process.env.CHROME_PATH,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

export function findBrowser(): string | undefined {
  return places.find((place) => place && existsSync(place));
}

/** Finds Chromium, or installs Debian's where that is possible. */
export async function ensureBrowser(): Promise<void> {
  if (findBrowser()) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync("/usr/bin/apt-get")) {
    throw new Trouble(
      "The tests need Chromium or Chrome. Install one (on Debian: apt-get install chromium-headless-shell), or set CHROME_PATH to where it is.",
    );
  }
  await command("apt-get", ["update", "-qq"]);
  const install = ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"];
  await command("apt-get", install, { env: { DEBIAN_FRONTEND: "noninteractive" } });
}
