import { type ReactNode, useId } from "react";

type Props = {
  /** Without quotation marks: the stylesheet adds those of the language. */
  children: ReactNode;
  by?: ReactNode;
  /** The language of the words, where it is not that of the page. */
  lang?: string;
};

export function PullQuote({ children, by, lang }: Props) {
  const byId = useId();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: RGAA 1.9 asks for it by name.
    <figure role="figure" className="pull-quote" aria-labelledby={by ? byId : undefined}>
      <blockquote lang={lang}>
        <p>{children}</p>
      </blockquote>
      {by && <figcaption id={byId}>{by}</figcaption>}
    </figure>
  );
}
