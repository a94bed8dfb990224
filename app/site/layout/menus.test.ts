import { expect, test } from "vitest";
import { isIndexed, pages } from "#core/pages.ts";
import { footerColumn, headerMenu, sitemapSections } from "./menus.ts";

const expertise = [
  "investment-advisory",
  "mergers-acquisitions",
  "private-equity",
  "business-strategy",
];
const sustainability = [
  "our-responsibility",
  "impact-platform",
  "corporate-responsibility",
  "publications",
  "sustainable-investment-policy",
  "impact-measurement-methodology",
  "climate-action-framework",
];

test("the header shows who we are, the two submenus and contact, in this order", () => {
  expect(headerMenu()).toEqual([
    { kind: "link", id: "who-we-are" },
    { kind: "submenu", name: "expertise", ids: expertise },
    { kind: "submenu", name: "sustainability", ids: sustainability },
    { kind: "link", id: "contact" },
  ]);
});

test("each call makes its own menu, so that a component cannot spoil the next one's", () => {
  headerMenu().pop();
  expect(headerMenu()).toHaveLength(4);
});

test("the footer's services are the four expertise pages", () => {
  expect(footerColumn("services")).toEqual(expertise);
});

test("the footer's company column leads to the firm's own pages", () => {
  const asked = ["who-we-are", "our-responsibility", "publications", "references", "careers"];
  // New pages may be added; these must stay, in this order.
  expect(footerColumn("company").filter((id) => asked.includes(id))).toEqual(asked);
});

test("the footer's legal links lead to every legal page", () => {
  expect(footerColumn("legal")).toEqual(
    pages.filter((page) => page.section === "legal").map(({ id }) => id),
  );
  expect(footerColumn("legal")).toEqual(
    expect.arrayContaining(["legal-notice", "privacy", "cookie-settings"]),
  );
});

test("the sitemap page lists every indexed page that can be linked to and the sign-in, once", () => {
  const listed = sitemapSections().flatMap(({ ids }) => ids);
  const expected = pages
    .filter((page) => (isIndexed(page) && !page.path.includes(":")) || page.id === "login")
    .map(({ id }) => id);
  expect([...listed].sort()).toEqual([...expected].sort());
});

test("the sitemap page shows the sections in order and none that is empty", () => {
  expect(sitemapSections().map(({ section }) => section)).toEqual([
    "firm",
    "expertise",
    "sustainability",
    "account",
    "legal",
  ]);
});

test("the sitemap page's sections hold the pages of the submenus of the same name", () => {
  const bySection = new Map(sitemapSections().map(({ section, ids }) => [section, ids]));
  expect(bySection.get("expertise")).toEqual(expertise);
  expect(bySection.get("sustainability")).toEqual(sustainability);
  expect(bySection.get("firm")?.[0]).toBe("home");
});
