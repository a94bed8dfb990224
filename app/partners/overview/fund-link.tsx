import type { ReactNode } from "react";
import { Link } from "#app/navigation/router.tsx";
import { useSpacePath, useWhose } from "../whose.ts";

type Props = {
  /** Without one, a link back to all funds. */
  fund?: string;
  /** The anchor of a part of the fund's page. */
  part?: string;
  className?: string;
  children: ReactNode;
};

/** A link to the page of one fund, of the entity that is shown. */
export function FundLink({ fund, part, className, children }: Props) {
  const { id } = useWhose();
  const pathOf = useSpacePath();
  return (
    <Link to={pathOf(id, { fund, part })} className={className}>
      {children}
    </Link>
  );
}
