import { endpoint, type Outcome, overLimit } from "../_shared/endpoint.ts";
import { type Export, readable } from "../_shared/persons/readable.ts";
import { exportSteps } from "../_shared/persons/steps.ts";
import { hashToken, isToken } from "../_shared/tokens.ts";

type Fetched = { outcome: "given" | "used" | "expired" | "unknown"; data?: Export };

/** The pressed button of `/contact/data`: what we keep about whoever reads that mailbox. */
export const handler = endpoint(
  { resultPage: "/contact/data", mostBytes: 4_000 },
  async ({ fields }, deps): Promise<Outcome> => {
    const limited = await overLimit("person-link", deps);
    if (limited) return limited;
    if (!isToken(fields.token)) return answer({ outcome: "unknown" });
    const [row] = await deps.sql<{ fetched: Fetched }>(
      "select private.fetch_person_data($1, $2) as fetched",
      [await hashToken(fields.token), exportSteps()],
    );
    return answer(row?.fetched ?? { outcome: "unknown" });
  },
);

function answer({ outcome, data }: Fetched): Outcome {
  if (!data) return { status: 200, body: { outcome }, section: outcome };
  const html = readable(data);
  // Without a script the page to read is the answer itself.
  const file = { name: "data.html", type: "text/html; charset=utf-8", text: html };
  return { status: 200, body: { outcome, html, data }, section: outcome, file };
}
