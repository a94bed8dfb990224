/** The word mark as image files: for which backgrounds, and at which paths. */
export const grounds = ["light", "dark"] as const;
export type Ground = (typeof grounds)[number];
export const markFormats = ["svg", "png"] as const;
export type MarkFormat = (typeof markFormats)[number];

/** The size of the SVG in its own units, and of the PNG in pixels. */
export const markSize = { width: 1600, height: 480 } as const;

export function markPath(ground: Ground, format: MarkFormat): string {
  return `/marks/wordmark-${ground}.${format}`;
}
