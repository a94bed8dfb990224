import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { addReaders, sendingOf, sendNow } from "../tests/letter.ts";
import { atEnd } from "./cleanup.ts";
import { rows } from "./options.ts";
import { say } from "./progress.ts";
import { residentBytes } from "./site-host.ts";
import { until } from "./wait.ts";
import { type EngineName, engines, openOne } from "./writes/databases.ts";

export type Letters = {
  engine: EngineName;
  readers: number;
  /** Mails per second: of the letter, and of nodemailer alone to the same server. */
  perSecond: number;
  bare: number;
  accepted: number;
  /**
   * Memory of the backend process: after a tenth of the mails, and the highest value from then on.
   */
  memory: { early: number; most: number };
};

const many: Record<EngineName, number> = { PGlite: 10_000, PostgreSQL: 100_000 };

/**
 * Sends a letter to all readers, and the same mails with nodemailer alone, to a mail server that
 * only counts.
 */
export async function measureLetters(): Promise<Letters[]> {
  const sink = fork(new URL("./letters/sink.ts", import.meta.url), { serialization: "advanced" });
  atEnd(() => void sink.kill("SIGKILL"));
  const [{ url }] = (await once(sink, "message")) as [{ url: string }];
  const figures: Letters[] = [];
  for (const engine of engines) {
    const readers = Math.min(many[engine], rows(many[engine]));
    const { host, sql } = await openOne(engine, { SMTP_URL: url });
    say(`${engine}: ${readers} readers`);
    await addReaders(sql, readers);
    const before = await bareRate(url, Math.min(readers, 5_000));
    const backend = backendOf(host.child.pid ?? 0);
    const letter = await sendNow(sql);
    const started = performance.now();
    let early = 0;
    let most = 0;
    await until(`The letter on ${engine}`, 1_800_000, async () => {
      const { state, counts } = await sendingOf(sql, letter);
      const now = residentBytes({ pid: backend } as never) ?? 0;
      if ((counts.accepted ?? 0) > readers / 10) {
        early ||= now;
        most = Math.max(most, now);
      }
      return state === "done" ? true : undefined;
    });
    const seconds = (performance.now() - started) / 1000;
    const { counts } = await sendingOf(sql, letter);
    const after = await bareRate(url, Math.min(readers, 5_000));
    await host.stop();
    figures.push({
      engine,
      readers,
      perSecond: readers / seconds,
      bare: (before + after) / 2,
      accepted: counts.accepted ?? 0,
      memory: { early, most },
    });
  }
  return figures;
}

async function bareRate(url: string, count: number): Promise<number> {
  const pool = fork(new URL("./letters/bare-pool.ts", import.meta.url), [url, String(count)]);
  atEnd(() => void pool.kill("SIGKILL"));
  const [{ perSecond }] = (await once(pool, "message")) as [{ perSecond: number }];
  pool.kill();
  return perSecond;
}

/** The id of the process that the host has started for its backend. */
export function backendOf(host: number): number {
  const children = readFileSync(`/proc/${host}/task/${host}/children`, "utf8").trim().split(" ");
  return Number(children[0] ?? host);
}
