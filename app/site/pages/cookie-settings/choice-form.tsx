import { useState } from "react";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { ConsentAnswer, Method } from "#app/site/consent/consent-answer.ts";
import { ConsentChoices } from "#app/site/consent/consent-choices.tsx";
import { decide, useConsent } from "#app/site/consent/consent-store.ts";
import { setPreferencesOpen } from "#app/site/consent/dialog-state.ts";
import { sayChoiceSaved } from "#app/site/consent/say-choice-saved.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast-store.ts";

/** The same choices as in the dialog, as a page. */
export function ChoiceForm() {
  const { t } = useTranslation("cookie-settings");
  const answer = useConsent();
  if (answer === "unknown") {
    return (
      <div className="consent-to-come">
        <noscript>
          <p>{t("choice.noScript")}</p>
        </noscript>
      </div>
    );
  }
  return <Choices answer={answer} />;
}

function Choices({ answer }: { answer: ConsentAnswer | undefined }) {
  const { t } = useTranslation(["cookie-settings", "consent"]);
  const [chosen, setChosen] = useState(() => choicesOf(answer));
  const [shown, setShown] = useState(answer);
  // Shows a new answer, given here or in another tab, without losing the focus.
  if (answer !== shown) {
    setShown(answer);
    setChosen(choicesOf(answer));
  }
  const decideBy = (method: Method) => () => {
    decide(method, chosen);
    showToast("consent", sayChoiceSaved);
  };
  return (
    <>
      <PresentAnswer answer={answer} />
      <ConsentChoices chosen={chosen} onChange={setChosen} />
      <p className="button-row">
        <Button onClick={decideBy("custom")}>{t("consent:dialog.save")}</Button>
        <Button variant="secondary" onClick={decideBy("accept-all")}>
          {t("consent:dialog.acceptAll")}
        </Button>
        <Button variant="secondary" onClick={decideBy("decline-all")}>
          {t("consent:dialog.declineAll")}
        </Button>
        <Button variant="quiet" onClick={() => setPreferencesOpen(true)}>
          {t("choice.openDialog")}
        </Button>
      </p>
    </>
  );
}

function choicesOf(answer: ConsentAnswer | undefined) {
  const { performance = false, targeting = false } = answer?.preferences ?? {};
  return { performance, targeting };
}

function PresentAnswer({ answer }: { answer: ConsentAnswer | undefined }) {
  const { t } = useTranslation("cookie-settings");
  const language = useLanguage();
  if (!answer) return <p className="consent-answer">{t("choice.none")}</p>;
  const { record, consent } = answer;
  if (!record) return <p className="consent-answer">{t(`choice.undated.${consent}`)}</p>;
  return (
    <dl className="consent-answer">
      <div>
        <dt>{t("choice.answer")}</dt>
        <dd>{t(`choice.methods.${record.method}`)}</dd>
      </div>
      <div>
        <dt>{t("choice.date")}</dt>
        <dd>{formatDate(record.at.slice(0, 10), language)}</dd>
      </div>
      <div>
        <dt>{t("choice.version")}</dt>
        <dd>
          <code>{record.version}</code>
        </dd>
      </div>
      <div>
        <dt>{t("choice.number")}</dt>
        <dd>
          <code>{record.id}</code>
        </dd>
      </div>
    </dl>
  );
}
