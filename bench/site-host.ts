import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atEnd } from "./cleanup.ts";
import { until, within } from "./wait.ts";

export type SiteHost = {
  url: string;
  dataFolder: string;
  child: ChildProcess;
  /** From the start of the process until the first page is served, and until the forms are open. */
  milliseconds: { page: number; forms: number };
  stop(): Promise<void>;
};

type Settings = { site?: string; folder?: string; env?: Record<string, string> };

/** Starts the host as `npm start` does, with a database of its own; its log is thrown away. */
export async function startSiteHost(settings: Settings = {}): Promise<SiteHost> {
  const { site = "build/client", folder = process.cwd(), env = {} } = settings;
  const dataFolder = env.DATA_FOLDER ?? mkdtempSync(join(tmpdir(), "data-"));
  const started = performance.now();
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      HOST: "127.0.0.1",
      SITE_FOLDER: site,
      DATA_FOLDER: dataFolder,
      ...env,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (bytes) => {
    said += bytes;
  });
  const stop = () => stopChild(child);
  atEnd(stop);
  const port = await until(`The host in ${folder}`, 60_000, () => {
    if (child.exitCode !== null) throw new Error(`The host ended: ${said}`);
    return /localhost:(\d+)/.exec(said)?.[1];
  });
  const url = `http://127.0.0.1:${port}`;
  await until("The first page", 60_000, () => ask(`${url}/`));
  const page = performance.now() - started;
  await until("The forms", 120_000, async () => {
    const answer = await ask(`${url}/healthz`);
    return answer?.includes('"forms":"open"') ? true : undefined;
  });
  const forms = performance.now() - started;
  return { url, dataFolder, child, milliseconds: { page, forms }, stop };
}

/** With a new connection: a kept one may be closed just when it is used again. */
async function ask(url: string): Promise<string | undefined> {
  try {
    return await (await fetch(url, { headers: { connection: "close" } })).text();
  } catch {
    return undefined;
  }
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await within(12_000, "Stopping", ended).catch(() => child.kill("SIGKILL"));
}

/**
 * The memory of a process now, or the highest value so far (VmHWM); undefined if the system does
 * not tell.
 */
export function residentBytes(
  { pid }: ChildProcess,
  which: "VmRSS" | "VmHWM" = "VmRSS",
): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const line = new RegExp(`^${which}:\\s+(\\d+) kB$`, "m");
  const kilobytes = line.exec(readFileSync(file, "utf8"))?.[1];
  return kilobytes ? Number(kilobytes) * 1024 : undefined;
}
