import type { ReactNode, Ref } from "react";
import { Rosette } from "#app/engraving/rosette.tsx";

type Props = {
  title: string;
  /** Whether it succeeded: then the seal is shown. */
  done?: boolean;
  /** Where the address names the outcome (`#sent`). */
  id?: string;
  /** For a caller that moves the focus to the heading. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** Tells a visitor the result of what they did. */
export function Outcome({ title, done = false, id, heading, children }: Props) {
  return (
    <section className="outcome" id={id} data-done={done}>
      {done && <Rosette service="investment-advisory" className="outcome-seal" small />}
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
