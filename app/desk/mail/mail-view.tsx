import { useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { ShownMail } from "#core/acts/mail.ts";
import { holdStyles, setStyles } from "./mail-styles.ts";

/**
 * How a mail looks. Its frame runs no scripts and its links cannot be followed. It shares our
 * origin so that its styles can be applied from here (see mail-styles.ts).
 */
export function MailView({ view }: { view: NonNullable<ShownMail["view"]> }) {
  const { t } = useTranslation("desk");
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <>
      <p className="desk-soft">{t("mail.view.links")}</p>
      <p>
        <strong>{view.subject}</strong>
      </p>
      <iframe
        ref={frame}
        className="desk-mail-frame"
        title={t("mail.view.frame", { subject: view.subject })}
        sandbox="allow-same-origin"
        srcDoc={holdStyles(view.html)}
        onLoad={() => frame.current && setStyles(frame.current)}
      />
      <Disclosure summary={t("mail.view.text")}>
        <pre className="mail-text">{view.text}</pre>
      </Disclosure>
    </>
  );
}
