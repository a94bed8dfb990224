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

const figure = (alt: string) =>
  JSON.stringify({
    kind: "bar",
    id: "two-bars",
    title: "Two bars",
    alt,
    unit: "€m",
    x: ["One", "Two"],
    series: [{ name: "Capital", values: [1, 2] }],
  });

/** Each language in its own: a letter with the other's sentences is not submitted. */
const said = {
  en: {
    summary: "What the letter says in en, in one sentence.",
    line: "A line that may have to be corrected.",
    alt: "One bar is twice the other.",
  },
  fr: {
    summary: "Ce que la lettre dit en fr, en une phrase.",
    line: "Une ligne qu’il faudra peut-être corriger.",
    alt: "Une barre vaut deux fois l’autre.",
  },
};

function letterContent({ slug, title, errata = [], body }: Fields) {
  const called = errata.length > 0 ? "[^erratum]" : "";
  const words = (language: "en" | "fr") => ({
    title: `${title} (${language})`,
    summary: said[language].summary,
    body:
      body ??
      [
        `An opening in ${language}.[^one]`,
        "## A part",
        `${said[language].line}${called}`,
        `\`\`\`figure\n${figure(said[language].alt)}\n\`\`\``,
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
