/**
 * What Chromium leaves out of a PDF, added as the format foresees it, by an update at its end: the
 * author, the subject, and dates that are the document's own, so that the same text makes the same
 * file. https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf, 7.5.6
 */
type About = {
  title: string;
  author: string;
  subject: string;
  published: string;
  /** As the outline shall have them. */
  headings: readonly string[];
};

export function dressPdf(pdf: Buffer, about: About): Buffer {
  // Of the same length, so that every offset stays true.
  const date = `D:${about.published.replaceAll("-", "")}000000+00'00'`;
  const text = withOwnIds(pdf.toString("latin1").replace(/D:\d{14}\+00'00'/g, date));
  const info = lastNumber(text, /\/Info (\d+) 0 R/g);
  const fields = {
    Title: about.title,
    Author: about.author,
    Subject: about.subject,
    Creator: about.author,
  };
  const entries = Object.entries(fields).map(([key, value]) => `/${key} ${utf16(value)}`);
  const dates = `/CreationDate (${date})\n/ModDate (${date})`;
  return update(text, [
    [info, `<<${entries.join("\n")}\n${dates}>>`],
    ...outlineWith(about.headings, text),
    ...knownTags(text),
  ]);
}

/** Chromium counts the cells of tables from a number that is another each time. */
function withOwnIds(text: string): string {
  const found = [...new Set(text.match(/\bnode\d{8}\b/g))].sort();
  const ids = new Map(found.map((id, index) => [id, `node${String(index).padStart(8, "0")}`]));
  return text.replace(/\bnode\d{8}\b/g, (id) => ids.get(id) ?? id);
}

type Objects = [number: number, body: string][];

/** Chromium leaves out the spaces at which a heading is broken, and the one after its number. */
function outlineWith(headings: readonly string[], text: string): Objects {
  const named = new Map(headings.map((heading) => [squeezed(heading), heading]));
  const items = /\n(\d+) 0 obj\n<<\/Title (<[\dA-F]+>|\((?:\\.|[^\\)])*\))(\n\/Dest [^>]*>>)/g;
  return [...text.matchAll(items)].flatMap(([, number, title = "", rest]): Objects => {
    const heading = named.get(squeezed(read(title)));
    return heading ? [[Number(number), `<</Title ${utf16(heading)}${rest}`]] : [];
  });
}

/** Tags that this version of the format does not know yet, and what they are in it (14.7.3). */
function knownTags(text: string): Objects {
  const [, number, body] = /\n(\d+) 0 obj\n(<<\/Type \/StructTreeRoot[^>]*)>>/.exec(text) ?? [];
  return number ? [[Number(number), `${body}\n/RoleMap <</Strong /Span /Em /Span>>>>`]] : [];
}

function update(text: string, objects: Objects): Buffer {
  const size = lastNumber(text, /\/Size (\d+)/g);
  const root = lastNumber(text, /\/Root (\d+) 0 R/g);
  const info = lastNumber(text, /\/Info (\d+) 0 R/g);
  const table = lastNumber(text, /startxref\s+(\d+)/g);
  const rows: string[] = [];
  let added = "\n";
  for (const [number, body] of objects.toSorted(([a], [b]) => a - b)) {
    const at = String(text.length + added.length).padStart(10, "0");
    rows.push(`${number} 1\n${at} 00000 n \n`);
    added += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const trailer = `<</Size ${size} /Root ${root} 0 R /Info ${info} 0 R /Prev ${table}>>`;
  const end = `xref\n${rows.join("")}trailer\n${trailer}\nstartxref\n${text.length + added.length}\n%%EOF\n`;
  return Buffer.from(text + added + end, "latin1");
}

/** How many pages the root of the page tree counts. */
export function pagesOf(pdf: Buffer): number {
  const counts = [...pdf.toString("latin1").matchAll(/\/Type \/Pages[^>]*?\/Count (\d+)/g)];
  return Math.max(...counts.map(([, count]) => Number(count)));
}

function lastNumber(text: string, pattern: RegExp): number {
  const found = [...text.matchAll(pattern)].at(-1)?.[1];
  if (!found) throw new Error(`The PDF has no ${pattern.source}.`);
  return Number(found);
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, "");
}

/** A string of the format: in hexadecimal, or between brackets (7.3.4). */
function read(string: string): string {
  if (string.startsWith("(")) return string.slice(1, -1).replace(/\\(.)/g, "$1");
  const bytes = Buffer.from(string.slice(1, -1), "hex");
  return bytes.swap16().toString("utf16le").replace("\ufeff", "");
}

function utf16(text: string): string {
  const bytes = Buffer.from(`\ufeff${text}`, "utf16le").swap16();
  return `<${bytes.toString("hex").toUpperCase()}>`;
}
