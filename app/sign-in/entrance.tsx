import type { ReactNode } from "react";
import { Counterfoil } from "#app/engraving/counterfoil.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { site } from "#content/site.ts";
import { NeedsScript } from "./needs-script.tsx";

type VoucherProps = { title: string; children: ReactNode };
type Props = VoucherProps & { aside?: ReactNode };

/** The frame around what is asked after the sign-in, with warnings beside it. */
export function Entrance({ title, children, aside }: Props) {
  return (
    <div className="entrance">
      <Voucher title={title}>{children}</Voucher>
      <EntranceNotes>{aside}</EntranceNotes>
    </div>
  );
}

/** A form drawn like a voucher. */
export function Voucher({ title, children }: VoucherProps) {
  return (
    <section className="voucher" aria-labelledby="entrance-title">
      <Counterfoil />
      <div className="voucher-body">
        <h2 id="entrance-title">{title}</h2>
        <NeedsScript />
        {children}
      </div>
    </section>
  );
}

export function EntranceNotes({ children }: { children: ReactNode }) {
  const { t } = useTranslation("sign-in");
  return (
    <aside className="entrance-notes" aria-label={t("notes.label")}>
      {children}
      <p>
        <em>{t("notes.never")}</em> {t("notes.report")}
      </p>
      <p>
        {t("notes.help")} <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
    </aside>
  );
}
