import { useState } from "react";
import { formatFullMoney } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { ReviewCall } from "#core/acts/reviews.ts";
import { writeDay } from "#core/write-date.ts";
import { askDesk } from "../../kit/ask-desk.ts";
import { readAmount } from "../../kit/sheet/read-amount.ts";
import { useFieldFault } from "../../kit/use-field-fault.tsx";
import { useWhyNot } from "../../kit/use-why-not.ts";
import { OpenFile } from "../open-file.tsx";

type Props = {
  id: string;
  hash: string;
  calls: readonly ReviewCall[];
  notices: readonly { sha256: string; fileName: string }[];
  /** The first are listed, the rest is only counted. */
  noticeCount: number;
  onTyped: () => unknown;
};

/** The total of each call, from the manager's notice, until it is the one of the lines, which is not said. */
export function TypeTotals({ id, hash, calls, notices, noticeCount, onTyped }: Props) {
  const { t } = useTranslation("desk");
  const wanted = calls.filter(({ total }) => total === undefined);
  if (wanted.length === 0) return null;
  return (
    <div className="review-totals">
      <p>{t("releases.review.typeFirst")}</p>
      {notices.length > 0 && (
        <ul>
          {notices.map(({ sha256, fileName }) => (
            <li key={sha256}>
              <OpenFile sha256={sha256} name={fileName} />
            </li>
          ))}
          {noticeCount > notices.length && (
            <li>{t("releases.faults.more", { count: noticeCount - notices.length })}</li>
          )}
        </ul>
      )}
      {wanted.map((call) => (
        <OneTotal
          key={`${call.fundId} ${call.dueOn} ${call.reference}`}
          {...{ id, hash, call, onTyped }}
        />
      ))}
    </div>
  );
}

type OneProps = Pick<Props, "id" | "hash" | "onTyped"> & { call: ReviewCall };

function OneTotal({ id, hash, call, onTyped }: OneProps) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const whyNot = useWhyNot();
  const [written, setWritten] = useState("");
  const [busy, setBusy] = useState(false);
  const { fundId: fund, dueOn: due, reference, currency, typed } = call;
  const field = `total-${fund}-${due}-${reference}`.replaceAll(/[^\w-]/g, "-");
  const { error, setError, summary } = useFieldFault(field);
  const name = [call.fund, reference, writeDay(due, language)].filter(Boolean).join(", ");

  async function type(): Promise<void> {
    const read = readAmount(written.trim(), language === "fr" ? "," : ".");
    if ("why" in read) return setError(t("releases.reasons.bad-number"));
    setBusy(true);
    const answer = await askDesk("releases.type-total", {
      ...{ id, hash, fund, due, reference, total: read.value },
    });
    setBusy(false);
    if (answer.kind !== "done") return setError(whyNot(answer));
    setError("");
    onTyped();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        type();
      }}
    >
      {typed !== undefined && (
        <p className="review-differs" role="alert">
          {t("releases.review.totalDiffers", {
            typed: formatFullMoney(typed, currency, language),
          })}
        </p>
      )}
      {summary}
      <TextField
        id={field}
        label={t("releases.review.typeTotal", { name, currency })}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        required
        value={written}
        onChange={({ currentTarget }) => setWritten(currentTarget.value)}
      />
      <p className="button-row">
        <Button type="submit" pending={busy}>
          {t("releases.review.compare")}
        </Button>
      </p>
    </form>
  );
}
