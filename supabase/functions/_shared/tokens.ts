/** What a link in a mail carries: 256 random bits. The database knows its hash alone. */
export function newToken(): string {
  return textOf(crypto.getRandomValues(new Uint8Array(32)));
}

/** Bytes as base64url, and back. */
export function textOf(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

export function isToken(value: unknown): value is string {
  return typeof value === "string" && /^[\w-]{43}$/.test(value);
}

export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return hexOf(digest);
}

export function hexOf(digest: ArrayBuffer): string {
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
