import type { Approval, Content, LetterWork } from "#core/acts/approvals.ts";

/** A standard answer, or a letter with one text per language (`asWork` of `letters/letter.ts`). */
export type Work = Omit<LetterWork, "kind" | "content" | "liveContent"> & {
  kind: "standard-answer" | "letter";
  content: Content;
  liveContent: Content | null;
};

/** The approval of the newest revision, if it has one. */
export function approvalOf(work: Pick<Work, "number" | "approvals">): Approval | undefined {
  return work.approvals.find(
    ({ revision, lane, voidedAt }) => revision === work.number && lane === "normal" && !voidedAt,
  );
}

/** For the address of what is read in a room of its own: its way back leads to the approvals. */
export const fromApprovals = { from: "approvals" };

export const languages = ["en", "fr"] as const;
