/** How a queued mail goes out: once, in order, again when it must, and never for ever. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { site } from "#content/site.ts";
import { deliverDue } from "#functions/_shared/outbox/deliver.ts";
import type { Send } from "#functions/_shared/outbox/envelope.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import { mailSender } from "#server/mail/start-mail.ts";
import { atEndOfAll } from "../at-end.ts";
import { startMailServer } from "../mail-server.ts";
import { engines } from "./backend.ts";
import { openEngine, type TestEngine } from "./engine.ts";

const origins = { pages: "https://site.example", functions: "https://site.example" };

type Queued = {
  id: string;
  template: string;
  state: string;
  attempts: number;
  last_error: string | null;
  wait: number;
};

describe.each(engines)("the outbox on the %s engine", (engine) => {
  let opened: TestEngine;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    opened = await openEngine(engine, atEnd);
  });

  /** An empty outbox, a mail server, and a worker that works when it is told to. */
  async function start(options: { files?: boolean } = {}) {
    const { sql } = opened;
    await sql("delete from private.outbox");
    await sql("delete from private.contact_messages");
    const server = await startMailServer();
    const folder = mkdtempSync(join(tmpdir(), "mails-"));
    const sender = mailSender(options.files ? undefined : server.url, join(folder, "mail"));
    onTestFinished(async () => {
      sender.close();
      await server.stop();
      rmSync(folder, { recursive: true });
    });
    const log = vi.fn();
    const deliver = (more: { sql?: Sql; send?: Send } = {}) =>
      deliverDue({ sql, send: sender.send, origins, log, ...more });

    /** Stores a message; its two mails are then due. */
    async function receive(email = "claire@sender.example"): Promise<string> {
      const [row] = await sql<{ reference: string }>(
        `select private.receive_contact_message(
           $1::uuid, 'Claire Exemple', $2, '', 'press', 'Nous souhaitons vous rencontrer.', 'fr'
         ) as reference`,
        [randomUUID(), email],
      );
      return String(row?.reference);
    }

    /** `wait`: seconds until it is due. */
    const rows = (where = "true") =>
      sql<Queued>(
        `select id, template, state, attempts, last_error,
                extract(epoch from next_attempt_at - now())::float8 as wait
         from private.outbox where ${where} order by template, id`,
      );
    const timePasses = () => sql("update private.outbox set next_attempt_at = now()");
    return { ...opened, server, folder, sender, log, deliver, receive, rows, timePasses };
  }

  test("a mail is sent once, and marked", async () => {
    const { deliver, receive, rows, server, timePasses } = await start();
    await receive();
    expect(await deliver()).toEqual({ sent: 2, unreachable: false });
    await timePasses();
    expect(await deliver()).toEqual({ sent: 0, unreachable: false });
    expect(server.mails).toHaveLength(2);
    expect(await rows()).toMatchObject([
      { template: "contact-acknowledgement", state: "sent", attempts: 1 },
      { template: "contact-notification", state: "sent", attempts: 1 },
    ]);
  });

  // Two workers can both have sent a mail, when the loan of the first ran out.
  test("what a person noted of a mail stays when a worker says once more that it left", async () => {
    const { deliver, receive, rows, sql } = await start();
    await receive();
    await deliver();
    const [mail] = await rows("template = 'contact-acknowledgement'");
    const returns = async (notedBy: string | null) => {
      await sql("delete from private.mail_returns");
      await sql(
        `insert into private.mail_returns (outbox_id, reason, noted_by, recipient)
         values ($1::uuid, 'full', $2::uuid, '')`,
        [String(mail?.id), notedBy],
      );
      await sql("select private.mail_accepted($1::uuid)", [String(mail?.id)]);
      return sql("select reason from private.mail_returns");
    };
    expect(await returns(randomUUID())).toEqual([{ reason: "full" }]);
    expect(await returns(null), "the server's own word").toEqual([]);
  });

  test("an address that is refused for good is tried once", async () => {
    const { deliver, receive, rows, server } = await start();
    server.refused.add("gone@sender.example");
    await receive("gone@sender.example");
    await deliver();
    const [mail] = await rows("template = 'contact-acknowledgement'");
    expect(mail).toMatchObject({ attempts: 1, state: "dead", last_error: "EENVELOPE 550" });
  });

  test("an address that is put off is tried after 1, 2, 4 … minutes, and 16 times in all", async () => {
    const { deliver, receive, rows, server, timePasses, log } = await start();
    server.postponed.add("gone@sender.example");
    await receive("gone@sender.example");
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 16; attempt += 1) {
      await deliver();
      const [mail] = await rows("template = 'contact-acknowledgement'");
      expect(mail).toMatchObject({ attempts: attempt, state: attempt < 16 ? "queued" : "dead" });
      waits.push(Math.round(Number(mail?.wait) / 60));
      await timePasses();
    }
    const doubling = [1, 2, 4, 8, 16, 32, 64, 128, 256];
    expect(waits.slice(0, 15)).toEqual([...doubling, ...Array(6).fill(360)]);

    expect(await deliver()).toEqual({ sent: 0, unreachable: false });
    const [dead] = await rows("state = 'dead'");
    expect(dead?.last_error).toBe("EENVELOPE 451");
    expect(log).toHaveBeenLastCalledWith("mail given up", expect.anything());
    expect(JSON.stringify(log.mock.calls)).not.toContain("sender.example");
    // The firm's own mail about the same message was not held up by it.
    expect(server.mails.map(({ to }) => to?.[0]?.address)).toEqual([site.email]);
  });

  test("a mail server that is away uses up no attempt, and is told of until it answers", async () => {
    const { deliver, receive, rows, server, sql } = await start();
    const trouble = async () => (await sql("select private.mail_trouble() as told"))[0];
    expect(await trouble()).toEqual({ told: null });
    const reference = await receive();
    await server.stop();
    for (let round = 0; round < 20; round += 1) {
      expect(await deliver()).toEqual({ sent: 0, unreachable: true });
    }
    for (const mail of await rows()) expect(mail).toMatchObject({ state: "queued", attempts: 0 });
    expect(await trouble()).toEqual({ told: { since: expect.any(String), waiting: 2 } });
    await server.start();
    expect(await deliver()).toEqual({ sent: 2, unreachable: false });
    expect(await trouble()).toEqual({ told: null });
    expect(server.mails.map(({ text }) => text?.includes(reference))).toEqual([true, true]);
  });

  test("finding: a server that refuses our own sender gives no mail up, and is told of", async () => {
    const { deliver, receive, rows, server, sql } = await start();
    const trouble = async () => (await sql("select private.mail_trouble() as told"))[0];
    await receive();
    server.manner.sender = 530;
    expect(await deliver()).toEqual({ sent: 0, unreachable: true });
    for (const mail of await rows()) expect(mail).toMatchObject({ state: "queued", attempts: 0 });
    expect(await trouble()).toEqual({ told: { since: expect.any(String), waiting: 2 } });
    // A mail that cannot be written says nothing of the server.
    await sql("update private.outbox set next_attempt_at = now() + interval '1 hour'");
    await sql(
      "insert into private.outbox (template, language, about) values ('nothing-of-ours', 'fr', $1::uuid)",
      [randomUUID()],
    );
    expect(await deliver()).toEqual({ sent: 0, unreachable: false });
    expect(await trouble()).toEqual({ told: { since: expect.any(String), waiting: 3 } });
    await sql("update private.outbox set state = 'dead', settled_at = now()");
    expect(await trouble(), "nothing waits").toEqual({ told: null });
  });

  test("several workers at once never take the same mail", async () => {
    const { another, receive, server, sender, log } = await start();
    for (let message = 0; message < 15; message += 1) await receive();
    const workers = await Promise.all([another(), another(), another()]);
    await Promise.all(
      workers.map(async ({ sql }) => {
        for (;;) {
          const round = await deliverDue({ sql, send: sender.send, origins, log });
          if (round.sent === 0) return;
        }
      }),
    );
    expect(server.mails).toHaveLength(30);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(30);
  });

  test("what a worker took and never sent comes back after five minutes", async () => {
    const { sql, receive, rows, deliver, server, timePasses } = await start();
    await receive();
    expect(await sql("select * from private.claim_mail(10)")).toHaveLength(2);
    expect(await deliver()).toEqual({ sent: 0, unreachable: false });
    for (const { wait } of await rows()) {
      expect(wait).toBeGreaterThan(290);
      expect(wait).toBeLessThanOrEqual(300);
    }
    await timePasses();
    expect(await deliver()).toEqual({ sent: 2, unreachable: false });
    expect(server.mails).toHaveLength(2);
  });

  test("sent again after a crash, a mail has the same Message-ID", async () => {
    const { sql, receive, deliver, server } = await start();
    await receive();
    await deliver();
    await sql("update private.outbox set state = 'queued', next_attempt_at = now()");
    await deliver();
    expect(server.mails).toHaveLength(4);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(2);
  });

  test("a database that is away when the server has taken a mail does not send it twice", async () => {
    const { sql, receive, deliver, rows, server } = await start();
    await receive();
    let failures = 1;
    const shaky: Sql = async (statement, parameters) => {
      if (statement.includes("mail_accepted") && failures-- > 0) throw new Error("connection lost");
      return sql(statement, parameters);
    };
    await deliver({ sql: shaky });
    expect((await rows()).map(({ state }) => state)).toEqual(["sent", "sent"]);
    expect(server.mails).toHaveLength(2);
  });

  test("a database that is away when a mail is written uses up no attempt", async () => {
    const { sql, receive, deliver, rows, server, log } = await start();
    await receive();
    for (const error of ["CONNECTION_CLOSED", "57P01"]) {
      const shaky: Sql = async (statement, parameters) => {
        if (statement.includes("contact_messages")) {
          throw Object.assign(new Error("lost"), { code: error });
        }
        return sql(statement, parameters);
      };
      expect(await deliver({ sql: shaky })).toEqual({ sent: 0, unreachable: true });
      expect(log).toHaveBeenLastCalledWith("database unreachable", { error });
      const waiting = { state: "queued", attempts: 0, last_error: null };
      expect(await rows()).toMatchObject([waiting, waiting]);
    }
    expect(await deliver()).toEqual({ sent: 2, unreachable: false });
    expect(server.mails).toHaveLength(2);
  });

  test("a mail about something that is gone is settled without being sent", async () => {
    const { sql, receive, deliver, rows, server } = await start();
    await receive();
    await sql("delete from private.contact_messages");
    await deliver();
    expect((await rows()).map(({ state }) => state)).toEqual(["sent", "sent"]);
    expect(server.mails).toEqual([]);
  });

  test("a mail that cannot be written does not hold up the others", async () => {
    const { sql, receive, deliver, rows, server } = await start();
    await sql(
      `insert into private.outbox (template, language, about)
       values ('no-such-mail', 'en', gen_random_uuid())`,
    );
    await receive();
    expect(await deliver()).toEqual({ sent: 2, unreachable: false });
    expect(server.mails).toHaveLength(2);
    expect(await rows("template = 'no-such-mail'")).toMatchObject([
      { state: "queued", attempts: 1, last_error: "TypeError" },
    ]);
  });

  test("the oldest mails go first, however they lie in the table", async () => {
    const { sql, receive, deliver, server } = await start();
    const references: string[] = [];
    for (let message = 0; message < 5; message += 1) references.push(await receive());
    const mails = await sql<{ id: string }>(
      "select id from private.outbox order by created_at desc",
    );
    // An update moves a row to the end.
    for (const { id } of mails) {
      await sql("update private.outbox set last_error = '' where id = $1", [id]);
    }
    await deliver();
    const sent = server.mails.map(({ subject, text }) =>
      references.findIndex((reference) => `${subject} ${text}`.includes(reference)),
    );
    expect(sent).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });

  test("without a mail server each mail is one file, for this user alone, that programs can open", async () => {
    const { sql, receive, deliver, folder, rows } = await start({ files: true });
    const reference = await receive();
    await deliver();
    // Written again, as after a crash, it is still one file.
    await sql("update private.outbox set state = 'queued', next_attempt_at = now()");
    await deliver();
    const mails = join(folder, "mail");
    const files = readdirSync(mails).sort();
    expect(files).toEqual((await rows()).map(({ id }) => `${id}.eml`).sort());
    for (const file of files) {
      expect(statSync(join(mails, file)).mode & 0o777).toBe(0o600);
      const mail = await PostalMime.parse(readFileSync(join(mails, file)));
      expect(mail.from?.address).toBe(site.email);
      expect([site.email, "claire@sender.example"]).toContain(mail.to?.[0]?.address);
      expect(mail.messageId).toContain(file.replace(".eml", ""));
      expect(mail.text).toContain(reference);
      expect(mail.html).toContain(reference);
      expect(mail.attachments).toEqual([]);
    }
    expect(statSync(mails).mode & 0o777).toBe(0o700);
  });
});
