import { expect, test } from "vitest";
import { notFoundPage, type PageId, pageById } from "#core/pages.ts";
import { trailTo } from "./breadcrumb-trail.ts";

function trailOf(id: PageId) {
  return trailTo(pageById(id));
}

test("a page of the firm stands under the home page", () => {
  expect(trailOf("who-we-are")).toEqual(["home"]);
});

test("a page of another section stands under that section's name", () => {
  expect(trailOf("private-equity")).toEqual(["home", { section: "expertise" }]);
});

test("a publication stands under the list of publications", () => {
  expect(trailOf("publication")).toEqual(["home", { section: "sustainability" }, "publications"]);
});

test("a page whose path only begins alike is not above", () => {
  expect(trailOf("contact-result")).toEqual(["home", "contact"]);
  expect(trailOf("partners")).toEqual(["home", { section: "account" }]);
});

test("the home page and the page that is not found stand under nothing", () => {
  expect(trailOf("home")).toEqual([]);
  expect(trailTo(notFoundPage)).toEqual([]);
});
