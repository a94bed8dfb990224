import { endpoint, type Outcome, overLimit } from "../_shared/endpoint.ts";
import { hashToken, isToken } from "../_shared/tokens.ts";

type Status = {
  reference: string;
  state: "new" | "taken" | "answered" | "closed";
  receivedAt: string;
  answerBy: string;
  answeredAt: string | null;
};

/**
 * What the private link in an acknowledgement asks for: where the message stands, no word of it.
 * Without scripts the token comes in a form, and what is answered stands in the next address.
 */
export const handler = endpoint(
  { resultPage: "/contact/result", mostBytes: 4_000, sections: "status-" },
  async ({ fields }, deps): Promise<Outcome> => {
    const limited = await overLimit("contact-status", deps);
    if (limited) return limited;
    if (!isToken(fields.token)) return unknown;
    const [row] = await deps.sql<{ status: Status | null }>(
      "select private.message_status($1) as status",
      [await hashToken(fields.token)],
    );
    return row?.status ? known(row.status) : unknown;
  },
);

const unknown: Outcome = { status: 404, body: { code: "unknown" }, section: "unknown" };

function known(status: Status): Outcome {
  const { reference, state, receivedAt, answerBy, answeredAt } = status;
  const isOwed = state !== "answered" && state !== "closed" && !answeredAt;
  const query = {
    reference,
    received: dayOf(receivedAt),
    ...(isOwed && { "answer-by": dayOf(answerBy) }),
    ...(answeredAt && { answered: dayOf(answeredAt) }),
  };
  return { status: 200, body: status, section: state, query };
}

/** 2026-11-16, at the firm's first office. */
function dayOf(iso: string): string {
  return new Date(iso).toLocaleDateString("sv-SE", { timeZone: "Europe/Luxembourg" });
}
