import { beforeAll, describe, expect, test } from "vitest";
import { atEndOfAll } from "../at-end.ts";
import { linkIn } from "../mail-server.ts";
import { until } from "../until.ts";
import { bothEngines, startBackend, type TestBackend } from "./backend.ts";

const table = "/rest/v1/newsletter_subscribers";
const confirmation = "/functions/v1/send-newsletter-confirmation";

describe.each(bothEngines)("the newsletter on the %s engine", (engine) => {
  let backend: TestBackend;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
  });

  function mailsTo(address: string) {
    return backend.mail.mails.filter((mail) => mail.to?.[0]?.address === address);
  }

  async function mailTo(address: string, count = 1) {
    await until(() => expect(mailsTo(address)).toHaveLength(count));
    return mailsTo(address).at(-1);
  }

  async function subscribe(email: string, language = "en"): Promise<string> {
    expect((await backend.post(table, { email, language })).status).toBe(201);
    expect((await backend.post(confirmation, { email })).status).toBe(202);
    return linkIn(await mailTo(email), "/newsletter/confirm").searchParams.get("token") ?? "";
  }

  async function press(button: "confirm" | "unsubscribe", token: string | undefined) {
    const { status, body } = await backend.post(`/functions/v1/newsletter-${button}`, { token });
    expect(status).toBe(200);
    return (body as { outcome: string }).outcome;
  }

  async function confirmedAt(email: string) {
    const [row] = await backend.sql<{ confirmed_at: string | null }>(
      "select confirmed_at from public.newsletter_subscribers where email = $1",
      [email],
    );
    return row?.confirmed_at;
  }

  test("finding: whoever never confirmed gets the mail again, once in a while; the others do not", async () => {
    const email = "forgetful@visitor.example";
    const first = await subscribe(email, "fr");
    const again = () => backend.post("/functions/v1/send-newsletter-confirmation", { email });
    expect((await again()).status).toBe(202);
    await backend.sql("update private.outbox set created_at = created_at - interval '11 minutes'");
    expect((await again()).status).toBe(202);
    await mailTo(email, 2);
    expect((await again()).status, "not at every press").toBe(202);
    expect(await press("confirm", first), "the first link is good still").toBe("confirmed");
    await mailTo(email, 3);
    await backend.sql("update private.outbox set created_at = created_at - interval '11 minutes'");
    expect((await again()).status, "the answer is the same").toBe(202);
    const queued = await backend.sql("select from private.outbox where state = 'queued'");
    expect(queued).toEqual([]);
    expect(mailsTo(email)).toHaveLength(3);
  });

  test("subscribe, mail, confirm, welcome, unsubscribe", async () => {
    const email = "journey@visitor.example";
    const token = await subscribe(email, "fr");
    expect(await confirmedAt(email)).toBeNull();
    expect(mailsTo(email)[0]?.text).toContain("https://site.example/fr/newsletter/confirm");

    expect(await press("confirm", token)).toBe("confirmed");
    expect(await confirmedAt(email)).not.toBeNull();
    const welcome = await mailTo(email, 2);
    expect(await press("confirm", token)).toBe("used");

    const leave = linkIn(welcome, "/fr/newsletter/unsubscribe").searchParams.get("token") ?? "";
    expect(await press("unsubscribe", token), "one kind of link does not open the other").toBe(
      "unknown",
    );
    expect(await press("unsubscribe", leave)).toBe("unsubscribed");
    expect(await confirmedAt(email), "the address is gone").toBeUndefined();
    expect(await press("unsubscribe", leave)).toBe("used");
    // And one may come back.
    await backend.post(table, { email });
    expect(await confirmedAt(email)).toBeNull();
  });

  test("a mail program's own button unsubscribes in one request", async () => {
    const email = "one-click@visitor.example";
    await press("confirm", await subscribe(email));
    const welcome = await mailTo(email, 2);
    const header = (name: string) => welcome?.headers.find(({ key }) => key === name)?.value;
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const address = new URL(header("list-unsubscribe")?.slice(1, -1) ?? "");
    const { status } = await backend.ask(address.pathname + address.search, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", apikey: "" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(status).toBe(200);
    expect(await confirmedAt(email)).toBeUndefined();
  });

  test("the confirmation is not a newsletter: no button to leave what one has not joined", async () => {
    await subscribe("plain@visitor.example");
    const keys = mailsTo("plain@visitor.example")[0]?.headers.map(({ key }) => key);
    expect(keys).not.toContain("list-unsubscribe");
  });

  test("tokens are stored as hashes only, for 72 hours", async () => {
    const token = await subscribe("hashed@visitor.example");
    const rows = await backend.sql<{ row: string; hours: number }>(
      `select links::text as row, extract(epoch from expires_at - created_at) / 3600 as hours
       from private.newsletter_links as links where used_at is null and purpose = 'confirm'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { row, hours } of rows) {
      expect(row).not.toContain(token);
      expect(Number(hours)).toBe(72);
    }
    const outbox = await backend.sql<{ row: string }>(
      "select mails::text as row from private.outbox as mails",
    );
    expect(JSON.stringify(outbox)).not.toMatch(/visitor\.example|[\w-]{43}/);
  });

  test("an expired link says so, confirms nothing and makes room to try again", async () => {
    const email = "late@visitor.example";
    const token = await subscribe(email);
    await backend.sql(
      "update private.newsletter_links set expires_at = now() where used_at is null",
    );
    expect(await press("confirm", token)).toBe("expired");
    expect(await confirmedAt(email)).toBeUndefined();
    expect((await backend.post(table, { email })).status, "it can be tried again").toBe(201);
  });

  test("a link pressed twice at the same moment confirms once and welcomes once", async () => {
    const email = "twice@visitor.example";
    const token = await subscribe(email);
    const outcomes = await Promise.all([press("confirm", token), press("confirm", token)]);
    expect(outcomes.sort()).toEqual(["confirmed", "used"]);
    await mailTo(email, 2);
    const welcomes = await backend.sql(
      `select from private.outbox where template = 'newsletter-welcome' and about =
       (select id from public.newsletter_subscribers where email = $1)`,
      [email],
    );
    expect(welcomes).toHaveLength(1);
  });

  test.each(["", "x".repeat(43), "../../etc/passwd", "'; drop table x; --"])(
    "the token %j is unknown",
    async (token) => {
      expect(await press("confirm", token)).toBe("unknown");
      expect(await press("unsubscribe", token)).toBe("unknown");
    },
  );

  test("the function mails nobody who has not just subscribed", async () => {
    const email = "confirmed@visitor.example";
    await press("confirm", await subscribe(email));
    await mailTo(email, 2);
    const before = backend.mail.mails.length;
    for (const address of [email, "stranger@visitor.example"]) {
      const { status, body } = await backend.post(confirmation, { email: address });
      expect([status, body], "the same answer for everyone").toEqual([202, {}]);
    }
    // A mail that goes through afterwards shows that nothing else was waiting.
    await subscribe("after@visitor.example");
    expect(backend.mail.mails).toHaveLength(before + 1);
  });

  test("called again and again, it still sends one mail", async () => {
    const email = "again@visitor.example";
    await subscribe(email);
    for (let call = 0; call < 5; call += 1) await backend.post(confirmation, { email });
    await subscribe("after-again@visitor.example");
    expect(mailsTo(email)).toHaveLength(1);
  });

  test("a browser closed too soon still gets its mail: it is queued with the row", async () => {
    const email = "closed@visitor.example";
    await backend.post(table, { email });
    const [queued] = await backend.sql<{ seconds: number }>(
      `select extract(epoch from next_attempt_at - created_at) as seconds from private.outbox
       where state = 'queued' and about =
       (select id from public.newsletter_subscribers where email = $1)`,
      [email],
    );
    expect(Number(queued?.seconds)).toBe(120);
  });

  test("without JavaScript, one form does it all and leads to a page", async () => {
    const form = (body: string) =>
      backend.ask("/functions/v1/newsletter-subscribe", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", apikey: "" },
        body,
      });
    const first = await form("email=Form%40visitor.example&language=fr");
    expect([first.status, first.headers.get("location")]).toEqual([
      303,
      "/fr/newsletter/result#subscribed",
    ]);
    await mailTo("Form@visitor.example");
    const second = await form("email=form%40VISITOR.example&language=en");
    expect(second.headers.get("location")).toBe("/newsletter/result#duplicate");
    const third = await form("email=nonsense&language=en");
    expect(third.headers.get("location")).toBe("/newsletter/result#invalid");
  });

  test("nothing personal is logged", () => {
    expect(backend.logged()).not.toContain("visitor.example");
  });
});
