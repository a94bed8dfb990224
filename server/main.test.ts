import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { compiledBefore } from "../tests/compiled-before.ts";
import { until } from "../tests/until.ts";
import { ConfigError, readConfig } from "./config.ts";

/** More than the sockets' buffers hold, so that the answer is under way until it is read. */
const large = 32 * 1024 * 1024;

function siteFolder(files: Record<string, string | Buffer> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "main-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries({ "index.html": "home", ...files })) {
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "data-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function largeSite(): string {
  return siteFolder({ "large.txt": Buffer.alloc(large, "a") });
}

/**
 * For Node: a timer of the host with this delay fires at once, and a longer one never. So a test
 * learns that the host waits that long, without waiting.
 */
function withoutWaiting(delay: number): string[] {
  const program = `
    const set = setTimeout;
    const changed = (given) => (given === ${delay} ? 0 : given > ${delay} ? 2 ** 31 - 1 : given);
    if (process.argv[1].endsWith("main.ts")) {
      globalThis.setTimeout = (done, given, ...rest) => set(done, changed(given), ...rest);
    }`;
  return ["--import", `data:text/javascript,${encodeURIComponent(program)}`];
}

/** The host as `npm start` runs it, with what it says and how it ends. */
function run(env: Record<string, string>, options: readonly string[] = []) {
  // With the flag of the other tests' hosts, so that what those compiled is found.
  const flags = ["--liftoff-only", ...options];
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, "main.ts")], {
    env: {
      ...compiledBefore(),
      HOST: "127.0.0.1",
      PORT: "0",
      SITE_FOLDER: siteFolder(),
      DATA_FOLDER: dataFolder(),
      // A database that is away: making one would keep the process busy for seconds.
      DATABASE_URL: "postgres://127.0.0.1:1/away",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = { stdout: "", stderr: "" };
  child.stdout.on("data", (bytes) => {
    said.stdout += bytes;
  });
  child.stderr.on("data", (bytes) => {
    said.stderr += bytes;
  });
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { child, said, ended };
}

async function listening(said: { stderr: string }): Promise<string> {
  return await until(() => {
    const url = /http:\/\/localhost:\d+/.exec(said.stderr)?.[0];
    if (!url) throw new Error(`The host is not listening: ${said.stderr}`);
    return url.replace("localhost", "127.0.0.1");
  });
}

async function open(url: string): Promise<IncomingMessage> {
  const [response] = await once(get(url, { agent: false }), "response");
  return response;
}

async function lengthOf(response: IncomingMessage): Promise<number> {
  let length = 0;
  for await (const bytes of response) length += bytes.length;
  return length;
}

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

test("a taken port is told in a sentence that says what to do", async () => {
  const port = await takenPort();
  const { said, ended } = run({ PORT: String(port) });
  expect(await ended).toBe(1);
  expect(said.stderr).toBe(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start\n`,
  );
});

// Root may enter every folder: it becomes somebody else, who must be able to read this one.
const another = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const runAs = (program: string, folder: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, program)], {
    env: { DATA_FOLDER: folder, SITE_FOLDER: folder, PORT: "0" },
    encoding: "utf8",
    ...another,
  });
const canBeAnother = runAs("config.ts", tmpdir()).status === 0;

test.runIf(canBeAnother)("a data folder of another user is not taken for one in use", () => {
  const folder = dataFolder();
  const database = join(folder, "database");
  mkdirSync(database);
  chmodSync(database, 0);
  chmodSync(folder, 0o755);
  const words = `The data in ${folder} belong to root.`;
  const refused = (program: string) => {
    const { status, stderr } = runAs(program, folder);
    return [program, status, stderr];
  };
  const host = ["main.ts", 1, `${words} Start the site as that user: sudo -u root npm start\n`];
  const command = [
    "../scripts/backup.ts",
    1,
    `${words} Run this as that user: sudo -u root npm run …\n`,
  ];
  expect(refused("main.ts")).toEqual(host);
  expect(refused("../scripts/backup.ts")).toEqual(command);
  chmodSync(folder, 0);
  const sentence = `${folder} may not be read and written by this user (EACCES). Run this as the user whose folder it is.\n`;
  expect(refused("main.ts"), "what is in it cannot be seen").toEqual(["main.ts", 1, sentence]);
  expect(refused("../scripts/backup.ts")).toEqual(command);
  chmodSync(folder, 0o700);
  chmodSync(database, 0o700);
});

test("a setting that is wrong ends the host in a sentence", async () => {
  const { said, ended } = run({ PORT: "http" });
  expect(await ended).toBe(1);
  expect(said.stderr).toBe('PORT is "http"; it must be a number from 0 to 65535.\n');
});

test.each(["http", "70000", "-1", "80.5"])("PORT=%s is wrong", (port) => {
  const sentence = `PORT is "${port}"; it must be a number from 0 to 65535.`;
  expect(() => readConfig({ PORT: port })).toThrow(new ConfigError(sentence));
});

test("METRICS_PORT that is PORT is wrong, unless they are of two addresses", () => {
  const ports = { PORT: "3000", METRICS_PORT: "3000" };
  const sentence = "METRICS_PORT is 3000, and so is PORT. Choose another one for either.";
  expect(() => readConfig(ports)).toThrow(new ConfigError(sentence));
  expect(() => readConfig({ ...ports, HOST: "127.0.0.1" })).toThrow(new ConfigError(sentence));
  expect(readConfig({ ...ports, HOST: "192.0.2.1" }).metricsPort).toBe(3000);
  expect(readConfig({ PORT: "0", METRICS_PORT: "0" }).metricsPort).toBe(0);
});

test.each(["https://firm.example/site", "https://firm.example/?a=b", "https://a:b@firm.example"])(
  "SITE_ORIGIN=%s is wrong: it is a domain alone",
  (origin) => {
    const sentence = /^SITE_ORIGIN is a domain alone, .*: https:\/\/firm\.example$/;
    expect(() => readConfig({ SITE_ORIGIN: origin })).toThrow(sentence);
  },
);

test("SITE_ORIGIN may end with a slash", () => {
  expect(readConfig({ SITE_ORIGIN: "https://firm.example/" }).origin).toBe("https://firm.example");
});

test("LOG_LEVEL=loud is wrong, and the sentence lists the levels", () => {
  const sentence = /^LOG_LEVEL is "loud"; it must be one of fatal, .*silent\.$/;
  expect(() => readConfig({ LOG_LEVEL: "loud" })).toThrow(sentence);
});

test("a site that was not built is told in a sentence that says what to run", async () => {
  const { said, ended } = run({ SITE_FOLDER: join(tmpdir(), "no-such-site") });
  expect(await ended).toBe(1);
  expect(said.stderr).toBe(
    "There is no built site to serve. Run `npm start`, which builds it first.\n",
  );
});

test("the host says where the site is, and serves it there", async () => {
  const { said } = run({});
  const response = await fetch(await listening(said));
  expect(await response.text()).toBe("home");
});

/** Until then a stop waits for the code of the backend's process to be loaded. */
async function backendRuns(said: { stdout: string }): Promise<void> {
  await until(() => expect(said.stdout).toContain("could not be opened; trying again"));
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s ends an idle host well, open connections included",
  async (signal) => {
    const { child, said, ended } = run({});
    const url = await listening(said);
    // Nothing is asked on it: the host ends well only if it closes it, instead of waiting for it.
    const silent = connect(Number(new URL(url).port), "127.0.0.1");
    onTestFinished(() => void silent.destroy());
    await once(silent, "connect");
    await backendRuns(said);
    child.kill(signal);
    expect(await ended).toBe(0);
  },
);

test("SIGTERM lets an answer under way finish, and takes no new request", async () => {
  const { child, said, ended } = run({ SITE_FOLDER: largeSite() });
  const url = await listening(said);
  await backendRuns(said);
  const response = await open(`${url}/large.txt`);
  child.kill("SIGTERM");
  await until(() => expect(said.stdout).toContain("stopping"));
  await until(() => expect(fetch(url)).rejects.toThrow());
  expect(await lengthOf(response)).toBe(large);
  expect(await ended).toBe(0);
});

test("a second SIGTERM ends the host without waiting for an answer under way", async () => {
  const { child, said, ended } = run({ SITE_FOLDER: largeSite() });
  const response = await open(`${await listening(said)}/large.txt`);
  child.kill("SIGTERM");
  await until(() => expect(said.stdout).toContain("stopping"));
  child.kill("SIGTERM");
  expect(await ended).not.toBe(0);
  await expect(lengthOf(response)).rejects.toThrow();
});

test("SIGTERM cuts off an answer that is still under way after ten seconds", {
  // Where the host waits longer, it ends never.
  timeout: 120_000,
}, async () => {
  const { child, said, ended } = run({ SITE_FOLDER: largeSite() }, withoutWaiting(10_000));
  const response = await open(`${await listening(said)}/large.txt`);
  child.kill("SIGTERM");
  expect(await ended).toBe(1);
  await expect(lengthOf(response)).rejects.toThrow();
});

test("a host whose log nobody reads any more ends all the same when it is told to", {
  // Where it does not, it never would.
  timeout: 120_000,
}, async () => {
  const { child, said } = run({});
  await listening(said);
  await backendRuns(said);
  const exited = once(child, "exit");
  // In one moment: the line that it is stopping is the first that nobody takes.
  child.stdout.destroy();
  child.kill("SIGTERM");
  expect(await exited).toEqual([0, null]);
});
