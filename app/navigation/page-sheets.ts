/** The stylesheet that a page adds to the site's: fetched ahead, and put on with the page. */
import { pageOfPathname } from "#core/paths.ts";

let sheets: Record<string, string> = {};
const asked = new Map<string, Promise<void>>();
/** A browser fetches what is for no medium, and does not apply it. */
const putAway = "not all";

function sheetOf(pathname: string): string | undefined {
  return sheets[`../pages/${pageOfPathname(pathname).id}/route.css`];
}

function linksTo(file: string): HTMLLinkElement[] {
  return pageSheets().filter((link) => link.getAttribute("href") === file);
}

function pageSheets(): HTMLLinkElement[] {
  const ofPages = new Set(Object.values(sheets));
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
  return [...links].filter((link) => ofPages.has(link.getAttribute("href") ?? ""));
}

/** Once, unless it fails. */
export async function loadSheet(pathname: string): Promise<void> {
  ({ sheets } = await import("./roads.ts"));
  const file = sheetOf(pathname);
  if (!file) return;
  const coming = asked.get(file) ?? addSheet(file);
  asked.set(file, coming);
  coming.catch(() => asked.delete(file));
  return coming;
}

function addSheet(file: string): Promise<void> {
  if (linksTo(file).length > 0) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    href: file,
    media: putAway,
  });
  document.head.append(link);
  return whenLoaded(link);
}

function whenLoaded(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${link.href} could not be loaded.`));
    };
  });
}

/**
 * The first page brings along what it needs of its sheets as it was built (`builder/finish/`). What
 * comes alive needs them whole: they take that part's place, all at once.
 */
export async function wearWholeSheets(): Promise<void> {
  const part = document.querySelector("style[data-first]");
  if (!part) return;
  const links = document.querySelectorAll<HTMLLinkElement>(
    `link[rel=stylesheet][media="${putAway}"]`,
  );
  await Promise.all([...links].map(whenLoaded));
  for (const link of links) link.media = "all";
  part.remove();
}

/** Puts on the sheet of a page, and those of all others away. */
export function wearSheet(pathname: string): void {
  const own = sheetOf(pathname);
  for (const link of pageSheets()) {
    link.media = link.getAttribute("href") === own ? "all" : putAway;
  }
}
