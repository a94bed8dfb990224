import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { expect, test } from "vitest";
import { toLanguage } from "#core/languages.ts";
import { negotiateLanguage } from "#core/negotiate.ts";
import { answer } from "#server/pages/answer.ts";

const script = compileFunction(readFileSync(join(import.meta.dirname, "first-load.js"), "utf8"), [
  "location",
  "document",
  "localStorage",
  "history",
  "navigator",
  "performance",
]);

type Visit = {
  url: string;
  /** What local storage holds; `throws` where the browser's settings forbid it. */
  storage?: string | null;
  cookie?: string;
  browser?: string[];
  /** How often the host sent the browser on before this page. */
  redirects?: number;
};

/** Runs the script as a browser would, and tells what the visitor ends up with. */
function visit({ url, storage = null, cookie = "", browser = [], redirects = 0 }: Visit) {
  const outcome = {
    address: url,
    redirected: false,
    replaced: false,
    storage,
    cookie: undefined as string | undefined,
  };
  const { href, protocol } = new URL(url);
  const state = { key: "kept" };
  const forbid = () => {
    throw new Error("SecurityError");
  };
  const location = {
    href,
    protocol,
    replace(to: URL) {
      outcome.address = String(to);
      outcome.redirected = true;
    },
  };
  const document = {
    get cookie() {
      return outcome.cookie?.split(";")[0] ?? cookie;
    },
    set cookie(written: string) {
      outcome.cookie = written;
    },
  };
  const localStorage = {
    getItem: (key: string) => (key === "i18nextLng" ? outcome.storage : null),
    setItem(key: string, value: string) {
      if (key === "i18nextLng") outcome.storage = value;
    },
  };
  const forbidden = { getItem: forbid, setItem: forbid };
  const history = {
    state,
    replaceState(kept: unknown, _title: string, to: URL) {
      expect(kept).toBe(state);
      outcome.address = String(to);
      outcome.replaced = true;
    },
  };
  const store = storage === "throws" ? forbidden : localStorage;
  const performance = { getEntriesByType: () => [{ redirectCount: redirects }] };
  script(location, document, store, history, { languages: browser }, performance);
  return outcome;
}

const queries = [undefined, "fr", "en", "FR", "fr-CA", "de", "", "frisian"];
const stores = [null, "fr", "en", "fr-FR", "de", "throws"] as const;
const cookies = ["", "i18nextLng=fr", "a=b; i18nextLng=en", "i18nextLng=de; c=d", "xi18nextLng=fr"];
const browsers = [[], ["fr"], ["en-GB", "fr"], ["de", "fr-LU", "en"], ["de"]];
const combinations = queries.flatMap((query) =>
  stores.flatMap((storage) =>
    cookies.flatMap((cookie) => browsers.map((browser) => ({ query, storage, cookie, browser }))),
  ),
);

/** The order of `negotiate.ts`, local storage before the cookie that mirrors it. */
function wanted({ query, storage, cookie, browser }: (typeof combinations)[number]) {
  const inCookie = /(?:^|; )i18nextLng=([^;]*)/.exec(cookie)?.[1];
  return negotiateLanguage({ query, stored: toLanguage(storage) ?? inCookie, browser });
}

test.each([
  { path: "/", french: "/fr" },
  { path: "/contact", french: "/fr/contact" },
  { path: "/contact/", french: "/fr/contact" },
  { path: "/sustainability/publications", french: "/fr/sustainability/publications" },
  { path: "/france", french: "/fr/france" },
])("from $path the visitor is taken where negotiateLanguage says", ({ path, french }) => {
  for (const hints of combinations) {
    const search = hints.query === undefined ? "" : `?lng=${hints.query}`;
    const { address, redirected } = visit({
      url: `https://site.example${path}${search}`,
      ...hints,
    });
    const toFrench = wanted(hints) === "fr";
    expect({ hints, redirected }).toEqual({ hints, redirected: toFrench });
    if (toFrench) expect(address).toBe(`https://site.example${french}`);
    else expect(new URL(address).pathname).toBe(path);
  }
});

