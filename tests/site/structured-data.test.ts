import { expect, test } from "vitest";
import { terms } from "#content/glossary/terms.ts";
import { site } from "#content/site.ts";
import { type BuiltPage, builtPageAt, builtPages } from "./built-site.ts";

type Thing = { "@type": string } & Record<string, unknown>;
type ListItem = { position: number; name: string; item: string };
type Question = { name: string; acceptedAnswer: { text: string } };

const listed = builtPages.filter(({ address }) => address.page.indexed !== false);
const inner = listed.filter(({ address }) => address.page.id !== "home");

test("every page that search engines may list has one block of data, which can be read", () => {
  for (const page of listed) {
    const blocks = blocksOf(page);
    expect.soft(blocks.length, page.address.path).toBe(1);
    expect.soft(blocks[0]?.["@context"], page.address.path).toBe("https://schema.org");
    // Words are read as they are written: a placeholder would stay one.
    expect.soft(JSON.stringify(blocks), page.address.path).not.toContain("{{");
  }
});

test("every other page has none", () => {
  const others = builtPages.filter((page) => !listed.includes(page));
  expect(others.filter((page) => blocksOf(page).length > 0)).toEqual([]);
});

test("the home and contact pages introduce the firm with both offices", () => {
  const introduced = listed.filter((page) => thingsOf(page, "Organization").length > 0);
  expect(introduced.map(({ address }) => address.path).sort()).toEqual(
    ["/", "/contact", "/fr", "/fr/contact"].sort(),
  );
  for (const page of introduced) {
    const [firm] = thingsOf(page, "Organization");
    expect.soft(firm?.location, page.address.path).toHaveLength(site.offices.length);
  }
});

test("every inner page tells the way to it, through pages that exist in its language", () => {
  for (const page of inner) {
    const { path, language } = page.address;
    const [list] = thingsOf(page, "BreadcrumbList");
    const steps = (list?.itemListElement ?? []) as ListItem[];
    const targets = steps.map(({ item }) => builtPageAt(new URL(item).pathname)?.address);
    expect.soft(targets.at(0)?.page.id, path).toBe("home");
    expect.soft(targets.at(-1)?.path, path).toBe(path);
    expect
      .soft(new Set(targets.map((target) => target?.language)), path)
      .toEqual(new Set([language]));
    expect
      .soft(
        steps.map(({ position }) => position),
        path,
      )
      .toEqual(steps.map((_, at) => at + 1));
  }
});

test("every inner page shows the way to it, with the same names", () => {
  for (const page of inner) {
    const shown = page.root.querySelectorAll("main .breadcrumb").map((nav) => nav.structuredText);
    const [list] = thingsOf(page, "BreadcrumbList");
    const names = ((list?.itemListElement ?? []) as ListItem[]).map(({ name }) => name);
    expect.soft(shown.length, page.address.path).toBe(1);
    expect
      .soft(
        names.filter((name) => !shown[0]?.includes(name)),
        page.address.path,
      )
      .toEqual([]);
  }
});

test("pages that answer questions tell search engines what they show", () => {
  const answering = listed.filter((page) => thingsOf(page, "FAQPage").length > 0);
  const ids = new Set(answering.map(({ address }) => address.page.id));
  expect([...ids]).toEqual(["investment-advisory", "mergers-acquisitions"]);
  for (const page of answering) {
    const words = squeezed(page.root.querySelector("main")?.textContent ?? "");
    const questions = (thingsOf(page, "FAQPage")[0]?.mainEntity ?? []) as Question[];
    expect.soft(questions.length, page.address.path).toBeGreaterThan(2);
    const absent = questions.filter(({ name }) => !words.includes(squeezed(name)));
    expect.soft(absent, page.address.path).toEqual([]);
  }
});

test("the glossary defines each of its terms at an anchor of its page", () => {
  for (const page of listed.filter(({ address }) => address.page.id === "glossary")) {
    const [set] = thingsOf(page, "DefinedTermSet");
    const defined = (set?.hasDefinedTerm ?? []) as { url: string }[];
    expect.soft(defined.length, page.address.path).toBe(terms.length);
    const lost = defined.filter(
      ({ url }) => !page.root.querySelector(`[id="${new URL(url).hash.slice(1)}"]`),
    );
    expect.soft(lost, page.address.path).toEqual([]);
  }
});

function blocksOf({ root }: BuiltPage): { "@context": string; "@graph": Thing[] }[] {
  return root
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.rawText));
}

function thingsOf(page: BuiltPage, type: string): Thing[] {
  return blocksOf(page).flatMap((block) =>
    block["@graph"].filter((thing) => thing["@type"] === type),
  );
}

/** Without its spaces, of which a page may have more kinds than its words. */
function squeezed(text: string): string {
  return text.replace(/\s+/g, "");
}
