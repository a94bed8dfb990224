/** The word mark as files: which grounds it is made for, and where the build puts it. */
export const grounds = ["light", "dark"] as const;
export type Ground = (typeof grounds)[number];
export const markFormats = ["svg", "png"] as const;
export type MarkFormat = (typeof markFormats)[number];

/** Of the drawing in its own units, and of the PNG in pixels. */
export const markSize = { width: 1600, height: 480 } as const;

export function markPath(ground: Ground, format: MarkFormat): string {
  return `/marks/wordmark-${ground}.${format}`;
}
