import { formAction } from "#app/api/address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Outcome } from "#app/ui/outcome.tsx";
import { site } from "#content/site.ts";
import { FromAddress } from "./from-address.tsx";

const states = ["new", "taken", "answered", "closed"] as const;
const days = [
  ["received", "received"],
  ["answerBy", "answer-by"],
  ["answered", "answered"],
] as const;

/**
 * The state of a message, for those who open its private link without JavaScript: a form with the
 * token, which our host has written into it, leads to one of the outcomes, whose address has no
 * token.
 */
export function PlainStatus() {
  const { t } = useTranslation("contact-result");
  const language = useLanguage();
  return (
    <>
      <Outcome id="ask" title={t("status.ask.title")}>
        <p>{t("status.lede")}</p>
        <form method="post" action={formAction("contact-status")}>
          <input type="hidden" name="language" value={language} />
          <input
            type="hidden"
            name="token"
            data-query="token"
            defaultValue=""
            suppressHydrationWarning
          />
          <Button type="submit">{t("status.ask.button")}</Button>
        </form>
      </Outcome>
      {states.map((state) => (
        <Outcome
          key={state}
          id={`status-${state}`}
          title={t(`status.state.${state}.title`)}
          done={state === "answered"}
        >
          <p>{t(`status.state.${state}.text`)}</p>
          <dl className="reference">
            <dt>{t("sent.reference")}</dt>
            <dd>
              <FromAddress name="reference" />
            </dd>
          </dl>
          <ul className="status-days">
            {days.map(([words, name]) => (
              <li key={name}>
                {t(`status.${words}`, { day: "" })}
                <FromAddress name={name} />
              </li>
            ))}
          </ul>
        </Outcome>
      ))}
      {(["unknown", "limited", "failed"] as const).map((id) => {
        const words = id === "unknown" ? "unknown" : "stopped";
        return (
          <Outcome key={id} id={`status-${id}`} title={t(`status.${words}.title`)}>
            <p>{t(`status.${words}.text`)}</p>
            <p>
              {t("write")} <a href={`mailto:${site.email}`}>{site.email}</a>
            </p>
          </Outcome>
        );
      })}
    </>
  );
}
