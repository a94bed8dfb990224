import { readEmail } from "../../../core/newsletter-schema.ts";
import { endpoint, overLimit } from "../_shared/endpoint.ts";

/**
 * Makes the confirmation of an address that has just subscribed go out at once. The answer is the
 * same for every address: it does not tell who is subscribed.
 */
export const handler = endpoint(
  { resultPage: "/newsletter/result", mostBytes: 4_000 },
  async ({ fields }, deps) => {
    const email = readEmail(fields);
    if (!email) return { status: 422, body: { code: "invalid" }, section: "invalid" };
    const limited = await overLimit("newsletter-link", deps);
    if (limited) return limited;
    await deps.sql("select private.hasten_confirmation($1)", [email]);
    deps.mailQueued();
    return { status: 202, body: {}, section: "subscribed" };
  },
);
