/**
 * Every object of a PDF, wherever it stands: also one that no table of contents names, one that a
 * later version of itself replaced, and one inside of a packed stream. Viewers differ in which of
 * them they take; here all of them are.
 */
import { Buffer } from "node:buffer";
import { inflateSync } from "node:zlib";
import { type Decipher, openWithoutPassword } from "./pdf-cipher.ts";
import {
  FileTrouble,
  latin,
  PdfDict,
  PdfName,
  PdfReader,
  PdfRef,
  PdfText,
  type PdfValue,
  PdfWord,
} from "./pdf-values.ts";

/** Packed objects are texts: an honest file of 32 MB has a few megabytes of them. */
const mostUnpacked = 64 * 1024 * 1024;

type Place = { bytes: Uint8Array; at: number };
type Stream = { dict: PdfDict; from: number; number: number; generation: number };

export type Pdf = {
  /** All values that are objects or trailers, one after the other. */
  objects: () => Generator<PdfValue>;
  /** What a reference may mean: one value for each time that the object is written. */
  meant: (ref: PdfRef) => PdfValue[];
};

export function openPdf(file: Uint8Array): Pdf {
  if (latin(file.subarray(0, 5)) !== "%PDF-") throw new FileTrouble("file-unreadable");
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const places: Place[] = [];
  const numbered = new Map<number, Place[]>();
  // Bytes that may still be read: a file may be made so that each object reaches to its end.
  let patience = 8 * bytes.length + 8 * 1024 * 1024;

  function read(place: Place): { value: PdfValue | undefined; reader: PdfReader } {
    const reader = new PdfReader(place.bytes, place.at);
    const value = reader.value();
    patience -= reader.at - place.at;
    if (patience < 0) throw new FileTrouble("file-slow");
    return { value, reader };
  }

  function add(place: Place, number?: number): void {
    places.push(place);
    if (number === undefined) return;
    const others = numbered.get(number);
    if (others) others.push(place);
    else numbered.set(number, [place]);
  }

  const meant = (ref: PdfRef) =>
    (numbered.get(ref.number) ?? []).map((place) => read(place).value ?? null);

  const streams: Stream[] = [];
  const trailers: PdfDict[] = [];
  for (const at of placesOf(bytes, "obj")) {
    const before = latin(bytes.subarray(Math.max(0, at - 43), at - 3));
    const [, number, generation] = /(\d+)[\0\s]+(\d+)[\0\s]*$/.exec(before) ?? [];
    const place = { bytes, at };
    const { value, reader } = read(place);
    if (value === undefined || value instanceof PdfWord) continue;
    add(place, number === undefined ? undefined : Number(number));
    if (!(value instanceof PdfDict)) continue;
    if (value.get("Root")) trailers.push(value);
    if (holdsObjects(value)) {
      const from = streamAfter(reader);
      const numbers = { number: Number(number), generation: Number(generation) };
      if (from !== undefined) streams.push({ dict: value, from, ...numbers });
    }
  }
  for (const at of placesOf(bytes, "trailer")) {
    const place = { bytes, at };
    const { value } = read(place);
    if (!(value instanceof PdfDict)) continue;
    add(place);
    if (value.get("Root")) trailers.push(value);
  }
  if (trailers.length === 0) throw new FileTrouble("file-unreadable");

  const decipher = decipherOf(trailers, meant);
  let unpackedBytes = 0;
  for (const stream of streams) {
    const unpacked = unpack(stream, bytes, mostUnpacked - unpackedBytes, decipher, meant);
    unpackedBytes += unpacked.length;
    patience += 8 * unpacked.length;
    addPacked(unpacked, stream.dict, add);
  }

  return {
    *objects() {
      for (const place of places) {
        const { value } = read(place);
        if (value !== undefined) yield value;
      }
    },
    meant,
  };
}

/** Behind each time that a word occurs, also inside of texts and streams. */
function* placesOf(bytes: Buffer, word: string): Generator<number> {
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at)) {
    at += word.length;
    yield at;
  }
}

function holdsObjects(dict: PdfDict): boolean {
  return dict.entries.some(
    ([key, value]) =>
      key === "First" || (key === "Type" && value instanceof PdfName && value.name === "ObjStm"),
  );
}

