import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "../builder/browser.ts";
import { atEnd } from "./cleanup.ts";
import { until } from "./wait.ts";

// The same as in playwright.config.ts.
const flags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--no-default-browser-check",
  "--lang=en-GB",
  // Without these Chromium loads two hidden pages per window for its address bar.
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
];

/** Starts a Chromium with an empty profile; returns the address of its debugger. */
export async function startBrowser(
  program = findBrowser() ?? "chromium",
): Promise<{ address: string; stop(): void }> {
  const profile = mkdtempSync(join(tmpdir(), "profile-"));
  const more = ["--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"];
  // In a process group of its own: on Debian the program is a script that starts another.
  const child = spawn(program, [...flags, ...more], {
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
  });
  const stop = () => {
    try {
      if (child.pid) process.kill(-child.pid, "SIGKILL");
    } catch {
      // It has already ended.
    }
  };
  atEnd(stop);
  let said = "";
  child.stderr.on("data", (bytes) => {
    if (said.length < 20_000) said += bytes;
  });
  const address = await until("Chromium", 60_000, () => /listening on (ws:\S+)/.exec(said)?.[1]);
  return { address, stop };
}
