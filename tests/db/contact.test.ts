import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { site } from "#content/site.ts";
import { atEndOfAll } from "../at-end.ts";
import { until } from "../until.ts";
import { bothEngines, randomAddress, startBackend, type TestBackend } from "./backend.ts";
import { contactMessage } from "./contact-message.ts";

const path = "/functions/v1/contact";

describe.each(bothEngines)("the contact form on the %s engine", (engine) => {
  let backend: TestBackend;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
  });

  async function send(more: Record<string, unknown> = {}) {
    const { status, body } = await backend.post(path, contactMessage(more));
    return { status, body: body as { reference?: string; faults?: object; code?: string } };
  }

  async function stored(): Promise<number> {
    const [row] = await backend.sql<{ count: number }>(
      "select count(*)::integer as count from private.contact_messages",
    );
    return Number(row?.count);
  }

  function mailsAbout(reference: string | undefined) {
    return backend.mail.mails.filter(({ subject, text }) =>
      `${subject} ${text}`.includes(String(reference)),
    );
  }

  test("a message is stored, answered with a reference, and mailed twice", async () => {
    const { status, body } = await send();
    expect(status).toBe(201);
    expect(body.reference).toMatch(/^\d{6}-[2-9A-Z]{5}$/);
    await until(() => expect(mailsAbout(body.reference)).toHaveLength(2));

    const toFirm = mailsAbout(body.reference).find(({ to }) => to?.[0]?.address === site.email);
    expect(toFirm?.replyTo?.[0]).toMatchObject({
      name: "Claire Exemple",
      address: "claire@sender.example",
    });
    expect(toFirm?.text).toContain("nous souhaitons vous rencontrer.");
    expect(toFirm?.html).toContain("nous souhaitons vous rencontrer.");
    expect(toFirm?.text).toContain(`/desk?room=messages&message=${body.reference}`);

    const toSender = mailsAbout(body.reference).find(
      ({ to }) => to?.[0]?.address === "claire@sender.example",
    );
    expect(toSender?.from?.address).toBe(site.email);
    expect(toSender?.html).toContain('lang="fr"');
    expect(`${toSender?.text} ${toSender?.html}`).not.toMatch(/Claire|rencontrer/);
  });

  test("sent twice with one key, it is one message with one reference", async () => {
    const key = randomUUID();
    const before = await stored();
    const sent = await Promise.all([send({ key }), send({ key }), send({ key })]);
    expect(new Set(sent.map(({ body }) => body.reference)).size).toBe(1);
    expect(await stored()).toBe(before + 1);
    const mails = await backend.sql(
      `select from private.outbox where about =
       (select id from private.contact_messages where key = $1::uuid)`,
      [key],
    );
    expect(mails).toHaveLength(2);
  });

  test("each wrong field is named, and nothing is stored", async () => {
    const before = await stored();
    const { status, body } = await send({
      name: " ",
      email: "claire@",
      phone: "call me",
      subject: "gossip",
      message: "short",
    });
    expect(status).toBe(422);
    expect(body.faults).toEqual({
      name: "name.missing",
      email: "email.invalid",
      phone: "phone.invalid",
      subject: "subject.missing",
      message: "message.short",
    });
    expect(await stored()).toBe(before);
  });

  test.each([
    { what: "the trap is filled", more: { website: "https://spam.example" } },
    { what: "it took no time", more: { elapsed: 200 } },
    { what: "it does not say how long it took", more: { elapsed: undefined } },
  ])("it is refused, and said to be, when $what", async ({ more }) => {
    const before = await stored();
    const { status, body } = await send(more);
    expect([status, body.code]).toEqual([422, "refused"]);
    expect(await stored()).toBe(before);
  });

  test("what was written cannot become a header", async () => {
    const { status, body } = await send({
      name: "Claire\r\nBcc: victim@other.example",
    });
    expect([status, body.faults]).toEqual([422, { name: "name.invalid" }]);

    const hostile = await send({
      name: '"Claire" <other@other.example>, x',
      message: "From here\r\n.\r\nBcc: victim@other.example\r\n\r\n<script>alert(1)</script>",
    });
    await until(() => expect(mailsAbout(hostile.body.reference)).toHaveLength(2));
    for (const mail of mailsAbout(hostile.body.reference)) {
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.to).toHaveLength(1);
      expect(mail.replyTo?.map(({ address }) => address) ?? []).not.toContain(
        "other@other.example",
      );
      expect(mail.html).not.toContain("<script>alert");
    }
  });

  test("without JavaScript the form leads to a page that knows the reference", async () => {
    const { key: _key, elapsed: _elapsed, ...fields } = contactMessage();
    const form = (more: Record<string, string>) =>
      backend.ask(path, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", apikey: "" },
        body: new URLSearchParams({ ...(fields as Record<string, string>), ...more }).toString(),
      });
    const sent = await form({});
    expect(sent.status).toBe(303);
    expect(sent.headers.get("location")).toMatch(
      /^\/fr\/contact\/result\?reference=\d{6}-[2-9A-Z]{5}#sent$/,
    );
    const wrong = await form({ email: "x", language: "en" });
    expect(wrong.headers.get("location")).toBe("/contact/result#invalid");
    const huge = await form({ message: "x".repeat(100_000) });
    expect([huge.status, huge.headers.get("location")]).toEqual([303, "/contact/result#invalid"]);
  });

  test("the eleventh message in an hour from one address waits; another address does not", async () => {
    const address = randomAddress();
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1) {
      statuses.push((await backend.post(path, contactMessage(), { address })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    const limited = await backend.post(path, contactMessage(), { address });
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await send()).status).toBe(201);
  });

  test("the same message again is not another one, and not limited", async () => {
    const lost = contactMessage();
    const address = randomAddress();
    const statuses = new Set<number>();
    for (let sent = 0; sent < 12; sent += 1) {
      statuses.add((await backend.post(path, lost, { address })).status);
    }
    expect([...statuses]).toEqual([201]);
  });

  test("finding 5: what all addresses share slows, and refuses nobody", async () => {
    await backend.sql("update private.limits set overall = 1 where kind = 'contact'");
    const began = performance.now();
    expect((await send()).status).toBe(201);
    expect(performance.now() - began).toBeGreaterThan(1_900);
    await backend.sql("update private.limits set overall = 300 where kind = 'contact'");
    expect((await send()).status).toBe(201);
  });

  test("no network address is stored in clear", async () => {
    const rows = await backend.sql<{ who: string }>("select who from private.limit_counts");
    expect(rows.length).toBeGreaterThan(1);
    for (const { who } of rows) expect(who).toMatch(/^([0-9a-f]{64})?$/);
  });

  test("nothing personal is logged", () => {
    expect(backend.logged()).not.toMatch(/Claire|sender\.example|rencontrer/);
  });
});
