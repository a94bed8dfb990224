import { site } from "#content/site.ts";
import type { Language } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import { manifestIcons } from "../pictures/icons.ts";
import { colour } from "../pictures/inks.ts";

/** `app/root.tsx` links to it. */
export function manifestPath(language: Language): string {
  return `manifest.${language}.webmanifest`;
}

/** What a phone needs to put the site among its applications. */
export function webManifest(language: Language): string {
  const start = localisePath("/", language);
  return JSON.stringify({
    id: start,
    name: `${site.name} · ${site.trade[language]}`,
    short_name: site.name,
    lang: language,
    dir: "ltr",
    start_url: start,
    scope: "/",
    // Its own bars would take away the address, which is how one knows a financial site.
    display: "browser",
    background_color: colour("paper"),
    theme_color: colour("paper"),
    icons: manifestIcons.flatMap(({ path, size }) =>
      // The rivers run off the edge on purpose: a mask of any shape can be cut from them.
      ["any", "maskable"].map((purpose) => ({
        src: path,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ),
  });
}
