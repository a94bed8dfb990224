import { expect, test } from "vitest";
import { isCrossSite } from "./cross-site.ts";

const siteOrigin = "https://site.example";

type Sent = { method?: string; isOriginSet?: boolean };

function sent(headers: Record<string, string>, { method = "POST", isOriginSet = true }: Sent = {}) {
  const all = { host: "site.example", ...headers };
  const request = new Request("http://localhost/x", { method, headers: all });
  return isCrossSite(request, { origin: siteOrigin, isOriginSet });
}

test.each([
  ["a page of ours", { "sec-fetch-site": "same-origin", origin: siteOrigin }],
  [
    "a page of ours that says no more than it must",
    {
      "sec-fetch-site": "same-origin",
      origin: "null",
    },
  ],
  ["an older browser on a page of ours", { origin: siteOrigin }],
  ["one behind a proxy that changes the host", { origin: siteOrigin, host: "10.0.0.1:3000" }],
  ["one on a port of this machine", { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" }],
  ["a mail program's own button", {}],
])("finding 11: %s may send", (_who, headers) => {
  expect(sent(headers as Record<string, string>)).toBe(false);
});

test.each([
  ["a form on another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
  ["a fetch that asks nobody", { "sec-fetch-site": "cross-site" }],
  ["a neighbour under the same name", { "sec-fetch-site": "same-site" }],
  ["an older browser on another site", { origin: "https://evil.example" }],
  ["a page that hides where it is", { origin: "null" }],
])("finding 11: %s may not", (_who, headers) => {
  expect(sent(headers as Record<string, string>)).toBe(true);
});

test("who only reads changes nothing", () => {
  expect(sent({ "sec-fetch-site": "cross-site" }, { method: "GET" })).toBe(false);
});

const strange = { host: "rebound.example", origin: "http://rebound.example" };

test.each([
  ["an older browser", strange],
  ["a newer one", { ...strange, "sec-fetch-site": "same-origin" }],
  ["one on another machine of this name", { ...strange, origin: "http://localhost:3000" }],
])("finding 15: from a name that somebody lets lead to us, %s may not send", (_who, headers) => {
  expect(sent(headers)).toBe(true);
});

test("where our own address is not known, the one that was asked is ours", () => {
  expect(sent(strange, { isOriginSet: false })).toBe(false);
  expect(sent({ origin: "https://evil.example" }, { isOriginSet: false })).toBe(true);
  expect(sent({ origin: "null" }, { isOriginSet: false })).toBe(true);
});
