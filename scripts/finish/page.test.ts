import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { finishPage } from "./page.ts";

function page(head = "", body = ""): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
}

function policyOf(html: string): string[] {
  const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html);
  return meta?.[1]?.split(" ") ?? [];
}

function hashOf(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

test("each inline script is allowed by its own hash, wherever it stands", () => {
  const first = 'document.cookie = "a";';
  const second = "\n  let é = 1 < 2;\n";
  const html = finishPage(
    page(`<script>${first}</script>`, `<script type="module" async="">${second}</script>`),
    [],
  );
  expect(policyOf(html)).toEqual(["script-src", "'self'", hashOf(first), hashOf(second)]);
});

test("a script from a file and data for search engines need no hash", () => {
  const html = finishPage(
    page(
      '<script type="application/ld+json">{"a":1}</script>',
      '<script async="" src="/assets/a.js"></script>',
    ),
    [],
  );
  expect(policyOf(html)).toEqual(["script-src", "'self'"]);
});

test("an inline script with an attribute that only resembles src is still hashed", () => {
  const html = finishPage(page('<script data-src="/a.js">run()</script>'), []);
  expect(policyOf(html)).toContain(hashOf("run()"));
});

test("the policy comes before the first script, or the browser would not apply it", () => {
  const html = finishPage(page("<script>run()</script>"), ["/assets/words.js"]);
  expect(html.indexOf("Content-Security-Policy")).toBeGreaterThan(-1);
  expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<script>"));
});

test("the policy never allows inline code as such", () => {
  const html = finishPage(page("<script>run()</script>"), []);
  expect(html).not.toMatch(/unsafe-(inline|eval)/);
});

test("the character set stays the first thing in the head, in valid HTML", () => {
  const html = finishPage(page(), []);
  expect(html).toContain('<head><meta charset="utf-8"/>');
  expect(html).not.toContain("charSet");
});

test("the page's words are preloaded last, in their order and with low priority", () => {
  const html = finishPage(page("<title>A</title>"), ["/assets/layout.js", "/assets/home.js"]);
  const preloads =
    '<link rel="modulepreload" href="/assets/layout.js" fetchpriority="low"/><link rel="modulepreload" href="/assets/home.js" fetchpriority="low"/>';
  expect(html).toContain(`${preloads}</body>`);
});

test("the rest of the page is left as it was, dollar signs included", () => {
  const head = "<title>$& $1 $$</title><script>const a = `$&`;</script>";
  const html = finishPage(page(head, "<p>$' £5</p>"), ["/assets/a.js"]);
  const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
  expect(
    html
      .replace(policy, "")
      .replace('<link rel="modulepreload" href="/assets/a.js" fetchpriority="low"/>', "")
      .replace("charset", "charSet"),
  ).toBe(page(head, "<p>$' £5</p>"));
});

test("a page that does not declare its character set stops the build", () => {
  expect(() => finishPage("<html><head></head></html>", [])).toThrow("character set");
});

test("code that the head preloads moves behind the page, before its words", () => {
  const head = '<title>A</title><link rel="modulepreload" href="/assets/root.js"/>';
  const html = finishPage(page(head, "<p>text</p>"), ["/assets/home.js"]);
  const [before, after] = html.split("</head>");
  expect(before).not.toContain("modulepreload");
  expect([...(after ?? "").matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "/assets/root.js",
    "/assets/home.js",
  ]);
});
