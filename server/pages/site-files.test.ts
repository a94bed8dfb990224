import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { layered, readSiteFiles, readSiteFilesMeanwhile } from "./site-files.ts";

/** A built site in a temporary folder, from names to contents. */
function siteFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "site-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const small = {
  "index.html": "home",
  "contact.html": "contact",
  "fr.html": "accueil",
  "fr/contact.html": "contact fr",
  "assets/app-1a2b.js": "script",
  "robots.txt": "robots",
};
const smallAddresses = [
  "/",
  "/assets/app-1a2b.js",
  "/contact",
  "/fr",
  "/fr/contact",
  "/robots.txt",
];

test("pages are at their name without .html, other files at their own name", () => {
  const { byPath } = readSiteFiles(siteFolder(small));
  expect([...byPath.keys()].sort()).toEqual(smallAddresses);
  expect(String(byPath.get("/fr/contact")?.bodies.identity)).toBe("contact fr");
});

test("only pages are pages", () => {
  const { isPage } = readSiteFiles(siteFolder(small));
  expect(smallAddresses.filter(isPage)).toEqual(["/", "/contact", "/fr", "/fr/contact"]);
  expect(isPage("/nowhere")).toBe(false);
  expect(isPage("/contact.html")).toBe(false);
});

test("SITE_FOLDER written with a slash at its end is the same folder", () => {
  const { byPath } = readSiteFiles(`${siteFolder(small)}/`);
  expect([...byPath.keys()].sort()).toEqual(smallAddresses);
});

test("what is meant for static hosts is not served, and a compressed copy not by its name", () => {
  const names = ["_headers", "_redirects", "index.html", "index.html.br", "index.html.gz"];
  const folder = siteFolder(Object.fromEntries(names.map((name) => [name, name])));
  expect([...readSiteFiles(folder).byPath.keys()]).toEqual(["/"]);
});

test("compressed copies are read where they exist", () => {
  const files = { "a.txt": "a", "a.txt.br": "in Brotli", "a.txt.gz": "in gzip", "b.txt": "b" };
  const { byPath } = readSiteFiles(siteFolder(files));
  expect(byPath.get("/a.txt")?.bodies).toEqual({
    identity: Buffer.from("a"),
    br: Buffer.from("in Brotli"),
    gzip: Buffer.from("in gzip"),
  });
  expect(byPath.get("/b.txt")?.bodies).toEqual({ identity: Buffer.from("b") });
});

test("only what carries a hash in its name is kept without asking", () => {
  const { byPath } = readSiteFiles(siteFolder({ ...small, "fr/assets/x.txt": "x" }));
  const kept = [...byPath].filter(([, file]) => file.cacheControl.includes("immutable"));
  expect(kept.map(([path]) => path)).toEqual(["/assets/app-1a2b.js"]);
  expect(byPath.get("/assets/app-1a2b.js")?.cacheControl).toMatch(/max-age=31536000/);
  expect(byPath.get("/contact")?.cacheControl).toBe("public, max-age=0, must-revalidate");
});

test("nobody keeps the partners' pages", () => {
  const page = { "lp.html": "", "fr/lp.html": "", "login.html": "", "fr/login/password.html": "" };
  const { byPath } = readSiteFiles(siteFolder(page));
  const kept = [...byPath.values()].map(({ cacheControl }) => cacheControl);
  expect(kept).toEqual(Array(4).fill("private, no-store"));
});

test.each([
  ["page.html", "/page", "text/html; charset=utf-8"],
  ["a.js", "/a.js", "text/javascript; charset=utf-8"],
  ["a.css", "/a.css", "text/css; charset=utf-8"],
  ["a.svg", "/a.svg", "image/svg+xml; charset=utf-8"],
  ["a.woff2", "/a.woff2", "font/woff2"],
  ["a.pdf", "/a.pdf", "application/pdf"],
  ["sitemap.xml", "/sitemap.xml", "application/xml; charset=utf-8"],
  ["a.unheard-of", "/a.unheard-of", "application/octet-stream"],
])("%s at %s is %s", (name, path, type) => {
  expect(readSiteFiles(siteFolder({ [name]: "x" })).byPath.get(path)?.type).toBe(type);
});

