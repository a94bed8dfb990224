import { type ReactNode, useId } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Disclosure } from "./disclosure.tsx";

type Props = {
  number: number;
  caption: ReactNode;
  /** The drawing, with its text alternative. */
  children: ReactNode;
  /** The same data as a table, in a disclosure. */
  data?: ReactNode;
};

export function Figure({ number, caption, children, data }: Props) {
  const { t } = useTranslation();
  const captionId = useId();
  return (
    // The caption is in the margin where the figure is wide: its own width counts, not the
    // window's.
    <div className="figure-frame">
      {/* biome-ignore lint/a11y/noRedundantRoles: RGAA 1.9 asks for it by name. */}
      <figure role="figure" className="figure" aria-labelledby={captionId}>
        <div className="figure-plate">{children}</div>
        {data && <Disclosure summary={t("ui.data")}>{data}</Disclosure>}
        <figcaption id={captionId}>
          <span className="figure-number">{t("ui.figure", { number })}</span> {caption}
        </figcaption>
      </figure>
    </div>
  );
}
