import { site } from "../../../../content/site.ts";
import type { Language } from "../../../../core/languages.ts";
import { closing, privacyAddress, type Sender } from "./imprint.ts";
import type { Block, MailContent } from "./mail-content.ts";
import { fill, wordsIn } from "./words.ts";

const width = 76;

/** A mail for who reads it as plain text: every address in full, on a line of its own. */
export function plainText(content: MailContent, language: Language, sender: Sender): string {
  const labelled = (label: string) => fill(wordsIn(language).label, { label });
  const blocks = content.blocks.map((block) => blockText(block, labelled));
  const title = [content.title, "=".repeat(content.title.length)].join("\n");
  return [title, ...blocks, imprint(language, sender, labelled)].join("\n\n").concat("\n");
}

function blockText(block: Block, labelled: (label: string) => string): string {
  switch (block.kind) {
    case "text":
      return wrap(block.text);
    case "action":
    case "link":
      return `${labelled(block.label)}\n${block.href}`;
    case "facts":
      return block.rows
        .map(([label, value]) => wrap(`${labelled(label)} ${value}`, "", "  "))
        .join("\n");
    case "written":
      return block.text
        .split("\n")
        .map((line) => wrap(line))
        .join("\n");
    case "prose":
      return block.text;
    case "quote":
      return block.text
        .split("\n")
        .map((line) => wrap(line, "> ").trimEnd())
        .join("\n");
  }
}

function imprint(
  language: Language,
  { pages, isMarked }: Sender,
  labelled: (label: string) => string,
): string {
  return [
    // Mail programs know this line, with its space, and leave what follows out of replies.
    "-- ",
    site.name,
    site.trade[language],
    ...site.offices.map(({ address, phone }) => [...address, phone.text].join(", ")),
    site.email,
    pages,
    `${labelled(wordsIn(language).privacy)} ${privacyAddress(language, pages)}`,
    ...closing(language, isMarked).map((line) => wrap(line)),
  ].join("\n");
}

/** Breaks at plain spaces only; a longer word, such as an address, keeps a line to itself. */
export function wrap(text: string, first = "", rest = first): string {
  const lines: string[] = [];
  let line: string | undefined;
  for (const word of text.split(" ")) {
    const indent = lines.length === 0 ? first : rest;
    if (line === undefined) line = indent + word;
    else if (line.length + 1 + word.length <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = rest + word;
    }
  }
  return [...lines, line].join("\n");
}
