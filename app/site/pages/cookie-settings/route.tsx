import { Fragment, type ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import { consentVersion } from "#content/consent-version.ts";
import { ChoiceForm } from "./choice-form.tsx";
import { RegisterTable } from "./register-table.tsx";
import { StoredHere } from "./stored-here.tsx";

export default function CookieSettings() {
  const { t } = useTranslation("cookie-settings");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <Section numeral="I" title={t("choice.title")} aside={<p>{t("choice.aside")}</p>}>
        <ChoiceForm />
      </Section>
      <Section numeral="II" title={t("stored.title")} aside={<p>{t("stored.aside")}</p>}>
        <StoredHere />
      </Section>
      <Section numeral="III" title={t("register.title")} aside={<p>{t("register.aside")}</p>}>
        <RegisterTable />
      </Section>
      <Section numeral="IV" title={t("withdraw.title")}>
        <p>{t("withdraw.how")}</p>
        <p>
          <Terms>{t("withdraw.signal")}</Terms>
        </p>
        <p>{t("withdraw.browser")}</p>
      </Section>
      <Section numeral="V" title={t("proof.title")} aside={<p>{t("proof.aside")}</p>}>
        <Proof />
      </Section>
    </>
  );
}

/** How anyone can check what visitors were asked, and when. */
function Proof() {
  const { t } = useTranslation("cookie-settings");
  return (
    <>
      <p>{t("proof.text")}</p>
      <p>
        {withParts(t("proof.versions"), {
          version: <code>{consentVersion}</code>,
          texts: <a href={`/consent-versions/${consentVersion}.json`}>{t("proof.texts")}</a>,
          list: <a href="/.well-known/consent-versions.json">{t("proof.list")}</a>,
        })}
      </p>
    </>
  );
}

/** A text in which each `<name/>` is replaced by the part of that name. */
function withParts(text: string, parts: Readonly<Record<string, ReactNode>>) {
  return text
    .split(/<(\w+)\/>/)
    .map((piece, index) => <Fragment key={piece}>{index % 2 ? parts[piece] : piece}</Fragment>);
}
