import { existsSync } from "node:fs";
import { command } from "./command.ts";
import { Trouble } from "./step.mjs";

// Chromium's headless build comes first: the full browser, run without a screen, stops drawing now
// and then, and a test or a measurement would wait for ever.
const shell = "/usr/bin/chromium-headless-shell";
const places = [
  process.env.CHROME_PATH,
  shell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

export function findBrowser(): string | undefined {
  return places.find((place) => place && existsSync(place));
}

/**
 * Installs Debian's headless Chromium where we may (as root, with apt). Elsewhere, any Chromium or
 * Chrome that is already on the machine is used.
 */
export async function ensureBrowser(): Promise<void> {
  if (process.env.CHROME_PATH || existsSync(shell)) return;
  const isRoot = process.getuid?.() === 0;
  const failure = isRoot && existsSync("/usr/bin/apt-get") ? await install() : undefined;
  if (findBrowser()) return;
  throw (
    failure ??
    new Trouble(
      "The tests need Chromium or Chrome. Install one (on Debian: apt-get install chromium-headless-shell), or set CHROME_PATH to where it is.",
    )
  );
}

async function install(): Promise<unknown> {
  const options = ["-y", "-qq", "--no-install-recommends"];
  try {
    await command("apt-get", ["update", "-qq"]);
    await command("apt-get", ["install", ...options, "chromium-headless-shell"], {
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
    return undefined;
  } catch (error) {
    return error;
  }
}
