/** What a person is given, as one page that any browser opens and prints. */
import { site } from "../../../../content/site.ts";
import type { Language } from "../../../../core/languages.ts";
import { palette } from "../mail/palette.ts";
import { fill, momentIn } from "../mail/words.ts";
import { registry } from "./registry.ts";
import { valueWords } from "./value-words.ts";
import { columnWords, readableWords } from "./words.ts";

export type Export = {
  request: string;
  language: Language;
  at: string;
  tables: { table: string; rows: Record<string, unknown>[] }[];
};

const instant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

export function readable({ language, at, tables }: Export): string {
  const say = (key: keyof typeof readableWords) => readableWords[key][language];
  const title = fill(say("title"));
  const lede = fill(say("lede"), { moment: momentIn(language, new Date(at)) });
  const shown = (column: string, value: unknown): string => {
    if (value === null || value === undefined || value === "") return say("empty");
    if (typeof value === "boolean") return say(value ? "yes" : "no");
    if (typeof value === "object") return JSON.stringify(value);
    const text = String(value);
    const word = valueWords[column]?.[text]?.[language];
    if (word) return word;
    return instant.test(text) ? momentIn(language, new Date(text)) : text;
  };
  const sections = tables.map(({ table, rows }) => {
    const entry = registry[table];
    const name = entry && "name" in entry ? entry.name[language] : table;
    const entries = rows.map((row) => {
      const lines = Object.entries(row).map(
        ([column, value]) =>
          `<div><dt>${inert(columnWords[column]?.[language] ?? column)}</dt><dd>${inert(shown(column, value))}</dd></div>`,
      );
      return `<dl>${lines.join("")}</dl>`;
    });
    return `<section><h2>${inert(name)}</h2>${entries.join("")}</section>`;
  });
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${inert(title)}</title><style>${sheet}</style></head>
<body><p>${inert(site.name)}</p><h1>${inert(title)}</h1><p>${inert(lede)}</p>
${sections.join("\n") || `<p>${inert(say("none"))}</p>`}
</body></html>
`;
}

/** What people wrote is shown, and never runs. */
function inert(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

const sheet = `body{max-width:46rem;margin:2rem auto;padding:0 1rem;background:${palette.paper};color:${palette.ink};font:1rem/1.5 Georgia,serif}
h1,h2{font-weight:400;line-height:1.15}h2{margin-top:2.5rem;border-bottom:1px solid}
dl{margin:0;padding:.75rem 0;border-bottom:1px solid ${palette.line};break-inside:avoid}
dl div{display:grid;grid-template-columns:12rem 1fr;gap:1rem}dt{color:${palette.inkSoft}}
dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}@media(width<36rem){dl div{grid-template-columns:1fr;gap:0}}`;
