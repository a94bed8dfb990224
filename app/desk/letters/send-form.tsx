import { useState } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { LetterWork } from "#core/acts/approvals.ts";
import { firmClock, formatFirmMoment, instantAt } from "#core/firm-time.ts";
import type { Language } from "#core/languages.ts";
import { sendingRate } from "#core/limits.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { useWhyNot } from "../kit/use-why-not.ts";

type Props = {
  work: LetterWork;
  readers: Record<Language, number>;
  /** A sending of it was stopped: this one goes to the readers who have not had it. */
  again: boolean;
  onSaid: (said: string) => void;
};

/**
 * When and how fast to send. The number of readers has to be typed, so that nobody sends by
 * mistake.
 */
export function SendForm({ work: { id, hash }, readers, again, onSaid }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const whyNot = useWhyNot();
  const [later, setLater] = useState(false);
  const [at, setAt] = useState(() => firmClock(new Date(Date.now() + 3_600_000)));
  const [rate, setRate] = useState(String(sendingRate.usual));
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const count = readers.en + readers.fr;
  const moment = later ? instantAt(at) : undefined;
  const faults = {
    at: later && (!moment || moment.getTime() < Date.now()) ? t("refusals.past") : undefined,
    rate: /^[1-9]\d{0,5}$/.test(rate) ? undefined : t("letters.send.rateWrong"),
    count:
      typed.replaceAll(/\D/g, "") === String(count)
        ? undefined
        : t("letters.send.countWrong", { count }),
  };

  async function send(): Promise<void> {
    setAsked(true);
    if (Object.values(faults).some(Boolean)) return;
    setBusy(true);
    setFailed("");
    const fields = { id, hash, at: later ? at : "", perMinute: Number(rate), count };
    const answer = await askDesk("letters.send", fields);
    setBusy(false);
    if (answer.kind !== "done") {
      setFailed(whyNot(answer));
      refreshDesk();
      return;
    }
    onSaid(
      moment
        ? t("letters.send.planned", { time: formatFirmMoment(moment.toISOString(), language) })
        : t("letters.send.begun"),
    );
    refreshDesk();
  }

  return (
    <form
      className="approvals-writer letter-send"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h2>{t("letters.send.title")}</h2>
      <p>
        {t("letters.send.readers", {
          en: formatNumber(readers.en, language),
          fr: formatNumber(readers.fr, language),
          all: formatNumber(count, language),
        })}
      </p>
      {again && <p>{t("letters.send.again")}</p>}
      <fieldset className="letter-when">
        <legend>{t("letters.send.when")}</legend>
        {[false, true].map((one) => (
          <label key={String(one)}>
            <input
              type="radio"
              name="letter-when"
              checked={later === one}
              onChange={() => setLater(one)}
            />
            {t(one ? "letters.send.later" : "letters.send.now")}
          </label>
        ))}
      </fieldset>
      {later && (
        <TextField
          id="letter-at"
          type="datetime-local"
          label={t("letters.send.at")}
          hint={t("letters.send.zone")}
          error={asked ? faults.at : undefined}
          required
          value={at}
          onChange={({ currentTarget }) => setAt(currentTarget.value)}
        />
      )}
      <TextField
        id="letter-rate"
        label={t("letters.send.rate")}
        hint={t("letters.send.rateHint")}
        error={asked ? faults.rate : undefined}
        inputMode="numeric"
        required
        value={rate}
        onChange={({ currentTarget }) => setRate(currentTarget.value)}
      />
      <TextField
        id="letter-count"
        label={t(again ? "letters.send.countAgain" : "letters.send.count")}
        hint={t("letters.send.countHint")}
        error={asked ? faults.count : undefined}
        inputMode="numeric"
        autoComplete="off"
        required
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p role="alert">{failed}</p>
      <p className="button-row">
        <Button type="submit" pending={busy} pendingLabel={t("letters.send.sending")}>
          {again ? t("letters.send.sendAgain") : t("letters.send.send", { count })}
        </Button>
      </p>
    </form>
  );
}
