import { expect, test } from "vitest";
import { answer, type PageRequest } from "./answer.ts";
import { contentSecurityPolicy, pagePolicy } from "./security-headers.ts";
import type { SiteFile, SiteFiles } from "./site-files.ts";

const policy = contentSecurityPolicy(pagePolicy({ scripts: ["aGFzaA=="], styles: [] }));

function file(text: string, more: Partial<SiteFile> = {}): SiteFile {
  const bodies = {
    identity: Buffer.from(text),
    br: Buffer.from(`br ${text}`),
    gzip: Buffer.from(`gzip ${text}`),
  };
  const cacheControl = "public, max-age=0, must-revalidate";
  return {
    bodies,
    etag: "tag",
    type: "text/html; charset=utf-8",
    cacheControl,
    policy,
    takesQuery: false,
    ...more,
  };
}

function siteFiles(): SiteFiles {
  const pages = ["/", "/contact", "/404", "/fr", "/fr/contact", "/fr/404"];
  const kept = { cacheControl: "public, max-age=31536000, immutable" };
  const byPath = new Map(pages.map((path) => [path, file(`page ${path}`)]));
  byPath.set("/assets/app-1.js", file("script", { type: "text/javascript", ...kept }));
  byPath.set("/logo.png", file("image", { bodies: { identity: Buffer.from("image") } }));
  return { byPath, isPage: (path) => pages.includes(path) };
}

function ask(url: string, more: Partial<PageRequest> = {}) {
  return answer(siteFiles(), { method: "GET", url, secure: false, ...more });
}

const french = { acceptLanguage: "fr-FR,fr;q=0.9,en;q=0.8" };
const choseFrench = { cookie: "a=b; i18nextLng=fr" };
const choseEnglish = { cookie: "i18nextLng=en; a=b" };

test.each([
  { url: "/contact", more: french, to: "/fr/contact", why: "the browser's French" },
  { url: "/", more: french, to: "/fr", why: "the browser's French" },
  { url: "/contact", more: choseFrench, to: "/fr/contact", why: "the stored choice" },
  { url: "/contact?lng=fr", more: choseEnglish, to: "/fr/contact", why: "the link's own word" },
  { url: "/contact?lng=de", more: choseFrench, to: "/fr/contact", why: "no German to be had" },
  { url: "/fr/contact?lng=en", more: choseFrench, to: "/contact", why: "the link's own word" },
  { url: "/fr?lng=en", more: {}, to: "/", why: "the link's own word" },
])("$url goes to $to: $why", ({ url, more, to }) => {
  const { status, headers } = ask(url, more);
  expect({ status, to: headers.location?.split("?")[0] }).toEqual({ status: 302, to });
  expect(headers["cache-control"]).toBe("private, no-store");
});

test.each([
  { url: "/contact", more: {}, why: "no hint at all" },
  { url: "/contact", more: { acceptLanguage: "de, fr;q=0" }, why: "French refused" },
  { url: "/contact", more: { ...french, ...choseEnglish }, why: "the stored choice" },
  { url: "/contact?lng=en", more: { ...french, ...choseFrench }, why: "the link's own word" },
  { url: "/contact", more: { cookie: "xi18nextLng=fr" }, why: "another cookie" },
  { url: "/fr/contact", more: choseEnglish, why: "an explicit language" },
  { url: "/fr/contact?lng=fr", more: choseFrench, why: "already French" },
  { url: "/fr", more: french, why: "already French" },
])("$url is answered where it is: $why", ({ url, more }) => {
  const { status, body } = ask(url, more);
  expect(`${status} ${body}`).toBe(`200 page ${url.split("?")[0]}`);
});

test("a shared cache keeps the languages of an unprefixed address apart", () => {
  const vary = "Accept-Encoding, Accept-Language, Cookie";
  expect(ask("/contact").headers.vary).toBe(vary);
  expect(ask("/contact", french).headers.vary).toBe(vary);
  expect(ask("/fr/contact").headers.vary).toBe("Accept-Encoding");
  expect(ask("/assets/app-1.js").headers.vary).toBe("Accept-Encoding");
});

test("the redirection to French keeps the other parameters", () => {
  const { headers } = ask("/contact?a=1&lng=fr&b=x%26y");
  const { searchParams } = new URL(headers.location ?? "", "https://site.example");
  expect([searchParams.get("a"), searchParams.get("b")]).toEqual(["1", "x&y"]);
});

test("a stated language is stored in a cookie, secure only on a secure connection", () => {
  const cookie = "i18nextLng=fr; Path=/; Max-Age=31536000; SameSite=Lax";
  expect(ask("/contact?lng=fr").headers["set-cookie"]).toBe(cookie);
  expect(ask("/contact?lng=fr", { secure: true }).headers["set-cookie"]).toBe(`${cookie}; Secure`);
  expect(ask("/contact?lng=en-GB").headers["set-cookie"]).toMatch(/^i18nextLng=en;/);
  expect(ask("/fr/contact?lng=en").headers["set-cookie"]).toMatch(/^i18nextLng=en;/);
});

