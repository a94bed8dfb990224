import { createHash } from "node:crypto";
import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { languages } from "#core/languages.ts";
import {
  policyOfAllPages,
  securityHeaders,
  strictTransport,
} from "#server/pages/security-headers.ts";
import { type BuiltPage, builtFiles, builtPages, foundPages, readBuilt } from "./built-site.ts";
import { inlineScripts, referencesOf } from "./page-references.ts";

const unsafe = /unsafe-(inline|eval|hashes)|'wasm-unsafe-eval'/;

test("every page allows its own scripts and styles by hash, and no others", () => {
  for (const page of builtPages) {
    // As a browser reads them: what is in a drawing is read like any other text.
    const codeOf = (own: HTMLElement) => (own.closest("svg") ? own.text : own.rawText);
    const allowing = (directive: string, own: HTMLElement[]) =>
      [directive, "'self'", ...own.map((one) => `'sha256-${sha256(codeOf(one))}'`)].sort();
    const policies = policiesOf(page).map((policy) =>
      policy.split("; ").map((part) => [...new Set(part.split(" "))].sort()),
    );
    const expected = [
      allowing("script-src", inlineScripts(page)),
      allowing("style-src", page.root.querySelectorAll("style")),
    ];
    expect.soft(policies, page.address.path).toEqual([expected]);
  }
});

test("every page states its policy before its first script", () => {
  for (const { root, address } of builtPages) {
    const [first] = root.querySelectorAll("script, meta[http-equiv=Content-Security-Policy]");
    expect.soft(first?.tagName, address.path).toBe("META");
  }
});

test("no page has an inline handler or a style attribute", () => {
  for (const { root, address } of builtPages) {
    const inline = root
      .querySelectorAll("*")
      .flatMap(({ attributes }) => Object.keys(attributes))
      .filter((name) => /^(on\w+|style)$/i.test(name));
    expect.soft(inline, address.path).toEqual([]);
  }
});

test("no page fetches anything from an absolute address", () => {
  for (const page of builtPages) {
    const fetched = referencesOf(page).filter(
      ({ tag, element }) =>
        tag !== "a" && !/^(canonical|alternate)$/.test(element.getAttribute("rel") ?? ""),
    );
    const values = fetched.map(({ value }) => value);
    const foreign = values.filter((value) => /^([a-z]+:)?\/\//i.test(value));
    expect.soft(values.length, page.address.path).toBeGreaterThan(0);
    expect.soft(foreign, page.address.path).toEqual([]);
  }
});

test("no stylesheet fetches anything from an absolute address", () => {
  for (const sheet of builtFiles.filter((file) => file.endsWith(".css"))) {
    expect.soft(readBuilt(sheet), sheet).not.toMatch(/@import|url\(["']?([a-z]+:)?\/\//i);
  }
});

test("no policy allows what is unsafe", () => {
  expect(readBuilt("_headers")).not.toMatch(unsafe);
  const loose = builtPages.filter(({ html }) => unsafe.test(html));
  expect(loose.map(({ address }) => address.path)).toEqual([]);
});

test("_headers gives every answer the security headers", () => {
  expect(headersFor("/*")).toEqual({
    ...securityHeaders,
    "strict-transport-security": strictTransport,
    "content-security-policy": policyOfAllPages(),
  });
});

test.each([
  ["x-content-type-options", "nosniff"],
  ["strict-transport-security", "max-age=63072000"],
  ["content-security-policy", "frame-ancestors 'none'"],
  ["content-security-policy", "base-uri 'none'"],
  ["content-security-policy", "object-src 'none'"],
  ["content-security-policy", "form-action 'self'"],
])("the header %s says %s", (name, words) => {
  expect(headersFor("/*")[name]).toContain(words);
});

test("_headers keeps the assets for ever, and their names change with their content", () => {
  expect(headersFor("/assets/*")).toEqual({
    "cache-control": "public, max-age=31536000, immutable",
  });
  const assets = builtFiles.filter((file) => file.startsWith("assets/"));
  expect(assets).not.toEqual([]);
  // The index of the search changes as a whole, with the name of its folder.
  const named = /-[\w-]{8}\.\w+(\.br|\.gz)?$|^assets\/search-(en|fr)-[0-9a-f]{10}\//;
  expect(assets.filter((file) => !named.test(file))).toEqual([]);
});

test("_redirects takes the trailing slash off every address", () => {
  const rules = new Set(redirects());
  const paths = foundPages.map(({ address }) => address.path).filter((path) => path !== "/");
  expect(paths.filter((path) => !rules.has(`${path}/ ${path} 308`))).toEqual([]);
});

test("_redirects answers 404 in French after every other rule", () => {
  const prefixed = languages.filter((language) => language !== "en");
  const expected = prefixed.map((language) => `/${language}/* /${language}/404.html 404`);
  expect(redirects().slice(-expected.length)).toEqual(expected);
});

function policiesOf({ root }: BuiltPage): string[] {
  return root
    .querySelectorAll("head > meta[http-equiv=Content-Security-Policy]")
    .map((meta) => meta.getAttribute("content") ?? "");
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

function headersFor(pattern: string): Record<string, string> {
  const blocks = readBuilt("_headers").trim().split(/\n\n+/);
  const block = blocks.find((candidate) => candidate.split("\n")[0] === pattern);
  const lines = block?.split("\n").slice(1) ?? [];
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
}

function redirects(): string[] {
  return readBuilt("_redirects").trim().split("\n");
}
