/**
 * Fonts of Apple, Microsoft, Android and Linux that are shown until ours are loaded. Each is scaled
 * to be as wide as ours on the site's own texts, so that lines break where they will break. Newsreader
 * is wider the larger it is set, so there is a scale for text, one for headings and one for the first
 * heading of a wide window; its italic has one width.
 *
 * The scales are in percent, measured without the rounding of letters to whole pixels, with fonts of
 * the same widths where a system's own cannot be had: Gelasio is as wide as Georgia, Liberation as
 * Times and Arial.
 */
const serifs = {
  Georgia: {
    upright: ["Georgia", "Gelasio", "Gelasio Regular", "Gelasio-Regular"],
    italic: ["Georgia Italic", "Georgia-Italic", "Gelasio Italic", "Gelasio-Italic"],
    scales: { Text: 91.2, Heading: 94.2, Display: 99.8, italic: 84.5 },
  },
  Times: {
    upright: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"],
    italic: ["Times New Roman Italic", "TimesNewRomanPS-ItalicMT", "Liberation Serif Italic"],
    scales: { Text: 100.1, Heading: 103.8, Display: 109.2, italic: 94.2 },
  },
  Noto: {
    upright: ["Noto Serif", "NotoSerif", "NotoSerif-Regular"],
    italic: ["Noto Serif Italic", "NotoSerif-Italic"],
    scales: { Text: 84.1, Heading: 87.8, Display: 92, italic: 82.1 },
  },
  DejaVu: {
    upright: ["DejaVu Serif"],
    italic: ["DejaVu Serif Italic", "DejaVuSerif-Italic"],
    scales: { Text: 78.3, Heading: 81.3, Display: 86, italic: 74.2 },
  },
};
const sans = {
  Arial: { upright: ["Arial", "ArialMT", "Liberation Sans"], scale: 101 },
  Roboto: { upright: ["Roboto", "Roboto-Regular"], scale: 100.8 },
  DejaVu: { upright: ["DejaVu Sans"], scale: 87.9 },
};

/** How far our fonts reach above and below the line, in percent of their size. */
const heights = { Newsreader: [73.5, 26.5], "Hanken Grotesk": [100, 30.3] } as const;

type Face = { family: string; style: string; fonts: string[]; scale: number };

/** One face for each system and scale: `"Text Georgia"`, `"Heading Times"`, `"Sans Arial"`. */
export function fallbackFaces(): string {
  const ofSerifs = Object.entries(serifs).flatMap(([system, { upright, italic, scales }]) =>
    (["Text", "Heading", "Display"] as const).flatMap((role) => {
      const family = `${role} ${system}`;
      return [
        faceOf({ family, style: "normal", fonts: upright, scale: scales[role] }, "Newsreader"),
        faceOf({ family, style: "italic", fonts: italic, scale: scales.italic }, "Newsreader"),
      ];
    }),
  );
  const ofSans = Object.entries(sans).map(([system, { upright: fonts, scale }]) =>
    faceOf({ family: `Sans ${system}`, style: "normal", fonts, scale }, "Hanken Grotesk"),
  );
  return [...ofSerifs, ...ofSans].join("\n");
}

function faceOf({ family, style, fonts, scale }: Face, ours: keyof typeof heights): string {
  const [above, below] = heights[ours].map((height) => ((height / scale) * 100).toFixed(1));
  return `@font-face {
  font-family: "${family}";
  font-style: ${style};
  src: ${fonts.map((font) => `local("${font}")`).join(", ")};
  size-adjust: ${scale}%;
  ascent-override: ${above}%;
  descent-override: ${below}%;
  line-gap-override: 0%;
}
`;
}
