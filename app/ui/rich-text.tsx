import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { type LinkablePageId, pages } from "#core/pages.ts";

const tag = /<([a-z-]+)(#[\w-]+)?>(.*?)<\/\1>/g;
/** `contact-complaint`: a link to the contact page with the subject "complaint" chosen. */
const subject = /^contact-(?=.)/;

/**
 * A text of the words with marks in it: `<fr>` and `<en>` for a passage in another language,
 * `<em>` for stress, the id of a page for a link to it, with an anchor if need be
 * (`<privacy#register>`). The two languages must have the same marks: `words.test.ts` checks it.
 */
export function RichText({ children }: { children: string }) {
  const language = useLanguage();
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of children.matchAll(tag)) {
    const [whole, name = "", suffix, inside = ""] = match;
    const marked = name === language ? inside : mark(name, suffix, inside, match.index);
    parts.push(
      <Terms key={`before-${match.index}`}>{children.slice(end, match.index)}</Terms>,
      marked,
    );
    end = match.index + whole.length;
  }
  return [...parts, <Terms key="end">{children.slice(end)}</Terms>];
}

function mark(name: string, suffix: string | undefined, inside: string, key: number) {
  if (name === "em") return <em key={key}>{inside}</em>;
  if (name === "fr" || name === "en") {
    return (
      <span key={key} lang={name}>
        {inside}
      </span>
    );
  }
  if (subject.test(name)) {
    return (
      <LocalisedLink key={key} to="contact" suffix={name.replace(subject, "?subject=")}>
        {inside}
      </LocalisedLink>
    );
  }
  if (!isPage(name)) throw new Error(`No mark or page is called ${name}.`);
  return (
    <LocalisedLink key={key} to={name} suffix={suffix ?? ""}>
      {inside}
    </LocalisedLink>
  );
}

function isPage(id: string): id is LinkablePageId {
  return pages.some((page) => page.id === id && !page.path.includes(":"));
}
