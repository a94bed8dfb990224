import type { ReactNode } from "react";
import { fold } from "#core/fold.ts";

type Props = {
  title: string;
  /** Roman, in the margin, and not read out. */
  numeral?: string;
  /** A date, a definition, a footnote: what the margin is for. */
  aside?: ReactNode;
  /** For links into the page. */
  id?: string;
  children: ReactNode;
};

/** A part of an editorial page: a wide margin, then the text. */
export function Section({ title, numeral, aside, id, children }: Props) {
  // A stable id, for links into the page; without an `id`, it is made from the title.
  const titleId = id ? `${id}-title` : fold(title).replaceAll(" ", "-");
  return (
    <section className="section" id={id} aria-labelledby={titleId}>
      {numeral && (
        <p className="section-numeral" aria-hidden="true">
          {numeral}
        </p>
      )}
      <h2 id={titleId}>{title}</h2>
      {aside && <div className="section-aside">{aside}</div>}
      <div className="section-body">{children}</div>
    </section>
  );
}
