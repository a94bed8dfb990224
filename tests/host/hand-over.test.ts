/** An update: the next host takes over from the last one, and nobody is refused in between. */
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { askForUpdate } from "#server/keeper-socket.ts";
import { until } from "../until.ts";
import { dataFolder, startHost } from "./host-process.ts";
import { newVersion } from "./versions.ts";

/** More than the sockets' buffers hold, so that the answer is under way until it is read. */
const large = 32 * 1024 * 1024;

test("updated, the old host finishes the answer under way, and the new one answers what comes next", async () => {
  const [first, second] = [newVersion("one"), newVersion("two")];
  writeFileSync(join(first, "build/client/large.txt"), Buffer.alloc(large, "a"));
  const env = { DATA_FOLDER: dataFolder(), SITE_FOLDER: "build/client" };
  const program = join(first, "server/keeper.ts");
  const host = await startHost(env, undefined, { program, cwd: first });
  await host.formsOpen();
  expect((await host.ask("/version.txt")).body).toBe("one");
  const [underWay] = await once(get(`${host.url}/large.txt`, { agent: false }), "response");

  const updated = askForUpdate(env.DATA_FOLDER, second);
  await until(() => expect(host.said()).toContain('"msg":"handing over"'));
  let length = 0;
  for await (const bytes of underWay) length += bytes.length;
  expect(length, "the answer under way").toBe(large);
  const sentence = `The site is now served from ${second}.`;
  expect(await updated).toEqual({ done: true, sentence });

  expect((await host.ask("/version.txt")).body).toBe("two");
  expect((await host.send()).status, "a form").toBe(201);
  host.child.kill("SIGTERM");
  expect(await host.ended, "stops well after it").toBe(0);
});
