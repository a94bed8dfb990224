/**
 * Whose it is: every question and file of the partners' space, asked by every kind of caller for one
 * entity, for another and for none, on both engines. Somebody with two entities and two tabs printed
 * the statement of one under the name of the other; no answer may have a word of an entity that was
 * not asked for. What is expected is worked out from two rules alone: what is open to the caller, and
 * whose a thing is.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { accountActs } from "#core/acts/account.ts";
import { spaceActs } from "#core/acts/space.ts";
import { atEndOfAll } from "../at-end.ts";
import { bothEngines, startBackend, type TestBackend } from "./backend.ts";
import {
  addAccount,
  addPartner,
  askDocument,
  askOverview,
  bearing,
  entityNamed,
  fillSpace,
  publish,
  type Session,
  sessionOf,
} from "./partner-space.ts";
import { act, addInvited, enrolByCode } from "./strong-sign-in.ts";

const ormes = "Ormes foundation";
const moselle = "Moselle office";
type Entity = typeof ormes | typeof moselle;
type Asked = Entity | "nobody's";
const bothEntities: readonly Entity[] = [ormes, moselle];
const askedFor: readonly Asked[] = [...bothEntities, "nobody's"];

/** What only this entity has: its name, an amount, the words in its file. */
const marks: Readonly<Record<Entity, RegExp>> = {
  [ormes]: /Ormes|1111111\.11|FOR-ORMES/,
  [moselle]: /Moselle|7777777\.77|FOR-MOSELLE/,
};

/** Whose each fund and each document is. The shared one is sent to both. */
const funds = {
  "Old fund": [ormes],
  "Shared fund": bothEntities,
  "River fund": [moselle],
} as const satisfies Record<string, readonly Entity[]>;
const documents = { own: [ormes], theirs: [moselle], shared: bothEntities } as const;

type Caller = {
  /** For whom they act, and what of it is open to their session. */
  member: readonly Entity[];
  open: readonly Entity[];
  /** Sees all that the others see, and decides nothing. */
  reads?: true;
  /** Undefined: not signed in. */
  enter?: (backend: TestBackend) => Promise<Session>;
};

/** Ormes is open with a password alone; Moselle asks for a factor. */
const callers: Readonly<Record<string, Caller>> = {
  nobody: { member: [], open: [] },
  "a stranger": {
    member: [],
    open: [],
    async enter(backend) {
      await addAccount(backend.sql, "stranger@nowhere.example");
      return sessionOf(backend, "stranger@nowhere.example");
    },
  },
  "one whose time is over": {
    member: [],
    open: [],
    enter: (backend) => partner(backend, "over@ormes.example", [ormes], "ended"),
  },
  "one of Ormes": {
    member: [ormes],
    open: [ormes],
    enter: (backend) => partner(backend, "anne@ormes.example", [ormes]),
  },
  "a reader of Ormes": {
    member: [ormes],
    open: [ormes],
    reads: true,
    enter: (backend) => partner(backend, "reader@ormes.example", [ormes], "read"),
  },
  "one of Moselle without a factor": {
    member: [moselle],
    open: [],
    enter: (backend) => partner(backend, "bare@moselle.example", [moselle]),
  },
  "one of both with a password alone": {
    member: bothEntities,
    open: [ormes],
    enter: (backend) => partner(backend, "half@both.example", bothEntities),
  },
  "one of both who has shown a factor": {
    member: bothEntities,
    open: bothEntities,
    enter: (backend) => partner(backend, "both@both.example", bothEntities, "proven"),
  },
  "one of both who has not shown their factor": {
    member: bothEntities,
    open: [],
    async enter(backend) {
      await partner(backend, "unproven@both.example", bothEntities, "proven");
      return sessionOf(backend, "unproven@both.example");
    },
  },
};

async function partner(
  backend: TestBackend,
  email: string,
  entities: readonly Entity[],
  how: "full" | "read" | "ended" | "proven" = "full",
): Promise<Session> {
  const [first, ...others] = entities;
  if (how === "proven") await addInvited(backend.sql, email, first);
  else await addPartner(backend.sql, email, first, `Partner ${email.split("@")[0]}`);
  for (const entity of others) {
    await backend.sql(
      `insert into public.partner_memberships (user_id, entity_id)
       select users.id, entities.id from auth.users
       cross join public.partner_entities as entities
       where users.email = $1 and entities.name = $2`,
      [email, entity],
    );
  }
  if (how === "read" || how === "ended") {
    await backend.sql(
      `update public.partner_memberships set
         role = 'read', ends_at = case when $2 then now() - interval '1 second' end
       where user_id = (select id from auth.users where email = $1)`,
      [email, how === "ended"],
    );
  }
  await backend.sql("update public.partners set name = 'A person'");
  const session = await sessionOf(backend, email);
  if (how === "proven") await enrolByCode(backend, session);
  return session;
}

