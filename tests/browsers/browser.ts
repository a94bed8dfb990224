/** What the journeys need of a browser, whichever it is and however it is driven. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export type Browser = {
  name: string;
  /** A window with an empty store, as of somebody who was never here. */
  open(options: WindowOptions): Promise<BrowserWindow>;
  close(): Promise<void>;
};

export type WindowOptions = {
  width: number;
  height: number;
  /** Whether a page's own scripts run. */
  scripts: boolean;
};

export type BrowserWindow = {
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page, given as text; it answers JSON. Nothing is waited for in the page. */
  call(source: string): Promise<string>;
  /** Moves, presses and types as a person does: the actions of the WebDriver standard. */
  act(actions: readonly object[]): Promise<void>;
  picture(): Promise<Buffer>;
  /** The folder of what was downloaded. */
  downloads: string;
  /** The errors that its pages have logged, as far as the browser tells. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
};

/** Starts a program that ends with this process at the latest: a journey may be cut short. */
export function start(path: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const program = spawn(path, args, { env: { ...process.env, ...env } });
  process.once("exit", () => program.kill());
  return program;
}

/** Resolves to what a started program says, once it says it. */
export function saidBy(
  program: ChildProcess,
  output: "stdout" | "stderr",
  sought: RegExp,
): Promise<string> {
  return new Promise((done, failed) => {
    let said = "";
    program[output]?.on("data", (chunk: Buffer) => {
      said += chunk;
      const [, found] = sought.exec(said) ?? [];
      if (found !== undefined) done(found);
    });
    program.once("error", failed);
    program.once("exit", () => failed(new Error(`It ended before it was ready: ${said}`)));
  });
}

export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, "exit");
  program.kill("SIGTERM");
  await gone;
}
