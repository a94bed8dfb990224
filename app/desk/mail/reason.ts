/**
 * Why a mail server refused a mail, read from the stored SMTP code: names a sentence in the words.
 */
export type Reason = "unknown" | "full" | "later" | "rules" | "address" | "written";

export function reasonOf(error: string): Reason {
  const code = Number(/\b[45]\d\d\b/.exec(error)?.[0]);
  const aboutAddress = error.startsWith("EENVELOPE");
  if (code === 452 || code === 552) return "full";
  if (code >= 400 && code < 500) return "later";
  // These codes mean an unknown address only as an answer to the address itself. As an answer to
  // the mail they are about its content.
  if (aboutAddress && [550, 551, 553].includes(code)) return "unknown";
  if (code >= 500) return "rules";
  return aboutAddress ? "address" : "written";
}
