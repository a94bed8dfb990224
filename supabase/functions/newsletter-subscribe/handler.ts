import { readEmail } from "../../../core/newsletter-schema.ts";
import { endpoint, overLimit } from "../_shared/endpoint.ts";

/** The footer's form where there is no JavaScript: what a script does in two calls, in one. */
export const handler = endpoint(
  { resultPage: "/newsletter/result", mostBytes: 4_000 },
  async ({ fields, language }, deps) => {
    const email = readEmail(fields);
    if (!email) return { status: 422, body: { code: "invalid" }, section: "invalid" };
    const limited = await overLimit("newsletter", deps);
    if (limited) return limited;
    const added = await deps.sql(
      `insert into public.newsletter_subscribers (email, language) values ($1, $2)
       on conflict (lower(email)) do nothing
       returning id`,
      [email, language],
    );
    await deps.sql("select private.hasten_confirmation($1)", [email]);
    deps.mailQueued();
    if (added.length === 0) return { status: 409, body: { code: "23505" }, section: "duplicate" };
    return { status: 201, body: {}, section: "subscribed" };
  },
);
