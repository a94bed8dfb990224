import { beforeEach, expect, test, vi } from "vitest";
import type { Shown } from "./location.ts";
import { openTab } from "./stub-tab.ts";

const name = "react-router-scroll-positions";

vi.mock("./load-page.ts", () => ({ isPageLoaded: () => true }));

beforeEach(() => vi.resetModules());

/** A document of the tab comes alive: with modules, and so with a memory, of its own. */
async function comeAlive() {
  vi.resetModules();
  const { firstShown, navigate, watchHistory } = await import("./page-history.ts");
  const { settleScroll } = await import("./scroll-memory.ts");
  firstShown();
  let drawn: Shown | undefined;
  const document = {
    navigate,
    /** While it is false, pages take their time to be drawn. */
    quick: true,
    draw: () => drawn && settleScroll(drawn),
    stop: watchHistory((shown) => {
      drawn = shown;
      if (document.quick) document.draw();
    }),
  };
  return document;
}

test("finding 3: back after a link to a part of the page returns to the reader's place", async () => {
  const tab = openTab("/confidentialite");
  await comeAlive();
  tab.scrollY = 2500;
  tab.followHash("#rights", 900);
  await tab.go(-1);
  expect(tab.scrollY).toBe(2500);
  await tab.go(1);
  expect(tab.scrollY).toBe(900);
});

test("so does one who goes back before the part was drawn", async () => {
  const tab = openTab("/confidentialite");
  const site = await comeAlive();
  tab.scrollY = 2500;
  site.quick = false;
  tab.followHash("#rights", 900);
  await tab.go(-1);
  site.draw();
  expect(tab.scrollY).toBe(2500);
});

test("finding 4: the first entries of two documents have a place each", async () => {
  const tab = openTab("/who-we-are");
  const before = await comeAlive();
  tab.scrollY = 5922;
  tab.followHash("#values", 3000);
  tab.load("/legalnotice");
  before.stop();
  await comeAlive();
  tab.followHash("#hosting", 1400);
  await tab.go(-1);
  expect(tab.scrollY).toBe(0);
  tab.hide();
  await tab.go(-2);
  const { key } = history.state;
  expect(JSON.parse(sessionStorage.getItem(name) ?? "")[key]).toBe(5922);
});

test("a page that was left before it was drawn does not get the place of the one on screen", async () => {
  const tab = openTab("/");
  const site = await comeAlive();
  site.navigate("/careers");
  tab.scrollY = 300;
  site.navigate("/contact");
  tab.scrollY = 700;
  site.quick = false;
  await tab.go(-1);
  await tab.go(-1);
  site.quick = true;
  site.draw();
  await tab.go(1);
  expect(tab.scrollY, "/careers").toBe(300);
  await tab.go(1);
  expect(tab.scrollY, "/contact").toBe(700);
});

test("a document that the browser kept forgets no place that another noted meanwhile", async () => {
  const tab = openTab("/");
  await comeAlive();
  tab.scrollY = 100;
  tab.hide();
  const noted = JSON.parse(sessionStorage.getItem(name) ?? "");
  sessionStorage.setItem(name, JSON.stringify({ ...noted, another: 800 }));
  tab.showAgain();
  tab.hide();
  const kept = JSON.parse(sessionStorage.getItem(name) ?? "");
  expect(kept).toEqual({ ...noted, another: 800 });
});
