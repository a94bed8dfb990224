import postcss, { type AtRule, type Container, type Rule } from "postcss";

const parsed = new Map<string, postcss.Root>();

/**
 * What a stylesheet says about a page as it was built: the rules whose every class, element and
 * attribute occurs in its HTML, whatever the pointer and the keyboard do with it. It travels in the
 * page; the whole sheet follows, for what scripts will draw.
 */
export function firstStyles(html: string, sheet: string): string {
  const found = namesIn(html);
  const root = parse(sheet).clone();
  root.walkAtRules("media", (rule) => {
    if (rule.params === "print") rule.remove();
  });
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    const kept = rule.selectors.filter((selector) =>
      namesOf(selector).every((name) => found.has(name)),
    );
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  removeEmpty(root);
  removeStill(root);
  return layersOf(sheet) + root.toString();
}

/** Their order is that in which they are first named: it must not hang on what a page needs. */
function layersOf(sheet: string): string {
  const names = parse(sheet).nodes.flatMap((node) =>
    node.type === "atrule" && node.name === "layer" ? [node.params] : [],
  );
  return names.length > 0 ? `@layer ${[...new Set(names)].join(",")};` : "";
}

function parse(sheet: string): postcss.Root {
  const root = parsed.get(sheet) ?? postcss.parse(sheet);
  parsed.set(sheet, root);
  return root;
}

/** `.class`, `[attribute` and `element`, as they occur in the page. */
function namesIn(html: string): Set<string> {
  // Opened by hand, before any script.
  const names = new Set(["[open"]);
  for (const [, element = "", attributes = ""] of html.matchAll(/<([a-z][\w-]*)((?:\s[^>]*)?)>/g)) {
    names.add(element);
    for (const [, name = "", value = ""] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
      names.add(`[${name.toLowerCase()}`);
      if (name === "class") for (const one of value.split(/\s+/)) names.add(`.${one}`);
    }
  }
  return names;
}

/** What a selector needs in the page. What stands in brackets (`:not(…)`, `:is(…)`) may be absent. */
function namesOf(selector: string): string[] {
  let bare = selector;
  for (let before = ""; before !== bare; ) {
    before = bare;
    bare = bare.replace(/\([^()]*\)/g, "");
  }
  const attributes = [...bare.matchAll(/\[([\w-]+)/g)].map(([, name]) => `[${name}`);
  const rest = bare.replace(/\[[^\]]*\]/g, "").replace(/::?[\w-]+/g, "");
  return [...attributes, ...(rest.match(/\.[\w-]+|(?<![\w.#-])[a-z][\w-]*/g) ?? [])];
}

/** `from`, `50%`: no selector. */
function isStep({ parent }: Rule): boolean {
  return parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes");
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== "atrule" || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Movements that nothing makes. */
function removeStill(root: postcss.Root): void {
  const made = new Set<string>();
  root.walkDecls(/^animation/, ({ value }) => {
    for (const name of value.match(/[\w-]+/g) ?? []) made.add(name);
  });
  root.walkAtRules("keyframes", (rule) => {
    if (!made.has(rule.params)) rule.remove();
  });
}
