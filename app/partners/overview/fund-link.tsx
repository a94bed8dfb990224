import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Link } from "#app/navigation/router.tsx";
import { pathTo } from "#core/paths.ts";

type Props = {
  /** Without one, a link back to all funds. */
  fund?: string;
  /** The anchor of a part of the fund's page. */
  part?: string;
  className?: string;
  children: ReactNode;
};

/** A link to the page of one fund. */
export function FundLink({ fund, part, className, children }: Props) {
  const path = pathTo("partners", useLanguage());
  const to = path + (fund ? `?fund=${fund}` : "") + (part ? `#${part}` : "");
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
