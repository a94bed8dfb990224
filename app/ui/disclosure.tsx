import type { ReactNode } from "react";
import { Chevron } from "./chevron.tsx";

type Props = {
  summary: ReactNode;
  children: ReactNode;
  /** Of disclosures with the same name, only one is open at a time. */
  name?: string;
  open?: boolean;
};

export function Disclosure({ summary, children, name, open }: Props) {
  return (
    <details className="disclosure" name={name} open={open}>
      <summary>
        {summary}
        <Chevron />
      </summary>
      <div className="disclosure-content">{children}</div>
    </details>
  );
}
