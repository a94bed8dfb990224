import { readFileSync } from "node:fs";
import type { Overview } from "#core/acts/space.ts";
import { localisePath } from "#core/paths.ts";
import { violationsOn } from "./axe.ts";
import { answer } from "./forms.ts";
import { invisibleShift, watchShifts } from "./layout-shift.ts";
import { expectSpace, words } from "./lp.ts";
import { fundAccount } from "./lp-account-stub.ts";
import {
  beSignedIn,
  emptyOverview,
  formerPartner,
  overview,
  partner,
  session,
  stubPartners,
} from "./lp-stub.ts";
import { fillSignIn, open, sendButton, signOut } from "./sign-in.ts";
import { expect, test } from "./test.ts";

test.use({ expectedErrors: [/Failed to load resource/] });

// One language: pages do the same in both, and their words are compared (words.test.ts).
const language = "fr";
const { space } = words[language];

test("the space shows what is the partner's, accessibly and at every width", async ({ page }) => {
  await stubPartners(page);
  await beSignedIn(page);
  await open(page, "/lp", language);
  await expectSpace(page, language);
  await expect(page.locator("h1")).toHaveText("Fondation du Bock");
  await expect(page.locator(".space-signed-in")).toContainText("Claire Weber");
  await expect(page.locator(".accounts > li")).toHaveCount(3);
  await expect(page.locator(".account-total")).toHaveCount(1);
  await expect(page.locator(".fund-documents")).toHaveCount(3);
  await expect(page.locator(".mark-new")).toHaveText(Array(3).fill(space.marks.new));
  await expect(page.getByText(space.marks.own)).toHaveCount(3);
  await page.locator("main details").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });
  for (const width of [1440, 320, 375]) {
    await page.setViewportSize({ width, height: 812 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
  expect(await violationsOn(page)).toEqual([]);
});

test("who chose an entity that asks for a factor goes back to one that does not", async ({
  page,
}) => {
  const entities = overview.entities;
  const threshold = { ...formerPartner, needs: "enrolment" as const, entities };
  await stubPartners(page, {
    overview: (route) =>
      answer(200, route.request().postDataJSON().of_entity ? overview : threshold)(route),
  });
  await beSignedIn(page);
  await open(page, "/lp", language);
  await expect(page.getByText(space.threshold.open)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("link", { name: "Fondation du Bock" }).click();
  await expectSpace(page, language);
  expect(new URL(page.url()).searchParams.get("entity")).toBe(entities[0]?.id);
});

test("a space without documents, and one that is closed, say so", async ({ page }) => {
  await stubPartners(page, { overview: answer(200, emptyOverview) });
  await beSignedIn(page);
  await open(page, "/lp", "fr");
  await expect(page.getByText(words.fr.space.documents.none)).toBeVisible();
  await expect(page.getByText(words.fr.space.log.none)).toBeVisible();
  await expect(page.getByText(words.fr.space.firstVisit)).toBeVisible();
  await expect(page.getByText(words.fr.space.account.none)).toBeVisible();
  await expect(page.getByText(words.fr.space.account.calls.title)).toHaveCount(0);
  expect(await violationsOn(page, "main")).toEqual([]);
  await stubPartners(page, { overview: answer(200, formerPartner) });
  await page.reload();
  await expect(page.getByRole("heading", { name: words.fr.space.noPartner.title })).toBeVisible();
  await expect(page.locator(".outcome a[href^=mailto]")).toBeVisible();
  expect(await violationsOn(page, "main")).toEqual([]);
});

test("finding: a choice that could not be kept says so, and which one holds", async ({ page }) => {
  let holds = answer(200, overview);
  await stubPartners(page, { account: answer(504, {}), overview: (route) => holds(route) });
  await beSignedIn(page);
  await open(page, "/lp", "en");
  const { notices } = words.en.space;
  const choice = page.getByLabel(notices.label);
  await choice.selectOption("weekly");
  const [before] = notices.notSaved.split("{{choice}}");
  await expect(page.locator(".document-notices").getByRole("alert")).toContainText(
    `${before}${notices.choice["at-once"]}`,
  );
  await expect(choice).toHaveValue("at-once");
  // Without an answer it may have been kept all the same: what is said was read back.
  holds = answer(502, {});
  await choice.selectOption("weekly");
  await expect(page.locator(".document-notices")).toContainText(notices.notKnown);
  await expect(choice).toHaveValue("at-once");
  const partner = overview.partner && { ...overview.partner, notices: "weekly" };
  holds = answer(200, { ...overview, partner });
  await choice.selectOption("weekly");
  await expect(page.getByText(notices.done.weekly)).toBeVisible();
  await expect(choice).toHaveValue("weekly");
});

test("a space that cannot be fetched offers another try", async ({ page }) => {
  let calls = 0;
  await stubPartners(page, {
    // Asked twice before it says so (specification, §9).
    overview: (route) => answer(calls++ > 1 ? 200 : 502, overview)(route),
  });
  await beSignedIn(page);
  await open(page, "/lp", "en");
  const heading = page.getByRole("heading", { name: words.en.space.stopped.title });
  await expect(heading).toBeFocused();
  await expect(page.locator(".outcome")).toContainText(words.en.account.trouble.unavailable);
  expect(await violationsOn(page, "main")).toEqual([]);
  await page.getByRole("button", { name: words.en.account.trouble.retry }).click();
  await expectSpace(page, "en");
});

test("a session that ends in the middle asks to sign in, and comes back", async ({ page }) => {
  let over = false;
  await stubPartners(page, {
    document: (route) => answer(401, { code: "signed_out" })(route),
    refresh: answer(400, { code: 400, error_code: "refresh_token_not_found", msg: "no" }),
    token: (route) => {
      over = true;
      return answer(200, session())(route);
    },
  });
  await beSignedIn(page);
  await open(page, "/lp", "fr");
  await expectSpace(page, "fr");
  await page.getByLabel(words.fr.space.documents.type, { exact: true }).selectOption("tax");
  await expect(page).toHaveURL(/\?entity=[\w-]+&type=tax$/);
  await expect(page.locator(".document")).toHaveCount(1);
  await page.getByRole("button", { name: words.fr.space.download.action }).first().click();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.locator(".account-notice:visible")).toHaveText(words.fr.login.why.ended);
  expect(await violationsOn(page, "main")).toEqual([]);
  await fillSignIn(page, partner);
  await sendButton(page).click();
  await expect(page).toHaveURL(
    `${localisePath("/lp", "fr")}?entity=${overview.entities[0]?.id}&type=tax`,
  );
  await expect(page.locator(".document")).toHaveCount(1);
  expect(over).toBe(true);
});

test("a session that ran out while nobody was there is not renewed by force", async ({ page }) => {
  await stubPartners(page, {
    refresh: answer(400, { code: 400, error_code: "refresh_token_not_found", msg: "no" }),
  });
  await beSignedIn(page, -60);
  await page.goto(localisePath("/lp", "en"));
  await expect(page.locator(".account-notice:visible")).toHaveText(words.en.login.why.ended);
});

test("signing out in one tab signs out the others, and says why", async ({ page, context }) => {
  await stubPartners(context);
  await beSignedIn(page);
  await open(page, "/lp", "fr");
  await expectSpace(page, "fr");
  const other = await context.newPage();
  await other.goto(localisePath("/lp", "fr"));
  await expect(other.locator(".space-entity")).toBeVisible();
  await signOut(page, "fr");
  await expect(other).toHaveURL(/\/login\?/);
  await expect(other.locator(".account-notice:visible")).toHaveText(words.fr.login.why.ended);
  await expect(other.locator(".space-entity")).toHaveCount(0);
  await other.close();
});

test("a token about to run out is renewed, and nothing on the page moves", async ({ page }) => {
  const renewed = page.waitForRequest(/grant_type=refresh_token/);
  await stubPartners(page);
  await beSignedIn(page, 60);
  await open(page, "/lp");
  await renewed;
  await expectSpace(page);
});

test("a service that is away while the token is renewed is no end of the session", async ({
  page,
}) => {
  let away = true;
  await stubPartners(page, {
    refresh: (route) => answer(away ? 503 : 200, session(3600, "token-2"))(route),
  });
  await beSignedIn(page, -60);
  await page.clock.install();
  await page.goto("/lp");
  const heading = page.getByRole("heading", { name: words.en.space.stopped.title });
  // The library asks again for half a minute before it gives up.
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(heading).toBeVisible({ timeout: 100 });
  }).toPass();
  away = false;
  await page.getByRole("button", { name: words.en.account.trouble.retry }).click();
  await expectSpace(page);
});

