import type { ReactNode } from "react";

type Props = {
  /** Without quotation marks: the language sets them, and they hang in the margin. */
  children: ReactNode;
  by?: ReactNode;
  /** When the words are not in the language of the page. */
  lang?: string;
};

export function PullQuote({ children, by, lang }: Props) {
  return (
    <figure className="pull-quote">
      <blockquote lang={lang}>
        <p>{children}</p>
      </blockquote>
      {by && <figcaption>{by}</figcaption>}
    </figure>
  );
}
