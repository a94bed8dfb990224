import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { letterOf } from "./assign-columns.ts";
import { shortText } from "./cell.ts";
import type { Proposal } from "./propose.ts";
import type { Exchange } from "./read-day.ts";
import type { Choices, LeftOut } from "./read-lines.ts";
import type { Table } from "./read-table.ts";
import type { Said } from "./said.ts";

type Props = {
  table: Table;
  proposal: Proposal;
  said: Said;
  left: readonly LeftOut[];
  /** What every line is given, as no column says it, in words. */
  usual: readonly string[];
  /** Lines that are not read as the file has them. */
  corrected: Choices["corrected"];
  onChange: () => void;
  onAsItIs: () => Promise<void>;
};

const mostShown = 12;
const separatorNames = { ";": "semicolon", ",": "comma", "\t": "tab", "|": "bar" } as const;

/** What of a file was not read, before anything else is said of it; and how the rest was. */
export function WhatWasRead(props: Props) {
  const { table, proposal, said, left, usual, corrected, onChange, onAsItIs } = props;
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { tab, assignment, layout, others } = proposal;
  const nameOf = (field: string) => layout?.columns.find((one) => one.field === field)?.[language];
  const unread = [
    ...assignment.columns
      .filter(({ field }) => field === "")
      .map(({ place, head, samples }) =>
        t("sheet.was.column", {
          column: [letterOf(place), head].filter(Boolean).join(" · "),
          samples: samples.join(" · "),
        }),
      ),
    ...others.map((other) =>
      t("sheet.was.tab", { name: other.tab.name, count: other.tab.rows.length }),
    ),
    ...left.map(({ line, why, text }) =>
      t(`sheet.was.${why === "title" ? "title_line" : why}`, { line, text }),
    ),
  ];
  const more = unread.length - mostShown;
  const columns = assignment.columns
    .filter(({ field }) => field)
    .map(({ place, head, field }) => `${head || letterOf(place)} → ${nameOf(field ?? "")}`);
  const how = [
    table.written &&
      t("sheet.was.encoding", {
        encoding: table.written.encoding,
        separator: t(`sheet.was.separators.${separatorNames[table.written.separator]}`),
      }),
    tab.name && t("sheet.was.worksheet", { name: tab.name }),
    assignment.at >= 0 ? t("sheet.was.head", { row: assignment.at + 1 }) : t("sheet.was.noHead"),
    assignment.remembered && t("sheet.was.remembered"),
    t("sheet.was.columns", { columns: columns.join(", ") }),
    ...proposal.open.flatMap(({ place, head, type }) => {
      const order = said.orders[place];
      if (type !== "exchange" || !order) return [];
      return [t(`sheet.was.exchange.${order as Exchange}`, { column: head })];
    }),
    usual.length > 0 && t("sheet.was.usual", { said: usual.join(", ") }),
    tab.merged.length > 0 && t("sheet.was.merged", { ranges: shortText(tab.merged.join(", ")) }),
    tab.hiddenRows.length > 0 &&
      t("sheet.was.hiddenRows", { rows: shortText(tab.hiddenRows.join(", ")) }),
  ];
  return (
    <div className="sheet-was">
      <h4>{t("sheet.was.title")}</h4>
      {unread.length === 0 ? (
        <p>{t("sheet.was.all")}</p>
      ) : (
        <ul className="releases-warning">
          {unread.slice(0, mostShown).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Disclosure summary={t("sheet.was.more", { count: more })}>
          <ul>
            {unread.slice(mostShown).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      <Disclosure summary={t("sheet.was.how")}>
        <ul>{how.map((text) => text && <li key={text}>{text}</li>)}</ul>
      </Disclosure>
      {corrected.size > 0 && (
        <p>
          {t("sheet.correct.kept", {
            count: corrected.size,
            lines: [...corrected.keys()].toSorted((one, other) => one - other).join(", "),
          })}{" "}
          <Button variant="quiet" onClick={onAsItIs}>
            {t("sheet.correct.asItIs")}
          </Button>
        </p>
      )}
      <p>
        <Button variant="secondary" onClick={onChange}>
          {t("sheet.was.change")}
        </Button>
      </p>
    </div>
  );
}