test("a language that was not stated is not stored", () => {
  expect(ask("/contact", french).headers).not.toHaveProperty("set-cookie");
  expect(ask("/contact?lng=de").headers).not.toHaveProperty("set-cookie");
});

test.each([
  { url: "/contact/", to: "/contact" },
  { url: "/contact/?lng=fr&a=b%20c", to: "/contact?lng=fr&a=b%20c" },
  { url: "/fr/", to: "/fr" },
  { url: "/fr/contact/?a=1", to: "/fr/contact?a=1" },
])("$url has one form, $to", ({ url, to }) => {
  const { status, headers } = ask(url, french);
  expect({ status, to: headers.location }).toEqual({ status: 308, to });
});

test.each([
  { url: "/nowhere", more: {}, body: "page /404" },
  { url: "/fr/nulle-part", more: { acceptLanguage: "en" }, body: "page /fr/404" },
  { url: "/404", more: {}, body: "page /404" },
  { url: "/fr/404", more: {}, body: "page /fr/404" },
  { url: "/nowhere/", more: { ifNoneMatch: '"tag"' }, body: "page /404" },
])("$url is not found, in its language, and not kept", ({ url, more, body }) => {
  const answered = ask(url, more);
  expect({ status: answered.status, body: String(answered.body) }).toEqual({ status: 404, body });
  expect(answered.headers).not.toHaveProperty("etag");
  expect(answered.headers["cache-control"]).toBe("no-store");
});

test("an unknown address goes on in French with its escapes, for who reads French", () => {
  expect(ask("/nowhere", french).headers.location).toBe("/fr/nowhere");
  expect(ask("/a%3Fb%23c%25d%C3%A9", french).headers.location).toBe("/fr/a%3Fb%23c%25d%C3%A9");
});

test.each([
  { accept: undefined, encoding: undefined, body: "page /fr", etag: '"tag"' },
  { accept: "gzip, deflate, br", encoding: "br", body: "br page /fr", etag: '"tag-br"' },
  { accept: "GZIP", encoding: "gzip", body: "gzip page /fr", etag: '"tag-gzip"' },
  { accept: "br;q=0, gzip;q=0.5", encoding: "gzip", body: "gzip page /fr", etag: '"tag-gzip"' },
  { accept: "br;q=0.0,gzip; q=0", encoding: undefined, body: "page /fr", etag: '"tag"' },
  { accept: "zstd", encoding: undefined, body: "page /fr", etag: '"tag"' },
])("Accept-Encoding $accept gets $encoding", ({ accept, encoding, body, etag }) => {
  const answered = ask("/fr", { acceptEncoding: accept });
  expect(String(answered.body)).toBe(body);
  expect(answered.headers["content-encoding"]).toBe(encoding);
  expect(answered.headers["content-length"]).toBe(String(body.length));
  expect(answered.headers.etag).toBe(etag);
});

test("a file without compressed copies is sent as it is", () => {
  const { headers, body } = ask("/logo.png", { acceptEncoding: "br, gzip" });
  expect(String(body)).toBe("image");
  expect(headers).not.toHaveProperty("content-encoding");
});

test.each(['"tag-br"', 'W/"tag-br"', '"x", "tag-br"', "*"])("%s is fresh in Brotli", (tag) => {
  const answered = ask("/contact", { acceptEncoding: "br", ifNoneMatch: tag });
  expect(answered).toMatchObject({ status: 304, headers: { etag: '"tag-br"' } });
  expect(answered.body).toBeUndefined();
  expect(answered.headers.vary).toContain("Accept-Language");
});

test.each(['"tag"', '"tag-gzip"', '"other"', "tag-br", ""])("%s is not fresh in Brotli", (tag) => {
  expect(ask("/contact", { acceptEncoding: "br", ifNoneMatch: tag }).status).toBe(200);
});

test("HEAD is answered as GET is", () => {
  expect(ask("/contact", { method: "HEAD" })).toEqual(ask("/contact"));
});

test.each(["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get"])("%s is not allowed", (method) => {
  expect(ask("/contact", { method })).toMatchObject({
    status: 405,
    headers: { allow: "GET, HEAD" },
  });
});

