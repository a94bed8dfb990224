import { useEffect } from "react";
import { useLocation } from "#app/navigation/here.ts";
import { KeptText } from "#app/site/reading/kept-text.tsx";
import { loadedDocument, useOwnDocument } from "#app/site/reading/own-document.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { NotFound } from "../pages/not-found/not-found.tsx";

/** Only for making pages: left out of the browser's code, with all that it imports. */
const drawing = import.meta.env.SSR ? await import("./draw-text.tsx") : undefined;

/** A legal text: the edition in force, another one, or two compared. */
export default function LegalPage() {
  const { pathname } = useLocation();
  const own = useOwnDocument();
  useDayOfAddress(pathname);
  if (!own) return <Spinner />;
  const html = drawing ? drawing.drawText(pathname) : loadedDocument.text;
  return html ? <KeptText html={html} own={own} /> : <NotFound />;
}

type Listed = { version: string; from: string };

/**
 * `?on=2026-11-20` leads to the edition that applied on that day. Our own host does it; a static one
 * leaves it to the browser.
 */
function useDayOfAddress(pathname: string): void {
  useEffect(() => {
    const day = new URLSearchParams(window.location.search).get("on");
    const list = document.querySelector<HTMLElement>("[data-editions]")?.dataset.editions;
    if (!day || !list) return;
    const editions: Listed[] = JSON.parse(list);
    // Newest first.
    const found = editions.find(({ from }) => from <= day);
    if (found) window.location.replace(`${pathname}/${found.version}`);
  }, [pathname]);
}
