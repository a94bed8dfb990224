/** A letter as the desk has it: a revision of a work, and where it is published, the live one. */
import { randomUUID } from "node:crypto";
import type { Sql } from "#functions/_shared/sql.ts";

type Fields = {
  slug: string;
  title: string;
  errata?: { on: string; en: string; fr: string }[];
  /** In the place of one that can be drawn. */
  body?: string;
  /** The account of whoever wrote it; nobody's, unless it matters. */
  author?: string;
};

const figure = JSON.stringify({
  kind: "bar",
  id: "two-bars",
  title: "Two bars",
  alt: "One bar is twice the other.",
  unit: "€m",
  x: ["One", "Two"],
  series: [{ name: "Capital", values: [1, 2] }],
});

function letterContent({ slug, title, errata = [], body }: Fields) {
  const called = errata.length > 0 ? "[^erratum]" : "";
  const words = (language: string) => ({
    title: `${title} (${language})`,
    summary: `What the letter says in ${language}, in one sentence.`,
    body:
      body ??
      [
        `An opening in ${language}.[^one]`,
        "## A part",
        `A line that may have to be corrected.${called}`,
        `\`\`\`figure\n${figure}\n\`\`\``,
        "Table: A table\n| Line | Amount |\n|---|---:|\n| First | 3 |",
        "[^one]: The note.",
      ].join("\n\n"),
  });
  return {
    slug,
    theme: "transactions",
    signatory: "steinfort",
    en: words("en"),
    fr: words("fr"),
    errata,
  };
}

/** Saves it, or its next revision where there is one of that name; answers its work. */
export async function writeLetter(sql: Sql, fields: Fields): Promise<string> {
  const [{ id, newest } = { id: "", newest: 0 }] = await sql<{ id: string; newest: number }>(
    `insert into private.works (kind, name, newest) values ('letter', $1, 1)
     on conflict (kind, name) do update set newest = works.newest + 1
     returning id, newest`,
    [fields.slug],
  );
  await sql(
    `insert into private.revisions (work_id, number, author, author_name, content)
     values ($1::uuid, $2::int, $3::uuid, 'Tom', $4::text::jsonb)`,
    [id, newest, fields.author ?? randomUUID(), JSON.stringify(letterContent(fields))],
  );
  return id;
}

/** Publishes it, or its next revision. */
export async function publishLetter(sql: Sql, fields: Fields): Promise<void> {
  const id = await writeLetter(sql, fields);
  await sql("update private.works set live_revision = newest where id = $1::uuid", [id]);
}
