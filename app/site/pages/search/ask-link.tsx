import type { ReactNode } from "react";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { type Asked, queryOf } from "#core/search/address.ts";

type AskLinkProps = {
  asked: Partial<Asked> & { q: string };
  current?: boolean;
  children: ReactNode;
};

/** Another question on the same page. */
export function AskLink({ asked, current = false, children }: AskLinkProps) {
  return (
    <LocalisedLink
      to="search"
      suffix={queryOf(asked)}
      aria-current={current ? "true" : undefined}
      preventScrollReset
      replace
    >
      {children}
    </LocalisedLink>
  );
}
