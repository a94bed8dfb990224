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

/** What the journeys in other browsers drive (`npm run test:browsers`), by Debian's packages. */
const others = {
  "firefox-esr": process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
  "webkit2gtk-driver": process.env.WEBKIT_DRIVER_PATH ?? "/usr/bin/WebKitWebDriver",
  // The screen that WebKit draws on.
  xvfb: "/usr/bin/Xvfb",
};

export function findBrowser(): string | undefined {
  return places.find((place) => place && existsSync(place));
}

/**
 * Installs Debian's headless Chromium where we may (as root, with apt). Elsewhere, any Chromium or
 * Chrome that is already on the machine is used.
 */
export async function ensureBrowser(): Promise<void> {
  if (process.env.CHROME_PATH || existsSync(shell)) return;
  const failure = await install(["chromium-headless-shell"]);
  if (findBrowser()) return;
  throw (
    failure ??
    new Trouble(
      "The tests need Chromium or Chrome. Install one (on Debian: apt-get install chromium-headless-shell), or set CHROME_PATH to where it is.",
    )
  );
}

/** Installs Firefox and WebKit where we may, and answers where they and the screen are. */
export async function ensureOtherBrowsers(): Promise<typeof others> {
  const missing = () => Object.entries(others).filter(([, place]) => !existsSync(place));
  const failure = missing().length > 0 ? await install(missing().map(([name]) => name)) : undefined;
  if (missing().length === 0) return others;
  const lacking = missing().map(([, place]) => place);
  throw (
    failure ??
    new Trouble(
      `The journeys in other browsers need ${lacking.join(" and ")}. Install what is missing (on Debian: apt-get install ${Object.keys(others).join(" ")}), or set FIREFOX_PATH to a Firefox and WEBKIT_DRIVER_PATH to a WebKitWebDriver.`,
    )
  );
}

/** Answers why it could not; nothing where we may not install, or where it worked. */
async function install(packages: readonly string[]): Promise<unknown> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  const options = ["-y", "-qq", "--no-install-recommends"];
  try {
    await command("apt-get", ["update", "-qq"]);
    await command("apt-get", ["install", ...options, ...packages], {
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
    return undefined;
  } catch (error) {
    return error;
  }
}
