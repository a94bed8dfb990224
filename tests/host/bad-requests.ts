/** Bad inputs over a real connection, as many as are asked for: all of them are answered. */
import { once } from "node:events";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import fc, { type Parameters } from "fast-check";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { functions } from "#server/backend/functions.ts";
import { runningHost } from "#server/engine/data-folder.ts";
import { atEndOfAll } from "../at-end.ts";
import { type HostileRequest, hostileRequest } from "../db/hostile-requests.ts";
import { dataFolder, type HostProcess, startHost } from "./host-process.ts";

const endpoints = [
  "/rest/v1/newsletter_subscribers",
  ...Object.keys(functions).map((name) => `/functions/v1/${name}`),
];

/** `runs`: at each endpoint. Returns the host that they were sent to, for what comes after. */
export function testBadRequests(
  runs: number,
  parameters: Parameters<unknown> = {},
): () => HostProcess {
  let host: HostProcess;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    const folder = dataFolder(atEnd);
    host = await startHost({ DATA_FOLDER: folder }, atEnd);
    await host.formsOpen();
    const { sql } = runningHost(folder);
    await sql("update private.limits set per_address = 100000, overall = 100000");
  });

  test(`${runs * endpoints.length} bad requests over connections that are used again are all answered`, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());

    async function isAnswered({ path, method, headers, body }: HostileRequest) {
      const asked = request(host.url + encodeURI(path.replaceAll("\\", "/")), {
        method,
        headers,
        agent,
      });
      asked.end(["GET", "HEAD"].includes(method) ? undefined : body);
      const [response] = await once(asked, "response");
      const answered = await text(response);
      expect(response.statusCode).toBeLessThan(500);
      expect(answered).not.toMatch(/node_modules|\.ts:\d+|\bat \S+ \(/);
    }
    for (const path of endpoints) {
      const property = fc.asyncProperty(hostileRequest(path), isAnswered);
      await fc.assert(property, { ...parameters, numRuns: runs });
    }
    expect(await host.errors()).toEqual([]);
  });
  return () => host;
}
