import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import type { Crumb } from "./breadcrumb-trail.ts";

type Props = {
  /** The pages and the section above this page, from the top. */
  trail: readonly Crumb[];
  current: string;
};

export function Breadcrumb({ trail, current }: Props) {
  const { t } = useTranslation();
  return (
    <nav className="breadcrumb" aria-label={t("ui.breadcrumb")}>
      <ol>
        {trail.map((crumb) =>
          typeof crumb === "string" ? (
            <li key={crumb}>
              <LocalisedLink to={crumb} />
            </li>
          ) : (
            <li key={crumb.section}>{t(`sections.${crumb.section}`)}</li>
          ),
        )}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
