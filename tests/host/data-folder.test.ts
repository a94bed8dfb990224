import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { hostIsRunning, takeDataFolder } from "#server/engine/data-folder.ts";
import { canMount, smallDisk } from "../faults/small-disk.ts";
import { until } from "../until.ts";
import { command } from "./command.ts";
import { dataFolder, emptyFolder, startHost } from "./host-process.ts";
import { withDatabase } from "./with-host.ts";

test("a host that breaks the connection has its folder still; one that is gone has not", async () => {
  const folder = emptyFolder();
  expect(await hostIsRunning(folder)).toBe(false);
  // As a busy one does, whose event loop comes round too late.
  const busy = createServer((socket) => socket.destroy());
  await new Promise<void>((done) => busy.listen(join(folder, "host.sock"), done));
  onTestFinished(() => void busy.close());
  expect(await hostIsRunning(folder)).toBe(true);
  await new Promise((done) => busy.close(done));
  expect(await hostIsRunning(folder)).toBe(false);
});

test("a command that ends just as it is asked is not taken for a host", async () => {
  const folder = emptyFolder();
  let asked = 0;
  const ending = createHttpServer((request, response) => {
    asked += 1;
    if (asked < 3) return response.end("command");
    ending.close();
    request.socket.destroy();
  });
  await new Promise<void>((done) => ending.listen(join(folder, "host.sock"), done));
  expect(await hostIsRunning(folder)).toBe(false);
  expect(asked).toBe(3);
});

test("commands that run at once without a host wait for one another, and none loses a write", async () => {
  const env = { DATA_FOLDER: dataFolder() };
  // As one leaves it that was killed: the first to come must not take it for its own twice.
  await leaveSocket(env.DATA_FOLDER);
  const emails = ["anne@firm.example", "bruno@firm.example", "chloe@firm.example"];
  const about = ["--name", "A Colleague", "--role", "compliance"];
  const ended = await Promise.all(
    emails.map((email) => command("staff/invite.ts", env, "--email", email, ...about)),
  );
  expect(ended.map(({ code, stderr }) => [code, stderr])).toEqual(emails.map(() => [0, ""]));
  await withDatabase(env, async (sql) => {
    expect(await sql("select email from auth.users order by email")).toEqual(
      emails.map((email) => ({ email })),
    );
  });
});

test("of many that take a folder in one moment, one has it at a time", async () => {
  const folder = emptyFolder();
  await leaveSocket(folder);
  let holders = 0;
  const most: number[] = [];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      const taken = await takeDataFolder(folder);
      holders += 1;
      most.push(holders);
      await pause(20);
      holders -= 1;
      taken.close();
    }),
  );
  expect(most).toEqual(Array(8).fill(1));
});

/** What a process leaves behind that is killed while it listens. */
async function leaveSocket(folder: string): Promise<void> {
  const program = `require("net").createServer().listen(process.argv[1], () => process.kill(process.pid, "SIGKILL"))`;
  const child = spawn(process.execPath, ["-e", program, join(folder, "host.sock")]);
  await once(child, "close");
}

// Only root has a disk of its own to fill.
test.runIf(canMount)(
  "finding: a first start on a disk that is too small says so in the log, and not that it is unknown",
  async () => {
    const { folder } = smallDisk(20);
    const host = await startHost({ DATA_FOLDER: folder });
    await until(() => expect(host.said()).toContain("could not be opened; trying again"));
    const [line = ""] = host.said().match(/.*could not be opened.*/) ?? [];
    expect(JSON.parse(line).err).toBe(`${folder} is on a disk that is full, or nearly so.`);
    expect((await host.ask("/")).status).toBe(200);
  },
);
