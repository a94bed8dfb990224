import type { ReactNode } from "react";
import { fold } from "#core/fold.ts";

type Props = {
  title: string;
  /** Roman, in the margin: it counts for the eye, the order of the page for the ear. */
  numeral?: string;
  /** A date, a definition, a footnote: what the margin is for. */
  aside?: ReactNode;
  /** For links into the page. */
  id?: string;
  children: ReactNode;
};

/** A part of an editorial page: a wide margin, then the text. */
export function Section({ title, numeral, aside, id, children }: Props) {
  // A name that stays, for links into the page: a part that is not given one has its title's.
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
