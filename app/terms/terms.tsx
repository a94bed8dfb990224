import { createContext, type ReactNode, useContext, useId, useMemo } from "react";
import { termsOf } from "#app/i18n/page-content.ts";
import { useLocation } from "#app/navigation/here.ts";
import { pageOfPathname, readPath } from "#core/paths.ts";
import { Foreign, keyOf } from "./foreign-words.tsx";
import { cutAtMarks } from "./mark.ts";
import { TermLink } from "./term-link.tsx";

/** For each term, the id of the text that has its first occurrence on the page. */
type Owners = Map<string, string>;

const OwnersOfPage = createContext<Owners | undefined>(undefined);

/** Around a page: so that each term is explained once, where the page first uses it. */
export function TermsOnce({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins anew.
  const owners = useMemo<Owners>(() => new Map(), [pathname]);
  return <OwnersOfPage value={owners}>{children}</OwnersOfPage>;
}

/**
 * Running text in which a term of the glossary, where the page first uses it, leads to its entry
 * and shows its definition, and words of the other language say so to a screen reader. Not for
 * headings, buttons or the inside of links.
 */
export function Terms({ children: text }: { children: string }) {
  const { pathname } = useLocation();
  const found = termsOf(pageOfPathname(pathname).id, readPath(pathname).language);
  const owner = useId();
  const owners = useContext(OwnersOfPage) ?? new Map();
  if (!found) return text;

  const explained = new Set<string>();
  function isFirst(term: string): boolean {
    if (explained.has(term)) return false;
    explained.add(term);
    // Written while rendering, which is safe here: React may render twice, but an owner stays the
    // owner, and texts are rendered in the order of the page, in the build and in the browser.
    if (!owners.has(term)) owners.set(term, owner);
    return owners.get(term) === owner;
  }

  return cutAtMarks(text, found.marks).map((part, index) => {
    if (typeof part === "string") return part;
    const definition = part.term && isFirst(part.term) ? found.definitions[part.term] : undefined;
    if (!part.term || !definition) return <Foreign key={keyOf(index)} {...part} />;
    const { words, term, lang } = part;
    return (
      <TermLink
        key={keyOf(index)}
        id={term}
        foreign={found.foreign}
        {...{ definition, ...(lang && { lang }) }}
      >
        {words}
      </TermLink>
    );
  });
}
