import type { ReactNode } from "react";
import { Counterfoil } from "#app/engraving/counterfoil.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { site } from "#content/site.ts";
import { NeedsScript } from "./needs-script.tsx";

type Props = { title: string; children: ReactNode; aside?: ReactNode };

/** The frame around the forms of the sign-in, drawn like a voucher, with warnings beside it. */
export function Entrance({ title, children, aside }: Props) {
  const { t } = useTranslation("sign-in");
  return (
    <div className="entrance">
      <section className="voucher" aria-labelledby="entrance-title">
        <Counterfoil />
        <div className="voucher-body">
          <h2 id="entrance-title">{title}</h2>
          <NeedsScript />
          {children}
        </div>
      </section>
      <aside className="entrance-notes" aria-label={t("notes.label")}>
        {aside}
        <p>
          <em>{t("notes.never")}</em> {t("notes.report")}
        </p>
        <p>
          {t("notes.help")} <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      </aside>
    </div>
  );
}
