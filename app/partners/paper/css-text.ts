/** A text as CSS writes one: an entity's name may hold quotation marks. */
export function cssText(text: string): string {
  const escaped = text.replaceAll(/["\\<\p{Cc}]/gu, (sign) => {
    return `\\${(sign.codePointAt(0) ?? 0).toString(16)} `;
  });
  return `"${escaped}"`;
}
