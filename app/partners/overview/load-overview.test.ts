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
const documentPath = `/functions/v1/lp-document?id=${document.id}`;

beforeEach(() => vi.resetModules());

async function signedIn(answers: Record<string, () => Response>) {
  const { signIn } = await import("#app/sign-in/sign-in.ts");
  answering({ [paths.token]: sessionAnswer() });
  await signIn("anne@example.org", "the present password");
  const { loadOverview } = await import("./load-overview.ts");
  const { fetchDocument } = await import("../documents/fetch-document.ts");
  return { calls: answering(answers), loadOverview, fetchDocument };
}

test("the overview is asked for with the token of who is signed in", async () => {
  const { calls, loadOverview } = await signedIn({ [paths.overview]: json(200, overview) });
  expect(await loadOverview()).toEqual({ kind: "loaded", overview });
  expect(calls[0]?.headers.get("authorization")).toBe("Bearer token-1");
});

test.each([
  ["a service that is away", json(503, {}), { kind: "unavailable" }],
  ["too many calls", json(429, {}, { "retry-after": "60" }), { kind: "limited", wait: 60 }],
  ["a fault of the service", json(500, {}), { kind: "failed" }],
  ["a network that answers for it", page(200), { kind: "failed" }],
  ["half an overview", json(200, { partner: null }), { kind: "failed" }],
])("%s is told apart", async (_name, answer, outcome) => {
  const { loadOverview } = await signedIn({ [paths.overview]: answer });
  expect(await loadOverview()).toEqual(outcome);
});

test("a token that is refused is renewed once", async () => {
  let asked = 0;
  const { calls, loadOverview } = await signedIn({
    [paths.overview]: () => (asked++ ? json(200, overview)() : json(401, {})()),
    [paths.refresh]: sessionAnswer("token-2"),
  });
  expect(await loadOverview()).toEqual({ kind: "loaded", overview });
  expect(calls.at(-1)?.headers.get("authorization")).toBe("Bearer token-2");
});

test("a session that cannot be renewed has ended", async () => {
  const { loadOverview } = await signedIn({
    [paths.overview]: json(401, {}),
    [paths.refresh]: refusal(400, "refresh_token_not_found"),
  });
  expect(await loadOverview()).toEqual({ kind: "ended" });
});

test("a renewal that finds nobody at home ends in time, and ends no session", async () => {
  const { loadOverview } = await signedIn({
    [paths.overview]: json(401, {}),
    [paths.refresh]: json(503, {}),
  });
  vi.useFakeTimers();
  const outcome = loadOverview();
  await vi.advanceTimersByTimeAsync(longestCall);
  expect(await outcome).toEqual({ kind: "late" });
});

test("without a session there is no overview", async () => {
  answering({});
  const { loadOverview } = await import("./load-overview.ts");
  expect(await loadOverview()).toEqual({ kind: "ended" });
});

test("a document is handed over when it is the one announced", async () => {
  const { fetchDocument } = await signedIn({ [documentPath]: () => new Response(bytes) });
  const parts: number[] = [];
  const outcome = await fetchDocument(document, (part) => parts.push(part));
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
  expect(await fetchDocument(document, () => {})).toEqual({ kind });
});