test("deleting the session on the page about cookies signs out", async ({ page }) => {
  await stubPartners(page);
  await beSignedIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/cookie-settings");
  const entry = page.getByRole("banner").getByRole("link", { name: "LP Login" });
  await entry.click();
  await expectSpace(page);
  await page.goBack();
  await page.getByRole("button", { name: /lpSession/ }).click();
  // The header hides on the way down.
  await page.evaluate(() => scrollTo(0, 0));
  await entry.click();
  await expect(page.locator("#sign-in-email")).toBeVisible();
});

test("the space moves nothing that is in sight when it arrives", async ({ page }) => {
  const shifted = await watchShifts(page);
  await stubPartners(page);
  await beSignedIn(page);
  await open(page, "/lp");
  await expectSpace(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await shifted()).toBeLessThan(invisibleShift);
});

/** Of the same person: a second entity, whose account has another name and other amounts. */
const office = { id: "3b0f5c1e-2d2c-4c11-9a0f-0f2f6b9f7a02", name: "Moselle Family Office" };

function besideOffice(of: "bock" | "office"): Overview {
  const { partner: known, entities, accounts } = overview;
  const both = [...entities, { ...office, role: "full" as const }];
  if (!known || of === "bock") return { ...overview, entities: both };
  return {
    ...overview,
    entities: both,
    partner: { ...known, entity: office.name, entityId: office.id },
    accounts: accounts.map((account) => ({ ...account, nav: "77777.77" })),
  };
}

