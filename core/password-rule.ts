/**
 * The only rule is length: rules of composition make passwords worse (NIST SP 800-63B-4, §3.1.1.2,
 * which asks for fifteen characters if the password is the only factor). Checks that only a server
 * can make, such as for common passwords, are in `server/backend/weak-password.ts`.
 */
export const shortestPassword = 15;
/** Together with a second factor a shorter password is enough. */
export const shortestBesideFactor = 12;
/** In bytes: bcrypt ignores what is beyond. An accented letter has two. */
export const longestPassword = 72;

export type PasswordFault = "missing" | "short" | "long";
/**
 * Why the server refuses a password: `own` contains the person’s address or the firm’s name,
 * `common` is among the common ones.
 */
export type Weakness = Exclude<PasswordFault, "missing"> | "own" | "common";

/** Composed characters, so that the same password typed on two systems is equal. */
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
