import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { prepareStop } from "./stop.ts";

/** A server that by itself never closes a connection on which nothing is asked. */
async function start(answer: RequestListener) {
  const server = createServer({ keepAliveTimeout: 0 }, answer);
  const stop = prepareStop(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  const ask = async (): Promise<IncomingMessage> => {
    const [response] = await once(get({ port, host: "127.0.0.1", agent }), "response");
    return response;
  };
  return { port, ask, stopped: () => new Promise<void>((done) => stop(done)) };
}

test("connections on which nothing is asked are closed, asked before or never", async () => {
  const { port, ask, stopped } = await start((_request, response) => response.end("answer"));
  const silent = connect(port, "127.0.0.1");
  await once(silent, "connect");
  // Answered after the silent one was taken: the server knows both.
  const answered = await ask();
  const closed = Promise.all([silent.resume(), answered.socket].map((one) => once(one, "close")));
  expect(await text(answered)).toBe("answer");
  await stopped();
  await closed;
});

test("an answer under way is finished on a connection that is then closed; no other is taken", async () => {
  const rest = Promise.withResolvers<void>();
  const { port, ask, stopped } = await start(async (_request, response) => {
    response.write("the first half, ");
    await rest.promise;
    response.end("the second");
  });
  const answered = await ask();
  let isStopped = false;
  const ended = stopped().then(() => {
    isStopped = true;
  });
  const refused = connect(port, "127.0.0.1");
  expect(await once(refused, "error")).toMatchObject([{ code: "ECONNREFUSED" }]);
  expect(isStopped).toBe(false);
  rest.resolve();
  expect(await text(answered)).toBe("the first half, the second");
  await ended;
});
