import { useState } from "react";
import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import { Appeared } from "#app/ui/appeared.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { PublishedDocument } from "#core/acts/releases.ts";
import { withdrawalReason } from "#core/limits.ts";
import { writePeriod } from "#core/period.ts";
import { useMay } from "../colleague.ts";
import { askDesk, refreshDesk, useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { useDraft } from "../kit/draft.ts";
import { Filters, List } from "../kit/list.tsx";
import { Result } from "../kit/result.tsx";
import { Room } from "../kit/room.tsx";
import { SearchField } from "../kit/search-field.tsx";
import { useFieldFault } from "../kit/use-field-fault.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";
import { WhenLoaded } from "../kit/when-loaded.tsx";

/** The published documents, newest first. A wrong one can be withdrawn here. */
export function Published() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const { values, change, type, settle } = useAddressState(["words", "before"]);
  const { state, reload } = useDesk("documents.published", values);
  const [said, setSaid] = useState("");
  const [chosen, setChosen] = useState("");
  return (
    <Room title={t("releases.published.title")} lede={t("releases.published.lede")}>
      <p>
        <DeskLink room="releases" className="link">
          {t("releases.back")}
        </DeskLink>
      </p>
      <Filters>
        <SearchField
          label={t("releases.published.words")}
          value={values.words}
          onType={(words) => type({ words, before: "" })}
          onSettle={settle}
        />
      </Filters>
      <Result text={said} />
      <WhenLoaded state={state} reload={reload}>
        {({ rows, next }) => (
          <>
            <List
              act="documents.published"
              fields={values}
              pageField="before"
              page={values.before}
              onPage={(before) => change({ before })}
              name="documents"
              next={next}
              caption={t("releases.published.title")}
              rows={rows}
              keyOf={({ id }) => id}
              empty={t("releases.published.none")}
              columns={[
                {
                  id: "file",
                  label: t("releases.file"),
                  long: true,
                  value: (row) => row.title ?? row.fileName,
                  cell: (row) => (
                    <>
                      {row.title ?? row.fileName}
                      <p className="desk-soft">
                        {`${t(`releases.types.${row.type}`)} · ${writePeriod(row.period, language)} · ${t("ledger.version", { version: row.version })}`}
                      </p>
                    </>
                  ),
                },
                {
                  id: "fund",
                  label: t("releases.fund"),
                  value: ({ fund }) => fund,
                  cell: ({ fund }) => fund,
                },
                {
                  id: "entity",
                  label: t("releases.entity"),
                  long: true,
                  value: ({ entity }) => entity,
                  cell: ({ entity }) => entity ?? t("releases.everyone"),
                },
                {
                  id: "at",
                  label: t("releases.published.on"),
                  figures: true,
                  value: ({ publishedAt }) => publishedAt,
                  cell: ({ publishedAt }) => formatDay(publishedAt, language),
                },
                {
                  id: "had",
                  label: t("releases.published.had"),
                  long: true,
                  value: ({ had }) => had.join(", "),
                  cell: ({ had }) => had.join(", ") || t("releases.published.nobody"),
                },
                {
                  id: "acts",
                  label: t("staff.acts"),
                  long: true,
                  cell: (row) =>
                    row.withdrawnAt ? (
                      <>
                        <span className="approvals-state is-owed">
                          {t("releases.withdraw.gone", {
                            day: formatDay(row.withdrawnAt, language),
                            name: row.withdrawnBy,
                          })}
                        </span>
                        <p className="desk-soft">{row.withdrawnReason}</p>
                      </>
                    ) : chosen === row.id ? (
                      <Appeared aria-label={t("releases.withdraw.one", { name: row.fileName })}>
                        <Withdraw
                          row={row}
                          onLeft={() => setChosen("")}
                          onDone={(text) => {
                            setChosen("");
                            setSaid(text);
                          }}
                        />
                      </Appeared>
                    ) : (
                      may("documents.withdraw") && (
                        <Button
                          variant="quiet"
                          aria-label={t("releases.withdraw.one", { name: row.fileName })}
                          onClick={() => setChosen(row.id)}
                        >
                          {t("releases.withdraw.act")}
                        </Button>
                      )
                    ),
                },
              ]}
            />
          </>
        )}
      </WhenLoaded>
    </Room>
  );
}

type Props = { row: PublishedDocument; onLeft: () => void; onDone: (said: string) => void };

function Withdraw({ row, onLeft, onDone }: Props) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const [reason, setReason] = useDraft(`withdrawal:${row.id}`);
  const { error, setError, summary } = useFieldFault("withdraw-reason");
  const [busy, setBusy] = useState(false);

  async function withdraw(): Promise<void> {
    if (reason.trim().length < withdrawalReason[0]) return setError(t("refusals.reason-missing"));
    setBusy(true);
    const answer = await askDesk("documents.withdraw", { id: row.id, reason });
    setBusy(false);
    if (answer.kind !== "done") return setError(whyNot(answer));
    setReason("");
    onDone(t("releases.withdraw.done", { name: row.fileName, count: answer.body.told }));
    refreshDesk();
  }

  return (
    <form
      className="approvals-writer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        withdraw();
      }}
    >
      {summary}
      <TextArea
        id="withdraw-reason"
        label={t("releases.withdraw.reason")}
        hint={t("releases.withdraw.hint")}
        error={error}
        rows={3}
        maxLength={withdrawalReason[1]}
        required
        readOnly={busy}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <p className="button-row">
        <Button type="submit" pending={busy}>
          {t("releases.withdraw.act")}
        </Button>
        <Button variant="quiet" onClick={onLeft}>
          {t("leave")}
        </Button>
      </p>
    </form>
  );
}
