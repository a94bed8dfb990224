import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { makeIndex } from "#builder/search/make-index.ts";
import type { SearchedPage } from "#builder/search/read-site.ts";
import { answer, type PageRequest } from "./answer.ts";
import type { SiteFile, SiteFiles } from "./site-files.ts";

const html = `<html lang="en"><head><title>Search · Firm</title></head><body><div class="search"><form><input type="search" name="q" maxLength="200" value=""/></form><div class="search-answer" data-search-answer=""></div><noscript><p class="search-needs-script">No.</p></noscript></div></body></html>`;
const indexed: SearchedPage = {
  path: "/fees",
  name: "Fees",
  heading: "Fees",
  description: "",
  kind: "page",
  weight: 1,
  passages: [{ title: "Fees", anchor: "#fees", text: "A fee is <agreed> first." }],
};

function file(text: string): SiteFile {
  return {
    bodies: { identity: Buffer.from(text), br: Buffer.from(text) },
    etag: "tag",
    type: "text/html; charset=utf-8",
    cacheControl: "public",
    policy: "script-src 'self'",
    takesQuery: false,
  };
}

function ask(url: string, index = makeIndex([indexed], "en"), more: Partial<PageRequest> = {}) {
  const byPath = new Map([...index].map(([path, text]) => [path, file(text)]));
  byPath.set("/search", file(html));
  byPath.set("/fr/search", file(html.replace('lang="en"', 'lang="fr"')));
  const files: SiteFiles = { byPath, isPage: (path) => /^(\/fr)?\/search$/.test(path) };
  return answer(files, { method: "GET", url, secure: false, ...more });
}

test("the host writes the answer into the page, and the question into its field", () => {
  const { status, headers, body } = ask("/search?q=fees");
  expect(status).toBe(200);
  const text = String(body);
  expect(text).toContain('name="q" maxLength="200" value="fees"');
  expect(text).toContain("<title>fees · Search · Firm</title>");
  expect(text).toContain('<h2 class="search-asked">1 result for “fees”</h2>');
  expect(text).toContain('<a href="/fees#fees"><mark>Fees</mark></a>');
  expect(text).toContain("A <mark>fee</mark> is &lt;agreed&gt; first.");
  expect(text).toContain('<div data-asked="" class="search">');
  expect(headers["cache-control"]).toBe("private, no-cache");
  expect(headers["referrer-policy"]).toBe("same-origin");
  expect(headers["content-security-policy"]).toBe("script-src 'self'");
});

test("what was asked is shown as text, whatever it is", () => {
  const asked = `"><script>alert(1)</script>$&$1'`;
  const text = String(ask(`/search?q=${encodeURIComponent(asked)}`).body);
  expect(text).not.toContain("<script>");
  const escaped = "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;$1&#x27;";
  expect(text).toContain(`<title>${escaped} · Search · Firm</title>`);
  expect(text).toContain(`value="${escaped}"`);
  expect(text).toContain(`<h2>Nothing was found for “${escaped}”</h2>`);
});

test("a question of any length is cut to what can be answered", () => {
  const { status, body } = ask(`/search?q=${"fees+".repeat(5000)}`);
  expect(status).toBe(200);
  expect(String(body).length).toBeLessThan(5000);
});

test("our host never says that it cannot search", () => {
  expect(String(ask("/search").body)).not.toContain("No.");
  expect(String(ask("/search?q=+").body)).toBe(String(ask("/search").body));
});

test("where there is no index the page comes as it is", () => {
  const { status, body } = ask("/search?q=fees", new Map());
  expect(status).toBe(200);
  expect(String(body)).toContain("data-search-answer");
});

test("the answer travels compressed", () => {
  const { headers, body } = ask("/search?q=fees", undefined, { acceptEncoding: "br" });
  expect(headers["content-encoding"]).toBe("br");
  expect(String(brotliDecompressSync(body as Buffer))).toContain("<mark>");
});

test.each([
  [
    "/search?q=fees",
    "Your question has to wait a moment",
    "In a few seconds, load this page again",
  ],
  ["/fr/search?q=prix", "Votre question doit attendre un instant", "Rechargez cette page"],
])("a question that is not answered yet gets the form and a sentence: %s", (url, title, text) => {
  const { status, headers, body } = ask(url, undefined, { limited: () => 2 });
  expect([status, headers["retry-after"]]).toEqual([429, "2"]);
  expect(headers["cache-control"]).toBe("private, no-cache");
  expect(headers["referrer-policy"]).toBe("same-origin");
  expect(headers).not.toHaveProperty("etag");
  expect(String(body)).toContain('<input type="search" name="q"');
  expect(String(body)).toContain(`<h2>${title}</h2>`);
  expect(String(body)).toContain(text);
  expect(String(body)).not.toContain("<mark>");
});

test("only a question is counted, and the page without one is kept like other pages", () => {
  let counted = 0;
  const limited = (make: () => Buffer) => {
    counted += 1;
    return make();
  };
  const count = (url: string) => ask(url, undefined, { limited, ifNoneMatch: '"tag"' }).status;
  expect(["/search", "/search?q=", "/search?kind=page", "/search?q=fees"].map(count)).toEqual([
    304, 304, 304, 200,
  ]);
  expect(counted).toBe(1);
});

test("no question is given more than thirty-two results", () => {
  const passages = Array.from({ length: 90 }, (_, number) => ({
    title: `Fee ${number}`,
    anchor: `#${number}`,
    text: "A fee.",
  }));
  const many = makeIndex([{ ...indexed, passages }], "en");
  const text = String(ask("/search?show=64&q=fee", many).body);
  expect(text.match(/<h3>/g)).toHaveLength(32);
  expect(text).toContain("90 results for");
});
