/** Words as an address or an id has them: `Hélène Marchenoir` becomes `helene-marchenoir`. */
export function slugFrom(words: string): string {
  return words
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
