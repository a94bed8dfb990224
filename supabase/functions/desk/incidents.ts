/** The register of incidents: read, opened, followed, and taken away as a table. */
import type { incidentActs as declared, IncidentEntry } from "../../../core/acts/incidents.ts";
import type { PlainCell } from "../../../core/csv.ts";
import { firmClock } from "../../../core/firm-time.ts";
import english from "../../../core/incident-words.en.ts";
import french from "../../../core/incident-words.fr.ts";
import type { Language } from "../../../core/languages.ts";
import { done } from "../_shared/action.ts";
import { no, yes } from "../_shared/retention/words.ts";
import { type ActsOf, ask } from "./act.ts";

const wordsOf = { en: english, fr: french };
const heads = {
  en: [
    ...["Number", "Incident", "Closed", "Written on", "By", "Kind", "Text", "Happened on"],
    ...["Risk for persons", "Severity under DORA", "Told", "Report (DORA)"],
  ],
  fr: [
    ...["Numéro", "Incident", "Clos", "Inscrit le", "Par", "Nature", "Texte", "Survenu le"],
    ...["Risque pour les personnes", "Gravité selon DORA", "Informés", "Rapport (DORA)"],
  ],
} as const;

type Line = IncidentEntry & { number: number; title: string; closed: boolean };

export const incidentActs = {
  "incidents.list": (caller, _fields, deps) => ask(caller, deps, "desk_incidents"),
  "incidents.show": (caller, { id }, deps) => ask(caller, deps, "desk_incident", id),
  /** Everything that was ever written down, a line for each entry. */
  "incidents.export": async (caller, { language }, deps) => {
    const found = await ask<{ lines: Line[] }>(caller, deps, "desk_export_incidents");
    if (found.status !== 200) return found;
    const { lines } = found.body;
    const cells = lines.map((line) => lineOf(line, language));
    return done({ head: [...heads[language]], lines: cells, rows: lines.length, next: null });
  },
  "incidents.open": (caller, { title, body, happened }, deps) =>
    ask(caller, deps, "desk_open_incident", title, body, happened || new Date().toISOString()),
  "incidents.follow": (caller, { id, kind, body, happened, risk, gravity, whom, report }, deps) =>
    ask(
      ...([caller, deps, "desk_follow_incident", id, kind, body, happened] as const),
      ...([risk, gravity, whom, report] as const),
    ),
} satisfies ActsOf<typeof declared>;

function lineOf({ number, title, closed, ...entry }: Line, language: Language): PlainCell[] {
  const words = wordsOf[language];
  const { at, name, kind, body, happened, risk, gravity, whom, report } = entry;
  return [
    ...[number, title, (closed ? yes : no)[language], clock(at), name, words.kinds[kind], body],
    ...[clock(happened), risk && words.risks[risk], gravity && words.gravities[gravity]],
    ...[whom && words.parties[whom], report && words.reports[report]],
  ];
}

/** On the firm's clock, as a spreadsheet reads it. */
function clock(moment: string | null): string | null {
  return moment && firmClock(new Date(moment)).replace("T", " ");
}
