import type { ComponentProps } from "react";
import { useLocation } from "#app/navigation/here.ts";
import { Link } from "#app/navigation/router.tsx";
import { isDocument, type LinkablePageId, pageById } from "#core/pages.ts";
import { pageOfPathname, pathTo, readPath } from "#core/paths.ts";
import { loadPage } from "./load-page.ts";

type Target =
  | { to: LinkablePageId; slug?: never }
  | { to: "publication" | "letter" | "news-item" | "vacancy" | "person"; slug: string };
type Props = Omit<ComponentProps<typeof Link>, "to" | "prefetch"> &
  Target & {
    /** A query or an anchor, as written: `?subject=press`, `#paris`. */
    suffix?: string;
  };

/**
 * A link to a page in the language on screen, with the page's name unless it has children. The page
 * is loaded ahead when the link has the pointer or the focus. A publication, a letter or
 * a legal text is loaded as a document: its text is in its HTML and nowhere else.
 */
export function LocalisedLink({ to, slug = "", suffix = "", children, ...rest }: Props) {
  const { pathname } = useLocation();
  const { language } = readPath(pathname);
  const path = pathTo(to, language).replace(":slug", slug);
  // A link to a part of the page on screen is not a link to that page.
  const leadsHere = !slug && !suffix.includes("#") && pageOfPathname(pathname).id === to;
  const asDocument = isDocument(pageById(to));
  const fetchAhead = () => {
    if (asDocument) return;
    // A failure is ignored here: when the link is followed the page is loaded again, and a failure
    // is shown.
    loadPage(path).catch(() => undefined);
  };
  return (
    <Link
      to={path + suffix}
      reloadDocument={asDocument}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      aria-current={leadsHere ? "page" : undefined}
      {...rest}
    >
      {children ?? pageById(to).name[language]}
    </Link>
  );
}