/** Where the bytes of a stream begin, if its dictionary was that of one. */
function streamAfter(reader: PdfReader): number | undefined {
  reader.skipSpace();
  const { bytes, at } = reader;
  if (latin(bytes.subarray(at, at + 6)) !== "stream") return undefined;
  const after = at + 6;
  return bytes[after] === 13 && bytes[after + 1] === 10 ? after + 2 : after + 1;
}

/**
 * Every writer packs objects by Flate alone, if at all. Whatever else a viewer could undo is refused,
 * as is what does not unpack without a fault.
 */
function unpack(
  { dict, from, number, generation }: Stream,
  bytes: Buffer,
  most: number,
  decipher: Decipher | undefined,
  meant: Pdf["meant"],
): Buffer {
  const filters = [dict.get("Filter") ?? []].flat();
  const names = filters.map((filter) => (filter instanceof PdfName ? filter.name : ""));
  const isPacked = names[0] === "FlateDecode" || names[0] === "Fl";
  const [parameters] = [dict.get("DecodeParms") ?? dict.get("DP") ?? null].flat();
  const isPlain =
    parameters === null ||
    (parameters instanceof PdfDict && (parameters.get("Predictor") ?? 1) === 1);
  if (names.length > 1 || (names.length === 1 && !isPacked) || !isPlain) {
    throw new FileTrouble("file-unreadable");
  }
  const length = lengthOf(dict, from, bytes, meant);
  // Packed bytes know their own end; others must say it.
  if (length === undefined && (!isPacked || decipher)) throw new FileTrouble("file-unreadable");
  let data: Uint8Array = bytes.subarray(from, length === undefined ? bytes.length : from + length);
  if (decipher) {
    if (Number.isNaN(number)) throw new FileTrouble("file-unreadable");
    data = decipher(data, number, generation);
  }
  if (!isPacked) return Buffer.from(data);
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    const { code } = error as { code?: string };
    throw new FileTrouble(code === "ERR_BUFFER_TOO_LARGE" ? "file-unpacks" : "file-unreadable");
  }
}

/** What a stream says of its length, where that is true: it ends there. */
function lengthOf(
  dict: PdfDict,
  from: number,
  bytes: Buffer,
  meant: Pdf["meant"],
): number | undefined {
  const said = dict.get("Length");
  const lengths = said instanceof PdfRef ? meant(said) : [said];
  return lengths.find(
    (length): length is number =>
      typeof length === "number" &&
      /^\s*endstream/.test(latin(bytes.subarray(from + length, from + length + 14))),
  );
}

/** By the places that the stream names, and one after the other: whichever a viewer does. */
function addPacked(
  bytes: Buffer,
  dict: PdfDict,
  add: (place: Place, number?: number) => void,
): void {
  const first = dict.get("First");
  if (typeof first !== "number") throw new FileTrouble("file-unreadable");
  const index = latin(bytes.subarray(0, first)).match(/\d+/g) ?? [];
  const named = new Set<number>();
  for (let pair = 0; pair + 1 < index.length; pair += 2) {
    const at = first + Number(index[pair + 1]);
    named.add(at);
    add({ bytes, at }, Number(index[pair]));
  }
  const reader = new PdfReader(bytes, first);
  for (;;) {
    reader.skipSpace();
    const { at } = reader;
    if (reader.value() === undefined) return;
    if (!named.has(at)) add({ bytes, at });
  }
}

/** Nothing where the file is not encrypted. All its trailers must say the same of it. */
function decipherOf(trailers: readonly PdfDict[], meant: Pdf["meant"]): Decipher | undefined {
  const said = trailers.map((trailer) => trailer.get("Encrypt") ?? null);
  if (said.every((one) => one === null)) return undefined;
  const dicts = said.flatMap((one) => (one instanceof PdfRef ? meant(one) : [one]));
  const [encrypt] = dicts;
  const isOne = new Set(dicts.map((one) => JSON.stringify(one))).size === 1;
  if (!isOne || !(encrypt instanceof PdfDict)) throw new FileTrouble("file-unreadable");
  const ids = trailers.map((trailer) => trailer.get("ID")).find((id) => Array.isArray(id));
  const id = Array.isArray(ids) && ids[0] instanceof PdfText ? ids[0].bytes : new Uint8Array();
  return openWithoutPassword(encrypt, id);
}
