/**
 * How partners come in, and how everyone else is kept out. It is long because it
 * is one door: all of it shares one host, which takes seconds to start.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { atEndOfAll } from "../at-end.ts";
import { until } from "../until.ts";
import { engines, randomAddress, startBackend, type TestBackend } from "./backend.ts";
import { fewMails } from "./many-mails.ts";
import {
  addPartner,
  askDocument,
  askOverview,
  bearing,
  enterBy,
  fillSpace,
  linkFrom,
  overviewOf,
  password,
  publish,
  redeem,
  type Session,
  sessionOf,
  setPassword,
  signIn,
} from "./partner-space.ts";

const next = "long enough here";

describe.each(engines)("access to the partners' space on the %s engine", (engine) => {
  let backend: TestBackend;
  let settled: Session;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    await fillSpace(backend.sql);
    await addPartner(backend.sql, "settled@partner.example");
    settled = await sessionOf(backend, "settled@partner.example");
  });

  const invite = (email: string) =>
    backend.sql("select private.invite_partner($1, 'A person', 'Ormes foundation', 'fr', false)", [
      email,
    ]);
  const recover = (email: string, address = randomAddress()) =>
    backend.post("/functions/v1/sign-in-recover", { email, language: "en" }, { address });
  const countFor = (period: string) =>
    backend.sql("update private.limits set period = $1::interval where kind like 'sign-in%'", [
      period,
    ]);
  const mailsTo = (email: string) =>
    backend.mail.mails.filter(({ to }) => to?.[0]?.address === email);

  test("an invitation, a password, a document, the log, the way out", async () => {
    const email = "journey@partner.example";
    const { id } = await publish(backend.sql, "Old fund", "%PDF-1.4 journey");
    await invite(email);
    const link = await linkFrom(backend, email);
    expect(link.href).toContain("https://site.example/fr/login/password?token=");
    expect(mailsTo(email)[0]?.text?.replace(/\s+/g, " ")).toContain("Ormes foundation");
    expect((await signIn(backend, email)).status, "no password opens it yet").toBe(400);

    const first = await enterBy(backend, link);
    expect((await setPassword(backend, first, { password: "short" })).body).toMatchObject({
      error_code: "weak_password",
    });
    const asJsSends = { password, code_challenge: null, code_challenge_method: null };
    expect((await setPassword(backend, first, asJsSends)).status).toBe(200);

    const session = await sessionOf(backend, email.toUpperCase());
    const before = await overviewOf(backend, session);
    expect(before.partner).toMatchObject({ name: "A person", entity: "Ormes foundation" });
    expect(before.downloads).toEqual([]);
    const document = await askDocument(backend, id, session);
    expect([document.status, document.body]).toEqual([200, "%PDF-1.4 journey"]);
    const after = await overviewOf(backend, session);
    expect(after.downloads.map((download) => download.document)).toEqual([id]);

    const out = { method: "POST", body: "{}", ...bearing(session) };
    expect((await backend.ask("/auth/v1/logout?scope=local", out)).status).toBe(204);
    expect((await askOverview(backend, session)).status).toBe(401);
    expect((await askDocument(backend, id, session)).status).toBe(401);
    const { refresh_token } = session;
    const grant = "/auth/v1/token?grant_type=refresh_token";
    expect((await backend.post(grant, { refresh_token })).status).toBe(400);
    expect((await overviewOf(backend, first)).partner, "the other session lives on").not.toBeNull();
    expect(
      (await backend.ask("/auth/v1/logout?scope=global", { ...out, ...bearing(first) })).status,
    ).toBe(204);
    expect((await askOverview(backend, first)).status).toBe(401);
  });

  test("finding: links and the first password are among what has happened", async () => {
    const email = "told@partner.example";
    const happened = () =>
      backend.sql(
        `select kind, network from private.security_events
         where user_id = (select id from auth.users where email = $1) order by id`,
        [email],
      );
    await invite(email);
    const first = await enterBy(backend, await linkFrom(backend, email));
    expect((await setPassword(backend, first, { password })).status).toBe(200);
    expect(await happened()).toMatchObject([
      { kind: "link-used" },
      { kind: "password-chosen", network: "" },
    ]);

    expect((await recover(email, "203.0.113.9")).status).toBe(202);
    expect((await recover(email, "203.0.113.9")).status, "noted once an hour").toBe(202);
    const again = await enterBy(backend, await linkFrom(backend, email, 3));
    const other = { password: `${password} again` };
    expect((await setPassword(backend, again, other)).status).toBe(200);
    expect((await happened()).slice(2)).toMatchObject([
      { kind: "recovery-asked", network: "203.0.113.0/24" },
      { kind: "link-used" },
      { kind: "password-changed" },
    ]);
  });

  test("a link is good for one password, until it ends, and says what became of it", async () => {
    const email = "links@partner.example";
    await invite(email);
    const link = await linkFrom(backend, email);
    const left = await enterBy(backend, link);
    const [ends] = await backend.sql<{ soon: boolean }>(
      `select max(expires_at) <= now() + interval '1 hour' as soon from private.sign_in_links
       where used_at is null and user_id = (select id from auth.users where email = $1)`,
      [email],
    );
    expect(ends, "an invitation of seven days, once pressed").toEqual({ soon: true });
    const entered = await enterBy(backend, link);
    expect((await setPassword(backend, entered, { password: "short" })).status).toBe(422);
    expect((await setPassword(backend, entered, { password })).status).toBe(200);
    expect((await redeem(backend, link)).body).toEqual({ code: "used" });
    expect((await askOverview(backend, left)).status, "the first session ended").toBe(401);

    expect((await recover(email)).status).toBe(202);
    const next = await linkFrom(backend, email, 2);
    await backend.sql("update private.sign_in_links set expires_at = now() where used_at is null");
    expect((await redeem(backend, next)).body).toEqual({ code: "expired" });

    const guess = new URL(`https://site.example/login/password?token=${"A".repeat(43)}`);
    expect(await redeem(backend, guess)).toMatchObject({ status: 404, body: { code: "unknown" } });
    const stored = JSON.stringify(await backend.sql("select * from private.sign_in_links"));
    expect(stored).not.toContain(link.searchParams.get("token"));
  });

  test("the page of a link learns when it opens what the link is good for, and changes nothing", async () => {
    const email = "opens@partner.example";
    await invite(email);
    const link = await linkFrom(backend, email);
    const stateOf = async (token: string | null) => {
      const { status, body } = await backend.post("/functions/v1/sign-in-link", { token });
      expect(status).toBe(200);
      return (body as { state: string }).state;
    };
    const state = () => stateOf(link.searchParams.get("token"));
    const all = () =>
      backend.sql(
        `select links.*, (
           select count(*)::integer from private.security_events where user_id = users.id
         ) as events
         from private.sign_in_links as links join auth.users on users.id = links.user_id
         where email = $1`,
        [email],
      );
    const before = await all();
    for (const time of [1, 2]) expect(await state(), `asked ${time} times`).toBe("open");
    expect(await all()).toEqual(before);

    await backend.sql(
      "update public.partners set revoked_at = now() where user_id = (select id from auth.users where email = $1)",
      [email],
    );
    expect(await state(), "of somebody who was shut out").toBe("unknown");
    expect((await redeem(backend, link)).body).toEqual({ code: "unknown" });
    await backend.sql(
      "update public.partners set revoked_at = null where user_id = (select id from auth.users where email = $1)",
      [email],
    );
    const entered = await enterBy(backend, link);
    expect(await state(), "the button was pressed").toBe("open");
    expect((await setPassword(backend, entered, { password })).status).toBe(200);
    expect(await state()).toBe("used");

    expect((await recover(email)).status).toBe(202);
    const next = (await linkFrom(backend, email, 2)).searchParams.get("token");
    await backend.sql("update private.sign_in_links set expires_at = now() where used_at is null");
    expect(await stateOf(next)).toBe("expired");
    for (const token of ["A".repeat(43), "short", "", null]) {
      expect(await stateOf(token), `${token}`).toBe("unknown");
    }
  });

  test("finding 10: who has signed in learns where they work, and a stranger learns nothing", async () => {
    const email = "both@partner.example";
    await addPartner(backend.sql, email);
    const session = await sessionOf(backend, email);
    const ask = (of?: Session) =>
      backend.post("/functions/v1/sign-in-account", { action: "workplaces" }, of && bearing(of));
    expect((await ask(session)).body).toEqual({ desk: false, partners: true });
    await backend.sql(
      `insert into private.staff (user_id, name, language)
       select id, 'A colleague', 'en' from auth.users where email = $1`,
      [email],
    );
    expect((await ask(session)).body).toEqual({ desk: true, partners: true });
    await backend.sql(
      "update public.partners set revoked_at = now() where user_id = (select id from auth.users where email = $1)",
      [email],
    );
    expect((await ask(session)).body).toEqual({ desk: true, partners: false });
    expect((await ask()).status).toBe(401);
  });

  test("what a link was exchanged for is good once, too", async () => {
    const email = "once@partner.example";
    await invite(email);
    const redeemed = await redeem(backend, await linkFrom(backend, email));
    const { tokenHash } = redeemed.body as { tokenHash: string };
    const verify = () =>
      backend.post("/auth/v1/verify", { type: "recovery", token_hash: tokenHash });
    expect((await verify()).status).toBe(200);
    expect((await verify()).body).toMatchObject({ error_code: "otp_expired" });
  });

  test("a form without a script does not use a link up", async () => {
    const email = "plain@partner.example";
    await invite(email);
    const link = await linkFrom(backend, email);
    const posted = await backend.ask("/functions/v1/sign-in-redeem", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: link.searchParams.toString(),
    });
    expect(posted.status).toBe(303);
    expect((await redeem(backend, link)).status).toBe(200);
  });

  test("wrong pairs are answered alike, and not quicker for an unknown address", async () => {
    await addPartner(backend.sql, "neutral@partner.example");
    await invite("invited@partner.example");
    const answers: unknown[] = [];
    for (const email of ["neutral", "nobody", "invited"]) {
      const started = performance.now();
      const { status, body } = await signIn(backend, `${email}@partner.example`, "not it at all");
      expect(performance.now() - started).toBeGreaterThan(990);
      answers.push([status, body]);
    }
    const body = { code: 400, error_code: "invalid_credentials", msg: "invalid_credentials" };
    expect(answers).toEqual([
      [400, body],
      [400, body],
      [400, body],
    ]);
  });

  test("finding 4: wrong passwords lock out who tries them, not the partner", async () => {
    const email = "five@partner.example";
    const [stranger, partner] = [randomAddress(), randomAddress()];
    await addPartner(backend.sql, email);
    const guess = () => signIn(backend, email, "wrong wrong wrong", stranger);
    for (const { status } of await Promise.all(Array.from({ length: 5 }, guess))) {
      expect(status).toBe(400);
    }
    const { status, body, headers } = await guess();
    expect([status, body]).toMatchObject([429, { error_code: "over_request_rate_limit" }]);
    const wait = Number(headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(Number((await guess()).headers.get("retry-after")), "it grows").toBeGreaterThan(wait);
    expect((await signIn(backend, email, password, stranger)).status, "even if right").toBe(429);
    expect((await signIn(backend, email, password, partner)).status).toBe(200);
    // A period of a second, so that the test can wait for its end.
    await countFor("1 second");
    const open = async () =>
      expect((await signIn(backend, email, password, stranger)).status).toBe(200);
    await until(open, 500);
    await countFor("5 minutes");
  });

  test("tries from many addresses at one account slow it, and close it to nobody", async () => {
    const email = "many@partner.example";
    await addPartner(backend.sql, email);
    await backend.sql("update private.limits set per_address = 3 where kind = 'sign-in-target'");
    const tries = Array.from({ length: 4 }, () => signIn(backend, email, "wrong wrong wrong"));
    for (const { status } of await Promise.all(tries)) expect(status).toBe(400);
    const began = performance.now();
    expect((await signIn(backend, email)).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(1_900);
    await backend.sql("update private.limits set per_address = 20 where kind = 'sign-in-target'");
  });

  test("the right password forgives the wrong ones before it", async () => {
    const email = "forgiven@partner.example";
    const address = randomAddress();
    await addPartner(backend.sql, email);
    for (let round = 0; round < 2; round += 1) {
      const wrong = Array.from({ length: 4 }, () =>
        signIn(backend, email, "wrong wrong wrong", address),
      );
      await Promise.all(wrong);
      expect((await signIn(backend, email, password, address)).status).toBe(200);
    }
  });

  test("finding 17: what PostgreSQL cannot take is refused like anything else", async () => {
    expect((await signIn(backend, "a\0b@partner.example")).status).toBe(400);
    const refresh_token = "a\0b";
    const grant = "/auth/v1/token?grant_type=refresh_token";
    expect((await backend.post(grant, { refresh_token })).status).toBe(400);
  });

  test("one address cannot try many accounts", async () => {
    const refusedOf = async () => {
      const address = randomAddress();
      const tries = Array.from({ length: 31 }, (_, index) =>
        signIn(backend, `try-${index}@partner.example`, "wrong wrong wrong", address),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      return statuses.filter((status) => status === 429).length;
    };
    // The tries may lie on both sides of the moment from which they are counted anew; not twice.
    expect((await refusedOf()) || (await refusedOf())).toBe(1);
  });

  test("findings 4 and 6: a forgotten password is answered alike for everyone, and never refused for others' tries", async () => {
    const known = "forgotten@partner.example";
    await backend.sql(fewMails);
    await addPartner(backend.sql, known);
    for (const email of [known, "stranger@partner.example"]) {
      const asker = randomAddress();
      const answers = [];
      for (let time = 0; time < 6; time += 1) answers.push(await recover(email, asker));
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(202));
      expect(answers[0]?.body).toEqual({});
    }
    await until(() => expect(mailsTo(known)).toHaveLength(4));
    expect(mailsTo("stranger@partner.example")).toEqual([]);
    expect((await recover("no address")).status).toBe(422);
    const address = randomAddress();
    const many = Array.from({ length: 11 }, (_, index) =>
      recover(`many-${index}@partner.example`, address),
    );
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test("finding 11: who asks for another's links uses up their own, and leaves good ones", async () => {
    const email = "stalked@partner.example";
    await addPartner(backend.sql, email);
    const stranger = randomAddress();
    for (let time = 0; time < 6; time += 1) await recover(email, stranger);
    await linkFrom(backend, email, 4);
    await recover(email.toUpperCase());
    const own = await linkFrom(backend, email, 5);
    for (let asker = 0; asker < 9; asker += 1) await recover(email);
    await linkFrom(backend, email, 12);
    expect((await redeem(backend, own)).status, "and what the mailbox has goes on").toBe(200);
  });

  test("a new password is told to its owner, and the old one no longer opens", async () => {
    const email = "changed@partner.example";
    await addPartner(backend.sql, email);
    const session = await sessionOf(backend, email);
    const same = await setPassword(backend, session, { password, current_password: password });
    expect(same.body).toMatchObject({ error_code: "same_password" });
    const renewed = "another pair of rivers";
    const asked = { password: renewed, current_password: password };
    expect((await setPassword(backend, session, asked)).status).toBe(200);
    await until(() => expect(mailsTo(email)).toHaveLength(1));
    expect(mailsTo(email)[0]?.subject).toContain("password was changed");
    expect((await signIn(backend, email)).status).toBe(400);
    expect((await signIn(backend, email, renewed)).status).toBe(200);
  });

  test.each([
    ["another address", { password: next, current_password: password, email: "new@x.example" }],
    ["facts about themselves", { password: next, current_password: password, data: { a: "b" } }],
    ["an address alone", { email: "new@partner.example" }],
    ["a password beyond 72 bytes", { password: "é".repeat(40) }],
    ["no password", { password: "" }],
    ["a number", { password: 123_456_789_012 }],
  ])("a partner cannot set %s", async (_what, fields) => {
    const accounts = () =>
      backend.sql("select id, email, encrypted_password, raw_user_meta_data from auth.users");
    const before = JSON.stringify(await accounts());
    expect((await setPassword(backend, settled, fields)).status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(await accounts())).toBe(before);
  });

  test("finding 2: a password reset by link ends every other session and link", async () => {
    const email = "reset@partner.example";
    await addPartner(backend.sql, email);
    const stolen = await sessionOf(backend, email);
    await recover(email);
    const first = await linkFrom(backend, email, 1);
    await recover(email);
    const second = await linkFrom(backend, email, 2);
    const mine = await enterBy(backend, first);
    expect((await overviewOf(backend, stolen)).partner, "until then it lives").not.toBeNull();
    expect((await setPassword(backend, mine, { password: next })).status).toBe(200);
    expect((await askOverview(backend, stolen)).status).toBe(401);
    const grant = "/auth/v1/token?grant_type=refresh_token";
    const { refresh_token } = stolen;
    expect((await backend.post(grant, { refresh_token })).status).toBe(400);
    expect((await redeem(backend, second)).body).toEqual({ code: "used" });
    expect((await overviewOf(backend, mine)).partner, "one's own goes on").not.toBeNull();
    const again = await setPassword(backend, mine, { password: "once more by the link" });
    expect(again.body, "the link was good for one").toMatchObject({
      error_code: "current_password_required",
    });
  });

  test("finding 17: the service itself refuses what anyone would try, and says why", async () => {
    const email = "weber.claire@partner.example";
    await addPartner(backend.sql, email);
    const session = await sessionOf(backend, email);
    for (const [tried, reason] of [
      ["123456789012345", "common"],
      ["               ", "common"],
      [email, "own"],
      ["Alzette & Seine 26", "own"],
      ["🌊🌊🌊🌊🌊🌊", "short"],
      ["é".repeat(40), "long"],
    ] as const) {
      const asked = { password: tried, current_password: password };
      const { status, body } = await setPassword(backend, session, asked);
      expect([status, body], tried).toEqual([
        422,
        expect.objectContaining({ weak_password: { reasons: [reason] } }),
      ]);
    }
    const typed = "Ève à l’étang, l’été";
    const asked = { password: typed.normalize("NFD"), current_password: password };
    expect((await setPassword(backend, session, asked)).status).toBe(200);
    expect((await signIn(backend, email, typed.normalize("NFC"))).status).toBe(200);
    expect((await signIn(backend, email, typed.normalize("NFD"))).status).toBe(200);
  });

  test("finding 8: a session alone cannot change the password", async () => {
    const email = "present@partner.example";
    await addPartner(backend.sql, email);
    const [session, other] = [await sessionOf(backend, email), await sessionOf(backend, email)];
    expect((await recover(email)).status).toBe(202);
    const link = await linkFrom(backend, email, 1);
    const without = await setPassword(backend, session, { password: next });
    expect([without.status, without.body]).toMatchObject([
      400,
      { error_code: "current_password_required" },
    ]);
    const guessed = await setPassword(backend, session, {
      password: next,
      current_password: "not it at all",
    });
    expect(guessed.body).toMatchObject({ error_code: "invalid_credentials" });
    const right = { password: next, current_password: password };
    expect((await setPassword(backend, session, right)).status).toBe(200);
    expect((await overviewOf(backend, session)).partner).not.toBeNull();
    expect((await askOverview(backend, other)).status, "the others are out").toBe(401);
    expect((await redeem(backend, link)).body, "and so are links").toEqual({ code: "used" });
    const sessions = await backend.sql(
      "select from auth.sessions join auth.users on users.id = user_id where email = $1",
      [email],
    );
    expect(sessions, "proving the password left none behind").toHaveLength(1);
  });

  test("finding 15: a replayed refresh token ends the whole session", async () => {
    const email = "refresh@partner.example";
    await addPartner(backend.sql, email);
    const session = await sessionOf(backend, email);
    const refresh = (refresh_token: string) =>
      backend.post("/auth/v1/token?grant_type=refresh_token", { refresh_token });
    const next = (await refresh(session.refresh_token)).body as typeof session;
    expect((await refresh(session.refresh_token)).status, "another tab, at once").toBe(200);
    await backend.sql(
      "update auth.refresh_tokens set created_at = created_at - interval '11 seconds'",
    );
    expect((await refresh(session.refresh_token)).body).toMatchObject({
      error_code: "refresh_token_already_used",
    });
    expect((await refresh(next.refresh_token)).status, "its child is gone too").toBe(400);
    expect((await askOverview(backend, next)).status, "and so is what it opened").toBe(401);
  });

  test("one who was revoked is out at once, by every way, and can be let in again", async () => {
    const email = "revoked@partner.example";
    const contents = "%PDF-1.4 for the revoked";
    const { id } = await publish(backend.sql, "Old fund", contents, { type: "tax" });
    await addPartner(backend.sql, email);
    const session = await sessionOf(backend, email);
    expect((await recover(email)).status).toBe(202);
    const link = await linkFrom(backend, email, 1);
    await backend.sql("select private.revoke_partner($1)", [email.toUpperCase()]);

    expect((await askOverview(backend, session)).status).toBe(401);
    expect((await askDocument(backend, id, session)).status).toBe(401);
    expect((await signIn(backend, email)).status).toBe(400);
    expect((await redeem(backend, link)).body).toEqual({ code: "unknown" });
    expect((await recover(email)).status).toBe(202);
    await invite(email);
    const again = await linkFrom(backend, email, 2);
    expect(again.searchParams.has("token"), "the invitation; no recovery came").toBe(true);
    const entered = await enterBy(backend, again);
    const byLink = await overviewOf(backend, entered);
    expect(byLink, "a link alone shows nothing").toMatchObject({
      partner: null,
      needs: "password",
      documents: [],
    });
    await setPassword(backend, entered, { password: "three rivers and a bridge" });
    expect((await overviewOf(backend, entered)).partner).not.toBeNull();
  });

  test.each([
    ["POST", "/auth/v1/signup"],
    ["POST", "/auth/v1/otp"],
    ["POST", "/auth/v1/magiclink"],
    ["POST", "/auth/v1/recover"],
    ["POST", "/auth/v1/resend"],
    ["POST", "/auth/v1/token"],
    ["POST", "/auth/v1/token?grant_type=pkce"],
    ["POST", "/auth/v1/token?grant_type=password&x=1"],
    ["GET", "/auth/v1/verify?type=recovery&token=x"],
    ["HEAD", "/auth/v1/verify?type=recovery&token=x"],
    ["GET", "/auth/v1/settings"],
    ["GET", "/auth/v1/reauthenticate"],
    ["POST", "/auth/v1/logout"],
    ["POST", "/auth/v1/logout?scope=everyone"],
    ["POST", "/auth/v1/admin/generate_link"],
    ["DELETE", "/auth/v1/user"],
    ["GET", "/rest/v1/documents"],
    ["GET", "/rest/v1/partners?select=*"],
    ["GET", "/rest/v1/rpc/lp_overview"],
    ["POST", "/rest/v1/rpc/note_visit"],
    ["POST", "/functions/v1/lp-document"],
    [
      "HEAD",
      "/functions/v1/lp-document?entity=00000000-0000-4000-8000-000000000000&id=00000000-0000-4000-8000-000000000000",
    ],
    ["GET", "/functions/v1/lp-document"],
    ["GET", "/functions/v1/sign-in-redeem"],
  ])("%s %s is not there, even for a partner", async (method, path) => {
    const body = ["GET", "HEAD"].includes(method) ? {} : { body: '{"email":"x@partner.example"}' };
    const { status } = await backend.ask(path, { method, ...body, ...bearing(settled) });
    expect(status).toBe(404);
    expect(await backend.sql("select from auth.users where email = 'x@partner.example'")).toEqual(
      [],
    );
  });

  test("neither a password nor a token was ever logged", () => {
    const logged = backend.logged();
    expect(logged.length).toBeGreaterThan(0);
    expect(logged).not.toContain(password);
    expect(logged).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
    expect(logged).not.toContain("partner.example");
  });
});
