/**
 * The browser and system of a device, from its user agent: enough for people to recognise their
 * own.
 */
const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Empty if neither is known. */
export function deviceName(userAgent: string | null): string {
  const known = (names: [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  return [known(browsers), known(systems)].filter(Boolean).join(", ");
}
