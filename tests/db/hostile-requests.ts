/**
 * Requests that no honest visitor sends, made by fast-check: the same kinds for every endpoint. It
 * is long because it is a catalogue.
 */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { consentVersion } from "#content/consent-version.ts";
import { contactMessage } from "./contact-message.ts";

export type HostileRequest = {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
};

const json = "application/json";
const form = "application/x-www-form-urlencoded";

/** What each endpoint expects, as far as it is known here; others get the hostile parts alone. */
function expected(path: string, number: number): Record<string, unknown> {
  const email = `v${number}@visitor.example`;
  if (path.endsWith("/contact")) return contactMessage({ key: undefined, email });
  if (path.endsWith("/newsletter_subscribers")) return { email, language: "fr" };
  if (path.endsWith("/record-consent")) {
    const answers = { performance: true, targeting: false, method: "custom", language: "fr" };
    return { id: randomUUID(), version: consentVersion, ...answers };
  }
  if (path.endsWith("/web-vitals")) {
    return { page: "home", metric: "LCP", value: number % 10_000, language: "en" };
  }
  if (path.endsWith("/contact-status")) return { token: "x".repeat(43) };
  if (path.endsWith("/newsletter-confirm")) return { token: "x".repeat(43) };
  if (path.endsWith("/person-data")) return { token: "x".repeat(43) };
  if (path.endsWith("/person-proof")) return { token: "x".repeat(43) };
  if (path.endsWith("/newsletter-unsubscribe")) return { token: "x".repeat(43) };
  return { email, language: "en" };
}

const famous = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "x\udc00y",
  "\u202Eevil\u202C",
  "\u2028\u2029",
  "\ufeff",
  "😀",
  "😀😀😀😀😀",
  "e\u0301".repeat(60),
  "a\r\nBcc: victim@other.example\r\n\r\nhello",
  "visitor@other.example\nbcc: victim@other.example",
  "'; drop table private.contact_messages; --",
  "' or '1'='1",
  "\\'; select pg_sleep(10); --",
  "$1",
  "%00%0d%0a",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "{{constructor.constructor('return process')()}}",
  "../../../etc/passwd",
  "__proto__",
  "9".repeat(400),
  "a@b.c".repeat(100),
  `${"a".repeat(64)}@${"b".repeat(63)}.example`,
  "a".repeat(50) + "@".repeat(50),
];

const unit16 = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...famous) },
  { weight: 2, arbitrary: fc.string({ unit: unit16, maxLength: 120 }) },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 120 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 9_000 }).map((length) => "é".repeat(length)) },
);

const hostileValue = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      -1,
      1e308,
      [],
      {},
      ["a@visitor.example"],
      { toString: 1, valueOf: 1 },
      { length: 5, 0: "a" },
      { $ne: null },
    ),
  },
);

const hostileName = fc.oneof(
  fc.constantFrom(
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "id",
    "confirmed_at",
    "created_at",
    "website",
    "elapsed",
    "key",
    "language",
    "",
  ),
  hostileText,
);

type Fields = [string, unknown][];

/** What is expected, with at least one field changed, and some that were never asked for. */
function changedFields(path: string): fc.Arbitrary<Fields> {
  const names = Object.keys(expected(path, 0));
  return fc
    .record({
      number: fc.nat(),
      changed: fc.uniqueArray(fc.tuple(fc.constantFrom(...names), hostileValue), {
        minLength: 1,
        maxLength: 3,
        selector: ([name]) => name,
      }),
      added: fc.array(fc.tuple(hostileName, hostileValue), { maxLength: 2 }),
      dropped: fc.option(fc.constantFrom(...names), { freq: 5 }),
    })
    .map(({ number, changed, added, dropped }) => {
      const fields = { ...expected(path, number), ...Object.fromEntries(changed) };
      const kept = Object.entries(fields).filter(([name]) => name !== dropped);
      // Last, so that a name can come twice.
      return [...kept, ...added];
    });
}

const encoder = new TextEncoder();

/** By hand, because an object could have neither `__proto__` nor the same name twice. */
function asJson(fields: Fields): Uint8Array<ArrayBuffer> {
  const parts = fields
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return encoder.encode(`{${parts.join(",")}}`);
}

function asForm(fields: Fields): Uint8Array<ArrayBuffer> {
  const texts = fields.map(([name, value]) => [
    name,
    typeof value === "string" ? value : (JSON.stringify(value) ?? ""),
  ]);
  return encoder.encode(new URLSearchParams(texts).toString());
}