type Answer = { status: number; body: unknown };
/** Asks for an entity, and for a thing where the question is about one. */
type Question = {
  things: readonly string[];
  ask: (tab: Tab, asked: Asked, thing: string) => Promise<Answer>;
  /** Of an entity that is the caller's, whether or not it is open, and of a thing that it has. */
  expected: (caller: Caller, asked: Asked, thing: string) => number;
  /** Whether an answer of 200 is for this entity, and says so. */
  names: (body: Body, asked: { id: string; name: Entity }, thing: string) => boolean;
};
type Tab = { backend: TestBackend; session: Session | undefined; ids: Ids; caller: Caller };
type Ids = Readonly<Record<string, string>>;
// biome-ignore lint/suspicious/noExplicitAny: answers of several questions, looked into by each.
type Body = any;

const has = (list: Readonly<Record<string, readonly Entity[]>>, thing: string, asked: Asked) =>
  list[thing]?.some((entity) => entity === asked) ?? false;
const isIn = (list: readonly Entity[], asked: Asked) => list.some((entity) => entity === asked);
const fileOf = (list: typeof documents) => Object.keys(list);

const askFile =
  (how: "download" | "look") =>
  async ({ backend, session, ids }: Tab, asked: Asked, thing: string): Promise<Answer> => {
    const [entity, id] = [ids[asked] ?? "", ids[thing] ?? ""];
    if (how === "download") return askDocument(backend, id, session, entity);
    const given = await ticketFor(backend, session, { entity, id });
    if (given.status !== 200) return given;
    return backend.ask(`/functions/v1/lp-document?ticket=${given.body.ticket}`);
  };

const fileStatus: Question["expected"] = ({ open }, asked, thing) =>
  isIn(open, asked) && has(documents, thing, asked) ? 200 : 404;

function ticketFor(backend: TestBackend, session: Session | undefined, fields: object) {
  return actOf(backend, session, "ask-preview", fields);
}

async function actOf(
  backend: TestBackend,
  session: Session | undefined,
  action: string,
  fields: object,
): Promise<{ status: number; body: Body }> {
  if (session) return act(backend, session, action, fields);
  return backend.post("/functions/v1/sign-in-account", { action, ...fields });
}

/** Whether they may decide who reads this entity's account. */
const decides = ({ open, reads }: Caller, asked: Asked) => !reads && isIn(open, asked);

/**
 * What changes who reads Ormes' account. Those who may are asked with an end that is over, or about
 * nobody: they are told so, and everything stays for the others to try.
 */
const changing = (action: string, may: number, fieldsOf: (tab: Tab, may: boolean) => object) => ({
  things: [""],
  ask: (tab: Tab, asked: Asked) => {
    const fields = fieldsOf(tab, decides(tab.caller, asked) && asked === ormes);
    return actOf(tab.backend, tab.session, action, { entity: tab.ids[asked], ...fields });
  },
  expected: (caller: Caller, asked: Asked) => (decides(caller, asked) ? may : 404),
  names: () => false,
});

