/** The firm's changes of its own pages. They are submitted and approved as every other work. */
import type { pageActs as declared, PageContent, RecordEntry } from "../../../core/acts/pages.ts";
import { pageById } from "../../../core/pages.ts";
import { localisePath } from "../../../core/paths.ts";
import { isSentence, isSoundChange } from "../../../core/texts/page-checks.ts";
import { recordFault } from "../../../core/texts/records.ts";
import type { Change } from "../../../core/texts/revision.ts";
import { done, invalid } from "../_shared/action.ts";
import type { Deps } from "../_shared/deps.ts";
import { type ActsOf, ask, must } from "./act.ts";

/** The page on which the frame, and each list of records, is looked at. */
const shownAt: Readonly<Record<string, string>> = {
  "*": "/",
  people: pageById("who-we-are").path,
  vacancies: pageById("careers").path,
  news: pageById("press").path,
};

export const pageActs = {
  "pages.list": (caller, _fields, deps) => ask(caller, deps, "desk_pages"),
  "pages.texts": (caller, { page }, deps) => ask(caller, deps, "desk_page_texts", page),
  "pages.preview": async (caller, { content, language }, deps) => {
    // Drawing takes a process of its own: it is for those who write pages, or approve them.
    await must(caller, deps, "pages.read");
    await deps.sql(
      `select private.must($1::uuid, $2::uuid, case
         when private.may($1::uuid, $2::uuid, 'approvals.give') then 'approvals.give'
         else 'pages.write' end)`,
      [caller.user, caller.session],
    );
    if (!deps.drawPage) return done({ html: null, isUnderWay: false, canDraw: false });
    const own = content.texts.map(({ place, path, was, now }) => ({ place, path, was, now }));
    const [row] = await deps.sql<{ live: Change[] }>(
      "select private.page_revision(now()) -> 'changes' as live",
    );
    const others = (row?.live ?? []).filter(
      (one) => !own.some(({ place, path }) => place === one.place && path === one.path),
    );
    const path = localisePath(shownAt[content.page] ?? content.page, language);
    const drawn = await deps.drawPage(path, [...others, ...(own as Change[])]);
    return done({ ...drawn, canDraw: true });
  },
  "pages.show": (caller, { id }, deps) => ask(caller, deps, "desk_page", id),
  "pages.save": (caller, { id, number, content }, deps) =>
    ask(caller, deps, "desk_save_page", id, number, JSON.stringify(content)),
  "pages.schedule": async (caller, { id, hash, at }, deps) => {
    await must(caller, deps, "pages.write");
    if (await isUnsoundPage(id, hash, deps)) return invalid("page-faults");
    return ask(caller, deps, "desk_schedule_page", id, hash, at);
  },
  "pages.take-back": (caller, { id, place, path }, deps) =>
    ask(caller, deps, "desk_take_back_text", id, place, path),
} satisfies ActsOf<typeof declared>;

/** Whether a work is a change of a page with a text that is not right, such as an
 * empty one, or a record that lacks something. */
export async function isUnsoundPage(id: string, hash: string, { sql }: Deps): Promise<boolean> {
  const [row] = await sql<{ content: PageContent }>(
    `select revisions.content from private.revisions
     join private.works on works.id = revisions.work_id
     where works.id = $1 and works.kind = 'page' and revisions.hash = $2 limit 1`,
    [id, hash],
  );
  if (!row) return false;
  const records = row.content.texts.filter((one): one is RecordEntry => !isSentence(one));
  const isWhole = records.every(
    ({ place, path, now }) => recordFault(place, path, now) === undefined,
  );
  return !isWhole || !isSoundChange(row.content);
}
