/**
 * Texts that are encrypted before they are stored, by a key that is not in the database: AES-256-GCM.
 * `about` says whose it is: put into another row, it cannot be read.
 */
import { bytesOf, hashToken, isToken, textOf } from "./tokens.ts";

const encoder = new TextEncoder();
const nonceBytes = 12;

/** The keys of a file or of a setting, the oldest first: 256 random bits each, as a token has. */
export function keysIn(text: string): string[] {
  return text.split(/[\s,]+/).filter(isToken);
}

/** The first signs of its hash: which key it was, and nothing about it. */
export async function nameOfKey(key: string): Promise<string> {
  return (await hashToken(key)).slice(0, 12);
}

export async function seal(text: string, about: string, key: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = await crypto.subtle.encrypt(
    algorithm(nonce, about),
    await imported(key),
    encoder.encode(text),
  );
  return [await nameOfKey(key), textOf(nonce), textOf(new Uint8Array(sealed))].join(".");
}

export function isSealed(text: string): boolean {
  return text.includes(".");
}

/** `undefined` where its key is not among these, or where it was stored for something else. */
export async function unseal(
  text: string,
  about: string,
  keys: readonly string[],
): Promise<string | undefined> {
  const [name, nonce = "", sealed = ""] = text.split(".");
  for (const key of keys) {
    if ((await nameOfKey(key)) !== name) continue;
    try {
      const opened = await crypto.subtle.decrypt(
        algorithm(bytesOf(nonce), about),
        await imported(key),
        bytesOf(sealed),
      );
      return new TextDecoder().decode(opened);
    } catch {
      return undefined;
    }
  }
  return undefined;
}

function algorithm(nonce: Uint8Array<ArrayBuffer>, about: string): AesGcmParams {
  return { name: "AES-GCM", iv: nonce, additionalData: encoder.encode(about) };
}

function imported(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytesOf(key), "AES-GCM", false, ["encrypt", "decrypt"]);
}
