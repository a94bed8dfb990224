import type { ReactNode } from "react";

/** Where the skip link leads: after the head of the page, once on each. */
export function MainPart({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
