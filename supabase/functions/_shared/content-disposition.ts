import { cleanFileName } from "../../../core/file-name.ts";

/**
 * RFC 6266: a name in plain letters for old programs, and the whole one as RFC 8187 writes it, where
 * what may not stand in a header's value is written in percent.
 */
export function contentDisposition(how: "attachment" | "inline", given: string): string {
  const name = cleanFileName(given);
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]|[%;"\\]/g, "_");
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${whole}`;
}
