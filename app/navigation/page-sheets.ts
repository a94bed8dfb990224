/** The stylesheet that a page adds to the site's: fetched ahead, and put on with the page. */
import { pageOfPathname } from "#core/paths.ts";

let sheets: Record<string, string> = {};
const asked = new Map<string, Promise<void>>();
/** A browser fetches what is for no medium, and does not apply it. */
const putAway = "not all";

function sheetOf(pathname: string): string | undefined {
  return sheets[pageOfPathname(pathname).id];
}

/** The first page has its sheet in its HTML, in one piece or two: `builder/finish/page.ts`. */
type Sheet = HTMLLinkElement | HTMLStyleElement;

function fileOf(sheet: Sheet): string {
  return sheet.getAttribute("href") ?? sheet.dataset.sheet ?? "";
}

function pageSheets(): Sheet[] {
  const ofPages = new Set(Object.values(sheets));
  const all = document.querySelectorAll<Sheet>("link[rel=stylesheet], style[data-sheet]");
  return [...all].filter((sheet) => ofPages.has(fileOf(sheet)));
}

/** Once, unless it fails. */
export async function loadSheet(pathname: string): Promise<void> {
  ({ sheets } = await import("./page-files.ts"));
  const file = sheetOf(pathname);
  if (!file) return;
  const coming = asked.get(file) ?? addSheet(file);
  asked.set(file, coming);
  coming.catch(() => asked.delete(file));
  return coming;
}

function addSheet(file: string): Promise<void> {
  if (pageSheets().some((sheet) => fileOf(sheet) === file)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    href: file,
    media: putAway,
  });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${file} could not be loaded.`));
    };
  });
}

/** Puts on the sheet of a page, and those of all others away. */
export function applySheet(pathname: string): void {
  const own = sheetOf(pathname);
  for (const sheet of pageSheets()) sheet.media = fileOf(sheet) === own ? "all" : putAway;
}
