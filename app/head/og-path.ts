import { readPath } from "#core/paths.ts";

/** In pixels: what the large networks show uncropped. */
export const ogSize = { width: 1200, height: 630 };

/** Where the picture of a shared page is: `/fr/contact` → `/og/fr/contact.png`. */
export function ogPath(pathname: string): string {
  const { language, path } = readPath(pathname);
  return `/og/${language}${path === "/" ? "/home" : path}.png`;
}
