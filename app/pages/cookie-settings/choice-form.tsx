import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/components/ui/button.tsx";
import { showToast } from "#app/components/ui/toast-store.ts";
import { ConsentChoices } from "#app/features/consent/consent-choices.tsx";
import { decide } from "#app/features/consent/consent-store.ts";
import { setPreferencesOpen } from "#app/features/consent/dialog-state.ts";
import { useVerdict } from "#app/features/consent/use-verdict.ts";
import type { Method, Verdict } from "#app/features/consent/verdict.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";

/** The same choices as in the dialog, as a page. */
export function ChoiceForm() {
  const { t } = useTranslation("cookie-settings");
  const verdict = useVerdict();
  if (verdict === "unknown") {
    return (
      <noscript>
        <p>{t("choice.noScript")}</p>
      </noscript>
    );
  }
  return <Choices verdict={verdict} />;
}

function Choices({ verdict }: { verdict: Verdict | undefined }) {
  const { t } = useTranslation(["cookie-settings", "consent"]);
  const [chosen, setChosen] = useState(() => choicesOf(verdict));
  const [shown, setShown] = useState(verdict);
  // A new answer, here or in another tab, is shown at once, and the focus stays where it is.
  if (verdict !== shown) {
    setShown(verdict);
    setChosen(choicesOf(verdict));
  }
  const answer = (method: Method) => () => {
    decide(method, chosen);
    showToast({ title: t("consent:saved.title"), description: t("consent:saved.description") });
  };
  return (
    <>
      <Answer verdict={verdict} />
      <ConsentChoices chosen={chosen} onChange={setChosen} />
      <p className="button-row">
        <Button onClick={answer("custom")}>{t("consent:dialog.save")}</Button>
        <Button variant="secondary" onClick={answer("accept-all")}>
          {t("consent:dialog.acceptAll")}
        </Button>
        <Button variant="secondary" onClick={answer("decline-all")}>
          {t("consent:dialog.declineAll")}
        </Button>
        <Button variant="quiet" onClick={() => setPreferencesOpen(true)}>
          {t("choice.openDialog")}
        </Button>
      </p>
    </>
  );
}

function choicesOf(verdict: Verdict | undefined) {
  const { performance = false, targeting = false } = verdict?.preferences ?? {};
  return { performance, targeting };
}

function Answer({ verdict }: { verdict: Verdict | undefined }) {
  const { t } = useTranslation("cookie-settings");
  const language = useLanguage();
  if (!verdict) return <p className="consent-answer">{t("choice.none")}</p>;
  const { record, consent } = verdict;
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
