import type { Route } from "@playwright/test";
import { answer, noConnection } from "./forms.ts";
import { documentRow, download, expectSpace, logLines, words } from "./lp.ts";
import { beSignedIn, bytes, overview, stubPartners } from "./lp-stub.ts";
import { open } from "./sign-in.ts";
import { expect, test } from "./test.ts";

test.use({ expectedErrors: [/Failed to load resource/] });

const file = "capital-account-2026-q3.pdf";

// One language: pages do the same in both, and their words are compared (words.test.ts).
const language = "fr";
const { space, account } = words[language];

test("a document is saved, checked, and stands in the log", async ({ page }) => {
  const log = [...overview.downloads];
  await stubPartners(page, {
    overview: (route) => answer(200, { ...overview, downloads: log })(route),
    document: (route) => {
      log.unshift({ document: "3", fileName: file, version: 1, at: new Date().toISOString() });
      return route.fulfill({ status: 200, body: bytes, contentType: "application/pdf" });
    },
  });
  await beSignedIn(page);
  await open(page, "/lp", language);
  await expect(logLines(page)).toHaveCount(2);
  expect(await download(page, file, language)).toEqual(bytes);
  await expect(page.locator(".toast")).toContainText(space.download.done);
  await expect(logLines(page)).toHaveCount(3);
  await expect(logLines(page).first()).toContainText(file);
});

const failures: [string, (route: Route) => Promise<void>, string][] = [
  ["no connection", noConnection, account.trouble.offline],
  ["a service that is away", answer(503, {}), account.trouble.unavailable],
  ["half a file", halfOfIt, space.download.failed],
  ["another file", anotherFile, space.download.failed],
  ["a fault of the service", answer(500, {}), space.download.failed],
];

test("whatever fails, the download says so in words, and a second try succeeds", async ({
  page,
}) => {
  let reply: ((route: Route) => Promise<void>) | undefined;
  await stubPartners(page, {
    document: (route) => {
      const failure = reply;
      reply = undefined;
      return failure
        ? failure(route)
        : route.fulfill({ body: bytes, contentType: "application/pdf" });
    },
  });
  await beSignedIn(page);
  await open(page, "/lp", language);
  const row = documentRow(page, file);
  const failed = row.locator(".download-failed");
  for (const [name, how, reason] of failures) {
    reply = how;
    await row.getByRole("button", { name: space.download.action }).click();
    await expect(page.locator(".toast"), name).toContainText(space.download.failedTitle);
    await expect(failed, name).toContainText(space.download.failed);
    await expect(failed, name).toContainText(reason);
    const coming = page.waitForEvent("download");
    await row.getByRole("button", { name: space.download.retry }).click();
    expect((await coming).suggestedFilename(), name).toBe(`Fondation du Bock - ${file}`);
    await expect(failed, name).toHaveCount(0);
    await expect(page.locator(".toast"), name).not.toContainText(space.download.failedTitle);
  }

  reply = answer(404, { code: "not_found" });
  await row.getByRole("button", { name: space.download.action }).click();
  await expect(failed, "gone").toContainText(space.download.gone);
  await expect(row.getByRole("button", { name: space.download.retry })).toHaveCount(0);
});

test("a choice of fund and type is in the address", async ({ page }) => {
  await stubPartners(page);
  await beSignedIn(page);
  await open(page, "/lp", language);
  await expectSpace(page, language);
  await page
    .getByLabel(space.fund, { exact: true })
    .selectOption({ label: "Atlantic Secondaries" });
  await expect(page.locator(".fund-documents")).toHaveCount(1);
  await page.getByLabel(space.documents.type, { exact: true }).selectOption("tax");
  await expect(page.locator(".document")).toHaveCount(1);
  await page.reload();
  await expect(page.locator(".document")).toHaveCount(1);
  await page.getByRole("button", { name: space.documents.all }).click();
  await expect(page.locator(".fund-documents")).toHaveCount(3);
  await expect(page).toHaveURL(/\?entity=[\w-]+$/);
});

function halfOfIt(route: Route): Promise<void> {
  return route.fulfill({ body: bytes.subarray(0, 100), contentType: "application/pdf" });
}

function anotherFile(route: Route): Promise<void> {
  const other = Buffer.from(bytes);
  other.write("no", 9);
  return route.fulfill({ body: other, contentType: "application/pdf" });
}
