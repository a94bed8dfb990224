/** What is noted beside the ledger: looks at an investor's figures or documents, and refused acts. */
import type { DeskActName, DeskFieldsRead } from "../../../core/acts/desk.ts";
import type { Caller } from "../_shared/caller.ts";
import type { Deps } from "../_shared/deps.ts";

/** The acts that show an investor's figures or documents, and whose, as the ledger names things. */
const views: { readonly [Name in DeskActName]?: (fields: DeskFieldsRead<Name>) => string } = {
  "partners.fund": ({ id }) => `fund:${id}`,
  "partners.entity": ({ id }) => `entity:${id}`,
  "partners.person": ({ id }) => `partner:${id}`,
  "releases.show": ({ id }) => `release:${id}`,
  "releases.check": ({ sheet }) => `sheet:${sheet}`,
  "releases.sums": ({ sheet }) => `sheet:${sheet}`,
  "releases.review": ({ id }) => `release:${id}`,
  "releases.review-part": ({ id }) => `release:${id}`,
  "releases.document-text": ({ sha256 }) => `file:${sha256}`,
  "releases.kept-review": ({ id }) => `release:${id}`,
  "releases.rehearse": ({ id, entity }) => (entity ? `entity-name:${entity}` : `release:${id}`),
};

/** Written before anything of it is answered. */
export async function noteView(
  { user }: Caller,
  { sql }: Deps,
  act: string,
  whose: string,
): Promise<void> {
  await sql("select private.note_access($1::uuid, 'view', $2, $3)", [user, act, whose]);
}

/** In a transaction of its own: the refused one is undone. `error` is what the database raised. */
export async function noteRefusal(
  { user }: Caller,
  { sql }: Deps,
  act: string,
  error: unknown,
  whose = "",
): Promise<void> {
  const { message = "" } = error as { message?: string };
  const right = /^not allowed: ([a-z]+(?:[.-][a-z]+)*)$/.exec(message)?.[1] ?? "";
  await sql("select private.note_refusal($1::uuid, $2, $3, $4)", [user, act, right, whose]);
}

/** Whose figures an act shows; `undefined` where it shows none. */
export function shownBy<Name extends DeskActName>(name: Name, fields: unknown): string | undefined {
  return views[name]?.(fields as DeskFieldsRead<Name>);
}
