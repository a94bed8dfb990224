import { useLocation } from "#app/navigation/here.ts";
import { brought } from "#app/site/reading/brought.ts";

/** The browser's build drops this, and with it all that draws a text. */
const drawing = import.meta.env.SSR ? await import("./draw-text.tsx") : undefined;

type Props = { slug: string; own: boolean };

/** The text, as it was drawn into the page. The browser keeps it: no script brings it again. */
export function LetterText({ slug, own }: Props) {
  const { pathname } = useLocation();
  const html = drawing ? drawing.drawLetter(slug, pathname) : own ? brought.text : "";
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
