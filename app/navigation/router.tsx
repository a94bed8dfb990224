/** Our router: the location, links and navigation, for pages and components. */
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Here, useLocation } from "./here.ts";
import {
  builtLocation,
  type NavigateOptions,
  type Navigate as NavigateTo,
  type Shown,
} from "./location.ts";
import { navigate, watchHistory } from "./page-history.ts";
import { settleScroll } from "./scroll-memory.ts";
import { showPage } from "./show-page.ts";

/** In the browser: the page at the address, which changes without a new document. */
export function BrowserRouter({ first, children }: { first: Shown; children: ReactNode }) {
  const [shown, setShown] = useState(first);
  const drawn = useRef(first);
  useLayoutEffect(() => watchHistory((next) => startTransition(() => setShown(next))), []);
  useLayoutEffect(() => {
    if (drawn.current === shown) return;
    const { pathname } = drawn.current.location;
    drawn.current = shown;
    if (pathname !== shown.location.pathname) showPage(shown.location.pathname);
    settleScroll(shown);
  }, [shown]);
  return <Here value={shown.location}>{children}</Here>;
}

/** For the build and for tests: a location that does not change. */
export function StaticRouter({ at, children }: { at: string; children: ReactNode }) {
  return <Here value={builtLocation(at)}>{children}</Here>;
}

export function useNavigate(): NavigateTo {
  return navigate;
}

type SetParameters = (parameters: URLSearchParams, options?: NavigateOptions) => void;

/** Reads and changes the query of the address. */
export function useSearchParams(): [URLSearchParams, SetParameters] {
  const { search } = useLocation();
  return [useMemo(() => new URLSearchParams(search), [search]), setParameters];
}

function setParameters(parameters: URLSearchParams, options?: NavigateOptions): void {
  const query = parameters.toString();
  navigate(window.location.pathname + (query && `?${query}`), options);
}

type LinkProps = Omit<ComponentProps<"a">, "href"> &
  NavigateOptions & {
    to: string;
    /** The browser loads the page as a document. */
    reloadDocument?: boolean;
  };

/** A link to a page of the site. The browser itself opens it in another tab or window. */
export function Link({
  to,
  reloadDocument = false,
  replace = false,
  preventScrollReset = false,
  onClick,
  children,
  ...rest
}: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const elsewhere = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || event.button !== 0 || elsewhere) return;
    if (reloadDocument || (rest.target && rest.target !== "_self")) return;
    event.preventDefault();
    navigate(to, { replace, preventScrollReset });
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** Goes to another page as soon as it is rendered. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  useEffect(() => navigate(to, { replace }), [to, replace]);
  return null;
}
