/**
 * Divides a stylesheet in two. The rules that a page's first screen needs are written into its
 * head; the rest is written where that screen ends (`app/ui/rest-of-styles.tsx`). So a browser can
 * paint the first screen from the first bytes, and never paints a part without its styles. The rest
 * repeats the rules of the first part, so that the order of the rules stays as it was; the
 * repetition compresses to nearly nothing.
 */
type Item = { prelude: string; body?: string };

/** Blocks that go into the head in full, and are not repeated in the rest. */
const headOnly = /^@(layer (tokens|base)$|font-face|property)/;
const nestingRules = /^@(layer|media|supports|container)\b/;

/** The rules of a sheet that may apply to the part of a page that is given as HTML. */
export function firstStyles(sheet: string, html: string): string {
  return keepRules(sheet, namesIn(html));
}

/** The whole sheet without the blocks that stand in the head in full. */
export function restOfStyles(sheet: string): string {
  return itemsOf(sheet)
    .filter(({ prelude }) => !headOnly.test(prelude))
    .map(textOf)
    .join("");
}

function keepRules(css: string, names: Set<string>): string {
  return itemsOf(css)
    .map((item) => {
      const { prelude, body } = item;
      if (body === undefined || headOnly.test(prelude) || prelude.startsWith("@keyframes")) {
        return textOf(item);
      }
      if (prelude === "@media print") return "";
      if (nestingRules.test(prelude)) {
        const kept = keepRules(body, names);
        return kept && textOf({ prelude, body: kept });
      }
      return splitAt(prelude, ",").some((selector) => mayMatch(selector, names))
        ? textOf(item)
        : "";
    })
    .join("");
}

/**
 * Whether all elements, classes and ids of a selector occur in the HTML. Attributes and
 * pseudo-classes are not looked at: they count as met.
 */
function mayMatch(selector: string, names: Set<string>): boolean {
  const plain = selector
    .replace(/\[[^\]]*\]/g, "")
    .replace(/::?[\w-]+(\((?:[^()]|\([^()]*\))*\))?/g, "");
  return (plain.match(/[.#]?[a-zA-Z_](?:[\w-]|\\.)*/g) ?? []).every((name) => names.has(name));
}

/** The elements, classes and ids in some HTML, except inside dialogs, which are closed at first. */
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

/** Many pages have the same sheets: each sheet, and each block in it, is parsed once. */
const parsed = new Map<string, readonly Item[]>();

/** The statements and blocks of a minified sheet, which has no comments. */
function itemsOf(css: string): readonly Item[] {
  const known = parsed.get(css);
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
  parsed.set(css, items);
  return items;
}

function textOf({ prelude, body }: Item): string {
  return body === undefined ? `${prelude};` : `${prelude}{${body}}`;
}

function splitAt(text: string, separator: string): string[] {
  const end = indexAt(text, separator);
  return end === -1 ? [text] : [text.slice(0, end), ...splitAt(text.slice(end + 1), separator)];
}

/** The index of the first of these characters outside strings, parentheses and blocks. */
function indexAt(text: string, characters: string): number {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? "";
    if (depth === 0 && characters.includes(character)) return index;
    if (character === '"' || character === "'") index = text.indexOf(character, index + 1);
    else if (character === "\\") index += 1;
    else if ("({[".includes(character)) depth += 1;
    else if (")}]".includes(character)) depth -= 1;
  }
  return -1;
}
