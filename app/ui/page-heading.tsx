import { Band } from "#app/engraving/band.tsx";
import { Rosette } from "#app/engraving/rosette.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useLocation } from "#app/navigation/here.ts";
import { Terms } from "#app/terms/terms.tsx";
import { pageOfPathname, readPath } from "#core/paths.ts";
import { services } from "#core/services.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import { ownCrumb, trailTo } from "./breadcrumb-trail.ts";
import { RestOfStyles } from "./rest-of-styles.tsx";

type Props = {
  title: string;
  lede: string;
  /** Of a family of pages some of which say that they are marketing communications. */
  marketing?: boolean;
};

/**
 * The top of a page: breadcrumb, the only `h1` (which gets the focus when the visitor comes from
 * another page), the opening, and a band drawn from the page's path, so that no two are the same.
 * The page of a service also shows its rosette.
 */
export function PageHeading({ title, lede, marketing }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { language, path } = readPath(pathname);
  const page = pageOfPathname(pathname);
  const service = services.find((candidate) => candidate === page.id);
  const trail = trailTo(page);
  return (
    <header className={`page-heading ink-${service ?? page.section}`} data-service={service}>
      {trail.length > 0 && <Breadcrumb trail={trail} current={ownCrumb(page, language, title)} />}
      {service && (
        <div className="page-heading-art">
          <Rosette service={service} />
        </div>
      )}
      <div className="page-heading-text">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lede">
          <Terms>{lede}</Terms>
        </p>
        {(marketing ?? page.marketing) && <p className="marketing-label">{t("marketing")}</p>}
      </div>
      <Band seed={path} />
      <RestOfStyles />
    </header>
  );
}
