/** The firm changes its pages while somebody reads them: one revision on a screen, and no error. */
import type { Page } from "@playwright/test";
import { whole } from "../whole.ts";
import { type OwnHost, startOwnHost } from "./own-host.ts";
import { test as base, expect } from "./test.ts";

const places = ["who-we-are", "references", "careers", "contact"];
/** How often pages are changed: each of the four before, and after it was taken back. */
const [before, atLeast] = whole ? [10, 50] : [4, 16];
const isChanged = "The new revision.";
/** A hundred pages are drawn for it, when nobody else wants the processor. */
const patience = { timeout: 900_000 };

const test = base.extend<object, { host: OwnHost }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from it.
    async ({}, use) => {
      const host = await startOwnHost({ LETTERS_SECONDS: "1" });
      await use(host);
      await host.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ host }, use) => use(host.origin),
});

/** Each of these pages says it, and the frame of all. */
async function publish({ sql }: OwnHost): Promise<void> {
  const texts = [...places.map((place) => [place, "lede"]), ["layout", "footer.newsletter.text"]];
  await sql(
    `insert into private.page_texts (place, path, was, now, live_from)
     select text ->> 0, text ->> 1, $2::text::jsonb, $2::text::jsonb, now()
     from jsonb_array_elements($1::text::jsonb) as texts (text)`,
    [JSON.stringify(texts), JSON.stringify({ en: isChanged, fr: "La nouvelle version." })],
  );
}

async function takeBack({ sql }: OwnHost): Promise<void> {
  await sql("update private.page_texts set live_until = now() where live_until is null");
}

/** Whether the page is of the new revision, and whether its frame is. */
async function newOnScreen(page: Page): Promise<boolean[]> {
  const texts = await page.locator(".lede, footer").allInnerTexts();
  return texts.map((text) => text.includes(isChanged));
}

test("a visitor who changes pages in place meanwhile sees one revision at a time", async ({
  page,
  host,
}) => {
  test.setTimeout(1_500_000);
  let documents = 0;
  page.on("response", (response) => {
    if (response.request().isNavigationRequest()) documents += 1;
  });
  let changes = 0;
  /** Goes to the next page, and says whether it is of the new revision, as its frame must be. */
  async function changePage(): Promise<boolean> {
    changes += 1;
    const to = places[changes % places.length] as string;
    await page.locator(`footer a[href="/${to}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/${to}$`));
    await page.locator(`html[data-page="${to}"][data-alive]`).waitFor({ state: "attached" });
    const [said, ...others] = await newOnScreen(page);
    expect(others, `after ${changes} changes, on ${to}`).toEqual([said]);
    return said ?? false;
  }
  async function changePages(times: number, isNew: boolean): Promise<void> {
    for (let time = 0; time < times; time += 1) expect(await changePage()).toBe(isNew);
  }

  await page.goto("/who-we-are?lng=en");
  await changePages(before, false);
  await publish(host);
  // While it is drawn.
  for (let time = 0; time < 5; time += 1) await changePage();
  await expect(async () => {
    const answer = await fetch(`${host.origin}/changed-words.json`);
    expect(await answer.text()).toContain("en/layout");
  }).toPass(patience);
  // All pages are loaded: it hears of the change from the first, and loads the second as a document.
  await changePage();
  while (!(await changePage()));
  expect(documents).toBe(2);
  // Two of the four.
  await changePages(2, true);
  await takeBack(host);
  // Over the instant itself.
  while (await changePage());
  expect(documents).toBe(3);
  do expect(await changePage()).toBe(false);
  while (changes < atLeast);
  expect(documents).toBe(3);
});
