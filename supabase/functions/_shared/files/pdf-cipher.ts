/**
 * The key of a PDF that opens without a password and has one for changing it: the standard handler
 * of ISO 32000, revisions 2 to 6. A file that asks for a password gives no key.
 */
import { Buffer } from "node:buffer";
import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import { FileTrouble, PdfDict, PdfName, PdfText, type PdfValue } from "./pdf-values.ts";

/** Undoes the encryption of one object's stream. */
export type Decipher = (data: Uint8Array, number: number, generation: number) => Uint8Array;

// What stands in for a password, from the standard.
const padding = Buffer.from(
  "28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a",
  "hex",
);

export function openWithoutPassword(encrypt: PdfDict, id: Uint8Array): Decipher {
  const of = (key: string) => numberOf(encrypt.get(key));
  if (nameOf(encrypt.get("Filter")) !== "Standard") throw new FileTrouble("pdf-password");
  const version = of("V");
  const revision = of("R");
  const [owner, user] = [textOf(encrypt.get("O")), textOf(encrypt.get("U"))];
  const method = version >= 4 ? methodOf(encrypt) : "V2";
  if (version >= 5) {
    const key = keyOf256(encrypt, user, revision);
    return method === "Identity" ? (data) => data : (data) => undoAes(data, key);
  }
  const length = version === 1 ? 5 : version === 4 ? 16 : (of("Length") || 40) / 8;
  if (!Number.isInteger(length) || length < 5 || length > 16) throw new FileTrouble("pdf-password");
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(of("P") | 0);
  const clearMetadata = revision >= 4 && encrypt.get("EncryptMetadata") === false;
  let key = md5(padding, owner.subarray(0, 32), permissions, id, ...(clearMetadata ? [ones] : []));
  if (revision >= 3) {
    for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length));
  }
  key = key.subarray(0, length);
  if (!isUserKey(key, user, id, revision)) throw new FileTrouble("pdf-password");
  if (method === "Identity") return (data) => data;
  return (data, number, generation) => {
    const place = Buffer.alloc(5);
    place.writeUIntLE(number, 0, 3);
    place.writeUIntLE(generation, 3, 2);
    const own = md5(key, place, ...(method === "AESV2" ? [Buffer.from("sAlT")] : []));
    const short = own.subarray(0, Math.min(length + 5, 16));
    return method === "AESV2" ? undoAes(data, short) : rc4(short, data);
  };
}

const ones = Buffer.alloc(4, 255);

/** How streams are encrypted, by the name of the filter that the file gives them. */
function methodOf(encrypt: PdfDict): string {
  const filter = nameOf(encrypt.get("StmF")) ?? "Identity";
  if (filter === "Identity") return filter;
  const filters = encrypt.get("CF");
  const chosen = filters instanceof PdfDict ? filters.get(filter) : undefined;
  const method = chosen instanceof PdfDict ? nameOf(chosen.get("CFM")) : undefined;
  if (!method || !["V2", "AESV2", "AESV3"].includes(method)) throw new FileTrouble("pdf-password");
  return method;
}

function isUserKey(key: Buffer, user: Buffer, id: Uint8Array, revision: number): boolean {
  if (revision < 3) return rc4(key, padding).equals(user.subarray(0, 32));
  let expected = rc4(key, md5(padding, id));
  for (let round = 1; round < 20; round += 1) {
    expected = rc4(Buffer.from(key.map((byte) => byte ^ round)), expected);
  }
  return expected.equals(user.subarray(0, 16));
}

function keyOf256(encrypt: PdfDict, user: Buffer, revision: number): Buffer {
  const digest = revision >= 6 ? hardened : (salt: Buffer) => sha(256, salt);
  if (!digest(user.subarray(32, 40)).equals(user.subarray(0, 32))) {
    throw new FileTrouble("pdf-password");
  }
  const decipher = createDecipheriv("aes-256-cbc", digest(user.subarray(40, 48)), Buffer.alloc(16));
  decipher.setAutoPadding(false);
  return decipher.update(textOf(encrypt.get("UE")).subarray(0, 32));
}

/** Algorithm 2.B of ISO 32000-2, for an empty password. */
function hardened(salt: Buffer): Buffer {
  let key = sha(256, salt);
  for (let round = 1; ; round += 1) {
    const repeated = Buffer.alloc(key.length * 64, key);
    const cipher = createCipheriv("aes-128-cbc", key.subarray(0, 16), key.subarray(16, 32));
    cipher.setAutoPadding(false);
    const mixed = cipher.update(repeated);
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = sha(([256, 384, 512] as const)[rest] ?? 256, mixed);
    if (round >= 64 && (mixed.at(-1) as number) <= round - 32) return key.subarray(0, 32);
  }
}

/** The first block is the vector. What pads the end is left: a packed stream knows its own end. */
function undoAes(data: Uint8Array, key: Buffer): Uint8Array {
  const whole = data.length - (data.length % 16);
  if (whole < 32) return new Uint8Array();
  const decipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, data.subarray(0, 16));
  decipher.setAutoPadding(false);
  return decipher.update(data.subarray(16, whole));
}

function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other] as number, state[one] as number];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] as number) + (key[i % key.length] as number)) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + (state[i] as number)) & 255;
      swap(i, j);
      return byte ^ (state[((state[i] as number) + (state[j] as number)) & 255] as number);
    }),
  );
}

function md5(...parts: Uint8Array[]): Buffer {
  return createHash("md5").update(Buffer.concat(parts)).digest();
}

function sha(bits: 256 | 384 | 512, data: Uint8Array): Buffer {
  return createHash(`sha${bits}`).update(data).digest();
}

function nameOf(value: PdfValue | undefined): string | undefined {
  return value instanceof PdfName ? value.name : undefined;
}

function numberOf(value: PdfValue | undefined): number {
  return typeof value === "number" ? value : 0;
}

function textOf(value: PdfValue | undefined): Buffer {
  return value instanceof PdfText ? Buffer.from(value.bytes) : Buffer.alloc(0);
}
