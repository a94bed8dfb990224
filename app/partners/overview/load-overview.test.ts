import { createHash } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { longestCall } from "#app/api/attempt.ts";
import { answering, json, page } from "#app/api/stub-backend.ts";
import { paths, refusal, sessionAnswer } from "#app/sign-in/stub-session.ts";
import type { Overview, PartnerDocument } from "#core/acts/space.ts";

const overview: Overview = {
  partner: {
    name: "Anne Martin",
    entity: "Fondation des Ormes",
    entityId: "one",
    role: "full",
    endsAt: null,
    notices: "at-once",
    mailsNamed: true,
  },
  needs: null,
  entities: [],
  people: [],
  seenBefore: null,
  accounts: [],
  totals: [],
  calls: [],
  funds: [],
  documents: [],
  downloads: [],
};
const bytes = "%PDF-1.7 a capital account";
const document: PartnerDocument = {
  id: "7c1f1f5e-9b1e-4a53-a2c1-000000000001",
  fund: "one",
  type: "report",
  period: "2026-Q3",
  version: 1,
  current: true,
  fileName: "report.pdf",
  size: bytes.length,
  sha256: createHash("sha256").update(bytes).digest("hex"),
  publishedAt: "2026-10-21T09:30:00Z",
  title: null,
  own: false,
  withdrawnAt: null,
  withdrawnReason: null,
  isNew: false,
};
const documentPath = `/functions/v1/lp-document?entity=one&id=${document.id}`;

const fundPath = "/rest/v1/rpc/lp_fund";
const fund = { lines: [], valuations: [], statements: [], bankAccounts: [] };

beforeEach(() => vi.resetModules());

async function signedIn(answers: Record<string, () => Response>) {
  const { signIn } = await import("#app/sign-in/sign-in.ts");
  answering({ [paths.token]: sessionAnswer() });
  await signIn("anne@example.org", "the present password");
  const { loadOverview } = await import("./load-overview.ts");
  const { loadFund } = await import("../fund/load-fund.ts");
  const { fetchDocument } = await import("../documents/fetch-document.ts");
  return { calls: answering(answers), loadOverview, loadFund, fetchDocument };
}

test("the overview is asked for with the token of who is signed in", async () => {
  const { calls, loadOverview } = await signedIn({ [paths.overview]: json(200, overview) });
  expect(await loadOverview("one")).toEqual({ kind: "loaded", overview });
  expect(calls[0]?.headers.get("authorization")).toBe("Bearer token-1");
  expect(calls[0]?.body).toEqual({ of_entity: "one" });
});

test("finding 1: what is asked names the entity, and an answer for another is none", async () => {
  const { loadOverview, loadFund } = await signedIn({
    [paths.overview]: json(200, overview),
    [fundPath]: json(200, { entity: { id: "one", name: "Fondation des Ormes" }, fund }),
  });
  expect(await loadOverview("two")).toEqual({ kind: "failed" });
  expect(await loadFund("two", "a-fund")).toEqual({ kind: "failed" });
  expect(await loadFund("one", "a-fund")).toEqual({ kind: "loaded", fund });
  // Who names none is shown what the answer names.
  expect(await loadOverview(null)).toEqual({ kind: "loaded", overview });
});

test.each([
  ["names none", json(200, { fund })],
  ["names nobody", json(200, { entity: null, fund })],
  ["has half a fund", json(200, { entity: { id: "one", name: "" }, fund: { lines: [] } })],
])("an answer about a fund that %s is none", async (_what, answer) => {
  const { loadFund } = await signedIn({ [fundPath]: answer });
  expect(await loadFund("one", "a-fund")).toEqual({ kind: "failed" });
});

test.each([403, 404])("an account that is closed is said to be (%s)", async (status) => {
  const { loadFund } = await signedIn({ [fundPath]: json(status, {}) });
  expect(await loadFund("one", "a-fund")).toEqual({ kind: "closed" });
});

test.each([
  ["a service that is away", json(503, {}), { kind: "unavailable" }],
  ["too many calls", json(429, {}, { "retry-after": "60" }), { kind: "limited", wait: 60 }],
  ["a fault of the service", json(500, {}), { kind: "failed" }],
  ["a network that answers for it", page(200), { kind: "failed" }],
  ["half an overview", json(200, { partner: null }), { kind: "failed" }],
  ["one that does not act for this entity", json(404, {}), { kind: "unknown-entity" }],
])("%s is told apart", async (_name, answer, outcome) => {
  const { loadOverview } = await signedIn({ [paths.overview]: answer });
  expect(await loadOverview("one")).toEqual(outcome);
});

test("a token that is refused is renewed once", async () => {
  let asked = 0;
  const { calls, loadOverview } = await signedIn({
    [paths.overview]: () => (asked++ ? json(200, overview)() : json(401, {})()),
    [paths.refresh]: sessionAnswer("token-2"),
  });
  expect(await loadOverview("one")).toEqual({ kind: "loaded", overview });
  expect(calls.at(-1)?.headers.get("authorization")).toBe("Bearer token-2");
});

test("a session that cannot be renewed has ended", async () => {
  const { loadOverview } = await signedIn({
    [paths.overview]: json(401, {}),
    [paths.refresh]: refusal(400, "refresh_token_not_found"),
  });
  expect(await loadOverview("one")).toEqual({ kind: "ended" });
});

test("a renewal that finds nobody at home ends in time, and ends no session", async () => {
  const { loadOverview } = await signedIn({
    [paths.overview]: json(401, {}),
    [paths.refresh]: json(503, {}),
  });
  vi.useFakeTimers();
  const outcome = loadOverview("one");
  await vi.advanceTimersByTimeAsync(longestCall);
  expect(await outcome).toEqual({ kind: "late" });
});

test("without a session there is no overview", async () => {
  answering({});
  const { loadOverview } = await import("./load-overview.ts");
  expect(await loadOverview("one")).toEqual({ kind: "ended" });
});

test("a document is handed over when it is the one announced", async () => {
  const { fetchDocument } = await signedIn({ [documentPath]: () => new Response(bytes) });
  const parts: number[] = [];
  const outcome = await fetchDocument("one", document, (part) => parts.push(part));
  expect(outcome).toBeInstanceOf(Blob);
  expect(outcome instanceof Blob && (await outcome.text())).toBe(bytes);
  expect(parts.at(-1)).toBe(1);
});

test.each([
  ["another document", () => new Response(bytes.replace("a capital", "no capital")), "failed"],
  ["half of it", () => new Response(bytes.slice(0, 9)), "failed"],
  ["a page", page(200), "failed"],
  ["one that is gone", json(404, { code: "not_found" }), "gone"],
  ["a service that is away", json(503, {}), "unavailable"],
])("%s is not handed over", async (_name, answer, kind) => {
  const { fetchDocument } = await signedIn({ [documentPath]: answer });
  expect(await fetchDocument("one", document, () => {})).toEqual({ kind });
});
