import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** What the site has now; the tab's own words are of revision "a". */
let site: Record<string, string>;
let openedFor: number;
let opened: Promise<string>;
beforeEach(() => {
  site = { "en/layout": "a" };
  openedFor = 60_000;
  const { promise, resolve } = Promise.withResolvers<string>();
  opened = promise;
  vi.resetModules();
  vi.stubEnv("DEV", false);
  vi.stubGlobal("performance", { now: () => openedFor });
  vi.stubGlobal("window", {
    location: {
      href: "http://localhost/search?show=16",
      replace: (address: URL) => resolve(address.pathname + address.search),
    },
  });
  vi.stubGlobal("fetch", async (path: string) =>
    Response.json(
      path === "/changed-words.json" ? site : { version: "1", words: [], texts: [], pages: [] },
    ),
  );
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  // Test files share their modules: the tab's words are not those of the next one.
  vi.resetModules();
});

async function ask() {
  const { keepContent } = await import("#app/i18n/page-content.ts");
  keepContent("en", "layout", { default: {}, hash: "a" });
  const { answerTo } = await import("./load-files.ts");
  const answer = answerTo({ text: "fees", language: "en", wanted: 4 });
  return Promise.race([answer.then(() => "answered"), opened]);
}

test("a question is answered where the tab's words still stand", async () => {
  expect(await ask()).toBe("answered");
});

test("no answer of a newer revision stands under an older frame: the document comes, with the question", async () => {
  site = { "en/layout": "b" };
  expect(await ask()).toBe("/search?show=16&q=fees");
});

test("a document that has just come is not loaded again", async () => {
  site = { "en/layout": "b" };
  openedFor = 900;
  expect(await ask()).toBe("answered");
});
