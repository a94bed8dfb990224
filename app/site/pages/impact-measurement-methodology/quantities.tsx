import type { ReactNode } from "react";

/** The symbol of a quantity, with an index if need be. */
export function Quantity({ name, index }: { name: string; index?: string | number }) {
  if (index === undefined) return <mi>{name}</mi>;
  return (
    <msub>
      <mi>{name}</mi>
      {typeof index === "number" ? <mn>{index}</mn> : <mi>{index}</mi>}
    </msub>
  );
}

export function Inline({ children }: { children: ReactNode }) {
  return <math>{children}</math>;
}

/** A sum over all parts. */
export function Sum({ children }: { children: ReactNode }) {
  return (
    <mrow displaystyle="true">
      <munder>
        <mo>∑</mo>
        <mi>i</mi>
      </munder>
      {children}
    </mrow>
  );
}
