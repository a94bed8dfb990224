/**
 * The stylesheet that a page adds to the site's: loaded ahead, and applied when the page is shown.
 */
import { pageOfPathname } from "#core/paths.ts";

let sheets: Record<string, string> = {};
const loading = new Map<string, Promise<void>>();
/** With this medium a browser loads a sheet but does not apply it. */
const notApplied = "not all";

function sheetOf(pathname: string): string | undefined {
  return sheets[pageOfPathname(pathname).id];
}

/** The first page has its sheet in its HTML, as one or two elements: `builder/finish/page.ts`. */
type Sheet = HTMLLinkElement | HTMLStyleElement;

function fileOf(sheet: Sheet): string {
  return sheet.getAttribute("href") ?? sheet.dataset.sheet ?? "";
}

function pageSheets(): Sheet[] {
  const ofPages = new Set(Object.values(sheets));
  const all = document.querySelectorAll<Sheet>("link[rel=stylesheet], style[data-sheet]");
  return [...all].filter((sheet) => ofPages.has(fileOf(sheet)));
}

/** Loads the sheet of a page, once; after a failure, again. */
export async function loadSheet(pathname: string): Promise<void> {
  ({ sheets } = await import("./page-files.ts"));
  const file = sheetOf(pathname);
  if (!file) return;
  const coming = loading.get(file) ?? addSheet(file);
  loading.set(file, coming);
  coming.catch(() => loading.delete(file));
  return coming;
}

function addSheet(file: string): Promise<void> {
  if (pageSheets().some((sheet) => fileOf(sheet) === file)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    href: file,
    media: notApplied,
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

/** Applies the sheet of a page, and no other page's. */
export function applySheet(pathname: string): void {
  const own = sheetOf(pathname);
  for (const sheet of pageSheets()) sheet.media = fileOf(sheet) === own ? "all" : notApplied;
}
