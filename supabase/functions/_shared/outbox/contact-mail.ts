/** Mails about a contact message: to the firm, to its writer, and the answers. */
import { mailboxTakesTags, site } from "../../../../content/site.ts";
import type { Subject } from "../../../../core/contact-limits.ts";
import type { Language } from "../../../../core/languages.ts";
import type { Mail } from "../mail/render-mail.ts";
import type { Sql } from "../sql.ts";
import { hashToken, newToken } from "../tokens.ts";
import { type Drafter, type OutboxRow, pageLink } from "./draft.ts";
import { messageIdOf } from "./envelope.ts";

type ContactMail = Extract<Mail, { template: `contact-${string}` }>["template"];

const mailbox = { name: site.name, address: site.email };

export const contactDrafters: Record<ContactMail, Drafter> = {
  "contact-notification": async (row, sql, { pages }) => {
    const message = await findMessage(row.about, sql);
    if (!message) return undefined;
    const { reference, name, email, phone, subject, language } = message;
    const receivedAt = new Date(message.received_at);
    const facts = { reference, name, email, phone, subject, language, receivedAt };
    const desk = pageLink(pages, row.language, "/desk");
    const link = `${desk}?room=messages&message=${reference}`;
    return {
      mail: { template: "contact-notification", ...facts, message: message.message, link },
      to: mailbox,
      replyTo: { name, address: email },
    };
  },

  "contact-acknowledgement": async (row, sql, { pages }) => {
    const message = await findMessage(row.about, sql);
    if (!message) return undefined;
    const { reference, subject } = message;
    const receivedAt = new Date(message.received_at);
    const link = pageLink(pages, row.language, "/contact/result", await addLink(row, sql));
    return {
      mail: { template: "contact-acknowledgement", reference, subject, receivedAt, link },
      to: message.email,
      ...(await repliesTo(message, [], sql)),
    };
  },

  "contact-answer": async (row, sql) => {
    const entry = await findAnswer(row, sql);
    if (!entry) return undefined;
    const { message, body } = entry;
    return {
      mail: { template: "contact-answer", reference: message.reference, body },
      to: message.email,
      ...(await repliesTo(message, await mailsBefore(row, message.id, sql), sql, byHand)),
    };
  },

  "contact-answer-copy": async (row, sql) => {
    const entry = await findAnswer(row, sql);
    if (!entry) return undefined;
    const { message, body, by, at } = entry;
    const { reference, name, email } = message;
    const [notification] = await sql<{ id: string }>(
      "select id from private.outbox where about = $1 and template = 'contact-notification'",
      [message.id],
    );
    return {
      mail: {
        template: "contact-answer-copy",
        ...{ reference, name, email, by, body },
        answeredAt: new Date(at),
      },
      to: mailbox,
      replyTo: { name, address: email },
      headers: { ...byHand, ...threadOf(notification ? [notification.id] : []) },
    };
  },
};

/** RFC 3834: a person wrote it. */
const byHand = { "Auto-Submitted": "no" };

/** RFC 5322: an answer to the last of these mails, in the thread of all of them. */
function threadOf(mails: readonly string[]): Record<string, string> {
  const ids = mails.map(messageIdOf);
  const last = ids.at(-1);
  return last ? { "In-Reply-To": last, References: ids.join(" ") } : {};
}

/**
 * Where a reply goes, and by what it is known. The signed tag of the thread is the first of the
 * references, which reply programs keep; and a part of the address, which is kept even where they do
 * not, if the firm's mailbox takes such addresses (RFC 5233).
 */
async function repliesTo(
  { reference }: Message,
  mails: readonly string[],
  sql: Sql,
  headers: Record<string, string> = {},
) {
  const [tagged] = await sql<{ tag: string }>("select private.thread_tag($1) as tag", [reference]);
  const tag = tagged?.tag ?? "";
  const [user, domain] = site.email.split("@");
  const address = mailboxTakesTags ? `${user}+${tag}@${domain}` : site.email;
  const thread = threadOf(mails);
  const references = [messageIdOf(tag), thread.References].filter(Boolean).join(" ");
  return {
    replyTo: { name: site.name, address },
    headers: { ...headers, ...thread, References: references },
  };
}

/** The acknowledgement and earlier answers. Their ids outlive the rows of the outbox. */
async function mailsBefore(row: OutboxRow, message: string, sql: Sql): Promise<string[]> {
  const mails = await sql<{ mail: string }>(
    `select mail from (
       select mail, min(made_at) as at from private.message_links
       where message_id = $1 group by mail
       union all
       select mail, at from private.message_entries
       where message_id = $1 and kind = 'answer'
         and at < (select at from private.message_entries where mail = $2)
     ) as before order by at`,
    [message, row.id],
  );
  return mails.map(({ mail }) => mail);
}

type Message = {
  id: string;
  reference: string;
  name: string;
  email: string;
  phone: string;
  subject: Subject;
  message: string;
  language: Language;
  received_at: string;
};

async function findMessage(id: string, sql: Sql): Promise<Message | undefined> {
  const [message] = await sql<Message>(
    `select id, reference, name, email, phone, subject, message, language, received_at
     from private.contact_messages where id = $1`,
    [id],
  );
  return message;
}

type Answered = { message: Message; body: string; by: string; at: string };

async function findAnswer({ about }: OutboxRow, sql: Sql): Promise<Answered | undefined> {
  const [entry] = await sql<{ message_id: string; body: string; by: string; at: string }>(
    `select message_id, body, actor_name as by, at
     from private.message_entries where id = $1 and kind = 'answer'`,
    [about],
  );
  const message = entry && (await findMessage(entry.message_id, sql));
  return message && { ...entry, message };
}

async function addLink({ id, about }: OutboxRow, sql: Sql): Promise<string> {
  const token = newToken();
  await sql(
    "insert into private.message_links (token_hash, message_id, mail) values ($1, $2, $3)",
    [await hashToken(token), about, id],
  );
  return token;
}
