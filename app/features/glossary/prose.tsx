import type { Namespace, ParseKeys, TOptions } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cutAtMarks, type Definition, definitionsKey, type Marks, marksKey } from "./mark.ts";
import { TermLink } from "./term-link.tsx";

/** The types of i18next know no text within a list: `steps.2`, `steps.2.text`. */
type ListItem = `${string}.${number}` | `${string}.${number}.${string}`;

/**
 * `t` for running text: where a page's texts first use a term of the glossary, the term leads to
 * its entry and shows its definition; words of the other language are marked as such. The build
 * finds the calls of `prose` in the page's folder, so the key must be written in the call
 * (`prose("lede")`, `prose(`steps.${step}.text`)`), and puts what they need into the page's words.
 */
export function useProse<Name extends Namespace & string>(namespace: Name) {
  const { t, i18n } = useTranslation(namespace);
  const added = (key: string) => i18n.getResource(i18n.language, namespace, key);
  const marks: Marks = added(marksKey) ?? {};
  const definitions: Record<string, Definition> = added(definitionsKey) ?? {};

  return (key: ParseKeys<Name> | ListItem, options: TOptions = {}): ReactNode => {
    const text = String(t(key as never, options as never));
    const here = marks[key as string];
    return here ? <MarkedText text={text} marks={here} definitions={definitions} /> : text;
  };
}

type Props = {
  text: string;
  marks: Marks[string];
  definitions: Record<string, Definition>;
};

export function MarkedText({ text, marks, definitions }: Props) {
  return cutAtMarks(text, marks).map((part, index) => {
    if (typeof part === "string") return part;
    const { words, term, lang } = part;
    const definition = term && definitions[term];
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
    if (!definition)
      return (
        <span key={index} {...{ lang }}>
          {words}
        </span>
      );
    return (
      <TermLink key={index} id={term} definition={definition} {...(lang && { lang })}>
        {words}
      </TermLink>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above.
  });
}
