import { useContext } from "react";
import { Scripts } from "react-router";
import { DrawnSite } from "./drawn-site.ts";

/** The browser's build drops this: the document is drawn by the build, and never again. */
const drawing = import.meta.env.SSR ? await import("./document.tsx") : undefined;

/**
 * React Router builds, prerenders and serves while we develop; what runs in the browser is our own
 * (`entry.client.tsx`). It starts that itself on its development server, with hot replacement; in
 * the built pages our own start script does.
 */
export function Layout() {
  const drawn = useContext(DrawnSite);
  if (!drawing) return null;
  const { PageDocument } = drawing;
  return <PageDocument {...drawn}>{import.meta.env.DEV && <Scripts />}</PageDocument>;
}

export default function Root() {
  return null;
}
