import { type ChildProcess, spawn } from "node:child_process";
import { expect, test } from "vitest";
import { until } from "../until.ts";

/** `npm start` on a port of its own, once it says where it is. */
async function startSite(): Promise<{ npm: ChildProcess; origin: string }> {
  const npm = spawn("npm", ["start"], { env: { ...process.env, PORT: "0" } });
  const origin = await new Promise<string>((found, failed) => {
    let said = "";
    const listen = (chunk: Buffer) => {
      said += chunk;
      const address = /The site is at (http:\/\/localhost:\d+)/.exec(said)?.[1];
      if (address) found(address);
    };
    npm.stdout.on("data", listen);
    npm.stderr.on("data", listen);
    npm.on("exit", () => failed(new Error(`npm start ended: ${said}`)));
  });
  return { npm, origin };
}

test("npm start serves both languages and a real 404, and SIGTERM to npm stops it", async () => {
  const { npm, origin } = await startSite();
  const statuses = await Promise.all(
    ["/", "/fr/contact", "/nope"].map(async (path) => (await fetch(origin + path)).status),
  );
  expect(statuses).toEqual([200, 200, 404]);
  const ended = new Promise((done) => npm.on("exit", done));
  npm.kill("SIGTERM");
  await ended;
  // The host must not outlive npm: an orphan would keep the port.
  await until(() => expect(fetch(origin)).rejects.toThrow());
});
