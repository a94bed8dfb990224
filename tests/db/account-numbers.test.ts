/** Account numbers: database and browser find the same, and nothing that leaves the house has one. */
import { beforeAll, describe, expect, test } from "vitest";
import { accountTexts, harmlessTexts } from "#core/account-number-samples.ts";
import { ibanLengths } from "#core/iban.ts";
import { atEndOfAll } from "../at-end.ts";
import { bothEngines, startBackend, type TestBackend } from "./backend.ts";
import { contactMessage } from "./contact-message.ts";
import { act, staffWith } from "./desk.ts";
import { roomOf } from "./desk-releases.ts";
import { fillSpace, publish, type Session } from "./partner-space.ts";

const account = "Please pay to LU28 0019 4006 4475 0000.";

describe.each(bothEngines)("on the %s engine", (engine) => {
  const atEnd = atEndOfAll();
  let backend: TestBackend;
  let anne: Session;
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    anne = await staffWith(backend, "anne@firm.example", ["relations", "communications"]);
    await fillSpace(backend.sql);
  });

  test("the database knows the same numbers", async () => {
    const named = async (text: string) => {
      const [row] = await backend.sql("select private.names_account($1) as found", [text]);
      return row?.found;
    };
    for (const text of accountTexts) expect([text, await named(text)]).toEqual([text, true]);
    for (const text of harmlessTexts) expect([text, await named(text)]).toEqual([text, false]);
    const lengths = await backend.sql<{ country: string; length: number }>(
      `select chr(65 + a) || chr(65 + b) as country, private.iban_length(chr(65 + a) || chr(65 + b)) as length
       from generate_series(0, 25) as a, generate_series(0, 25) as b`,
    );
    const known = lengths.filter(({ length }) => length !== null);
    const declared = Object.entries(ibanLengths).flatMap(([length, countries]) =>
      countries.split(" ").map((country) => `${country} ${length}`),
    );
    expect(known.map(({ country, length }) => `${country} ${length}`)).toEqual(declared.sort());
  });

  test("it is refused, with its own word, wherever one colleague's text reaches somebody", async () => {
    const { id: document } = await publish(backend.sql, "Shared fund", "%PDF-1.4 a report");
    const written = await backend.post("/functions/v1/contact", contactMessage());
    const { reference } = written.body as { reference: string };
    const [{ version } = {}] = await backend.sql<{ version: number }>(
      "select version from private.contact_messages where reference = $1",
      [reference],
    );
    const message = { reference, version };
    const [fund] = await backend.sql(
      "select id, version from public.funds where name = 'Old fund'",
    );
    const fields = { name: "Old fund", vintage: "2019", currency: "EUR", ...fund };
    const tries: [string, object][] = [
      ["works.save", { name: "How to pay", en: account, fr: "Texte" }],
      ["documents.withdraw", { id: document, reason: account }],
      ["partners.save-fund", { ...fields, manager: account }],
      ["partners.save-entity", { name: account, anyway: true }],
      ["messages.answer", { ...message, body: account }],
    ];
    for (const [name, given] of tries) {
      expect({ name, ...(await act(backend, anne, name, given)) }).toMatchObject({
        name,
        status: 422,
        body: { reason: "account-number" },
      });
    }
    expect(await backend.sql("select from private.works")).toEqual([]);
    const note = { ...message, body: `They wrote to us: ${account}` };
    expect((await act(backend, anne, "messages.note", note)).status).toBe(200);
  });

  test("a line, the person that it invites and a colleague name none either", async () => {
    const room = roomOf(backend);
    const id = await room.begun(anne);
    const ormes = { entity: "Ormes foundation", fund: "Shared fund" };
    const line = { ...ormes, kind: "call", on: "2099-01-15", amount: "1" };
    const person = { email: "x@y.example", entity: ormes.entity, language: "en", role: "read" };
    for (const [kind, lines] of [
      [
        "notices",
        [
          { ...line, reference: account },
          { ...line, reference: "C1", purpose: account },
        ],
      ],
      ["invitations", [{ ...person, name: account }]],
    ] as const) {
      const sheet = await room.sent(anne, id, kind, lines);
      const { rows } = await room.checked(anne, sheet);
      expect(rows.map(({ why }) => why)).toEqual(lines.map(() => "account-number"));
    }
    for (const change of [
      `insert into public.capital_flows (entity_id, fund_id, kind, effective_on, reference, amount, unfunded_effect)
       select entity_id, fund_id, 'call', '2099-01-15', $1::text, 1, -1 from public.commitments`,
      "update private.staff set name = $1::text",
      `insert into public.partners (user_id, name, language)
       select user_id, $1::text, 'en' from private.staff`,
    ]) {
      await expect(backend.sql(change, [account])).rejects.toThrow("account-number");
    }
  });

  test("the number of a row, of which half reads like a Belgian account, is none", async () => {
    const kept = (said: string) =>
      backend.sql(
        `with made as (
           insert into private.works (kind, name) values ('standard-answer', $1::text) returning id
         )
         insert into private.revisions (work_id, number, author, author_name, content)
         select id, 1, gen_random_uuid(), 'Anne', jsonb_build_object('entityId', $1::text) from made
         returning number`,
        [said],
      );
    expect(await kept("00000000-0000-4000-be68-539007547034")).toHaveLength(1);
    await expect(kept("0000 be68-539007547034")).rejects.toThrow("account-number");
  });
});
