import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { useMailedLink } from "#app/navigation/use-mailed-link.ts";
import { Outcome } from "#app/ui/outcome.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { site } from "#content/site.ts";
import { FromAddress } from "./from-address.tsx";
import { MessageStatus } from "./message-status.tsx";
import { PlainStatus } from "./plain-status.tsx";

const rules = ["name", "email", "phone", "subject", "message"] as const;

/**
 * The page that follows the contact form without JavaScript: the fragment of the address says which
 * outcome is shown. Also the page of the private link in an acknowledgement: the state of a
 * message.
 */
export default function ContactResult() {
  const { t } = useTranslation("contact-result");
  const token = useMailedLink()?.get("token");
  if (token) {
    return (
      <>
        <PageHeading title={t("title")} lede={t("status.lede")} />
        <MessageStatus token={token} />
      </>
    );
  }
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <div className="results">
        <Outcome id="sent" title={t("sent.title")} done>
          <p>{t("sent.text")}</p>
          <dl className="reference">
            <dt>{t("sent.reference")}</dt>
            <dd>
              <FromAddress name="reference" />
            </dd>
          </dl>
          <p>{t("sent.copy")}</p>
        </Outcome>
        <Outcome id="invalid" title={t("invalid.title")}>
          <p>{t("invalid.text")}</p>
          <ul>
            {rules.map((field) => (
              <li key={field}>{t(`invalid.rules.${field}`)}</li>
            ))}
          </ul>
        </Outcome>
        {(["refused", "limited", "failed"] as const).map((id) => (
          <Outcome key={id} id={id} title={t(`${id}.title`)}>
            <p>{t(`${id}.text`)}</p>
            <p>
              {t("write")} <a href={`mailto:${site.email}`}>{site.email}</a>
            </p>
          </Outcome>
        ))}
        <PlainStatus />
        <Outcome id="none" title={t("none.title")}>
          <p>{t("none.text")}</p>
          <p>
            <LocalisedLink to="contact" className="button button-secondary">
              {t("form")}
            </LocalisedLink>
          </p>
        </Outcome>
      </div>
    </>
  );
}
