/** Long, and nothing else: rules of composition make passwords worse (NIST SP 800-63B, §3.1.1.2). */
export const shortestPassword = 12;
/** What bcrypt reads, in bytes: an accented letter counts for two. */
export const longestPassword = 72;

export type PasswordFault = "missing" | "short" | "long";

export function checkNewPassword(password: string): PasswordFault | undefined {
  if (password === "") return "missing";
  if ([...password].length < shortestPassword) return "short";
  return new TextEncoder().encode(password).length > longestPassword ? "long" : undefined;
}
