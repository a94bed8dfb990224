import { formatDate } from "#app/i18n/format.ts";
import type { Translate } from "#app/i18n/keys.ts";
import type { FundAccount } from "#core/acts/space.ts";
import type { Cell } from "#core/csv.ts";
import type { Language } from "#core/languages.ts";
import type { Day } from "../overview/load-overview.ts";
import { type Note, statementOf } from "./statement-of.ts";

type Words = { t: Translate<"partners">; language: Language };

export function statementHead({ t }: Words): readonly string[] {
  return [
    t("takeAway.period"),
    t("fundPage.statement.from"),
    t("fundPage.statement.to"),
    t("fundPage.statement.line"),
    t("fundPage.lines.amount"),
    t("fundPage.statement.remark"),
  ];
}

/** The statement of a day as lines of a file: those of the page, with their remarks. */
export function statementRows(
  fund: Pick<FundAccount, "statements" | "valuations" | "lines">,
  on: Day,
  words: Words,
): readonly (readonly Cell[])[] {
  const { t } = words;
  const { columns, groups, notes } = statementOf(fund, on);
  return columns.flatMap(({ names, from }, place) =>
    groups.flatMap(({ rows }) =>
      rows.map(({ name, cells }) => {
        const { amount = null, note = null } = cells[place] ?? {};
        const noted = note === null ? undefined : notes[note - 1];
        const remark = noted ? noteWords(noted, words) : "";
        return [
          names.map((one) => t(`fundPage.statement.spans.${one}`)).join(", "),
          from,
          on,
          t(`fundPage.statement.rows.${name}`),
          amount === null ? null : { decimal: amount },
          amount === null ? t("fundPage.statement.notGiven") : remark,
        ];
      }),
    ),
  );
}

export function noteWords({ given, all, since }: Note, { t, language }: Words): string {
  if (since === null) return t("fundPage.statement.partly", { given, all });
  return t("fundPage.statement.since", { day: formatDate(since, language), given, all });
}
