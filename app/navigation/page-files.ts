/**
 * The files of every page: code, words and styles. This list is as long as the site, so it is
 * loaded only when the visitor goes to another page; the document of the first page names its own
 * files.
 */
import type { ComponentType } from "react";
import type { Content } from "../i18n/page-content.ts";

export type PageModule = { default: ComponentType<{ slug: string }> };

const routeFiles = import.meta.glob<PageModule>([
  "../site/pages/*/route.tsx",
  "../sign-in/pages/*/route.tsx",
  "../partners/route.tsx",
  "../desk/route.tsx",
]);
const wordsFiles = import.meta.glob<Content>([
  "../site/pages/*/words.*.ts",
  "../sign-in/pages/*/words.*.ts",
  "../partners/words.*.ts",
  "../desk/words.*.ts",
]);
const sheetFiles = import.meta.glob<string>(
  [
    "../site/pages/*/route.css",
    "../sign-in/pages/*/route.css",
    "../partners/route.css",
    "../desk/route.css",
  ],
  { query: "?url", import: "default", eager: true },
);

/** By the id of the page, which is the name of its folder. */
export const routes = byEnd(routeFiles, -2, -1);
export const sheets = byEnd(sheetFiles, -2, -1);
/** By the page's folder and the file: `contact/words.en.ts`. */
export const words = byEnd(wordsFiles, -2);

/** The same files under the last parts of their paths. */
function byEnd<File>(files: Record<string, File>, from: number, to?: number): Record<string, File> {
  const entries = Object.entries(files);
  return Object.fromEntries(
    entries.map(([path, file]) => [path.split("/").slice(from, to).join("/"), file]),
  );
}
