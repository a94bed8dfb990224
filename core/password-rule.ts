/**
 * Long, and nothing else: rules of composition make passwords worse (NIST SP 800-63B-4, §3.1.1.2,
 * which asks for fifteen characters where a password stands alone). What only a server can know,
 * such as which passwords are common, is in `server/backend/weak-password.ts`.
 */
export const shortestPassword = 15;
/** Beside a second factor a password carries less. */
export const shortestBesideFactor = 12;
/** What bcrypt reads, in bytes: an accented letter counts for two. */
export const longestPassword = 72;

export type PasswordFault = "missing" | "short" | "long";
/** Why a server refuses one: the address of the account, the firm's own name, or what all know. */
export type Weakness = Exclude<PasswordFault, "missing"> | "own" | "common";

/** The same signs typed on two keyboards are the same password. */
export function normalPassword(password: string): string {
  return password.normalize("NFC");
}

export function checkNewPassword(password: string, hasFactor: boolean): PasswordFault | undefined {
  const normal = normalPassword(password);
  if (normal === "") return "missing";
  const least = hasFactor ? shortestBesideFactor : shortestPassword;
  if ([...normal].length < least) return "short";
  return new TextEncoder().encode(normal).length > longestPassword ? "long" : undefined;
}
