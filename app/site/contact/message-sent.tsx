import { useEffect, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Outcome } from "#app/ui/outcome.tsx";

type Props = { reference: string; email: string; onAgain: () => void };

/** The receipt that replaces the form. */
export function MessageSent({ reference, email, onAgain }: Props) {
  const { t } = useTranslation("contact");
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <Outcome title={t("sent.title")} heading={heading} done>
      <p>{t("sent.text")}</p>
      <dl className="reference">
        <dt>{t("sent.reference")}</dt>
        <dd>{reference}</dd>
      </dl>
      <p>{t("sent.copy", { email })}</p>
      <p>
        <Button variant="secondary" onClick={onAgain}>
          {t("sent.again")}
        </Button>
      </p>
    </Outcome>
  );
}
