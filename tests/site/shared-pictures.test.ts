import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { languages } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import { type BuiltPage, builtFiles, builtPages, foundPages, notFoundPages } from "./built-site.ts";

const client = "build/client";
const signature = "89504e470d0a1a0a";
const paper = /--color-paper:\s*(#\w+);/.exec(readFileSync("app/styles/tokens.css", "utf8"))?.[1];

type Icon = { src: string; sizes: string; type: string };

test("every page names one picture of its own, with its size and its title", () => {
  for (const page of foundPages) {
    const { path } = page.address;
    expect.soft(pictureFile(page), path).toMatch(/^\/og\/(en|fr)\/.+\.png$/);
    expect.soft(contents(page, "og:image:width"), path).toEqual(["1200"]);
    expect.soft(contents(page, "og:image:height"), path).toEqual(["630"]);
    expect.soft(contents(page, "og:image:alt"), path).toEqual(contents(page, "og:title"));
    expect.soft(contents(page, "twitter:card"), path).toEqual(["summary_large_image"]);
  }
});

test("every picture is a PNG of 1200 by 630, under 200 kB", () => {
  for (const page of foundPages) {
    const file = pictureFile(page);
    expect.soft(sizeOfPng(file), file).toBe("1200x630");
    expect.soft(bytes(file).length, file).toBeLessThan(200_000);
  }
});

test("no two pages share a picture", () => {
  const digests = foundPages.map((page) =>
    createHash("sha256")
      .update(bytes(pictureFile(page)))
      .digest("hex"),
  );
  expect(digests.length).toBeGreaterThan(60);
  expect(new Set(digests).size).toBe(digests.length);
});

test("no picture is published that no page names", () => {
  const named = foundPages.map((page) => pictureFile(page).slice(1));
  const drawn = builtFiles.filter((file) => file.startsWith("og/"));
  expect(drawn.sort()).toEqual(named.sort());
});

test("a page that is not found has no picture", () => {
  for (const page of notFoundPages) {
    expect.soft(contents(page, "og:image"), page.address.path).toEqual([]);
    expect.soft(contents(page, "twitter:card"), page.address.path).toEqual([]);
  }
});

test("every page has the manifest of its language, its icons and the colour of its paper", () => {
  for (const page of builtPages) {
    const { path, language } = page.address;
    expect.soft(linked(page, "manifest"), path).toEqual([`/manifest.${language}.webmanifest`]);
    expect.soft(linked(page, "icon"), path).toEqual(["/favicon.svg"]);
    expect.soft(linked(page, "apple-touch-icon"), path).toEqual(["/apple-touch-icon.png"]);
    expect.soft(contents(page, "theme-color"), path).toEqual([paper]);
  }
});

test("the icon of a home screen is 180 pixels wide", () => {
  expect(sizeOfPng("/apple-touch-icon.png")).toBe("180x180");
});

test.each(languages)(
  "the manifest in %s starts there, with icons of the stated size",
  (language) => {
    const manifest = JSON.parse(bytes(`/manifest.${language}.webmanifest`).toString("utf8"));
    expect(manifest).toMatchObject({
      short_name: site.name,
      lang: language,
      start_url: localisePath("/", language),
      background_color: paper,
      theme_color: paper,
    });
    const icons: Icon[] = manifest.icons;
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
    for (const { src, sizes, type } of icons) {
      expect.soft(type, src).toBe("image/png");
      expect.soft(sizeOfPng(src), src).toBe(sizes);
    }
  },
);

/** The path of the one picture that a page names. */
function pictureFile(page: BuiltPage): string {
  const [url = "", ...others] = contents(page, "og:image");
  expect(others).toEqual([]);
  expect(new URL(url).origin).toBe(site.origin);
  return new URL(url).pathname;
}

function contents({ root }: BuiltPage, name: string): string[] {
  return root
    .querySelectorAll("head > meta")
    .filter((meta) => [meta.getAttribute("property"), meta.getAttribute("name")].includes(name))
    .map((meta) => meta.getAttribute("content") ?? "");
}

function linked({ root }: BuiltPage, rel: string): string[] {
  return root
    .querySelectorAll("head > link")
    .filter((link) => link.getAttribute("rel") === rel)
    .map((link) => link.getAttribute("href") ?? "");
}

function bytes(path: string): Buffer {
  return readFileSync(join(client, path));
}

/** Width and height stand in the first chunk, after the signature: https://www.w3.org/TR/png-3/ */
function sizeOfPng(path: string): string {
  const png = bytes(path);
  if (png.toString("hex", 0, 8) !== signature) return "not a PNG";
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
