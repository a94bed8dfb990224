/** What somebody meets at the desk who hears it, or who sees it in colours of their own. */
import { rooms } from "#app/desk/rooms.ts";
import { site } from "#content/site.ts";
import { violationsOn } from "./axe.ts";
import { deskWords, sitDown } from "./desk.ts";
import { expect, test } from "./test.ts";

const everyRole = ["administrator", "communications", "relations", "compliance"];

test("each room has a title of its own, which is told, and one line marks where one is", async ({
  page,
}) => {
  const words = deskWords.fr;
  const desk = `${words.meta.title} · ${site.name}`;
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ forcedColors: "active" });
  await sitDown(page, everyRole, "fr");
  const links = await page.locator(".desk-head nav a").all();
  expect(links).toHaveLength(rooms.length);
  const heading = page.getByRole("heading", { level: 1 });
  const told = page.locator(".desk > [aria-live=polite]");
  const titles: string[] = [];
  for (const link of links.toReversed()) {
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(heading).toBeFocused();
    await expect(told).toContainText(await heading.innerText());
    await expect(page).toHaveTitle(`${await told.innerText()} · ${desk}`);
    titles.push(await page.title());
    const underlined = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("p"));
      probe.style.color = "Canvas";
      const { color: ground } = getComputedStyle(probe);
      probe.remove();
      const all = [...document.querySelectorAll(".desk-head nav a")];
      return all
        .filter((one) => getComputedStyle(one).borderBottomColor !== ground)
        .map((one) => one.getAttribute("aria-current"));
    });
    expect(underlined).toEqual(["page"]);
  }
  expect(new Set(titles).size).toBe(rooms.length);

  // A register under the same heading.
  await page.getByRole("link", { name: words.partners.nav, exact: true }).click();
  await page.getByRole("link", { name: words.partners.lists.persons, exact: true }).click();
  const persons = `${words.partners.lists.persons} · ${words.partners.title}`;
  await expect(told).toHaveText(persons);
  await expect(page).toHaveTitle(`${persons} · ${desk}`);
  await page.goto("/fr/desk?room=letters&letter=new");
  await expect(page).toHaveTitle(`${words.letters.new.title} · ${desk}`);
});

test("faults in a form of a room are under no heading that is skipped to", async ({ page }) => {
  const { persons } = deskWords.en;
  await sitDown(page, everyRole, "en", "?room=persons");
  await page.getByText(persons.open.title).click();
  await page.getByRole("button", { name: persons.open.send, exact: true }).click();
  await expect(page.locator(".error-summary")).toBeFocused();
  expect(await violationsOn(page, "main")).toEqual([]);
});
