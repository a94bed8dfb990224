import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fetchPublished, keepPictures } from "./published.ts";

/** A server in place of the hosted project. */
async function project(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("the letters of a hosted project are read as any visitor may", async () => {
  const asked: (string | undefined)[] = [];
  const url = await project(({ url: path, headers }, response) => {
    asked.push(path, headers.apikey?.toString());
    response.end('[{"slug":"one"}]');
  });
  expect(await fetchPublished(url, "sb_publishable_key")).toEqual([{ slug: "one" }]);
  expect(asked[0]).toMatch(/^\/rest\/v1\/letters\?select=slug,published_on,.*errata&order=slug$/);
  expect(asked[1]).toBe("sb_publishable_key");
});

test.each([
  ["a refusal", (_: unknown, response) => void response.writeHead(401).end("{}"), "answered 401"],
  ["something else than a list", (_, response) => void response.end("{}"), "answered 200"],
] as [string, RequestListener, string][])(
  "%s fails the build with a sentence",
  async (_what, answer, said) => {
    const url = await project(answer);
    await expect(fetchPublished(url, "key")).rejects.toThrow(
      `The texts of the desk could not be read: ${new URL(url).host} ${said}. Check SUPABASE_URL`,
    );
  },
);

test("their pictures are written where the pages look for them", async () => {
  const hash = "b2".repeat(32);
  const url = await project((_asked, response) => {
    response.end(JSON.stringify([{ hash, bytes: "\\xffd8ff00" }]));
  });
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await keepPictures(url, "key", folder);
  const written = readFileSync(join(folder, "letters/pictures", `${hash}.jpg`));
  expect(written).toEqual(Buffer.from([0xff, 0xd8, 0xff, 0x00]));
});

test("a project that does not answer fails it too", async () => {
  await expect(fetchPublished("http://127.0.0.1:1", "key")).rejects.toThrow(
    "The texts of the desk could not be read: 127.0.0.1:1 did not answer.",
  );
});
