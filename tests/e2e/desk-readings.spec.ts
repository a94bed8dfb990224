/** Who read what, at the desk: on a phone in French, and in a whole run on a wide screen too. */
import { readFileSync } from "node:fs";
import { csvMarks } from "#core/csv.ts";
import { whole } from "../whole.ts";
import { violationsOn } from "./axe.ts";
import { deskWords, sitDown, unfold } from "./desk.ts";
import { openSpace, sql } from "./lp-staff.ts";
import { expect, test } from "./test.ts";

const all = [
  ["en", 1440],
  ["fr", 375],
] as const;
for (const [language, width] of whole ? all : all.slice(1)) {
  const { readings, list } = deskWords[language];
  test(`${language}, ${width} px: a document's readers are found, filtered and exported`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const space = await openSpace(language);
    await space.publish();
    await sql(
      `insert into public.document_downloads (document_id, user_id, entity_id)
       select documents.id, partners.user_id, partners.chosen_entity
       from public.documents join public.funds on funds.id = documents.fund_id
       cross join public.partners join auth.users on users.id = partners.user_id
       where funds.name = $1 and users.email = $2`,
      [space.fund, space.email],
    );
    await sitDown(page, ["relations"], language, "?room=readings");
    const rows = page.locator(".register tbody tr");
    await unfold(page);
    await page.getByLabel(readings.fund, { exact: true }).selectOption({ label: space.fund });
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(
      readings.counted.replace("{{fetched}}", "1").replace("{{meant}}", "1"),
    );
    await expect(rows).toContainText(language === "en" ? "Q3 2026" : "T3 2026");
    await expect(page).toHaveURL(/fund=/);
    expect(await violationsOn(page)).toEqual([]);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBeLessThanOrEqual(0);

    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: new RegExp(`^${list.csv}.+${list.takeAway}$`) }).click();
    const file = readFileSync(await (await coming).path(), "utf8");
    const { separator } = csvMarks[language];
    expect(file).toContain([space.fund, "", "report", "2026-Q3", "1"].join(separator));
    expect(file).toContain([space.entity, "Anne Martin", "true"].join(separator));

    await page.getByLabel(readings.state, { exact: true }).selectOption("none");
    await expect(page.getByText(readings.none)).toBeVisible();
    await page.getByLabel(readings.state, { exact: true }).selectOption("");
    await rows.getByRole("link").click();
    await expect(rows).toContainText("Anne Martin");
    await expect(rows).toContainText(space.entity);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole("link", { name: readings.one.back }).click();

    await unfold(page);
    await page.getByLabel(readings.by, { exact: true }).selectOption("entity");
    await expect(rows.filter({ hasText: space.entity })).toHaveCount(1);
    await rows.getByRole("link", { name: space.entity }).click();
    await expect(page).toHaveURL(/entity=/);
    await expect(rows).toHaveCount(1);
    expect(await violationsOn(page)).toEqual([]);
  });
}
