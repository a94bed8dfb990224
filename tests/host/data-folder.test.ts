import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hostIsRunning } from "#server/engine/data-folder.ts";
import { emptyFolder } from "./host-process.ts";

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
