/**
 * Holds the listening socket while hosts come and go, so that an update loses nobody: the next host
 * takes connections from the same socket before the last one stops. It knows nothing of pages or
 * forms, and is changed by a restart only. The socket is shared by Node's cluster.
 */
import cluster from "node:cluster";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type HostReady, handOver, noForms, stopNow, takeOver } from "./keeper-messages.ts";
import { listenForUpdates } from "./keeper-socket.ts";

type Ended = readonly [code: number | null, signal: NodeJS.Signals | null];
type Host = {
  folder: string;
  /** When it was started. */
  since: number;
  ready: Record<HostReady, Promise<void>>;
  ended: Promise<Ended>;
  isRunning(): boolean;
  send(message: string): void;
  kill(signal: NodeJS.Signals): void;
};

// Letters may have to be drawn for a new build before its pages are there.
const pagesWithin = 180_000;
const formsWithin = 90_000;
const aMoment = 500;
// Between the end of a host and the start of the next: longer each time that it ends soon.
const pauses = { first: 200, longest: 60_000 };

const dataFolder = resolve(process.env.DATA_FOLDER || ".data");
// One process at a time may have an embedded database open; a server has room for both.
const embedded = !process.env.DATABASE_URL;

// The kernel gives each connection to whichever host asks for one: none is in the keeper's hands.
cluster.schedulingPolicy = cluster.SCHED_NONE;

let stopping = false;
let updating = false;
/** One of its hosts has answered, so that what started it may go on. */
let hasAnswered = false;
let nextPause = pauses.first;
let current = launch(resolve(import.meta.dirname, ".."), []);

current.ready.pages.then(
  () => {
    hasAnswered = true;
    listenForUpdates(dataFolder, update);
  },
  () => {},
);

// A terminal sends its signal to every process of its group, the host among them; the keeper tells
// the host by a message, which it may get beside the signal without ending at once.
let toldAt = 0;
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    stopping = true;
    // Between two hosts there is nobody to tell.
    if (!current.isRunning()) process.exit(0);
    // Whoever asks again does not want to wait; two in one moment are one.
    if (toldAt > 0 && performance.now() - toldAt > aMoment) return current.kill("SIGKILL");
    toldAt ||= performance.now();
    current.send(stopNow);
  });
}

function launch(folder: string, args: string[]): Host {
  cluster.setupPrimary({ exec: join(folder, "server/main.ts"), cwd: folder, args });
  const worker = cluster.fork({ DATA_FOLDER: dataFolder });
  const ended = once(worker, "exit") as Promise<[...Ended]>;
  const ready = { pages: Promise.withResolvers<void>(), forms: Promise.withResolvers<void>() };
  worker.on("message", (message: HostReady | typeof noForms) => {
    if (message === noForms) ready.forms.reject(new Error("It could not prepare the database."));
    else ready[message]?.resolve();
  });
  ended.then(([code]) => {
    for (const one of Object.values(ready)) one.reject(new Error("It ended."));
    if (host !== current || updating) return;
    if (stopping) process.exit(code ?? 1);
    // One that never answered says itself why not, to whoever started us.
    if (!hasAnswered) process.exit(code || 1);
    startAgain(host);
  });
  for (const { promise } of Object.values(ready)) promise.catch(() => {});
  const host: Host = {
    folder,
    since: performance.now(),
    ready: { pages: ready.pages.promise, forms: ready.forms.promise },
    ended,
    isRunning: () => !worker.isDead(),
    send: (message) => worker.isConnected() && worker.send(message),
    kill: (signal) => worker.process.kill(signal),
  };
  return host;
}

/** After it ended by itself, or was killed. */
async function startAgain(host: Host): Promise<void> {
  const [code, signal] = await host.ended;
  if (performance.now() - host.since > pauses.longest) nextPause = pauses.first;
  const after = nextPause;
  nextPause = Math.min(after * 2, pauses.longest);
  process.stderr.write(
    `The host ended (${signal ?? `with ${code}`}). It is started again in ${after / 1000} seconds.\n`,
  );
  await pause(after);
  // An update may have brought another one meanwhile.
  if (!updating && !stopping && current === host) current = launch(host.folder, []);
}

/** Puts the host of another folder in the place of the one that runs; answers what came of it. */
async function update(folder: string): Promise<{ done: boolean; sentence: string }> {
  if (updating || stopping) return { done: false, sentence: "Another update is under way." };
  if (!existsSync(join(folder, "server/main.ts"))) {
    return { done: false, sentence: `There is no site in ${folder}.` };
  }
  updating = true;
  try {
    return await replace(folder);
  } finally {
    updating = false;
    if (!current.isRunning()) startAgain(current);
  }
}

async function replace(folder: string) {
  const before = current;
  const next = launch(folder, [takeOver]);
  if (!(await isWell(next, embedded ? ["pages"] : ["pages", "forms"]))) {
    next.kill("SIGKILL");
    const sentence =
      "The new host did not start; its own words are in the log. The old one goes on.";
    return { done: false, sentence };
  }
  current = next;
  before.send(handOver);
  if (await isWell(next, ["forms"])) {
    return { done: true, sentence: `The site is now served from ${folder}.` };
  }
  // The database did not open for it. Migrations widen first, so the one before can go on with it.
  const back = launch(before.folder, [takeOver]);
  await isWell(back, ["pages"]);
  current = back;
  next.kill("SIGTERM");
  const well = await isWell(back, ["forms"]);
  const sentence = `The new host could not open the database. ${well ? "The one before is back." : "The one before was started again, and could not either."}`;
  return { done: false, sentence };
}

async function isWell({ ready }: Host, kinds: HostReady[]): Promise<boolean> {
  const longest = kinds.includes("pages") ? pagesWithin : formsWithin;
  const late = pause(longest, false, { ref: false });
  const all = Promise.all(kinds.map((kind) => ready[kind])).then(
    () => true,
    () => false,
  );
  return Promise.race([all, late]);
}
