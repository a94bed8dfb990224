/** Names that may be one and the same: compared here, decided by somebody, kept by the database. */
import type { Named } from "../../../core/acts/act.ts";
import type { nameActs as declared } from "../../../core/acts/names.ts";
import { likenessOf, readName } from "../../../core/near-names.ts";
import { done } from "../_shared/action.ts";
import type { Caller } from "../_shared/caller.ts";
import type { Deps } from "../_shared/deps.ts";
import { type ActsOf, ask } from "./act.ts";
import { groupNames, type SheetNames } from "./name-groups.ts";

export const nameActs = {
  "names.of-sheet": async (caller, { sheet }, deps) => {
    const asked = await ask<SheetNames>(caller, deps, "desk_sheet_names", sheet);
    return asked.status === 200 ? done({ groups: groupNames(asked.body) }) : asked;
  },
  "names.say": (caller, { said }, deps) =>
    ask(caller, deps, "desk_say_names", JSON.stringify(said)),
  "names.said": (caller, _fields, deps) => ask(caller, deps, "desk_said_names"),
  "names.forget": (caller, { id }, deps) => ask(caller, deps, "desk_forget_names", id),
} satisfies ActsOf<typeof declared>;

type ReleaseNames = { made: string[]; there: string[]; hash: string };

/** Compares the names that a release makes with each other and with those that are there. */
export async function compareNames(caller: Caller, deps: Deps, work: string): Promise<void> {
  const asked = await ask<ReleaseNames>(caller, deps, "desk_names_to_compare", work);
  if (asked.status !== 200 || asked.body.made.length === 0) return;
  const { made, there, hash } = asked.body;
  const pairs = JSON.stringify(pairsAmong(made, there));
  await ask(caller, deps, "desk_names_compared", work, hash, pairs);
}

function pairsAmong(made: readonly string[], there: readonly string[]): [string, string][] {
  const read = [...made, ...there].map((name) => ({ name, read: readName(name) }));
  return read.slice(0, made.length).flatMap((one, at) =>
    read
      .slice(at + 1)
      .filter((other) => likenessOf(one.read, other.read))
      .map((other): [string, string] => [one.name, other.name]),
  );
}

/** What adding a name in spite of those it is near says of them. */
export function saidToDiffer(name: string, near: readonly Named[]): string {
  return JSON.stringify(near.map((one) => ({ one: name, other: one.name, same: false })));
}
