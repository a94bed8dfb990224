/** Codes that an app makes of a shared secret and the time: RFC 6238, SHA-1, thirty seconds, six digits. */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const seconds = 30;

/** 160 random bits, as apps take them. */
export function newSecret(): string {
  return base32(crypto.getRandomValues(new Uint8Array(20)));
}

export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const fives = (bits.match(/.{1,5}/g) ?? []).map((five) => five.padEnd(5, "0"));
  return fives.map((five) => alphabet[Number.parseInt(five, 2)]).join("");
}

export function stepAt(time: number): number {
  return Math.floor(time / 1_000 / seconds);
}

export async function codeAt(secret: string, step: number): Promise<string> {
  const bits = Array.from(secret, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0"));
  const octets = bits.join("").match(/.{8}/g) ?? [];
  const raw = Uint8Array.from(octets, (octet) => Number.parseInt(octet, 2));
  const algorithm = { name: "HMAC", hash: "SHA-1" };
  const key = await crypto.subtle.importKey("raw", raw, algorithm, false, ["sign"]);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = new DataView(await crypto.subtle.sign("HMAC", key, counter.buffer));
  const at = mac.getUint8(19) & 0xf;
  return String((mac.getUint32(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** The half minute whose code this is: now, or one to either side, for clocks that are a little off. */
export async function stepOf(
  code: string,
  secret: string,
  now: number,
): Promise<number | undefined> {
  const steps = [0, -1, 1].map((off) => stepAt(now) + off);
  const codes = await Promise.all(steps.map((step) => codeAt(secret, step)));
  return steps[codes.indexOf(code)];
}

/** The half minute of the second of two codes in a row. */
export async function stepOfNext(
  code: string,
  next: string,
  secret: string,
  now: number,
): Promise<number | undefined> {
  const step = await stepOf(next, secret, now);
  return step !== undefined && code === (await codeAt(secret, step - 1)) ? step : undefined;
}

/** What a telephone reads off the screen. */
export function secretAddress(secret: string, account: string, issuer: string): string {
  const label = encodeURIComponent(`${issuer}:${account}`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