test("the same content has the same tag, another content another", () => {
  const { byPath } = readSiteFiles(siteFolder({ "a.txt": "one", "b.txt": "one", "c.txt": "two" }));
  const tags = ["/a.txt", "/b.txt", "/c.txt"].map((path) => byPath.get(path)?.etag);
  expect(tags[0]).toMatch(/^[\w-]{22}$/);
  expect(tags[1]).toBe(tags[0]);
  expect(tags[2]).not.toBe(tags[0]);
});

test("a page's policy allows the scripts and styles that the page declares, and no others", () => {
  const own = "script-src 'self' 'sha256-aGVsbG8='; style-src 'self' 'sha256-aGVsbG9w'";
  const meta = `<meta http-equiv="Content-Security-Policy" content="${own}"/>`;
  const files = { "index.html": `<head>${meta}</head>`, "plain.html": "", "a.svg": meta };
  const { byPath } = readSiteFiles(siteFolder(files));
  expect(byPath.get("/")?.policy).toContain(`default-src 'none'; ${own}; img-src`);
  expect(byPath.get("/plain")?.policy).toContain("; script-src 'self'; style-src 'self'; ");
  expect(byPath.get("/a.svg")?.policy).toContain("; script-src 'self'; style-src 'self'; ");
});

test("what no browser opens as a document carries no policy", () => {
  const names = ["a.js", "a.css", "a.woff2", "a.svg", "a.pdf", "a.html"];
  const { byPath } = readSiteFiles(siteFolder(Object.fromEntries(names.map((name) => [name, ""]))));
  const without = [...byPath].filter(([, { policy }]) => !policy).map(([path]) => path);
  expect(without.sort()).toEqual(["/a.css", "/a.js", "/a.woff2"]);
});

test("the frame of a foreign tag is a file with a policy of its own, for our pages alone", () => {
  const own = "default-src 'none'; script-src https://tag.example";
  const page = `<meta http-equiv="Content-Security-Policy" content="${own}">`;
  const { byPath, isPage } = readSiteFiles(siteFolder({ "network-tag.html": page }));
  expect(isPage("/network-tag.html")).toBe(false);
  expect(byPath.get("/network-tag.html")?.policy).toBe(`${own}; frame-ancestors 'self'`);
});

test("a folder that is not there is an error for the host to explain", () => {
  expect(() => readSiteFiles(join(siteFolder({}), "gone"))).toThrow(
    expect.objectContaining({ code: "ENOENT" }),
  );
});

test("files laid over others hide them, and can be taken away", () => {
  const files = layered(readSiteFiles(siteFolder(small)));
  const textAt = (path: string) => files.byPath.get(path)?.bodies.identity.toString();
  files.lay(readSiteFiles(siteFolder({ "contact.html": "newer", "letters/one.html": "one" })));
  expect(textAt("/contact")).toBe("newer");
  expect(textAt("/robots.txt")).toBe("robots");
  expect(files.isPage("/letters/one")).toBe(true);
  files.lay(undefined);
  expect(textAt("/contact")).toBe("contact");
  expect(files.isPage("/letters/one")).toBe(false);
});

test("read while the host runs they are the same, and others have their turn in between", async () => {
  const large = Object.fromEntries(
    Array.from({ length: 300 }, (_, at) => [`files/${at}.txt`, `${at}`.repeat(60_000)]),
  );
  const folder = siteFolder({ ...small, ...large });
  let turns = 0;
  let turn = setImmediate(function again() {
    turns += 1;
    turn = setImmediate(again);
  });
  const { byPath, isPage } = await readSiteFilesMeanwhile(folder);
  clearImmediate(turn);
  expect(turns).toBeGreaterThan(0);
  expect(byPath).toEqual(readSiteFiles(folder).byPath);
  expect(isPage("/contact")).toBe(true);
});
