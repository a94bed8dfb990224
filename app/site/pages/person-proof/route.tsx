import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useSearchParams } from "#app/navigation/router.tsx";
import { MailLink } from "#app/site/newsletter/mail-link.tsx";
import { spendToken } from "#app/site/newsletter/subscription.ts";
import { Outcome } from "#app/ui/outcome.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** What the person asked for, by the link in the mail; without a script the page mentions both. */
const kinds = ["access", "erasure"] as const;
const outcomes = ["proven", "used", "expired", "unknown"] as const;
/** The fragments of this page's address to which a form without a script leads. */
const sections = [...outcomes, "limited", "failed"] as const;

export default function PersonProof() {
  const { t } = useTranslation("person-proof");
  const [parameters] = useSearchParams();
  const hydrated = useHydrated();
  const kind = hydrated && kinds.find((one) => one === parameters.get("kind"));
  const words = t("action", { returnObjects: true });
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <div className="results">
        <MailLink
          id="none"
          name="person-proof"
          words={kind ? { ...words, text: t(`confirms.${kind}`) } : words}
          act={(token) => spendToken("person-proof", token, outcomes)}
          done="proven"
          next={{ missing: "write", expired: "write", unknown: "write", failed: "write" }}
        />
        {sections.map((id) => (
          <Outcome key={id} id={id} done={id === "proven"} title={t(`action.outcomes.${id}.title`)}>
            <p>{t(`action.outcomes.${id}.text`)}</p>
          </Outcome>
        ))}
      </div>
    </>
  );
}
