/** Whether everything behind the forms is well: one sentence for each part of it. */
import { existsSync, statfsSync } from "node:fs";
import type { Sql } from "#functions/_shared/sql.ts";
import type { Config } from "../config.ts";
import { backupsIn, takenAt } from "../engine/backups.ts";
import { hasKey } from "../engine/secret-keys.ts";
import type { Probed } from "../mail/probe.ts";
import type { BackendState, Queue } from "../metrics/backend-metrics.ts";
import type { OpenBackend } from "./open-backend.ts";

/** `failed`: forms cannot be taken. `amiss`: they are, but somebody should look. */
export type Part = { part: string; state: "ok" | "amiss" | "failed"; sentence: string };

const megabyte = 2 ** 20;
/** Below the first the embedded database is not asked any more (`engine/pglite.ts`). */
const space = { none: 64 * megabyte, little: 512 * megabyte };
const longestRound = 5 * 60_000;
const longestQueue = 15 * 60;
const longestStill = 15 * 60;
const mostQueued = 500;
const answerWithin = 3_000;

const queueNow = `
  select
    count(*) filter (where state = 'queued')::integer as queued,
    count(*) filter (where state = 'dead')::integer as dead,
    coalesce(extract(epoch from now() - min(created_at) filter (
      where state = 'queued' and (attempts > 0 or next_attempt_at <= now())
    )), 0)::float8 as "oldestSeconds",
    (select count(*) from private.letter_recipients as readers
      join private.letter_sendings as sendings on sendings.id = readers.sending_id
      where readers.state = 'ready' and sendings.state = 'running')::integer as letters,
    private.letter_still_seconds() as "letterStillSeconds",
    (select coalesce(sum(private.undecided_letters(sendings)), 0)
      from private.letter_sendings as sendings)::integer as "lettersUndecided",
    (select count(*) from private.late_retention)::integer as "retentionLate",
    (select value from private.host_secrets where name = 'key-in-use') as "keyInUse"
  from private.outbox where state <> 'sent'
`;

export function watchReadiness(config: Config, current: () => OpenBackend | undefined) {
  const { smtpUrl } = config;
  let probe: (() => Promise<Probed>) | undefined;

  async function probed(): Promise<Probed | undefined> {
    if (!smtpUrl) return undefined;
    // Loaded when somebody asks: forms need not wait for it.
    probe ??= (await import("../mail/probe.ts")).mailProbe(smtpUrl);
    return probe();
  }

  async function state(): Promise<BackendState> {
    const open = current();
    const queue = open && (await queueOf(open.engine.sql));
    return {
      // A server that went away while we had it open.
      databaseOpen: queue !== undefined,
      connections: open?.engine.connections?.(),
      queue,
      diskFree: freeIn(config.dataFolder),
      // A server's are its owner's: nothing is known of them here.
      lastBackup: config.databaseUrl ? undefined : newestBackup(config.dataFolder),
    };
  }

  async function parts(): Promise<Part[]> {
    const now = await state();
    return [
      database(now, current() !== undefined),
      disk(now.diskFree),
      worker(current()?.mail.lastRound()),
      mailServer(await probed()),
      backlog(now.queue),
      letters(now.queue),
      retention(now.queue),
      secrets(!now.queue?.keyInUse || (await hasKey(config, now.queue.keyInUse))),
    ];
  }

  return { state, parts };
}