function brokenBody(path: string): fc.Arbitrary<Uint8Array<ArrayBuffer>> {
  const whole = changedFields(path).map(asJson);
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  return fc.oneof(
    fc.tuple(whole, share).map(([bytes, part]) => bytes.slice(0, Math.floor(bytes.length * part))),
    fc
      .tuple(whole, share, fc.constantFrom([0xff], [0xed, 0xa0, 0x80], [0xc0, 0x80], [0xf8], [0]))
      .map(([bytes, part, wrong]) => {
        const at = Math.floor(bytes.length * part);
        return Uint8Array.from([...bytes.slice(0, at), ...wrong, ...bytes.slice(at)]);
      }),
    fc.uint8Array({ maxLength: 500 }).map((bytes) => Uint8Array.from(bytes)),
    fc.jsonValue().map((value) => encoder.encode(JSON.stringify(value))),
    fc
      .integer({ min: 1, max: 12_000 })
      .map((depth) => encoder.encode(`{"email":${"[".repeat(depth)}${"]".repeat(depth)}}`)),
    fc
      .constantFrom(2_001, 4_001, 80_001, 140_000)
      .map((size) => encoder.encode(`{"message":"${"x".repeat(size)}"}`)),
    fc
      .constantFrom(2_001, 4_001, 80_001)
      .map((size) => encoder.encode(`${" ".repeat(size)}{"email":"a@visitor.example"}`)),
  );
}

const wrongType = fc.constantFrom(
  "",
  "text/plain",
  "text/html; charset=utf-7",
  "multipart/form-data; boundary=x",
  "application/vnd.pgrst.object+json",
  "application/json, application/json",
  "application/json; charset=iso-8859-1",
  "application/octet-stream",
  "text/csv",
  ";",
);

const method = fc.constantFrom(
  ..."GET HEAD PUT PATCH DELETE OPTIONS QUERY post constructor __proto__ toString".split(" "),
);

const tail = fc.oneof(
  fc.constantFrom("?", "?select=*", "?on_conflict=email", "?token=x", "?token=", "?columns=id"),
  fc.constantFrom("/", "/..", "/%2e%2e/", "%00", "%", "//", ";a=b", "#x", "\\", "/contact"),
  fc.webSegment().map((text) => `/${text}`),
  fc.webQueryParameters().map((text) => `?${text}`),
);

// Only what a header can hold; the rest is refused by the server before us.
const headerText = fc
  .string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) })
  .map((text) => text.replaceAll("\u007f", "").trim());

const hostileHeaders = fc.dictionary(
  fc.constantFrom(
    "apikey",
    "authorization",
    "prefer",
    "accept-profile",
    "content-profile",
    "content-encoding",
    "x-forwarded-for",
    "x-http-method-override",
    "range",
    "accept",
    "cookie",
    "origin",
  ),
  fc.oneof(
    headerText,
    fc.constantFrom(
      "Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.",
      "Bearer x.y.z",
      "sb_secret_guess",
      "resolution=merge-duplicates,return=representation",
      "tx=rollback",
      "private",
      "gzip",
      "DELETE",
    ),
  ),
  { maxKeys: 3 },
);

/** Any of this, at one endpoint. */
export function hostileRequest(path: string): fc.Arbitrary<HostileRequest> {
  const post = { path: fc.constant(path), method: fc.constant("POST") };
  const type = (value: string) => fc.constant({ "content-type": value });
  const good = changedFields(path).map(asJson);
  return fc.oneof(
    { weight: 8, arbitrary: fc.record({ ...post, headers: type(json), body: good }) },
    {
      weight: 4,
      arbitrary: fc.record({
        ...post,
        headers: type(form),
        body: changedFields(path).map(asForm),
      }),
    },
    { weight: 4, arbitrary: fc.record({ ...post, headers: type(json), body: brokenBody(path) }) },
    { weight: 1, arbitrary: fc.record({ ...post, headers: type(form), body: brokenBody(path) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        ...post,
        headers: wrongType.map((value) => ({ "content-type": value })),
        body: good,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        ...post,
        headers: hostileHeaders.map((headers) => ({ ...headers, "content-type": json })),
        body: good,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        ...post,
        path: tail.map((end) => path + end),
        headers: type(json),
        body: good,
      }),
    },
    { weight: 1, arbitrary: fc.record({ ...post, method, headers: type(json), body: good }) },
  );
}
