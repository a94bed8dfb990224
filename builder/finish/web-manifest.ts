import { site } from "#content/site.ts";
import type { Language } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import { manifestIcons } from "../pictures/icons.ts";
import { colour } from "../pictures/inks.ts";

/** `app/root.tsx` links to it. */
export function manifestPath(language: Language): string {
  return `manifest.${language}.webmanifest`;
}

/** What a phone needs to install the site as an application. */
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
    // As an application of its own it would show no address, by which one recognises a site.
    display: "browser",
    background_color: colour("paper"),
    theme_color: colour("paper"),
    icons: manifestIcons.flatMap(({ path, size }) =>
      // The drawing runs off the edge, so it may be cropped to any shape ("maskable").
      ["any", "maskable"].map((purpose) => ({
        src: path,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ),
  });
}
