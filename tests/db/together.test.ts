/** Many visitors at the same moment: nobody's write may become part of another's. */
import { describe, expect, test } from "vitest";
import { engines, startBackend } from "./backend.ts";
import { contactMessage } from "./contact-message.ts";

const table = "/rest/v1/newsletter_subscribers";

describe.each(engines)("on the %s engine", (engine) => {
  test("what was acknowledged is stored, whatever fails beside it", async () => {
    const { post, sql, mail } = await startBackend(engine);
    // Rendering mails would only make this slower.
    await mail.stop();
    await sql("update private.limits set overall = 10000");
    await post(table, { email: "known@visitor.example" });

    const visits = Array.from({ length: 30 }, async (_, at) => {
      const duplicate = post(table, { email: "known@visitor.example" });
      const message = post("/functions/v1/contact", contactMessage());
      const subscriber = post(table, { email: `n${at}@visitor.example` });
      const [refused, sent, added] = await Promise.all([duplicate, message, subscriber]);
      expect([refused.status, sent.status, added.status]).toEqual([409, 201, 201]);
      return (sent.body as { reference: string }).reference;
    });
    const references = await Promise.all(visits);

    const messages = await sql<{ reference: string }>(
      "select reference from private.contact_messages",
    );
    expect(messages.map(({ reference }) => reference).sort()).toEqual(references.sort());
    const counts = await sql(
      `select (select count(*)::integer from public.newsletter_subscribers) as subscribers,
              (select count(*)::integer from private.outbox) as mails`,
    );
    expect(counts).toEqual([{ subscribers: 31, mails: 31 + 60 }]);
  });
});
