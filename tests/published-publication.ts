import { reportCategories } from "#core/catalogue.ts";
import type { Sql } from "#functions/_shared/sql.ts";

type Given = { slug: string; version?: string; after?: string | null; body?: string };

/** A version of a publication, as if two persons at the desk had agreed on it. */
export async function publishPublication(
  sql: Sql,
  { slug, version = "1.0", after = null, body }: Given,
): Promise<void> {
  const [category] = reportCategories;
  const words = (language: string) => ({
    title: `Publication ${slug} (${language})`,
    summary: `What it says in ${language}, in a line that is long enough for the lists, which have room for two.`,
    body: body ?? `An opening in ${language}.\n\n## A chapter\n\nIts text.`,
  });
  const change = (language: string) =>
    version === "1.0" ? "" : `A sum is put right in ${language}.`;
  const content = {
    ...{ slug, version, category, follows: null, after },
    ...{ change: { en: change("en"), fr: change("fr") }, en: words("en"), fr: words("fr") },
  };
  const [work] = await sql<{ id: string }>(
    `insert into private.works (kind, name, newest) values ('publication', $1, 1) returning id`,
    [`${slug}/${version}`],
  );
  const id = String(work?.id);
  // The second person is nobody here.
  await sql("alter table private.approvals disable trigger refuse_newcomers");
  await sql(
    `with revision as (
       insert into private.revisions (work_id, number, author, author_name, content)
       values ($1, 1, gen_random_uuid(), 'Test', $2::text::jsonb) returning work_id, hash
     )
     insert into private.approvals (work_id, hash, revision, approver, approver_name)
     select work_id, hash, 1, gen_random_uuid(), 'Another' from revision`,
    [id, JSON.stringify(content)],
  );
  await sql("alter table private.approvals enable trigger refuse_newcomers");
  await sql("update private.works set live_revision = 1 where id = $1", [id]);
}
