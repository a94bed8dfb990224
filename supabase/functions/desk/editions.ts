/** Editions of legal texts: written by one, confirmed and so frozen by another. */
import type { DeskBody } from "../../../core/acts/desk.ts";
import type { editionActs as declared, EditionContent } from "../../../core/acts/editions.ts";
import { editionFile } from "../../../core/editions.ts";
import { firmDay } from "../../../core/firm-time.ts";
import { done, invalid } from "../_shared/action.ts";
import type { Deps } from "../_shared/deps.ts";
import { type ActsOf, ask, must } from "./act.ts";

export const editionActs = {
  "editions.list": async (caller, _fields, deps) => {
    const found = await ask<Omit<DeskBody<"editions.list">, "leftOut">>(
      ...([caller, deps, "desk_editions"] as const),
    );
    if (found.status !== 200) return found;
    const leftOut = deps.leftOut().filter(({ text }) => /^$|^[^/]+\/[^/]+$/.test(text));
    return done({ ...found.body, leftOut });
  },
  "editions.show": (caller, { id }, deps) => ask(caller, deps, "desk_edition", id),
  "editions.save": (caller, { id, number, content }, deps) =>
    ask(caller, deps, "desk_save_edition", id, number, JSON.stringify(content)),
  "editions.drop": (caller, { id, hash }, deps) => ask(caller, deps, "desk_drop_edition", id, hash),
  "editions.submit": async (caller, { id, hash, before }, deps) => {
    await must(caller, deps, "editions.write");
    const written = await contentOf(id, hash, deps);
    if (written && !(await isSound(written, deps))) return invalid("edition-faults");
    const submitted = await ask<{ outcome: "submitted" }>(
      ...([caller, deps, "desk_submit_edition", id, hash, before] as const),
    );
    deps.mailQueued();
    return submitted;
  },
  "editions.confirm": async (caller, { id, hash, before }, deps) => {
    await must(caller, deps, "editions.confirm");
    const written = await contentOf(id, hash, deps);
    if (written && !(await isSound(written, deps))) return invalid("edition-faults");
    // What the archive publishes. The database holds it against what was read.
    const file = written ? editionFile({ ...written, published: firmDay(new Date()) }) : "";
    const confirmed = await ask<{ outcome: "announced" }>(
      ...([caller, deps, "desk_confirm_edition", id, hash, before, file] as const),
    );
    deps.mailQueued();
    return confirmed;
  },
  "editions.withdraw": async (caller, { text, version }, deps) => {
    const withdrawn = await ask<{ outcome: "withdrawn" }>(
      ...([caller, deps, "desk_withdraw_edition", text, version] as const),
    );
    deps.mailQueued();
    return withdrawn;
  },
} satisfies ActsOf<typeof declared>;

/** The content that was seen, as it was written; undefined where it was changed meanwhile. */
async function contentOf(
  id: string,
  hash: string,
  { sql }: Deps,
): Promise<EditionContent | undefined> {
  const [row] = await sql<{ content: EditionContent }>(
    `select revisions.content from private.revisions
     join private.works on works.id = revisions.work_id and works.newest = revisions.number
     where works.id = $1 and works.kind = 'edition' and revisions.hash = $2`,
    [id, hash],
  );
  return row?.content;
}

async function isSound(written: EditionContent, { letters }: Deps): Promise<boolean> {
  return (await letters.faultsOfEdition(written)) === 0;
}