test("finding 1: a tab shows, prints and saves its own entity, whatever another tab shows", async ({
  page,
  context,
}) => {
  test.slow();
  const [bock] = overview.entities;
  let answered = (asked: string | null): "office" | "bock" =>
    asked === office.id ? "office" : "bock";
  let fundOf = (asked: string) => (asked === office.id ? office : bock);
  await stubPartners(context, {
    overview: (route) =>
      answer(200, besideOffice(answered(route.request().postDataJSON().of_entity)))(route),
    fund: (route) => {
      const { of_entity, of_fund } = route.request().postDataJSON();
      const { id, name } = fundOf(of_entity) ?? office;
      return answer(200, { entity: { id, name }, fund: fundAccount(of_fund) })(route);
    },
  });
  await beSignedIn(page);
  await open(page, "/lp", "fr");
  const left = await context.newPage();
  await left.goto(localisePath("/lp", "fr"));
  await expect(left.locator("h1")).toHaveText("Fondation du Bock");
  await page.getByLabel(words.fr.space.entity).selectOption({ label: office.name });
  await expect(page.locator("h1")).toHaveText(office.name);
  await expect(page).toHaveTitle(new RegExp(`^${office.name} · `));

  const asked = left.waitForRequest("**/rest/v1/rpc/lp_fund");
  await left.locator(".account-name a").first().click();
  expect((await asked).postDataJSON().of_entity).toBe(bock?.id);
  await expect(left.locator(".space-way")).toContainText("Fondation du Bock");
  await expect(left).toHaveTitle(/ · Fondation du Bock · /);
  const coming = left.waitForEvent("download");
  await left.locator(".statement-ways").getByRole("button", { name: /CSV/ }).click();
  const saved = await coming;
  expect(saved.suggestedFilename()).toMatch(/^fondation-du-bock-/);
  expect(readFileSync(await saved.path(), "utf8")).not.toContain(office.name);
  await expect(left.locator("main")).not.toContainText(office.name);
  await left.reload();
  await expect(left.locator(".space-way")).toContainText("Fondation du Bock");
  await left.getByRole("link", { name: words.fr.space.fundPage.back }).click();
  await expect(left.locator("h1")).toHaveText("Fondation du Bock");

  // An answer for another entity than the one asked for is shown nowhere.
  fundOf = () => office;
  await left.locator(".account-name a").last().click();
  await expect(left.locator(".outcome h2")).toHaveText(words.fr.space.fundPage.stopped);
  await expect(left.locator(".statement")).toHaveCount(0);
  answered = () => "office";
  await left.reload();
  await expect(left.locator(".outcome h2")).toHaveText(words.fr.space.stopped.title);
  await expect(left.locator("main")).not.toContainText(/Moselle|77\s777/);
});

