import type { ReactNode } from "react";

/** The main part of a page, to which the skip link leads. One on each page. */
export function MainPart({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
