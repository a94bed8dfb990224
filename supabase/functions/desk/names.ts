/**
 * Names of entities, and addresses of persons, that may be one and the same: compared here, decided by
 * somebody, kept by the database.
 */
import type { Named } from "../../../core/acts/act.ts";
import type { nameActs as declared, NearPersons } from "../../../core/acts/names.ts";
import { findNearPersons } from "../../../core/near-persons.ts";
import { done } from "../_shared/action.ts";
import type { Caller } from "../_shared/caller.ts";
import type { Deps } from "../_shared/deps.ts";
import { type ActsOf, ask } from "./act.ts";
import { findPairs, groupNames, keyOf, mostPairsOf, type SheetNames } from "./name-groups.ts";

export const nameActs = {
  "names.of-sheet": async (caller, { sheet, also }, deps) => {
    const asked = await ask<SheetNames>(
      ...([caller, deps, "desk_sheet_names", sheet, JSON.stringify(also)] as const),
    );
    if (asked.status !== 200) return asked;
    const { groups, left } = await groupNames(asked.body);
    return done({ groups, left });
  },
  "names.say": (caller, { said }, deps) =>
    ask(caller, deps, "desk_say_names", JSON.stringify(said)),
  "names.said": (caller, _fields, deps) => ask(caller, deps, "desk_said_names"),
  "names.forget": (caller, { id }, deps) => ask(caller, deps, "desk_forget_names", id),
  "names.persons-of-sheet": async (caller, { sheet }, deps) => {
    const asked = await ask<SheetPersons>(caller, deps, "desk_sheet_persons", sheet);
    if (asked.status !== 200) return asked;
    const { wanted, there, said, read } = asked.body;
    const known = new Set(said.map(({ one, other }) => keyOf(one, other)));
    const { pairs, namesakes } = findNearPersons(wanted, there);
    const open = pairs.filter(([one, other]) => !known.has(keyOf(one.email, other.email)));
    return done({
      pairs: open.map(([one, other]) => ({ one: shown(one), other: shown(other) })),
      ...{ namesakes, read },
    });
  },
  "names.say-persons": (caller, said, deps) =>
    ask(caller, deps, "desk_say_persons", JSON.stringify([said])),
  "names.said-persons": (caller, _fields, deps) => ask(caller, deps, "desk_said_persons"),
  "names.forget-persons": (caller, { id }, deps) => ask(caller, deps, "desk_forget_persons", id),
} satisfies ActsOf<typeof declared>;

type Person = NearPersons["one"] & { ref: string; keys: string[] };
type Persons = { wanted: Person[]; there: Person[] };
type SheetPersons = Persons & {
  said: { one: string; other: string }[];
  read: { email: string; kept: string; pair: string }[];
};

function shown({ email, name, entity, line, hasAccount }: Person): NearPersons["one"] {
  return { email, name, entity, hasAccount, ...(line !== undefined && { line }) };
}

/** Compares whom a release lets in with each other and with those who are there. */
export async function comparePersons(caller: Caller, deps: Deps, work: string): Promise<void> {
  const asked = await ask<Persons & { hash: string }>(
    ...([caller, deps, "desk_persons_to_compare", work] as const),
  );
  if (asked.status !== 200 || asked.body.wanted.length === 0) return;
  const { wanted, there, hash } = asked.body;
  const { pairs } = findNearPersons(wanted, there);
  const refs = pairs.map(([one, other]): [string, string] => [one.ref, other.ref]);
  await ask(caller, deps, "desk_persons_compared", work, hash, JSON.stringify(mostPairsOf(refs)));
}

type ReleaseNames = { made: string[]; there: string[]; hash: string };

/** Compares the names that a release makes with each other and with those that are there. */
export async function compareNames(caller: Caller, deps: Deps, work: string): Promise<void> {
  const asked = await ask<ReleaseNames>(caller, deps, "desk_names_to_compare", work);
  if (asked.status !== 200 || asked.body.made.length === 0) return;
  const { made, there, hash } = asked.body;
  const pairs = await findPairs(made, there);
  await ask(caller, deps, "desk_names_compared", work, hash, JSON.stringify(pairs));
}

/** What adding a name in spite of those it is near says of them. */
export function saidToDiffer(name: string, near: readonly Named[]): string {
  return JSON.stringify(near.map((one) => ({ one: name, other: one.name, same: false })));
}
