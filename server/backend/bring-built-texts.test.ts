import { expect, test } from "vitest";
import { builtRows } from "./bring-built-texts.ts";

test("every text and every record has a place, in the order in which the build has them", () => {
  const rows = builtRows({
    texts: [
      { place: "home", path: "title", en: "Home", fr: "Accueil", at: ["/"] },
      { place: "layout", path: "menu", en: "Menu", fr: "Menu", at: ["*"] },
    ],
    records: {
      people: [{ id: "marchenoir", name: "Hélène Marchenoir" }],
      vacancies: [{ slug: "analyst" }],
      news: [],
    },
    figures: [{ place: "fees", path: "sale", at: ["/sales"], record: { id: "sale", least: 1 } }],
  });
  expect(rows).toEqual([
    { place: "home", path: "title", at: ["/"], text: { en: "Home", fr: "Accueil" }, position: 0 },
    { place: "layout", path: "menu", at: ["*"], text: { en: "Menu", fr: "Menu" }, position: 1 },
    {
      place: "people",
      path: "marchenoir",
      at: ["people"],
      text: { id: "marchenoir", name: "Hélène Marchenoir" },
      position: 2,
    },
    {
      place: "vacancies",
      path: "analyst",
      at: ["vacancies"],
      text: { slug: "analyst" },
      position: 3,
    },
    { place: "fees", path: "sale", at: ["/sales"], text: { id: "sale", least: 1 }, position: 4 },
  ]);
});
