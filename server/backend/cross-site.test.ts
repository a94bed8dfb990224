import { expect, test } from "vitest";
import { isCrossSite } from "./cross-site.ts";

const siteOrigin = "https://site.example";

function sent(headers: Record<string, string>, method = "POST"): boolean {
  const all = { host: "site.example", ...headers };
  return isCrossSite(new Request("http://localhost/x", { method, headers: all }), siteOrigin);
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
  expect(sent({ "sec-fetch-site": "cross-site" }, "GET")).toBe(false);
});
