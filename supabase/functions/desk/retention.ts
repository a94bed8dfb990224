/** What retention deletes and has deleted: shown, and taken away as tables. */
import type { DeskBody } from "../../../core/acts/desk.ts";
import type { retentionActs as declared, Said } from "../../../core/acts/retention.ts";
import type { PlainCell } from "../../../core/csv.ts";
import { firmClock } from "../../../core/firm-time.ts";
import type { Language } from "../../../core/languages.ts";
import { type Answered, done } from "../_shared/action.ts";
import { type Kept, keptByHand, type Rule, rules } from "../_shared/retention/rules.ts";
import { outlookSteps } from "../_shared/retention/steps.ts";
import { heads, no, notYet, periodOf, program, yes } from "../_shared/retention/words.ts";
import { type ActsOf, ask } from "./act.ts";

type List = DeskBody<"retention.list">;
type Days = DeskBody<"retention.days">;
type Counted = Omit<List, "byHand">;

const known: Readonly<Record<string, Rule>> = rules;
const pageSize = 40;
const filePageSize = 5_000;
const mostInFile = 50_000;

export const retentionActs = {
  "retention.list": async (caller, { from, to }, deps) =>
    worded(await ask<Counted>(caller, deps, "desk_retention", from, to, outlookSteps())),
  "retention.days": (caller, { rule, from, to, before }, deps) =>
    ask(caller, deps, "desk_retention_days", rule, from, to, before, pageSize),
  /** At most 50,000 rows at once; `next` is what the following file begins before. */
  "retention.export": async (caller, { view, language, rule, from, to, before: first }, deps) => {
    const lines: PlainCell[][] = [];
    let before: string | null = first;
    if (view === "rules") {
      const found = worded(
        await ask<Counted>(caller, deps, "desk_retention", from, to, outlookSteps()),
      );
      if (found.status !== 200) return found;
      lines.push(...ruleLines(found.body, language));
      before = null;
    }
    while (before !== null && lines.length < mostInFile) {
      const found: Answered<Days> = await ask(
        ...([caller, deps, "desk_retention_days", rule, from, to, before, filePageSize] as const),
      );
      if (found.status !== 200) return found;
      lines.push(...found.body.rows.map((row) => dayLine(row, language)));
      before = found.body.next;
    }
    const chosen = JSON.stringify({ rule, from, until: to });
    const noted = await ask(caller, deps, "desk_note_retention_export", view, lines.length, chosen);
    if (noted.status !== 200) return noted;
    const head = [...heads[view][language]];
    return done({ head, lines, rows: lines.length, next: before });
  },
} satisfies ActsOf<typeof declared>;

/** What the database counted, with the words of each rule. */
function worded(found: Answered<Counted>): Answered<List> {
  if (found.status !== 200) return found;
  const rows = found.body.rows.map((row) => {
    const rule = known[row.rule];
    if (!rule) throw new Error("The database answers for a rule that there is not.");
    return { ...row, ...saidOf({ ...rule, period: periodOf(rule) }) };
  });
  return done({
    ...found.body,
    rows,
    byHand: keptByHand.map((kept) => ({ ...saidOf(kept), by: kept.by })),
  });
}

function saidOf({ what, period, from, ground, erasure }: Omit<Kept, "by">): Said {
  return { what, period, since: from, ground, erasure };
}

function ruleLines({ rows, byHand }: List, language: Language): PlainCell[][] {
  const words = ({ what, period, since, ground, erasure }: Said) =>
    [what, period, since, ground, erasure].map((text) => text[language]);
  return [
    ...rows.map((row) => [
      ...words(row),
      clock(row.last),
      row.gone,
      row.oldest,
      row.days,
      row.missed,
      clock(row.next),
      row.soon,
      program[language],
    ]),
    ...byHand.map((row) => [...words(row), ...Array<null>(7).fill(null), row.by[language]]),
  ];
}

function dayLine(row: Days["rows"][number], language: Language): PlainCell[] {
  const what = known[row.rule]?.what[language] ?? row.rule;
  const whole = row.whole === null ? notYet : row.whole ? yes : no;
  return [row.day, what, row.runs, clock(row.last), row.gone, row.oldest, whole[language]];
}

/** On the firm's clock, as a spreadsheet reads it. */
function clock(moment: string | null): string | null {
  return moment && firmClock(new Date(moment)).replace("T", " ");
}
