/** Below a list: it is taken away as CSV or for Excel, and its keys can be turned off. */
import { useState } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import type { DeskActName } from "#core/acts/desk.ts";
import { mostThingsAtOnce } from "#core/limits.ts";
import { askDesk } from "./ask-desk.ts";
import type { Column } from "./register.tsx";
import { type FileFormat, saveTable } from "./save-table.ts";
import { useKeysOff } from "./use-list-keys.ts";
import { useWhyNot } from "./use-why-not.ts";
import type { NotDone, Whole } from "./whole-list.ts";

type Props<Row> = {
  /** The act that answers it. */
  act: DeskActName;
  read: () => Promise<Whole<Row> | NotDone>;
  name: string;
  caption: string;
  columns: readonly Column<Row>[];
  order: (rows: readonly Row[]) => readonly Row[];
  /** Whether its rows can be chosen. */
  isChosenFrom: boolean;
};

export function ListFoot<Row>(props: Props<Row>) {
  const { act, read, name, caption, columns, order, isChosenFrom } = props;
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const whyNot = useWhyNot();
  const { textOf } = useFailureWords();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");
  const [keysOff, setKeysOff] = useKeysOff();

  async function take(format: FileFormat): Promise<void> {
    setBusy(true);
    setSaid(await taken(format));
    setBusy(false);
  }

  async function taken(format: FileFormat): Promise<string> {
    const whole = await read();
    if ("kind" in whole) return whyNot(whole);
    if (whole.more) {
      return t("list.tooMany", { most: formatNumber(mostThingsAtOnce, language) });
    }
    // Before the file: what left the desk is in the ledger, whatever becomes of the file.
    const noted = await askDesk("lists.export", { list: act, rows: whole.rows.length });
    if (noted.kind !== "done") return whyNot(noted);
    const told = columns.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
    const table = {
      name: caption,
      head: told.map(({ label }) => label),
      rows: order(whole.rows).map((row) => told.map(({ value }) => value(row))),
    };
    const file = `${name}-${new Date().toISOString().slice(0, 10)}`;
    const failed = await saveTable(table, file, format, language);
    return failed ? textOf(failed) : t("list.taken", { count: table.rows.length });
  }

  return (
    <div className="list-foot">
      <p className="button-row">
        <span>{t("list.takeAway")}</span>
        <Button variant="quiet" pending={busy} onClick={() => take("csv")}>
          {t("list.csv")}
        </Button>
        <Button variant="quiet" pending={busy} onClick={() => take("xlsx")}>
          {t("list.excel")}
        </Button>
        <span role="status">{said}</span>
      </p>
      <p className="list-keys">
        {t(isChosenFrom ? "list.keysChoose" : "list.keys")}
        <label>
          <input
            type="checkbox"
            checked={keysOff}
            onChange={({ currentTarget }) => setKeysOff(currentTarget.checked)}
          />
          {t("list.keysOff")}
        </label>
      </p>
    </div>
  );
}
