import { useTranslation } from "react-i18next";
import { LocalisedLink } from "#app/i18n/localised-link.tsx";
import type { LinkablePageId } from "#app/pages.ts";

type Props = {
  /** The pages above this one, from the top. */
  trail: readonly LinkablePageId[];
  current: string;
};

export function Breadcrumb({ trail, current }: Props) {
  const { t } = useTranslation();
  return (
    <nav className="breadcrumb" aria-label={t("ui.breadcrumb")}>
      <ol>
        {trail.map((id) => (
          <li key={id}>
            <LocalisedLink to={id} />
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
