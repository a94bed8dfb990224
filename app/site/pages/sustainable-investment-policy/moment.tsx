import { type ReactNode, useId } from "react";

type Props = { when: string; title: string; children: ReactNode };

/** One of the three moments, on the line that runs down the margin of the whole policy. */
export function Moment({ when, title, children }: Props) {
  const id = useId();
  return (
    <section className="policy-moment" aria-labelledby={id}>
      <p className="policy-when">{when}</p>
      <h2 id={id}>{title}</h2>
      <div className="policy-body">{children}</div>
    </section>
  );
}
