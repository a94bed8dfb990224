import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { Outcome } from "#app/components/ui/outcome.tsx";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { useMailedLink } from "#app/navigation/use-mailed-link.ts";
import { site } from "#content/site.ts";
import { MessageStatus } from "./message-status.tsx";

const referenceShape = /^\d{6}-[0-9A-Z]{5}$/;
const rules = ["name", "email", "phone", "subject", "message"] as const;

/**
 * Where the contact form leads to without JavaScript: the address says which part shows. And what
 * the private link in an acknowledgement opens: where a message stands.
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
              <ReferenceNumber />
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

/** Our host has written the number into the page; on another host the script does. */
function ReferenceNumber() {
  const [parameters] = useSearchParams();
  const output = useRef<HTMLOutputElement>(null);
  const reference = parameters.get("reference") ?? "";

  useEffect(() => {
    if (output.current && referenceShape.test(reference)) output.current.textContent = reference;
  }, [reference]);

  return (
    <output
      ref={output}
      data-query="reference"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; React leaves the inside alone.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
