/** Why a mail server refused a mail, from the code that was kept: a sentence of the words. */
export type Reason = "unknown" | "full" | "later" | "rules" | "address" | "written";

export function reasonOf(error: string): Reason {
  const code = Number(/\b[45]\d\d\b/.exec(error)?.[0]);
  const aboutAddress = error.startsWith("EENVELOPE");
  if (code === 452 || code === 552) return "full";
  if (code >= 400 && code < 500) return "later";
  // The same answer, given to the mail rather than to its address, is about what it says.
  if (aboutAddress && [550, 551, 553].includes(code)) return "unknown";
  if (code >= 500) return "rules";
  return aboutAddress ? "address" : "written";
}
