import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";

type Props = { href: string; className?: string; children: ReactNode };

/** A link to another site. To screen readers it says that it opens a new window. */
export function ExternalLink({ href, className, children }: Props) {
  const { t } = useTranslation();
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only">{` ${t("newWindow")}`}</span>
    </a>
  );
}
