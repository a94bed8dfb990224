import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import type { LinkablePageId } from "../pages.ts";
import { pageOfPathname, pathTo, readPath } from "./paths.ts";
import { loadWords } from "./translator.ts";

type Props = Omit<ComponentProps<typeof Link>, "to" | "prefetch"> & {
  to: LinkablePageId;
  /** A query or an anchor, as written: `?subject=press`, `#paris`. */
  suffix?: string;
};

/** A link to a page in the language on screen; its code and words are fetched on intent. */
export function LocalisedLink({ to, suffix = "", ...rest }: Props) {
  const { pathname } = useLocation();
  const { language } = readPath(pathname);
  const fetchWords = () => {
    // Only a head start: a failure shows, and is retried, when the link is followed.
    loadWords(language, [to]).catch(() => undefined);
  };
  return (
    <Link
      to={pathTo(to, language) + suffix}
      prefetch="intent"
      onPointerEnter={fetchWords}
      onFocus={fetchWords}
      aria-current={pageOfPathname(pathname).id === to ? "page" : undefined}
      {...rest}
    />
  );
}
