import type { ReactNode, Ref } from "react";
import { Rosette } from "#app/engraving/rosette.tsx";

type Props = {
  title: string;
  /** What was asked for is done: it gets the house's seal. */
  done?: boolean;
  /** For an outcome that the address names (`#sent`). */
  id?: string;
  /** Given by who moves the focus to it. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** What became of something that a visitor did. */
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
