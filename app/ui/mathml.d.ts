import type { DetailedHTMLProps, HTMLAttributes, ReactNode } from "react";

type MathElement = DetailedHTMLProps<HTMLAttributes<MathMLElement>, MathMLElement> & {
  display?: "block" | "inline";
  displaystyle?: "true" | "false";
  children?: ReactNode;
};

/** MathML is native in browsers and in React; only React's types do not know it yet. */
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      math: MathElement;
      mfrac: MathElement;
      mi: MathElement;
      mn: MathElement;
      mo: MathElement;
      mrow: MathElement;
      msub: MathElement;
      msup: MathElement;
      mtext: MathElement;
      munder: MathElement;
    }
  }
}
