import { useEffect, useRef } from "react";
import { Rosette } from "#app/engraving/rosette.tsx";
import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { site } from "#content/site.ts";
import type { Certificate } from "#core/acts/persons.ts";
import { Register } from "../kit/register.tsx";

type Props = {
  certificate: Certificate;
  /** It was made just now: it takes the focus, since the pressed button is gone. */
  fresh: boolean;
};

/** The certificate of an erasure. It says what was erased and names nobody. Only it is printed. */
export function CertificateSheet({ certificate, fresh }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);
  const { request, opened, proven, done, actor, ledger, tables } = certificate;
  return (
    <section className="certificate" aria-labelledby="certificate-title">
      <Rosette service="private-equity" small />
      <h2 id="certificate-title" ref={heading} tabIndex={-1}>
        {t("persons.certificate.title", { firm: site.name })}
      </h2>
      <dl className="person-facts">
        <div>
          <dt>{t("persons.certificate.request")}</dt>
          <dd>
            <code>{request}</code>
          </dd>
        </div>
        <div>
          <dt>{t("persons.opened")}</dt>
          <dd>{formatMoment(opened, language)}</dd>
        </div>
        <div>
          <dt>{t("persons.proven")}</dt>
          <dd>{formatMoment(proven, language)}</dd>
        </div>
        <div>
          <dt>{t("persons.done")}</dt>
          <dd>
            {t("persons.certificate.by", { when: formatMoment(done, language), name: actor })}
          </dd>
        </div>
        <div data-whole>
          <dt>{t("persons.certificate.ledger")}</dt>
          <dd>
            <code>{ledger}</code>
          </dd>
        </div>
      </dl>
      <Register
        caption={t("persons.certificate.tables")}
        rows={tables}
        keyOf={({ table }) => table}
        empty={t("persons.found.none")}
        columns={[
          {
            id: "where",
            label: t("persons.found.where"),
            cell: ({ name }) => name[language],
          },
          {
            id: "erased",
            label: t("persons.certificate.erased"),
            figures: true,
            cell: ({ erased }) => erased,
          },
          {
            id: "anonymised",
            label: t("persons.certificate.anonymised"),
            figures: true,
            cell: ({ anonymised }) => anonymised,
          },
          {
            id: "kept",
            label: t("persons.found.kept"),
            cell: ({ kept, ground }) => (
              <>
                {kept} <span className="desk-soft">{ground?.[language]}</span>
              </>
            ),
          },
        ]}
      />
      <p className="button-row person-acts">
        <Button variant="secondary" onClick={() => print()}>
          {t("persons.certificate.print")}
        </Button>
      </p>
    </section>
  );
}
