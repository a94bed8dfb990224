/** What somebody meets at the desk who hears it, or who sees it in colours of their own. */
import { rooms } from "#app/desk/rooms.ts";
import { site } from "#content/site.ts";
import { violationsOn } from "./axe.ts";
import { deskWords, enterRoom, sitDown } from "./desk.ts";
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
  const menu = page.locator(".desk-menu-button");
  const links = await page.locator(".desk-menu a:not(.desk-group)").all();
  expect(links).toHaveLength(rooms.length);
  const heading = page.getByRole("heading", { level: 1 });
  const told = page.locator(".desk > [aria-live=polite]");
  const titles: string[] = [];
  for (const link of links.toReversed()) {
    await menu.click();
    await link.click();
    await expect(link).toBeHidden();
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
      const all = [...document.querySelectorAll(".desk-menu a:not(.desk-group)")];
      return all
        .filter((one) => getComputedStyle(one).borderBottomColor !== ground)
        .map((one) => one.getAttribute("aria-current"));
    });
    expect(underlined).toEqual(["page"]);
  }
  expect(new Set(titles).size).toBe(rooms.length);

  // A register under the same heading.
  await enterRoom(page, "partners");
  await page.getByRole("link", { name: words.partners.lists.persons, exact: true }).click();
  const persons = `${words.partners.lists.persons} · ${words.partners.title}`;
  await expect(told).toHaveText(persons);
  await expect(page).toHaveTitle(`${persons} · ${desk}`);
  await page.goto("/fr/desk?room=letters&letter=new");
  await expect(page).toHaveTitle(`${words.letters.new.title} · ${desk}`);
});

test("the groups stand in one line on a wide screen, and so do the rooms of each", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await sitDown(page, everyRole, "fr");
  const lines = () =>
    page.locator(".desk-menu a").evaluateAll((links) => {
      const shown = links.filter((link) => link.checkVisibility());
      return new Set(shown.map((link) => Math.round(link.getBoundingClientRect().top))).size;
    });
  await expect(page.locator(".desk-menu-button")).toBeHidden();
  expect(await lines()).toBe(1);
  for (const group of await page.locator(".desk-group").all()) {
    await group.click();
    await expect(group).toHaveAttribute("aria-current", "true");
    expect(await lines()).toBe(2);
  }
  expect(await violationsOn(page, ".desk-head")).toEqual([]);
});

test("faults in a form of a room are under no heading that is skipped to", async ({ page }) => {
  const { persons } = deskWords.en;
  await sitDown(page, everyRole, "en", "?room=persons");
  await page.getByText(persons.open.title).click();
  await page.getByRole("button", { name: persons.open.send, exact: true }).click();
  await expect(page.locator(".error-summary")).toBeFocused();
  expect(await violationsOn(page, "main")).toEqual([]);
});