test("all accounts stand side by side, and one that is closed shows nothing", async ({ page }) => {
  const [bock] = overview.entities;
  const { accounts, totals, calls, funds } = overview;
  const shown = { role: "full", needs: null, accounts, totals, calls, funds };
  const none = { accounts: [], totals: [], calls: [], funds: [] };
  const across = {
    needs: null,
    entities: [
      { entity: { id: bock?.id, name: bock?.name }, ...shown },
      { entity: office, role: "full", needs: "enrolment", ...none },
    ],
    totals,
  };
  let answered = across as object;
  const taken: unknown[] = [];
  await stubPartners(page, {
    account: (route) => {
      const { action, ...fields } = route.request().postDataJSON();
      if (action === "look-across") return answer(200, answered)(route);
      if (action !== "export-accounts")
        return answer(200, { entity: fields.entity ?? bock?.id })(route);
      taken.push(fields);
      const { id, name } = office;
      const entity = fields.entity && taken.length > 1 ? { id, name } : across.entities[0]?.entity;
      return answer(200, { entities: [{ entity, accounts, funds: [], documents: [] }] })(route);
    },
  });
  await beSignedIn(page);
  await page.goto(`${localisePath("/lp", "fr")}?entity=all`);
  const words = space.across;
  await expect(page.locator("h1")).toHaveText(words.title);
  await expect(page.locator(".beside")).toHaveCount(2);
  await expect(page.locator(".beside").last()).toContainText(words.closed.enrolment);
  await expect(page.locator(".beside").last()).not.toContainText(/€|\$|\d{3}/);
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 812 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
  expect(await violationsOn(page)).toEqual([]);
  const take = page.getByRole("button", { name: space.takeAway.xlsx });
  const coming = page.waitForEvent("download");
  await take.click();
  expect((await coming).suggestedFilename()).toMatch(/^Tous vos comptes - [\d-]+\.xlsx$/);
  expect(taken).toEqual([{}]);

  await page.locator(".beside").first().getByRole("link", { name: words.open }).click();
  await expect(page.locator("h1")).toHaveText("Fondation du Bock");
  await take.click();
  await expect(page.locator(".take-away").getByRole("alert")).not.toBeEmpty();
  expect(taken.at(-1), "what came was another's").toEqual({ entity: bock?.id });

  answered = { needs: "proof", entities: [], totals: [] };
  await page.goto(`${localisePath("/lp", "fr")}?entity=all`);
  await expect(page.getByText(space.threshold.proof.text)).toBeVisible();
  await expect(page.locator("main")).not.toContainText(/Bock|Moselle/);
});

test("an address of somebody else's entity shows nothing, and leads to one's own", async ({
  page,
}) => {
  await stubPartners(page, {
    overview: (route) =>
      route.request().postDataJSON().of_entity === office.id
        ? answer(404, { code: 404, error_code: "unknown_entity" })(route)
        : answer(200, overview)(route),
  });
  await beSignedIn(page);
  await page.goto(`${localisePath("/lp", "fr")}?entity=${office.id}`);
  const { unknownEntity } = words.fr.space;
  await expect(page.getByRole("heading", { name: unknownEntity.title })).toBeVisible();
  expect(await violationsOn(page, "main")).toEqual([]);
  await page.getByRole("link", { name: unknownEntity.own }).click();
  await expectSpace(page, "fr");
});

test("finding 10: a session that was ended elsewhere shows nothing more at the next step", async ({
  page,
}) => {
  let over = false;
  const asked: string[] = [];
  await stubPartners(page, {
    refresh: answer(400, { code: 400, error_code: "refresh_token_not_found", msg: "no" }),
    account: (route) => {
      const { entity, action } = route.request().postDataJSON();
      asked.push(action);
      return over
        ? answer(401, { code: "signed_out" })(route)
        : answer(200, { entity, desk: false, partners: true })(route);
    },
  });
  await beSignedIn(page);
  await open(page, "/lp", "fr");
  await expectSpace(page, "fr");
  expect(asked, "what has just been loaded").toEqual([]);
  await page.locator(".account-name a").first().click();
  await expect(page.locator(".fund-page .statement")).toBeVisible();
  expect(asked).toEqual(["still-open"]);
  over = true;
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.locator(".account-notice:visible")).toHaveText(words.fr.login.why.ended);
});
