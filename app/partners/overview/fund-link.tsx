import type { ReactNode } from "react";
import { Link } from "#app/navigation/router.tsx";
import { useSpacePath, useWhose } from "../whose.ts";

type Props = {
  /** Without one, a link back to all funds. */
  fund?: string;
  /** The day on which a call of this fund is due: a link to the page of that call. */
  call?: string;
  /** The anchor of a part of the page. */
  part?: string;
  className?: string;
  children: ReactNode;
};

/** A link to the page of one fund, of the entity that is shown. */
export function FundLink({ fund, call, part, className, children }: Props) {
  const { id } = useWhose();
  const pathOf = useSpacePath();
  return (
    <Link to={pathOf(id, { fund, call, part })} className={className}>
      {children}
    </Link>
  );
}