test.each([
  { path: "/fr", english: "/" },
  { path: "/fr/", english: "/" },
  { path: "/fr/contact", english: "/contact" },
])("$path is left for the link's own word alone", ({ path, english }) => {
  for (const hints of combinations) {
    const search = hints.query === undefined ? "" : `?lng=${hints.query}`;
    const { address, redirected } = visit({
      url: `https://site.example${path}${search}`,
      ...hints,
    });
    const toEnglish = toLanguage(hints.query) === "en";
    expect({ hints, redirected }).toEqual({ hints, redirected: toEnglish });
    expect(new URL(address).pathname).toBe(toEnglish ? english : path);
  }
});

test("a stored choice comes before the browser's language, though the host saw no cookie", () => {
  const led = { url: "https://site.example/fr/contact?a=1", browser: ["fr"], redirects: 1 };
  expect(visit({ ...led, storage: "en" })).toMatchObject({
    address: "https://site.example/contact?a=1",
    cookie: expect.stringMatching(/^i18nextLng=en;/),
  });
  const stays = [
    { ...led, storage: "fr" },
    { ...led, storage: null },
    { ...led, storage: "en", redirects: 0 },
    { ...led, storage: "en", cookie: "i18nextLng=fr" },
  ];
  for (const each of stays) expect(visit(each).redirected, JSON.stringify(each)).toBe(false);
});

test("a language stated in the address is stored, mirrored in the cookie, and stripped", () => {
  const outcome = visit({ url: "https://site.example/contact?lng=en", storage: "fr" });
  expect(outcome).toEqual({
    address: "https://site.example/contact",
    redirected: false,
    replaced: true,
    storage: "en",
    cookie: "i18nextLng=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  });
});

test("English stated on a French address is stored, and leads to the English page", () => {
  const outcome = visit({ url: "https://site.example/fr/contact?lng=en", browser: ["fr"] });
  expect(outcome).toMatchObject({ address: "https://site.example/contact", storage: "en" });
});

test("other parameters and the fragment are kept, on the way to French and in place", () => {
  const kept = "a=1&b=x%26y#offices";
  const french = visit({ url: `https://site.example/contact?lng=fr&${kept}` });
  expect(french.address).toBe(`https://site.example/fr/contact?${kept}`);
  const english = visit({ url: `https://site.example/contact?lng=en&${kept}` });
  expect(english.address).toBe(`https://site.example/contact?${kept}`);
});

test("without a stated language or a redirection the address is left alone", () => {
  const outcome = visit({ url: "https://site.example/contact?lng=de&a=1", browser: ["en"] });
  expect(outcome).toMatchObject({ redirected: false, replaced: false });
});

test("the browser's languages are followed but not stored as if they were a choice", () => {
  const outcome = visit({ url: "https://site.example/", browser: ["fr"] });
  expect(outcome).toMatchObject({ redirected: true, storage: null, cookie: undefined });
});

test("a choice found in local storage is mirrored again in the cookie", () => {
  const { cookie } = visit({ url: "http://localhost:3000/fr", storage: "fr" });
  expect(cookie).toBe("i18nextLng=fr; Path=/; Max-Age=31536000; SameSite=Lax");
});

test("where storage is forbidden the cookie alone remembers", () => {
  const { cookie } = visit({ url: "https://site.example/?lng=fr", storage: "throws" });
  expect(cookie).toMatch(/^i18nextLng=fr;/);
  const next = { storage: "throws", cookie: "i18nextLng=fr", browser: ["en"] };
  expect(visit({ url: "https://site.example/", ...next }).redirected).toBe(true);
});

test("a path made of slashes never becomes another host", () => {
  const { address } = visit({ url: "https://site.example//evil.example/", browser: ["fr"] });
  expect(new URL(address).origin).toBe("https://site.example");
});

test.each([" fr", "fr2", "frç"])("%j is the same language to the script and the host", (tag) => {
  const { redirected } = visit({ url: `https://site.example/?lng=${encodeURIComponent(tag)}` });
  expect(redirected).toBe(negotiateLanguage({ query: tag, browser: [] }) === "fr");
});

test("a French link answered by our host replaces an older English choice", () => {
  const noFiles = { byPath: new Map(), isPage: () => false };
  const asked = { method: "GET", url: "/contact?lng=fr", secure: true };
  const { headers } = answer(noFiles, asked);
  const outcome = visit({
    url: `https://site.example${headers.location}`,
    storage: "en",
    cookie: headers["set-cookie"]?.split(";")[0] ?? "",
  });
  expect(outcome).toMatchObject({ address: "https://site.example/fr/contact", storage: "fr" });
  expect(outcome.cookie).toMatch(/^i18nextLng=fr;/);
});
