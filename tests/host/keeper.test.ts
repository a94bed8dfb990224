/** What the keeper does when its host ends by itself. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "#builder/free-port.ts";
import { readHostState } from "#server/host-state.ts";
import { until } from "../until.ts";
import { dataFolder, startHost } from "./host-process.ts";

const program = join(import.meta.dirname, "../../server/keeper.ts");

test("finding: a host that is killed is said to have ended, and is started again, after a longer pause each time", async () => {
  const folder = dataFolder();
  const env = { DATA_FOLDER: folder, PORT: String(await freePort()) };
  const keeper = await startHost(env, undefined, { program });
  await keeper.formsOpen();
  const pauses = () =>
    [...keeper.said().matchAll(/The host ended \(SIGKILL\)\. .* again in ([\d.]+) seconds\./g)].map(
      ([, seconds]) => Number(seconds),
    );
  for (const times of [1, 2]) {
    const { pid } = await until(() => {
      const state = readHostState(folder);
      if (!state) throw new Error("No host listens.");
      return state;
    });
    process.kill(pid, "SIGKILL");
    await until(() => expect(pauses()).toHaveLength(times));
    await until(async () => {
      expect(readHostState(folder)?.pid).not.toBe(pid);
      expect((await keeper.ask("/")).status).toBe(200);
    });
  }
  expect(pauses()).toEqual([0.2, 0.4]);
  await keeper.formsOpen();
  expect((await keeper.send()).status).toBe(201);
  keeper.child.kill("SIGTERM");
  expect(await keeper.ended).toBe(0);
});
