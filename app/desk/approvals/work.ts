export type State = "draft" | "submitted" | "approved" | "live";
export type Content = { en: string; fr: string };

export type Approval = {
  id: string;
  revision: number;
  hash: string;
  approver: string;
  at: string;
  lane: "normal" | "emergency" | "sent-back";
  reason: string | null;
  voidedAt: string | null;
  reviewer: string | null;
  reviewedAt: string | null;
  /** Whether the colleague who is signed in wrote part of it. */
  mine: boolean;
};

export type Revision = { number: number; author: string; madeAt: string; hash: string };

export type Work = {
  id: string;
  kind: string;
  name: string;
  state: State;
  number: number;
  hash: string;
  content: Content;
  live: number | null;
  liveContent: Content | null;
  /** Only of a letter: when it was taken off the site. */
  withdrawnAt?: string | null;
  twoEyes: boolean;
  mine: boolean;
  sentBack: { by: string; at: string; remark: string } | null;
  revisions: Revision[];
  approvals: Approval[];
};

/** The approval of the newest revision, if it has one. */
export function approvalOf(work: Pick<Work, "number" | "approvals">): Approval | undefined {
  return work.approvals.find(
    ({ revision, lane, voidedAt }) => revision === work.number && lane === "normal" && !voidedAt,
  );
}

export const languages = ["en", "fr"] as const;
