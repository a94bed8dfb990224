/** What a document is about: a year, a half, a quarter or a day, as `public.documents` has it. */
export function isPeriod(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (day) return new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false;
  return /^\d{4}(-(H[12]|Q[1-4]))?$/.test(text);
}

/** A period as people write it ("T4 2026", "2026 s1"), as `isPeriod` has it; empty where it is none. */
export function readPeriod(typed: string): string {
  const text = typed.trim().toUpperCase();
  const [, letter, number, year] =
    /^([QTHS])([1-4]) ?(\d{4})$/.exec(text) ??
    /^(?=\d{4}[ -]?([QTHS])([1-4])$)(\d{4})/.exec(text) ??
    [];
  // In French a quarter is a T and a half an S.
  const part = letter === "Q" || letter === "T" ? "Q" : "H";
  const period = letter ? `${year}-${part}${number}` : text;
  return isPeriod(period) ? period : "";
}
