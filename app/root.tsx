import { useContext } from "react";
import { Scripts } from "react-router";
import { DrawnSite } from "./drawn-site.ts";

/** Only the build renders the document: the import is left out of the browser's code. */
const drawing = import.meta.env.SSR ? await import("./document.tsx") : undefined;

/**
 * React Router builds, prerenders, and serves in development; the code in the browser is our own
 * (`entry.client.tsx`). Its development server starts that code, with hot replacement; in built
 * pages our start script does (`builder/finish/start-script.ts`).
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