const questions: Readonly<Record<string, Question>> = {
  "propose-reader": changing("propose-reader", 422, () => ({
    ...{ email: "auditor@nowhere.example", name: "An auditor", language: "en" },
    until: "2020-12-31",
  })),
  "withdraw-reader": changing("withdraw-reader", 404, ({ ids }, may) => ({
    id: may ? ids["nobody's"] : ids.proposed,
  })),
  "end-reader": changing("end-reader", 404, ({ ids }, may) => ({
    id: may ? ids["nobody's"] : ids.reader,
  })),
  lp_overview: {
    things: [""],
    ask: ({ backend, session, ids }, asked) => askOverview(backend, session, ids[asked]),
    expected: ({ member }, asked) => (isIn(member, asked) ? 200 : 404),
    names: ({ partner, needs }, { id, name }) =>
      needs ? partner === null : partner.entityId === id && partner.entity === name,
  },
  lp_fund: {
    things: Object.keys(funds),
    ask: ({ backend, session, ids }, asked, thing) =>
      backend.post(
        "/rest/v1/rpc/lp_fund",
        { of_entity: ids[asked], of_fund: ids[thing] },
        session ? bearing(session) : {},
      ),
    expected: ({ member, open }, asked) =>
      isIn(open, asked) ? 200 : isIn(member, asked) ? 403 : 404,
    names: ({ entity, fund }, { id, name }, thing) =>
      entity.id === id && entity.name === name && (fund !== null) === has(funds, thing, name),
  },
  "still-open": {
    things: [""],
    ask: ({ backend, session, ids }, asked) =>
      actOf(backend, session, "still-open", { entity: ids[asked] }),
    expected: () => 200,
    names: ({ entity }, { id }) => entity === null || entity === id,
  },
  "export-accounts": {
    things: [""],
    ask: ({ backend, session, ids }, asked) =>
      actOf(backend, session, "export-accounts", { entity: ids[asked] }),
    expected: ({ open }, asked) => (isIn(open, asked) ? 200 : 404),
    names: ({ entities }, { id, name }) =>
      entities.length === 1 && entities[0].entity.id === id && entities[0].entity.name === name,
  },
  "a download": {
    things: fileOf(documents),
    ask: askFile("download"),
    expected: fileStatus,
    names: (body) => String(body).startsWith("%PDF"),
  },
  "ask-preview": {
    things: fileOf(documents),
    ask: askFile("look"),
    expected: fileStatus,
    names: (body) => String(body).startsWith("%PDF"),
  },
};

test("no question about an entity is left out", () => {
  const naming = Object.entries({ ...spaceActs, ...accountActs })
    .filter(([, { fields }]) => "of_entity" in fields.entries || "entity" in fields.entries)
    .map(([name]) => name);
  expect(naming.sort()).toEqual(
    Object.keys(questions)
      .filter((name) => name !== "a download")
      .sort(),
  );
});

