/** The screen reader Orca, and what it says, read from its log. */
import { spawn } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { expect } from "../e2e/test.ts";

export type Orca = {
  /** Does the act, and waits until Orca has said this. */
  hears: (act: () => Promise<unknown>, word: string) => Promise<void>;
  /** Moves the focus there until Orca says this: it misses what happens while a page is new to it. */
  finds: (control: Locator, word: string) => Promise<void>;
  /** Ends it, and keeps its log in that file, if one is named. */
  end: (keepLog?: string) => void;
};

export async function startOrca(): Promise<Orca> {
  const folder = mkdtempSync(join(tmpdir(), "orca-"));
  const log = join(folder, "log");
  // Without a voice, which would need a sound card: what it says is in the log all the same. Each
  // line at once: otherwise the last 8 KiB wait in a buffer until something else happens. And
  // without reading a whole page aloud, in which the rest would have to wait.
  mkdirSync(join(folder, "orca"));
  writeFileSync(
    join(folder, "orca/orca-customizations.py"),
    `from orca import debug, settings, speech
settings.sayAllOnLoad = False
speech.init = lambda: None
debug.debugFile.reconfigure(line_buffering=True)
`,
  );
  const orca = spawn("orca", ["--replace", "--debug-file", log], {
    // Its own words, such as "heading", in English.
    env: { ...process.env, LANG: "C.UTF-8", HOME: folder, XDG_DATA_HOME: folder },
    stdio: "ignore",
  });
  const said = () => (existsSync(log) ? spokenIn(readFileSync(log, "utf8")) : []);
  await expect.poll(() => said().length, "Orca speaks").toBeGreaterThan(0);

  async function hears(act: () => Promise<unknown>, word: string, most = 30_000): Promise<void> {
    const before = said().length;
    await act();
    await expect(() => {
      expect(plain(said().slice(before).join(" "))).toContain(plain(word));
    }).toPass({ timeout: most });
  }

  async function finds(control: Locator, word: string): Promise<void> {
    const moveTo = async () => {
      await control.blur();
      await control.focus();
    };
    await expect(() => hears(moveTo, word, 5_000)).toPass({ timeout: 60_000 });
  }

  function end(keepLog?: string): void {
    orca.kill("SIGKILL");
    if (keepLog) copyFileSync(log, keepLog);
    rmSync(folder, { recursive: true, force: true });
  }

  return { hears, finds, end };
}

function spokenIn(log: string): string[] {
  return [...log.matchAll(/SPEECH OUTPUT: '(.*?)'(?= voice=|\{|$)/gm)].map(([, text = ""]) => text);
}

/** Orca leaves out some marks, and the page has narrow spaces. */
function plain(text: string): string {
  return text.replace(/[\s.,;:·]+/g, " ").trim();
}
