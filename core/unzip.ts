/**
 * Opens a ZIP archive, such as an Excel workbook, without trusting it: how many entries it has and
 * how large they would become is known before anything is unpacked, and counted again while it is.
 * In the browser, on the host and in functions.
 */
import { mostEntries, mostRatio, mostUnpackedBytes, ratioFrom } from "./limits.ts";

type ZipTrouble = "file-unreadable" | "file-unpacks";

export class UnfitZip extends Error {
  readonly why: ZipTrouble;
  constructor(why: ZipTrouble) {
    super(why);
    this.why = why;
  }
}

type ZipEntry = { name: string; size: number; packed: Uint8Array; isPacked: boolean };

const directoryEnd = 0x06054b50;
const directoryEntry = 0x02014b50;
const entryHeader = 0x04034b50;

/** What the archive says that it has. Nothing is unpacked yet. */
export function entriesOf(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readDirectory(bytes, view);
  } catch (error) {
    // A place outside of the file.
    throw error instanceof RangeError ? new UnfitZip("file-unreadable") : error;
  }
}

function readDirectory(bytes: Uint8Array, view: DataView): readonly ZipEntry[] {
  let end = bytes.length - 22;
  while (view.getUint32(end, true) !== directoryEnd) end -= 1;
  // What follows is a remark, and nothing else.
  must(end + 22 + view.getUint16(end + 20, true) === bytes.length);
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) throw new UnfitZip("file-unpacks");
  const names = new Set<string>();
  const entries: ZipEntry[] = [];
  let total = 0;
  for (let at = view.getUint32(end + 16, true), left = count; left > 0; left -= 1) {
    must(view.getUint32(at, true) === directoryEntry && at < end);
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const [packedSize, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const nameSize = view.getUint16(at + 28, true);
    const name = text(bytes.subarray(at + 46, at + 46 + nameSize));
    const from = view.getUint32(at + 42, true);
    must(view.getUint32(from, true) === entryHeader);
    const ownNameSize = view.getUint16(from + 26, true);
    const begins = from + 30 + ownNameSize + view.getUint16(from + 28, true);
    // Programs differ in which of two names they take: here there is one.
    must(text(bytes.subarray(from + 30, from + 30 + ownNameSize)) === name);
    must(begins + packedSize <= bytes.length && (flags & 1) === 0 && [0, 8].includes(method));
    must(!/^\/|\\|(?:^|\/)\.\.(?:\/|$)/.test(name) && !names.has(name.toLowerCase()));
    names.add(name.toLowerCase());
    total += size;
    if (total > mostUnpackedBytes) throw new UnfitZip("file-unpacks");
    const packed = bytes.subarray(begins, begins + packedSize);
    entries.push({ name, size, packed, isPacked: method === 8 });
    at += 46 + nameSize + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  must(entries.length > 0);
  if (total > ratioFrom && total > mostRatio * bytes.length) throw new UnfitZip("file-unpacks");
  return entries;
}

/**
 * Unpacks an entry, and stops where it becomes larger than the archive says. What `keep` does not
 * want is counted only.
 */
export async function unpackEntry(entry: ZipEntry, keep: boolean): Promise<string> {
  const { packed, size, isPacked } = entry;
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>]).stream();
  const reader = (
    isPacked ? stream.pipeThrough(new DecompressionStream("deflate-raw")) : stream
  ).getReader();
  const kept: Uint8Array<ArrayBuffer>[] = [];
  let count = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      count += value.length;
      if (count > size) throw new UnfitZip("file-unpacks");
      if (keep) kept.push(value as Uint8Array<ArrayBuffer>);
    }
  } catch (error) {
    await reader.cancel().catch(() => {});
    throw error instanceof UnfitZip ? error : new UnfitZip("file-unreadable");
  }
  must(count === size);
  return keep ? textOfXml(new Uint8Array(await new Blob(kept).arrayBuffer())) : "";
}

/** Whether every entry is as large as it says; throws where one is not. */
export async function holdToSizes(bytes: Uint8Array): Promise<void> {
  for (const entry of entriesOf(bytes)) await unpackEntry(entry, false);
}

/** An XML file without what could hide something in it: other encodings, entities of its own. */
function textOfXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const mark = first === 0xff && second === 0xfe ? "le" : first === 0xfe && second === 0xff && "be";
  const xml = new TextDecoder(mark ? `utf-16${mark}` : "utf-8").decode(bytes);
  const [, encoding = "utf-8"] = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']*)/.exec(xml) ?? [];
  must(/^utf-(?:8|16)$/i.test(encoding) && !xml.includes("\0") && !/<!(?!--)/.test(xml));
  return xml
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, hex) => character(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,7});/g, (_, digits) => character(Number(digits)));
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : "\uFFFD";
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function must(holds: boolean): asserts holds {
  if (!holds) throw new UnfitZip("file-unreadable");
}