test("assets are kept for a year, and an asset that is gone is a plain 404 in no language", () => {
  const kept = ask("/assets/app-1.js", french);
  expect(kept).toMatchObject({ status: 200, headers: { "content-type": "text/javascript" } });
  expect(kept.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(ask("/assets/gone.js", french)).toMatchObject({
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
});

const dishonest = [
  ["/../etc/passwd", "/%2e%2e/etc/passwd", "/..%2fetc/passwd", "/fr/%2E%2E", "/..%5cboot.ini"],
  ["/%00", "/contact%00.html", "/a%0d%0aset-cookie:x", "/%7f", "/%", "/%zz", "/%c0%ae", "/%ff"],
  ["/\\evil.example", "/%5cevil.example/", "/%5C%5Cevil.example", "http://evil.example/", "*", ""],
  [`/${"a".repeat(2048)}`, `/${"%61".repeat(1000)}`],
].flat();

test.each(dishonest)("no file and no other host for %.60s", (url) => {
  for (const more of [{}, french]) {
    const { status, headers } = ask(url, more);
    expect(status).toBe(400);
    expect(headers).not.toHaveProperty("location");
  }
});

test.each([
  { url: "/contact.html", to: "/contact" },
  { url: "/fr/contact.htm?subject=press", to: "/fr/contact?subject=press" },
  { url: "/index.html", to: "/" },
  { url: "/fr/index.html", to: "/fr" },
  { url: "//contact", to: "/contact" },
  { url: "/fr//contact/?a=1", to: "/fr/contact?a=1" },
  { url: "//", to: "/" },
  { url: "//nowhere?a=1", to: "/nowhere?a=1" },
  { url: "//evil.example/", to: "/evil.example/" },
  { url: "/%2F%2Fevil/", to: "/evil/" },
  { url: "//logo.png", to: "/logo.png" },
])("finding 7: $url leads for good to $to", ({ url, to }) => {
  const { status, headers } = ask(url);
  expect({ status, to: headers.location }).toEqual({ status: 308, to });
});

test.each(["/nowhere.html", "/fr/nowhere.html", "/fr/nowhere/"])(
  "finding 7: who follows %s reads the page that says that there is none",
  (url) => {
    const { status, headers, body } = ask(url);
    expect([status, String(body)]).toEqual([404, `page ${url.startsWith("/fr") ? "/fr" : ""}/404`]);
    expect(headers).not.toHaveProperty("location");
  },
);

test.each(["//evil.example", "//evil.example/", "/%2fevil.example/", "/%2F%2Fevil.example/"])(
  "no way leads from %s to another host",
  (url) => {
    for (const path of [url, `/fr${url}`, `/${url}`]) {
      for (const query of ["", "?lng=en", "?lng=fr"]) {
        for (const more of [{}, french, choseEnglish]) {
          const { location = "/" } = ask(path + query, more).headers;
          expect(new URL(location, "https://site.example/contact").host).toBe("site.example");
        }
      }
    }
  },
);

test.each([
  { at: "/fr/contact?lng=fr", from: "/contact?x=1", to: "/fr/contact?x=1&lng=fr" },
  {
    at: "/contact?lng=en",
    from: "/fr/contact?x=1&lng=fr&y=%C3%A9",
    to: "/contact?x=1&y=%C3%A9&lng=en",
  },
  { at: "/fr?lng=fr", from: "/?a", to: "/fr?a&lng=fr" },
])("finding 6: without JavaScript, the toggle leads from $from to $to", ({ at, from, to }) => {
  const { status, headers } = ask(at, { referer: `https://site.example${from}` });
  expect([status, headers.location]).toEqual([302, to]);
  expect(headers["set-cookie"]).toContain("i18nextLng=");
  expect(ask(to, { referer: `https://site.example${from}` }).status).toBe(200);
});

test.each(["https://site.example/careers?x=1", "https://site.example/contact", "", "nothing", "*"])(
  "the referrer %s has no query for this page",
  (referer) => {
    expect(ask("/fr/contact?lng=fr", { referer }).status).toBe(200);
  },
);

test("every answer has a policy for scripts, and none allows inline code", () => {
  const urls = ["/", "/fr", "/contact/", "/nowhere", "/assets/app-1.js", "/assets/gone.js", "/%00"];
  const answers = urls.flatMap((url) => [ask(url), ask(url, french), ask(url, { method: "POST" })]);
  for (const { headers } of [...answers, ask("/", { ifNoneMatch: "*" })]) {
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self'/);
    expect(headers["content-security-policy"]).not.toMatch(/unsafe-(inline|eval)/);
  }
  expect(ask("/").headers["content-security-policy"]).toBe(policy);
  expect(ask("/nowhere").headers["content-security-policy"]).toBe(policy);
});

test.each(["/favicon.ico", "/.well-known/security.txt", "/og/en/nope.png"])(
  "a program that asks for %s gets a plain 404, not a way to a French page",
  (url) => {
    const { status, headers } = ask(url, { acceptLanguage: "fr" });
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
    expect(headers["content-type"]).toMatch(/^text\/plain/);
  },
);
