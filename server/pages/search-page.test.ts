import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { makeIndex } from "#builder/search/make-index.ts";
import type { SearchedPage } from "#builder/search/read-site.ts";
import { answer } from "./answer.ts";
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

function ask(url: string, index = makeIndex([indexed], "en"), acceptEncoding = "") {
  const byPath = new Map([...index].map(([path, text]) => [path, file(text)]));
  byPath.set("/search", file(html));
  const files: SiteFiles = { byPath, isPage: (path) => path === "/search" };
  return answer(files, { method: "GET", url, secure: false, acceptEncoding });
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
  const { headers, body } = ask("/search?q=fees", undefined, "br");
  expect(headers["content-encoding"]).toBe("br");
  expect(String(brotliDecompressSync(body as Buffer))).toContain("<mark>");
});
