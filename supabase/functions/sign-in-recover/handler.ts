import { readEmail } from "../../../core/newsletter-schema.ts";
import { endpoint, overLimit } from "../_shared/endpoint.ts";

// In milliseconds, and longer than it takes to queue a mail: nobody learns from it who is known.
const answerTakes = 250;

/** A forgotten password. The answer is the same whether somebody signs in with this address or nobody. */
export const handler = endpoint(
  { resultPage: "/login/recover", mostBytes: 4_000 },
  async ({ fields, language }, deps) => {
    const email = readEmail(fields);
    if (!email) return { status: 422, body: { code: "invalid" }, section: "invalid" };
    const limited = await overLimit("recovery", deps);
    if (limited) return limited;
    const answered = new Promise((done) => setTimeout(done, answerTakes));
    // A mailbox gets a few links an hour, and fewer by one who asks; nobody is told when it had enough.
    await deps.sql("select private.ask_recovery($1, $2, $3)", [email, language, deps.address]);
    deps.mailQueued();
    await answered;
    return { status: 202, body: {}, section: "asked" };
  },
);
