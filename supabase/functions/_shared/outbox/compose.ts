/** From a row of the outbox to a mail: looks up what it is about, and makes its links. */
import { retentionDays } from "../../../../core/retention.ts";
import { type Mail, type RenderedMail, renderMail } from "../mail/render-mail.ts";
import { senderNow } from "../mail/sender.ts";
import type { Sql } from "../sql.ts";
import { hashToken, newToken } from "../tokens.ts";
import { contactDrafters } from "./contact-mail.ts";
import { type Drafter, type Origins, type OutboxRow, pageLink } from "./draft.ts";
import type { Envelope } from "./envelope.ts";
import { partnerDrafters } from "./partner-mail.ts";
import { personDrafters } from "./person-mail.ts";
import { signInDrafters } from "./sign-in-mail.ts";

const drafters: Record<Mail["template"] | "letter-test", Drafter> = {
  ...signInDrafters,
  ...partnerDrafters,
  ...personDrafters,
  ...contactDrafters,

  "letter-test": async ({ about }, sql) => {
    const [test] = await sql<RenderedMail & { email: string }>(
      `select subject, html, plain as text, email from private.letter_tests
       join auth.users on users.id = letter_tests.user_id where letter_tests.id = $1`,
      [about],
    );
    if (!test) return undefined;
    const { email: to, ...mail } = test;
    return { mail, to };
  },

  "newsletter-confirm": async (row, sql, { pages }) => {
    const subscriber = await findSubscriber(row, sql);
    if (!subscriber || subscriber.confirmed_at) return undefined;
    const days = retentionDays.unconfirmedSubscribers;
    const token = await addLink("confirm", row, sql, `${days} days`);
    const link = pageLink(pages, row.language, "/newsletter/confirm", token);
    const mail = { template: "newsletter-confirm", link, hours: days * 24 } as const;
    return { mail, to: subscriber.email };
  },

  "newsletter-welcome": async (row, sql, { pages, functions }) => {
    const subscriber = await findSubscriber(row, sql);
    if (!subscriber) return undefined;
    const token = await addLink("unsubscribe", row, sql, null);
    const unsubscribe = pageLink(pages, row.language, "/newsletter/unsubscribe", token);
    const oneClick = `${functions}/functions/v1/newsletter-unsubscribe?token=${token}`;
    return {
      mail: { template: "newsletter-welcome", unsubscribe },
      to: subscriber.email,
      // RFC 8058: the button that mail programs show by themselves.
      headers: {
        "List-Unsubscribe": `<${oneClick}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    };
  },
};

/** `undefined` where there is nothing left to say, such as to one who has unsubscribed since. */
export async function draftOf(row: OutboxRow, sql: Sql, origins: Origins) {
  return drafters[row.template as keyof typeof drafters](row, sql, origins);
}

export async function compose(
  row: OutboxRow,
  sql: Sql,
  origins: Origins,
): Promise<Envelope | undefined> {
  const draft = await draftOf(row, sql, origins);
  if (!draft) return undefined;
  const { mail, headers = {}, ...parties } = draft;
  const rendered =
    "template" in mail
      ? await renderMail(mail, row.language, await senderNow(sql, origins.pages))
      : mail;
  return { id: row.id, headers, ...parties, ...rendered };
}

type Subscriber = { email: string; confirmed_at: string | null };

async function findSubscriber({ about }: OutboxRow, sql: Sql): Promise<Subscriber | undefined> {
  const statement = "select email, confirmed_at from public.newsletter_subscribers where id = $1";
  return (await sql<Subscriber>(statement, [about]))[0];
}

async function addLink(
  purpose: "confirm" | "unsubscribe",
  { about }: OutboxRow,
  sql: Sql,
  validFor: string | null,
): Promise<string> {
  const token = newToken();
  await sql("select private.add_newsletter_link($1, $2, $3, $4::interval)", [
    await hashToken(token),
    purpose,
    about,
    validFor,
  ]);
  return token;
}
