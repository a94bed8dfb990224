/** The Markdown that the buttons above a text insert. */
import type { Language } from "#core/languages.ts";
import type { Picture } from "./add-picture.ts";

export const inserts = ["heading", "link", "note", "table", "figure"] as const;
export type Insert = (typeof inserts)[number];

const words = {
  en: {
    heading: "A heading",
    link: "words",
    note: "The note, in one paragraph.",
    caption: "What the table shows",
    first: "Row",
    second: "Value",
    figure: "What the drawing shows",
    alt: "In one or two sentences, what can be seen.",
    unit: "€m",
    series: "Amount",
  },
  fr: {
    heading: "Un titre",
    link: "mots",
    note: "La note, en un paragraphe.",
    caption: "Ce que montre le tableau",
    first: "Ligne",
    second: "Valeur",
    figure: "Ce que montre le dessin",
    alt: "En une ou deux phrases, ce que l’on voit.",
    unit: "M€",
    series: "Montant",
  },
} satisfies Record<Language, Record<string, string>>;

type Written = { body: string; cursor: number };

/** Puts the cursor where the description of the picture belongs. */
export function withPicture(body: string, at: number, picture: Picture): Written {
  const { hash, width, height } = picture;
  const placed = asBlock(body, at, `![](picture:${hash}/${width}x${height})`);
  return { body: placed.body, cursor: placed.start + "![".length };
}

/** Blocks are put between empty lines; the text of a note goes to the end. */
export function withInsert(body: string, at: number, what: Insert, language: Language): Written {
  const said = words[language];
  const before = body.slice(0, at);
  const after = body.slice(at);
  if (what === "link") {
    const link = `[${said.link}](https://)`;
    return { body: before + link + after, cursor: at + link.length - 1 };
  }
  if (what === "note") {
    const id = freeNoteNumber(body);
    const call = `[^${id}]`;
    const rest = `${before}${call}${after}`.trimEnd();
    return { body: `${rest}\n\n[^${id}]: ${said.note}\n`, cursor: at + call.length };
  }
  const block = blockOf(what, said);
  const placed = asBlock(body, at, block);
  return { body: placed.body, cursor: placed.start + block.length };
}

function asBlock(body: string, at: number, block: string): { body: string; start: number } {
  const before = body.slice(0, at);
  const after = body.slice(at);
  const lead =
    before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const trail =
    after.startsWith("\n\n") || after === "" ? "" : after.startsWith("\n") ? "\n" : "\n\n";
  return { body: before + lead + block + trail + after, start: at + lead.length };
}

function blockOf(what: "heading" | "table" | "figure", said: (typeof words)["en"]): string {
  if (what === "heading") return `## ${said.heading}`;
  if (what === "table") {
    return `Table: ${said.caption}\n| ${said.first} | ${said.second} |\n|---|---:|\n| A | 1 |\n| B | 2 |`;
  }
  const figure = {
    kind: "bar",
    id: "figure",
    title: said.figure,
    alt: said.alt,
    unit: said.unit,
    x: ["2024", "2025"],
    series: [{ name: said.series, values: [1, 2] }],
  };
  return `\`\`\`figure\n${JSON.stringify(figure)}\n\`\`\``;
}

function freeNoteNumber(body: string): string {
  let number = 1;
  while (body.includes(`[^${number}]`)) number++;
  return String(number);
}
