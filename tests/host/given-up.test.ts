/** Findings, operate 2: a form was reset while an update was under way, and stored all the same. */
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { createBackend } from "#server/backend/backend.ts";
import { readConfig } from "#server/config.ts";
import { runningHost, takeDataFolder } from "#server/engine/data-folder.ts";
import { answerWithBackend } from "#server/node-adapter.ts";
import { contactMessage } from "../db/contact-message.ts";
import { until } from "../until.ts";
import { dataFolder } from "./host-process.ts";

test("finding: a form whose visitor has gone before the database opens is not stored, and the others are", async () => {
  const folder = dataFolder();
  // As a command that is still at work: the database opens once it is done.
  const taken = await takeDataFolder(folder);
  const backend = createBackend(readConfig({ DATA_FOLDER: folder }), pino({ level: "silent" }));
  const handled = vi.spyOn(backend, "handle");
  const opening = backend.open();
  onTestFinished(() => backend.close());
  let left = 0;
  const host = createServer((incoming, outgoing) => {
    outgoing.once("close", () => {
      if (!outgoing.writableFinished) left += 1;
    });
    answerWithBackend(backend, incoming, outgoing, "192.0.2.1");
  });
  await once(host.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    host.closeAllConnections();
    host.close();
  });
  const { port } = host.address() as AddressInfo;

  function send(name: string) {
    const path = "/functions/v1/contact";
    const headers = { "content-type": "application/json" };
    const asked = request({ port, host: "127.0.0.1", path, method: "POST", headers, agent: false });
    asked.on("error", () => {}).end(JSON.stringify(contactMessage({ name })));
    return asked;
  }

  const goes = send("Who goes");
  const stays = send("Who stays");
  const answered = once(stays, "response");
  // Read whole, both wait for the database.
  await until(() => expect(handled).toHaveBeenCalledTimes(2));
  goes.destroy();
  await until(() => expect(left).toBe(1));
  taken.close();
  await opening;
  const [response] = await answered;
  await text(response);
  expect(response.statusCode).toBe(201);
  const stored = await runningHost(folder).sql<{ name: string }>(
    "select name from private.contact_messages",
  );
  expect(stored).toEqual([{ name: "Who stays" }]);
});
