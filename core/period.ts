/** What a document is about: a year, a half, a quarter or a day, as `public.documents` has it. */
export function isPeriod(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (day) return new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false;
  return /^\d{4}(-(H[12]|Q[1-4]))?$/.test(text);
}
