import { useLocation } from "react-router";
import { Band } from "#app/engraving/band.tsx";
import { services } from "#app/engraving/figures.ts";
import { pageOfPathname, readPath } from "#app/i18n/paths.ts";

type Props = { title: string; lede: string };

/**
 * A page's only `h1`, which takes the focus when the page is reached in place, its opening, and
 * the band that is drawn from its path and found on no other page.
 */
export function PageHeading({ title, lede }: Props) {
  const { pathname } = useLocation();
  const { id, section } = pageOfPathname(pathname);
  const ink = services.find((service) => service === id) ?? section;
  return (
    <header className={`page-heading ink-${ink}`}>
      <div className="page-heading-text">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lede">{lede}</p>
      </div>
      <Band seed={readPath(pathname).path} />
    </header>
  );
}