describe.each(bothEngines)("on the %s engine", (engine) => {
  let backend: TestBackend;
  let ids: Ids;
  const sessions: Record<string, Session | undefined> = {};
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    const { sql } = backend;
    await fillSpace(sql);
    await sql("update private.limits set per_address = 1000000, overall = 1000000");
    await sql(
      "insert into public.funds (name, vintage, currency) values ('River fund', 2024, 'USD')",
    );
    await sql("select private.set_commitment($1, 'River fund', 500, 5, 0, '2026-09-30')", [
      moselle,
    ]);
    await sql("update public.partner_entities set requires_factor = (name = $1)", [moselle]);
    for (const [entity, nav] of [
      [ormes, "1111111.11"],
      [moselle, "7777777.77"],
    ]) {
      await sql(
        `update public.valuations set nav = $2::numeric
         where entity_id = (select id from public.partner_entities where name = $1)`,
        [entity ?? "", nav ?? ""],
      );
    }
    const own = { entity: ormes, file: "ormes.pdf" };
    const theirs = { entity: moselle, file: "moselle.pdf" };
    const fund = await sql<{ id: string; name: string }>("select id, name from public.funds");
    ids = {
      [ormes]: await entityNamed(sql, ormes),
      [moselle]: await entityNamed(sql, moselle),
      "nobody's": "99999999-9999-4999-8999-999999999999",
      ...Object.fromEntries(fund.map(({ id, name }) => [name, id])),
      own: (await publish(sql, "Shared fund", "%PDF-1.4 FOR-ORMES", own)).id,
      theirs: (await publish(sql, "Shared fund", "%PDF-1.4 FOR-MOSELLE", theirs)).id,
      shared: (await publish(sql, "Shared fund", "%PDF-1.4 both", { type: "meeting" })).id,
    };
    for (const [name, { enter }] of Object.entries(callers))
      sessions[name] = await enter?.(backend);
    const anne = sessions["one of Ormes"];
    const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const auditor = { email: "asked@nowhere.example", name: "An auditor", language: "en", until };
    await actOf(backend, anne, "propose-reader", { entity: ids[ormes], ...auditor });
    const [waiting] = await sql<{ proposed: string; reader: string }>(
      `select proposals.id as proposed, users.id as reader
       from private.proposals cross join auth.users
       where proposals.from_entity is not null and users.email = 'reader@ormes.example'`,
    );
    ids = { ...ids, ...waiting };
  });

  const logged = () =>
    backend.sql<{ document: string; entity: string }>(
      "select document_id as document, entity_id as entity from public.document_downloads",
    );

  /** Holds an answer against who asked, for whom, and for what. */
  function check(name: string, who: string, asked: Asked, thing: string, answer: Answer): void {
    const [question, caller] = [questions[name], callers[who]];
    if (!question || !caller) throw new Error("There is no such question or caller.");
    const said = `${who} asks ${name} ${thing} for ${asked}`;
    const { status, body } = answer;
    expect([said, status]).toEqual([
      said,
      caller.enter ? question.expected(caller, asked, thing) : 401,
    ]);
    // The list of what they may choose from is theirs, and names the others.
    const text = JSON.stringify(body, (key, value) => (key === "entities" ? listed(value) : value));
    for (const entity of bothEntities) {
      const may = entity === asked && isIn(caller.open, entity);
      if (!may) expect([said, text]).toEqual([said, expect.not.stringMatching(marks[entity])]);
    }
    if (status !== 200) return;
    const isOf =
      asked === "nobody's"
        ? JSON.stringify(body) === '{"entity":null}'
        : question.names(body, { id: ids[asked] ?? "", name: asked }, thing);
    expect([said, isOf]).toEqual([said, true]);
  }

  /** Without the names in a list of choices; what is taken away is looked into. */
  function listed(value: Body[]): Body {
    return value.map((one) => ("role" in one ? { ...one, name: "" } : one));
  }

  test.each(Object.keys(callers))("%s is answered for what is open to them alone", async (who) => {
    const caller = callers[who] as Caller;
    const tab = { backend, session: sessions[who], ids, caller };
    for (const [name, { things, ask }] of Object.entries(questions)) {
      for (const asked of askedFor) {
        for (const thing of things) check(name, who, asked, thing, await ask(tab, asked, thing));
      }
    }
  });

  test.each(Object.keys(callers))("%s looks at all that is open, and names each", async (who) => {
    const { member = [], open = [], enter } = callers[who] ?? {};
    const session = sessions[who];
    const across = await actOf(backend, session, "look-across", {});
    expect(across.status).toBe(enter ? 200 : 401);
    const taken = await actOf(backend, session, "export-accounts", {});
    expect(taken.status).toBe(enter ? (open.length > 0 ? 200 : 404) : 401);
    if (!enter) return;
    const { needs, entities, totals } = across.body;
    expect(needs === null).toBe(open.length > 0 || member.length === 0);
    const shown = open.length > 0 ? [...member].sort() : [];
    expect(entities.map(({ entity }: Body) => entity.name)).toEqual(shown);
    for (const { entity, needs: missing, ...figures } of entities) {
      const text = JSON.stringify(figures);
      if (isIn(open, entity.name)) expect([missing, figures.accounts.length]).toEqual([null, 2]);
      else expect(Object.values(figures).flat(), "but for the role").toEqual(["full"]);
      for (const other of bothEntities) {
        if (other !== entity.name) expect(text).not.toMatch(marks[other]);
      }
    }
    // Never across currencies, and nothing of what is not open.
    const sums = totals.map(({ currency, nav }: Body) => [currency, nav]);
    expect(sums).toEqual(
      open.length === 2
        ? [
            ["EUR", "9999999.99"],
            ["USD", null],
          ]
        : open.length === 1
          ? [["EUR", "2222222.22"]]
          : [],
    );
    const names = open.length > 0 ? taken.body.entities.map(({ entity }: Body) => entity.name) : [];
    expect(names).toEqual([...open].sort());
    expect(JSON.stringify(taken.body)).not.toMatch(/SCSp|LU13/);
  });

  test("two tabs ask in any order and at once, and each is answered for its own", async () => {
    const who = "one of both who has shown a factor";
    const tab = { backend, session: sessions[who], ids, caller: callers[who] as Caller };
    const before = (await logged()).length;
    // The order is drawn, and the same each time.
    let seed = 43;
    const draw = (of: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor(seed / 65_536) % of;
    };
    const names = Object.keys(questions);
    const steps = Array.from({ length: 120 }, () => {
      const name = names[draw(names.length)] ?? "";
      const things = questions[name]?.things ?? [];
      const asked = bothEntities[draw(2)] ?? ormes;
      return { name, asked, thing: things[draw(things.length)] ?? "" };
    });
    for (let at = 0; at < steps.length; at += 8) {
      await Promise.all(
        steps.slice(at, at + 8).map(async ({ name, asked, thing }) => {
          const answer = await questions[name]?.ask(tab, asked, thing);
          if (answer) check(name, who, asked, thing, answer);
        }),
      );
    }
    // The log says which entity took a document: none was noted for the other.
    const wanted = steps.filter(({ asked, thing }) => has(documents, thing, asked));
    const noted = (await logged()).slice(before);
    expect(noted).toHaveLength(wanted.length);
    for (const { document, entity } of noted) {
      const thing = Object.keys(documents).find((one) => ids[one] === document) ?? "";
      const asked = bothEntities.find((one) => ids[one] === entity) ?? "nobody's";
      expect(has(documents, thing, asked)).toBe(true);
    }
  });

  describe("is refused", () => {
    const who = "one of both who has shown a factor";
    const ask = (path: string, body: object) => {
      const session = sessions[who];
      return backend.post(path, body, session ? bearing(session) : {});
    };
    const fund = (body: object) => ask("/rest/v1/rpc/lp_fund", body);
    const file = (query: string) => {
      const session = sessions[who];
      return backend.ask(`/functions/v1/lp-document?${query}`, session ? bearing(session) : {});
    };

    test("a fund, a document or a look at one that names no entity, or what is none", async () => {
      const id = ids.own ?? "";
      for (const refused of [
        await fund({ of_fund: ids["Old fund"] }),
        await fund({ of_fund: ids["Old fund"], of_entity: null }),
        await fund({ of_fund: ids["Old fund"], of_entity: "Ormes foundation" }),
        await fund({ of_fund: ids["Old fund"], of_entity: [ids[ormes], ids[moselle]] }),
        await ask("/rest/v1/rpc/lp_overview", { of_entity: "all" }),
        await file(`id=${id}`),
        await file(`entity=&id=${id}`),
        await file(`id=${id}&entity=${ids[ormes]}`),
        await file(`entity=${ids[moselle]}&entity=${ids[ormes]}&id=${id}`),
        await actOf(backend, sessions[who], "ask-preview", { id }),
      ]) {
        expect([400, 404]).toContain(refused.status);
        expect(JSON.stringify(refused.body)).not.toMatch(marks[ormes]);
      }
    });

    test("a ticket of an entity for which they no longer act, and one of an account merged away", async () => {
      const session = await partner(backend, "gone@both.example", bothEntities, "proven");
      const ticket = async (entity: Entity, thing: string) => {
        const asked = { entity: ids[entity], id: ids[thing] };
        return (await act(backend, session, "ask-preview", asked)).body.ticket;
      };
      const kept = await ticket(ormes, "own");
      const lost = await ticket(moselle, "theirs");
      await backend.sql(
        `update public.partner_memberships set ends_at = now()
         where entity_id = $1::uuid
           and user_id = (select id from auth.users where email = 'gone@both.example')`,
        [ids[moselle] ?? ""],
      );
      const look = (token: string) => backend.ask(`/functions/v1/lp-document?ticket=${token}`);
      expect((await look(lost)).status).toBe(404);
      expect((await look(kept)).status).toBe(200);
      expect((await askOverview(backend, session, ids[moselle])).status, "the tab left on it").toBe(
        404,
      );
      expect((await askOverview(backend, session, ids[ormes])).status).toBe(200);
    });
  });

  test("nobody has changed who reads", async () => {
    const [still] = await backend.sql(
      `select
         (select count(*)::integer from private.proposals where settled_at is null) as waiting,
         (select count(*)::integer from public.partner_memberships
          where role = 'read' and ends_at is null) as readers`,
    );
    expect(still).toEqual({ waiting: 1, readers: 1 });
  });

  test("which tab asked last says where one begins, and nothing else", async () => {
    const session = sessions["one of both who has shown a factor"];
    for (const entity of [moselle, ormes, moselle] as const) {
      await askOverview(backend, session, ids[entity]);
      await actOf(backend, session, "look-across", {});
      await actOf(backend, session, "export-accounts", {});
      const { body } = await askOverview(backend, session);
      expect((body as Body).partner.entity).toBe(entity);
    }
  });
});
