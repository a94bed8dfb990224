import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Link } from "#app/navigation/router.tsx";
import { pathTo } from "#core/paths.ts";

type Props = {
  /** None: back to all of them. */
  fund?: string;
  /** A part of its page. */
  part?: string;
  className?: string;
  children: ReactNode;
};

/** To the account in one fund, which has an address of its own. */
export function FundLink({ fund, part, className, children }: Props) {
  const path = pathTo("partners", useLanguage());
  const to = path + (fund ? `?fund=${fund}` : "") + (part ? `#${part}` : "");
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
