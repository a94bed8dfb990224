import { base32 } from "../_shared/time-code.ts";
import { hashToken } from "../_shared/tokens.ts";

const many = 10;

/** 120 random bits each, in groups that can be read off paper. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: many }, () => {
    const signs = base32(crypto.getRandomValues(new Uint8Array(15)));
    return (signs.match(/.{6}/g) ?? []).join("-");
  });
}

/** However it was typed: the letters that look like digits are not used as digits. */
export function hashRecoveryCode(typed: string): Promise<string> {
  return hashToken(typed.toUpperCase().replace(/[^A-Z2-7]/g, ""));
}
