import { expect, test } from "vitest";
import { changeableTexts } from "#builder/changes/changeable.ts";
import { type Page, pages } from "#core/pages.ts";
import { localisePath } from "#core/paths.ts";
import { recordLists } from "#core/texts/revision.ts";
import { changePlace } from "./change-place.ts";

const all: readonly Page[] = pages;

test("a page leads to where the desk has its own texts, and to nowhere else", async () => {
  const { texts } = await changeableTexts();
  for (const { id, path, changed, product } of all) {
    if (changed) continue;
    const isChangeable = texts.some(({ place, at }) => place === id && at.includes(path));
    const place = isChangeable ? `room=pages&page=${path}` : undefined;
    expect.soft(changePlace(localisePath(path, "fr")), id).toBe(place);
    expect.soft(isChangeable, id).toBe(product === undefined);
  }
});

test("an entry of a list leads to its form, a text that binds to the editions, a dated one nowhere", () => {
  expect(changePlace("/fr/who-we-are/marchenoir")).toBe("room=pages&page=people&record=marchenoir");
  expect(changePlace("/careers/analyst")).toBe("room=pages&page=vacancies&record=analyst");
  expect(changePlace("/press/a-release")).toBe("room=pages&page=news&record=a-release");
  expect(changePlace("/confidentialite/3.0")).toBe("room=editions");
  expect(changePlace("/fr/sustainability/sustainable-investment-policy")).toBe("room=editions");
  for (const path of [
    "/letters/lower-bidder",
    "/sustainability/publications/esg-report-2025",
    "/fr/sustainability/publications/complaints-policy",
    "/login",
    "/account",
    "/lp",
    "/fr/desk",
  ]) {
    expect.soft(changePlace(path), path).toBeUndefined();
  }
  const lists = new Set(all.map(({ changed }) => changed));
  for (const list of recordLists) expect(lists).toContain(list);
});
