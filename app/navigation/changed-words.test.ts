import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** What the site has now; the tab's own words are of revision "a". */
let site: Record<string, string>;
let asked: number;
beforeEach(() => {
  site = {};
  asked = 0;
  vi.resetModules();
  vi.stubEnv("DEV", false);
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    return Response.json(site);
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  // Test files share their modules: the tab's words are not those of the next one.
  vi.resetModules();
});

async function openTab(hash?: string) {
  const content = await import("#app/i18n/page-content.ts");
  const { askMeanwhile, loadStanding } = await import("./changed-words.ts");
  const own = { default: {}, ...(hash && { hash }) };
  content.keepContent("en", "layout", own);
  return { ...content, askMeanwhile, loadStanding };
}

test("a tab whose words stand goes on in place, with words that changed elsewhere", async () => {
  site = { "en/layout": "a", "en/careers": "b" };
  const tab = await openTab("a");
  const load = async () => tab.keepContent("en", "careers", { default: {}, hash: "b" });
  expect(await tab.loadStanding(load)).toBe(true);
});

test("a tab that has a word that no longer stands loads the document", async () => {
  site = { "en/layout": "b" };
  expect(await (await openTab("a")).loadStanding(async () => {})).toBe(false);
});

test("a tab loads the document, too, where a change was taken back, and where the first comes", async () => {
  expect(await (await openTab("a")).loadStanding(async () => {})).toBe(false);
  vi.resetModules();
  site = { "en/layout": "a" };
  expect(await (await openTab()).loadStanding(async () => {})).toBe(false);
});

test("words that changed between the two questions are never shown beside others", async () => {
  site = { "en/layout": "a" };
  const tab = await openTab("a");
  expect(await tab.loadStanding(async () => {})).toBe(true);
  site = { "en/layout": "a", "en/careers": "c" };
  // Loaded by the name that was known, while the answer is on its way.
  const load = async () => tab.keepContent("en", "careers", { default: {}, hash: "b" });
  expect(await tab.loadStanding(load)).toBe(false);
});

test("where nothing is heard, what was heard before counts", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("offline");
  });
  expect(await (await openTab("a")).loadStanding(async () => {})).toBe(true);
});

test("a tab that only shows loaded pages hears of a change, and asks seldom", async () => {
  site = { "en/layout": "b" };
  const tab = await openTab("a");
  expect(tab.hasOnlyStanding()).toBe(true);
  tab.askMeanwhile(100_000);
  tab.askMeanwhile(105_000);
  expect(asked).toBe(1);
  await vi.waitFor(() => expect(tab.hasOnlyStanding()).toBe(false));
  tab.askMeanwhile(111_000);
  expect(asked).toBe(2);
});
