/**
 * Where the code, the words and the styles of every page are. The first page brings its own; this
 * list is as long as the site, and comes with the first change in place.
 */
import type { ComponentType } from "react";
import type { Content } from "../i18n/page-content.ts";

export type PageModule = { default: ComponentType<{ slug: string }> };

export const routes = import.meta.glob<PageModule>("../pages/*/route.tsx");
export const words = import.meta.glob<Content>("../pages/*/words.*.ts");
export const sheets = import.meta.glob<string>("../pages/*/route.css", {
  query: "?url",
  import: "default",
  eager: true,
});
