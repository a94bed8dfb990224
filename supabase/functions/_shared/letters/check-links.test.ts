import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { Deps } from "../deps.ts";
import { checkLinks } from "./check-links.ts";

async function listen(answer: Parameters<typeof createServer>[1]) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("a file of our own is asked for, and nobody to whom the answer would lead", async () => {
  const asked: string[] = [];
  const elsewhere = await listen((request, response) => {
    asked.push(request.url ?? "");
    response.end();
  });
  const origin = await listen((request, response) => {
    if (request.url === "/gone.pdf") return response.writeHead(404).end();
    return response.writeHead(302, { location: `${elsewhere}/private` }).end();
  });
  const deps = { sql: async () => [], origin } as unknown as Deps;
  expect(
    await checkLinks(["/moved.pdf", "/gone.pdf", "//evil.example/"], "a-letter", deps),
  ).toEqual([
    { address: "/moved.pdf", state: "answers" },
    { address: "/gone.pdf", state: "gone" },
    { address: "//evil.example/", state: "private" },
  ]);
  expect(asked).toEqual([]);
});
