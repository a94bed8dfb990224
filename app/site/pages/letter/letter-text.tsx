import { useLocation } from "#app/navigation/here.ts";
import { loadedDocument } from "#app/site/reading/own-document.ts";

/** Only for making pages: left out of the browser's code, with all that it imports. */
const drawing = import.meta.env.SSR ? await import("./draw-text.tsx") : undefined;

type Props = { slug: string; own: boolean };

/** The text, rendered when the page was made. The browser keeps the HTML of the page. */
export function LetterText({ slug, own }: Props) {
  const { pathname } = useLocation();
  const html = drawing ? drawing.drawLetter(slug, pathname) : own ? loadedDocument.text : "";
  return (
    <div
      className="letter-text"
      data-kept-text=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from Markdown without HTML.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
