import { useLocation } from "#app/navigation/here.ts";
import { KeptText } from "#app/site/reading/kept-text.tsx";
import { loadedDocument, useOwnDocument } from "#app/site/reading/own-document.ts";

/** Only for making pages: left out of the browser's code, with all that it imports. */
const drawing = import.meta.env.SSR ? await import("./draw-text.tsx") : undefined;

/**
 * The text, rendered by the build. The browser keeps the HTML of the page, so that no script has to
 * contain it.
 */
export function PublicationText({ slug }: { slug: string }) {
  const { pathname } = useLocation();
  const own = useOwnDocument();
  const html = drawing ? drawing.drawText(slug, pathname) : own ? loadedDocument.text : "";
  return <KeptText html={html} own={own} />;
}
