import { useEffect, useId, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { fold } from "#core/fold.ts";
import { writeDay } from "#core/write-date.ts";
import { Choice } from "../choice.tsx";
import { saidOf } from "./column.ts";
import { ColumnFields } from "./column-fields.tsx";
import { Given, Typed, wordsOf } from "./given-field.tsx";
import type { Proposal } from "./propose.ts";
import { readDay } from "./read-day.ts";
import { endlessWord } from "./read-lines.ts";
import type { Table } from "./read-table.ts";
import { nothingSaid, openChoices, type Said } from "./said.ts";

type Props = {
  name: string;
  table: Table;
  proposal: Proposal;
  said: Said;
  /** The kinds among which one chooses; of one kind alone, nothing is asked. */
  kinds: readonly { value: string; label: string }[];
  onSaid: (said: Said) => void;
  onRead: () => Promise<void>;
  onLeave: () => void;
};

const meansOf = { day: "dayMeans", amount: "amountMeans", exchange: "exchangeMeans" } as const;

/** Asks what each column of a sheet is, and whatever else its cells leave open. */
export function AssignStep(props: Props) {
  const { name, table, proposal, said, kinds, onSaid, onRead, onLeave } = props;
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The file was chosen above: whoever reads with the keyboard or by ear goes on here.
  useEffect(() => heading.current?.focus(), []);
  const { assignment, layout, place, missing, open, strange } = proposal;
  const left = openChoices(proposal, said);
  const asked = (field: string) => layout?.columns.find((one) => one.field === field);
  const tabs = table.tabs.flatMap((tab, at) => {
    if (tab.rows.length === 0) return [];
    const words = { name: tab.name, count: tab.rows.length };
    const label = t(tab.isHidden ? "sheet.assign.tabHidden" : "sheet.assign.tabOf", words);
    return [{ value: String(at), label }];
  });
  return (
    <section className="sheet-assign" aria-labelledby={title}>
      <h3 id={title} ref={heading} tabIndex={-1}>{`${t("sheet.assign.title")} · ${name}`}</h3>
      <p className="desk-soft">{t("sheet.assign.lede")}</p>
      <div className="desk-filters">
        {tabs.length > 1 && (
          <Choice
            label={t("sheet.assign.tab")}
            value={String(place)}
            options={tabs}
            onChange={(tab) => onSaid({ ...nothingSaid, byHand: { tab: Number(tab), fields: {} } })}
          />
        )}
        {kinds.length > 1 && (
          <Choice
            label={t("sheet.assign.kind")}
            value={assignment.kind}
            all={t("sheet.assign.choose")}
            options={kinds}
            onChange={(kind) =>
              onSaid({ ...nothingSaid, byHand: { ...said.byHand, kind, fields: {} } })
            }
          />
        )}
        <Typed
          label={t("sheet.assign.head")}
          value={String(assignment.at + 1)}
          digits
          onChange={(row) =>
            onSaid({
              ...nothingSaid,
              byHand: { ...said.byHand, at: Math.max(0, Number(row) || 0) - 1, fields: {} },
            })
          }
        />
      </div>
      {layout && (
        <ColumnFields
          columns={assignment.columns}
          fields={layout.columns}
          onChange={(at, field) => {
            const fields = { ...said.byHand.fields, [at]: field };
            // Each field has one column: the latest choice has it.
            for (const [other, had] of Object.entries(said.byHand.fields)) {
              if (had && had === field && Number(other) !== at) delete fields[Number(other)];
            }
            onSaid({ ...said, byHand: { ...said.byHand, fields } });
          }}
        />
      )}
      <div className="sheet-questions">
        {missing.map((column) => (
          <Given
            key={column.field}
            column={column}
            value={said.given[column.field] ?? ""}
            onChange={(value) =>
              onSaid({ ...said, given: { ...said.given, [column.field]: value } })
            }
          />
        ))}
        {open.map(({ place: at, head, type, example }) => (
          <Choice
            key={`open ${at}`}
            label={t(`sheet.assign.${meansOf[type]}`, {
              column: head,
              example: type === "exchange" ? writeDay(example, language) : example,
            })}
            value={said.orders[at] ?? ""}
            all={t("sheet.assign.choose")}
            options={
              type === "day"
                ? (["day", "month"] as const).map((value) => {
                    const read = readDay(example, value);
                    return { value, label: "value" in read ? writeDay(read.value, language) : "" };
                  })
                : type === "exchange"
                  ? (["exchanged", "kept", "unsure"] as const).map((value) => {
                      const read = readDay(example, undefined, value);
                      const day = "value" in read ? writeDay(read.value, language) : "";
                      return { value, label: t(`sheet.assign.exchange.${value}`, { day }) };
                    })
                  : ([",", "."] as const).map((value) => ({
                      value,
                      label: t(`sheet.assign.order.${value === "," ? "comma" : "point"}`),
                    }))
            }
            onChange={(value) => {
              const { [at]: _, ...others } = said.orders;
              onSaid({ ...said, orders: value ? { ...others, [at]: value } : others });
            }}
          />
        ))}
        {strange.map(({ field, word, lines }) => (
          <Choice
            key={`${field} ${word}`}
            label={t("sheet.assign.word", { word, count: lines })}
            value={
              saidOf(word, said.words[field]) === "" ? "-" : (saidOf(word, said.words[field]) ?? "")
            }
            all={t("sheet.assign.choose")}
            options={[
              ...(asked(field)?.type === "day"
                ? [{ value: endlessWord, label: t("sheet.assign.endless") }]
                : wordsOf(asked(field), language)),
              { value: "-", label: t("sheet.assign.refuse") },
            ]}
            onChange={(value) => {
              const { [fold(word)]: _, ...others } = said.words[field] ?? {};
              const own = value ? { ...others, [fold(word)]: value === "-" ? "" : value } : others;
              onSaid({ ...said, words: { ...said.words, [field]: own } });
            }}
          />
        ))}
      </div>
      <p role="status" className="desk-soft">
        {left > 0 && t("sheet.assign.left", { count: left })}
      </p>
      <p className="button-row">
        <Button
          disabled={left > 0}
          pending={busy}
          onClick={async () => {
            setBusy(true);
            await onRead();
            setBusy(false);
          }}
        >
          {t("sheet.assign.go")}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {t("leave")}
        </Button>
      </p>
    </section>
  );
}
