import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Link } from "#app/navigation/router.tsx";
import { pathTo } from "#core/paths.ts";

/** The address of a room with its parameters, such as the id of the opened row. */
export function useDeskPath() {
  const language = useLanguage();
  return (room: string, chosen: Record<string, string> = {}) => {
    const query = new URLSearchParams(room === "waiting" ? chosen : { room, ...chosen }).toString();
    return pathTo("desk", language) + (query && `?${query}`);
  };
}

type Props = {
  room: string;
  chosen?: Record<string, string>;
  className?: string;
  /** It is the page on screen. */
  current?: boolean;
  /** The page on screen is among what it leads to. */
  holds?: boolean;
  onClick?: () => void;
  children: ReactNode;
};

export function DeskLink(props: Props) {
  const { room, chosen, className, current, holds, onClick, children } = props;
  const path = useDeskPath();
  return (
    <Link
      className={className}
      to={path(room, chosen)}
      onClick={onClick}
      aria-current={current ? "page" : holds || undefined}
    >
      {children}
    </Link>
  );
}
