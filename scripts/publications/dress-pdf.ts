/**
 * What Chromium leaves out of a PDF, added as the format foresees it, by an update at its end: the
 * author, the subject, and dates that are the document's own, so that the same text makes the same
 * file. https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf, 7.5.6
 */
type About = { title: string; author: string; subject: string; published: string };

export function dressPdf(pdf: Buffer, about: About): Buffer {
  // Of the same length, so that every offset stays true.
  const date = `D:${about.published.replaceAll("-", "")}000000+00'00'`;
  const dated = Buffer.from(pdf.toString("latin1").replace(/D:\d{14}\+00'00'/g, date), "latin1");
  const text = dated.toString("latin1");
  const info = lastNumber(text, /\/Info (\d+) 0 R/g);
  const size = lastNumber(text, /\/Size (\d+)/g);
  const catalogue = lastNumber(text, /\/Root (\d+) 0 R/g);
  const table = lastNumber(text, /startxref\s+(\d+)/g);
  const fields = {
    Title: about.title,
    Author: about.author,
    Subject: about.subject,
    Creator: about.author,
  };
  const entries = Object.entries(fields).map(([key, value]) => `/${key} ${utf16(value)}`);
  const object = `${info} 0 obj\n<<${entries.join("\n")}\n/CreationDate (${date})\n/ModDate (${date})>>\nendobj\n`;
  const at = dated.length + 1;
  const update = `\n${object}xref\n${info} 1\n${String(at).padStart(10, "0")} 00000 n \ntrailer\n<</Size ${size} /Root ${catalogue} 0 R /Info ${info} 0 R /Prev ${table}>>\nstartxref\n${at + object.length}\n%%EOF\n`;
  return Buffer.concat([dated, Buffer.from(update, "latin1")]);
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

function utf16(text: string): string {
  const bytes = Buffer.from(`\ufeff${text}`, "utf16le").swap16();
  return `<${bytes.toString("hex").toUpperCase()}>`;
}