async function queueOf(sql: Sql): Promise<Queue | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), answerWithin);
  });
  const asked = sql<Queue>(queueNow).then(
    ([row]) => row,
    () => undefined,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

function database({ databaseOpen }: BackendState, wasOpened: boolean): Part {
  const part = "database";
  if (databaseOpen) return { part, state: "ok", sentence: "The database answers." };
  const sentence = wasOpened
    ? "The database does not answer: forms are refused until it does."
    : "The database is not open yet: forms wait for it.";
  return { part, state: "failed", sentence };
}

export function disk(free: number): Part {
  const part = "disk";
  const left = `${Math.floor(free / megabyte)} MB are free`;
  if (free < space.none) {
    return { part, state: "failed", sentence: `Only ${left}: forms are refused below 64 MB.` };
  }
  if (free < space.little) {
    return { part, state: "amiss", sentence: `Only ${left}: make space before 64 MB are reached.` };
  }
  return { part, state: "ok", sentence: `${left}.` };
}

type Round = { at: number; unreachable: boolean };

export function worker(last: Round | undefined, now = Date.now()): Part {
  const part = "worker";
  if (!last) return { part, state: "amiss", sentence: "The mail worker has not begun yet." };
  const ago = Math.round((now - last.at) / 1000);
  if (now - last.at > longestRound) {
    const sentence = `The mail worker has not ended a round for ${ago} seconds: restart the host if this lasts.`;
    return { part, state: "amiss", sentence };
  }
  return { part, state: "ok", sentence: `The mail worker ended a round ${ago} seconds ago.` };
}

export function mailServer(probed: Probed | undefined): Part {
  const part = "mail server";
  if (!probed) {
    const sentence = "There is no SMTP_URL: mails are written as files.";
    return { part, state: "ok", sentence };
  }
  if (probed.reached) return { part, state: "ok", sentence: "The mail server answers." };
  const sentence = `The mail server does not answer (${probed.code}): mails wait until it does.`;
  return { part, state: "amiss", sentence };
}

export function backlog(queue: Queue | undefined): Part {
  const part = "queue";
  if (!queue) return { part, state: "amiss", sentence: "What waits to be sent is not known." };
  const minutes = Math.round(queue.oldestSeconds / 60);
  const dead = queue.dead > 0 ? ` ${queue.dead} were given up.` : "";
  const sentence = `${queue.queued} mails wait, the oldest for ${minutes} minutes.${dead}`;
  const late = queue.oldestSeconds > longestQueue || queue.queued > mostQueued;
  return { part, state: late ? "amiss" : "ok", sentence };
}

export function letters(queue: Queue | undefined): Part {
  const part = "letters";
  const { letters: left = 0, letterStillSeconds = 0, lettersUndecided = 0 } = queue ?? {};
  const minutes = Math.round(letterStillSeconds / 60);
  const isStill = letterStillSeconds > longestStill;
  const sentences = [
    left > 0 ? `A letter is under way: ${left} readers are left.` : "No letter is under way.",
    isStill &&
      `A letter has stood still for ${minutes} minutes: look at the mail server, and at the letter at the desk.`,
    lettersUndecided > 0 &&
      `What became of ${lettersUndecided} mails of a letter is not known: somebody decides at the desk.`,
  ];
  const sentence = sentences.filter(Boolean).join(" ");
  return { part, state: isStill ? "amiss" : "ok", sentence };
}

export function retention(queue: Queue | undefined): Part {
  const part = "retention";
  const late = queue?.retentionLate ?? 0;
  if (late === 0) return { part, state: "ok", sentence: "Every rule of retention is run." };
  const sentence = `${late} rules of retention were not run for a day: see the log, and the room Retention of the desk.`;
  return { part, state: "amiss", sentence };
}

export function secrets(hasKey: boolean): Part {
  const part = "secrets";
  if (hasKey) return { part, state: "ok", sentence: "No key to secrets is missing." };
  const sentence =
    "The key to secrets is missing: codes of apps cannot be checked. Ask npm run doctor.";
  return { part, state: "amiss", sentence };
}

export function freeIn(folder: string): number {
  // Before the first start there is no folder yet.
  const { bavail, bsize } = statfsSync(existsSync(folder) ? folder : ".");
  return bavail * bsize;
}

/** In seconds since 1970; 0 where there is none. */
function newestBackup(dataFolder: string): number {
  const newest = backupsIn(dataFolder).at(-1);
  return newest === undefined ? 0 : takenAt(newest) / 1000;
}
