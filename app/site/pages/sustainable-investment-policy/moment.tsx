import { type ReactNode, useId } from "react";

type Props = { when: string; title: string; children: ReactNode };

/** One of the three moments of the policy, on the line in the margin. */
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
