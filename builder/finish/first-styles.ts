/**
 * Divides a stylesheet between a page's first screen and the rest. What the first screen needs stands
 * in the head, and the sheet follows where that screen ends (`app/ui/rest-of-styles.tsx`):
 * a browser paints what the first bytes bring, and never a part without its styles. The rest repeats
 * the rules of the first part, which compresses to nearly nothing, so that their order stays what it
 * was.
 */
type Item = { prelude: string; body?: string };

/** Of these everything is needed at once, and nothing later. */
const grounds = /^@(layer (tokens|base)$|font-face|property)/;
const groups = /^@(layer|media|supports|container)\b/;

/** What a sheet says about the part of a page that is given as HTML. */
export function firstStyles(sheet: string, html: string): string {
  return keepRules(sheet, namesIn(html));
}

/** What is left to say after `firstStyles`. */
export function restOfStyles(sheet: string): string {
  return itemsOf(sheet)
    .filter(({ prelude }) => !grounds.test(prelude))
    .map(textOf)
    .join("");
}

function keepRules(css: string, names: Set<string>): string {
  return itemsOf(css)
    .map((item) => {
      const { prelude, body } = item;
      if (body === undefined || grounds.test(prelude) || prelude.startsWith("@keyframes")) {
        return textOf(item);
      }
      if (prelude === "@media print") return "";
      if (groups.test(prelude)) {
        const kept = keepRules(body, names);
        return kept && textOf({ prelude, body: kept });
      }
      return splitAt(prelude, ",").some((selector) => mayMatch(selector, names))
        ? textOf(item)
        : "";
    })
    .join("");
}

/** Whether everything that a selector names is there; a condition on something else counts as met. */
function mayMatch(selector: string, names: Set<string>): boolean {
  const plain = selector
    .replace(/\[[^\]]*\]/g, "")
    .replace(/::?[\w-]+(\((?:[^()]|\([^()]*\))*\))?/g, "");
  return (plain.match(/[.#]?[a-zA-Z_](?:[\w-]|\\.)*/g) ?? []).every((name) => names.has(name));
}

/** The elements, classes and ids of a part of a page, but for dialogs, which are closed at first. */
function namesIn(html: string): Set<string> {
  const names = new Set(["html"]);
  for (const [, tag = "", attributes = ""] of html
    .replace(/(<dialog[^>]*>)[\s\S]*?<\/dialog>/g, "$1</dialog>")
    .matchAll(/<([a-z][\w-]*)([^>]*)/gi)) {
    names.add(tag);
    for (const name of /\sclass="([^"]*)"/.exec(attributes)?.[1]?.split(/\s+/) ?? []) {
      names.add(`.${name}`);
    }
    const id = /\sid="([^"]*)"/.exec(attributes)?.[1];
    if (id) names.add(`#${id}`);
  }
  return names;
}

/** A hundred pages have the same sheets: each, and each block within, is taken apart once. */
const takenApart = new Map<string, readonly Item[]>();

/** The statements and blocks of a sheet, as the build minifies it: without comments. */
function itemsOf(css: string): readonly Item[] {
  const known = takenApart.get(css);
  if (known) return known;
  const items: Item[] = [];
  let rest = css.trim();
  while (rest !== "") {
    const end = indexAt(rest, ";{");
    if (end === -1) throw new Error(`A stylesheet ends in the middle: ${rest.slice(0, 80)}`);
    const prelude = rest.slice(0, end);
    if (rest[end] === ";") {
      items.push({ prelude });
      rest = rest.slice(end + 1);
      continue;
    }
    const close = end + 1 + indexAt(rest.slice(end + 1), "}");
    items.push({ prelude, body: rest.slice(end + 1, close) });
    rest = rest.slice(close + 1);
  }
  takenApart.set(css, items);
  return items;
}

function textOf({ prelude, body }: Item): string {
  return body === undefined ? `${prelude};` : `${prelude}{${body}}`;
}

function splitAt(text: string, separator: string): string[] {
  const end = indexAt(text, separator);
  return end === -1 ? [text] : [text.slice(0, end), ...splitAt(text.slice(end + 1), separator)];
}

/** Where one of these signs first stands outside strings, parentheses and blocks. */
function indexAt(text: string, signs: string): number {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? "";
    if (depth === 0 && signs.includes(letter)) return index;
    if (letter === '"' || letter === "'") index = text.indexOf(letter, index + 1);
    else if (letter === "\\") index += 1;
    else if ("({[".includes(letter)) depth += 1;
    else if (")}]".includes(letter)) depth -= 1;
  }
  return -1;
}
