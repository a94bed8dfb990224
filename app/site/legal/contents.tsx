import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Chevron } from "#app/ui/chevron.tsx";

type Props = { parts: readonly { id: string; title: ReactNode }[] };

/**
 * The table of contents: a column beside the text where there is room, a bar above it where there
 * is not. Both are one `details`, which the stylesheet keeps open in the column.
 */
export function Contents({ parts }: Props) {
  const { t } = useTranslation("legal");
  return (
    <nav className="legal-contents" aria-label={t("contents")}>
      <details>
        <summary>
          <span>{t("contents")}</span>
          {/* The bar shows the current part; in the list, `aria-current` marks it. */}
          <span className="legal-here" aria-hidden="true" />
          <Chevron />
        </summary>
        <ol>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
