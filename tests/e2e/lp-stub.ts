/** The backend of the limited partners' pages, for what is hard to provoke on a real one. */
import { createHash } from "node:crypto";
import type { BrowserContext, Page, Route } from "@playwright/test";
import type { Account } from "#core/acts/account.ts";
import type { Overview, PartnerDocument } from "#core/acts/space.ts";
import { answer } from "./forms.ts";
import { accounts, calls, fundAccount, funds, totals } from "./lp-account-stub.ts";

export const partner = { email: "claire.weber@example.org", password: "quatre rives et un pont" };
export const bytes = Buffer.from("%PDF-1.7 the capital account\n".repeat(400));

const [growth, atlantic, buyout] = funds;

function document(number: number, change: Partial<PartnerDocument>): PartnerDocument {
  return {
    id: `7c1f1f5e-9b1e-4a53-a2c1-${String(number).padStart(12, "0")}`,
    fund: buyout.id,
    type: "report",
    period: "2026-Q3",
    title: null,
    version: 1,
    current: true,
    fileName: `document-${number}.pdf`,
    size: bytes.byteLength,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    publishedAt: "2026-10-21T09:30:00Z",
    own: false,
    withdrawnAt: null,
    withdrawnReason: null,
    isNew: false,
    ...change,
  };
}

export const overview: Overview = {
  partner: {
    name: "Claire Weber",
    entity: "Fondation du Bock",
    entityId: "3b0f5c1e-2d2c-4c11-9a0f-0f2f6b9f7a01",
    role: "full",
    endsAt: null,
    notices: "at-once",
    mailsNamed: true,
  },
  needs: null,
  entities: [
    { id: "3b0f5c1e-2d2c-4c11-9a0f-0f2f6b9f7a01", name: "Fondation du Bock", role: "full" },
  ],
  people: [
    {
      id: "5f0cbb3c-06c4-4b54-8f4e-0f8d9a2b7c11",
      name: "Claire Weber",
      email: null,
      role: "full",
      endsAt: null,
      waits: false,
    },
  ],
  seenBefore: "2026-10-02T14:05:00Z",
  funds: [...funds],
  accounts: [...accounts],
  totals: [...totals],
  calls: [...calls],
  documents: [
    document(1, { isNew: true, fileName: "alzette-buyout-i-2026-q3.pdf", version: 2 }),
    document(2, { version: 1, current: false, fileName: "alzette-buyout-i-2026-q3.pdf" }),
    document(3, {
      type: "capital-account",
      own: true,
      isNew: true,
      fileName: "capital-account-2026-q3.pdf",
    }),
    document(4, {
      type: "distribution",
      period: "2026-09-15",
      fileName: "distribution-notice.pdf",
    }),
    document(5, { type: "accounts", period: "2025", fileName: "annual-accounts-2025.pdf" }),
    document(6, {
      fund: growth.id,
      type: "capital-call",
      period: calls[0]?.dueOn ?? "",
      own: true,
      isNew: true,
      fileName: "capital-call-7.pdf",
    }),
    document(7, { fund: growth.id, period: "2026-H1", fileName: "seine-growth-ii-2026-h1.pdf" }),
    document(8, {
      fund: atlantic.id,
      type: "tax",
      period: "2025",
      own: true,
      fileName: "tax-statement-2025.pdf",
    }),
    document(9, {
      fund: atlantic.id,
      type: "meeting",
      period: "2026-06-18",
      fileName: "general-meeting.pdf",
    }),
  ],
  downloads: [
    { document: "a", fileName: "distribution-notice.pdf", version: 1, at: "2026-10-02T14:05:12Z" },
    { document: "b", fileName: "annual-accounts-2025.pdf", version: 1, at: "2026-06-30T07:41:55Z" },
  ],
};

/** Of an entity that has not committed to anything yet. */
export const emptyOverview: Overview = {
  ...overview,
  seenBefore: null,
  funds: [],
  accounts: [],
  totals: [],
  calls: [],
  documents: [],
  downloads: [],
};

export const formerPartner: Overview = {
  partner: null,
  needs: null,
  entities: [],
  people: [],
  seenBefore: null,
  funds: [],
  accounts: [],
  totals: [],
  calls: [],
  documents: [],
  downloads: [],
};

/** Of who comes in with a password alone. */
export const ownAccount: Account = {
  email: partner.email,
  language: "en",
  provenAt: null,
  enrolment: "yes",
  fresh: true,
  shown: true,
  codesLeft: 0,
  factors: [],
  sessions: [],
  events: [],
};

export function session(lifetime = 3600, token = "token-1") {
  return {
    access_token: token,
    refresh_token: "refresh-1",
    token_type: "bearer",
    expires_in: lifetime,
    expires_at: Math.floor(Date.now() / 1000) + lifetime,
    user: {
      id: "5f0cbb3c-06c4-4b54-8f4e-0f8d9a2b7c11",
      aud: "authenticated",
      email: partner.email,
      app_metadata: {},
      user_metadata: {},
      created_at: "2026-01-05T09:00:00Z",
    },
  };
}

type Reply = (route: Route) => Promise<void>;

export const paths = {
  token: "**/auth/v1/token?grant_type=password",
  refresh: "**/auth/v1/token?grant_type=refresh_token",
  logout: "**/auth/v1/logout?**",
  user: "**/auth/v1/user",
  verify: "**/auth/v1/verify",
  overview: "**/rest/v1/rpc/lp_overview",
  fund: "**/rest/v1/rpc/lp_fund",
  document: "**/functions/v1/lp-document?**",
  recover: "**/functions/v1/sign-in-recover",
  redeem: "**/functions/v1/sign-in-redeem",
  link: "**/functions/v1/sign-in-link",
  account: "**/functions/v1/sign-in-account",
} as const;

/** Everything answers well; `change` says what does not. */
export async function stubPartners(
  page: Page | BrowserContext,
  change: Partial<Record<keyof typeof paths, Reply>> = {},
): Promise<void> {
  const replies: Record<keyof typeof paths, Reply> = {
    token: answer(200, session()),
    refresh: answer(200, session(3600, "token-2")),
    logout: answer(204),
    user: answer(200, session().user),
    verify: answer(200, session()),
    overview: answer(200, overview),
    fund: (route) => {
      const { of_entity, of_fund } = route.request().postDataJSON();
      const entity = overview.entities.find(({ id }) => id === of_entity);
      return route.fulfill({
        status: entity ? 200 : 404,
        json: { entity, fund: fundAccount(of_fund) },
      });
    },
    document: (route) =>
      route.fulfill({ status: 200, body: bytes, contentType: "application/pdf" }),
    recover: answer(202, {}),
    redeem: answer(200, { tokenHash: "a-token-hash" }),
    link: answer(200, { state: "open" }),
    account: (route) => {
      const { action, entity = null } = route.request().postDataJSON();
      const answers: Record<string, object> = {
        workplaces: { desk: false, partners: true },
        "still-open": { entity },
      };
      return answer(200, answers[action] ?? { account: ownAccount })(route);
    },
    ...change,
  };
  for (const [name, reply] of Object.entries(replies)) {
    await page.route(paths[name as keyof typeof paths], reply);
  }
}

/** As somebody who has signed in on an earlier visit. */
export async function beSignedIn(page: Page | BrowserContext, lifetime = 3600): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      // Once per tab's life: signing out must last. The name is kept by the tab, not by the site.
      if (window.name === "signed in") return;
      window.name = "signed in";
      localStorage.setItem(key, value);
    },
    ["lpSession", JSON.stringify(session(lifetime))] as const,
  );
}
