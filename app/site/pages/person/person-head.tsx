import { useId } from "react";
import { Band } from "#app/engraving/band.tsx";
import { Medallion } from "#app/engraving/medallion.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useLocation } from "#app/navigation/here.ts";
import { Terms } from "#app/terms/terms.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ownCrumb, trailTo } from "#app/ui/breadcrumb-trail.ts";
import { RestOfStyles } from "#app/ui/rest-of-styles.tsx";
import { pageOfPathname, readPath } from "#core/paths.ts";
import type { ShownPerson } from "./route.tsx";

/** The head, laid out like a visiting card: the medallion, then the name and the role. */
export function PersonHead({ person }: { person: ShownPerson }) {
  const { t } = useTranslation("person");
  const captionId = useId();
  const { pathname } = useLocation();
  const language = useLanguage();
  const page = pageOfPathname(pathname);
  const { name, role, text, team } = person;
  return (
    <header className={`page-heading ink-${team}`}>
      <Breadcrumb trail={trailTo(page)} current={ownCrumb(page, language, name)} />
      <div className="person-card">
        {/* biome-ignore lint/a11y/noRedundantRoles: RGAA 1.9 asks for it by name. */}
        <figure role="figure" aria-labelledby={captionId}>
          <Medallion person={person} />
          <figcaption id={captionId}>{t("medallion")}</figcaption>
        </figure>
        <div>
          <h1 tabIndex={-1} translate="no">
            {name}
          </h1>
          <p className="person-role">{role}</p>
          <p className="lede">
            <Terms>{text}</Terms>
          </p>
        </div>
      </div>
      <Band seed={readPath(pathname).path} />
      <RestOfStyles />
    </header>
  );
}
