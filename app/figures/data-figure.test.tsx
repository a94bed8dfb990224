import { HtmlValidate } from "html-validate";
import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadWords, missingKeys, translatorFor } from "#app/i18n/translator.ts";
import { TranslatorProvider } from "#app/i18n/use-translation.tsx";
import { StaticRouter } from "#app/navigation/router.tsx";
import type { FigureData } from "#core/figure-data.ts";
import { type Language, languages } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import { DataFigure } from "./data-figure.tsx";
import { withUnit } from "./share-drawing.tsx";

const words = { title: "A title", alt: "What it shows", unit: "€m" };
const figures: Record<string, FigureData> = {
  line: {
    ...words,
    kind: "line",
    x: ["2023", "2024", "2025"],
    series: [
      { name: "Measured", values: [1240, null, 980] },
      { name: "Target", values: [1240, 1100, 960] },
    ],
  },
  "low line": {
    ...words,
    kind: "line",
    x: ["2023", "2024", "2025"],
    series: [
      { name: "Came", values: [1240, 20, 0] },
      { name: "Left", values: [70, 0, 0] },
    ],
  },
  columns: {
    ...words,
    kind: "bar",
    x: ["E1", "E2"],
    series: [{ name: "Result", values: [98, 1033] }],
    marked: [1],
  },
  rows: {
    ...words,
    kind: "bar",
    x: ["Climate and shareholder proposals", "Appropriation of results", "Boards", "Audit"],
    series: [{ name: "Against", values: [33, 1029, 12, 6] }],
  },
  share: {
    ...words,
    kind: "share",
    x: ["Decisive", "Cannot tell"],
    series: [{ name: "Capital", values: [1034, 30] }],
  },
};
const all = languages.flatMap((language) =>
  Object.keys(figures).map((name) => ({ language, name })),
);

async function drawn(name: string, language: Language) {
  await loadWords(language, ["layout"]);
  const figure = figures[name];
  if (!figure) throw new Error(`No figure is called ${name}.`);
  const html = renderToStaticMarkup(
    <StaticRouter at={localisePath("/", language)}>
      <TranslatorProvider translator={translatorFor(language)}>
        <DataFigure number={1} figure={figure} />
      </TranslatorProvider>
    </StaticRouter>,
  );
  return { figure, html, root: parse(html) };
}

test.each(all)("$name is valid HTML without inline styles in $language", async (one) => {
  const { html } = await drawn(one.name, one.language);
  const validator = new HtmlValidate({
    extends: ["html-validate:recommended"],
    // The reasons are in tests/site/html.test.ts.
    rules: {
      "void-style": "off",
      "no-redundant-role": "off",
      "valid-id": ["error", { relaxed: true }],
    },
  });
  const { results } = await validator.validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  expect(html).not.toMatch(/\sstyle=/);
  expect([...missingKeys]).toEqual([]);
});

test.each(all)("$name has its alternative and all its numbers in $language", async (one) => {
  const { figure, root } = await drawn(one.name, one.language);
  expect(root.querySelector("svg[role=img]")?.getAttribute("aria-label")).toBe(figure.alt);
  expect(root.querySelectorAll("tbody tr")).toHaveLength(figure.x.length);
  const thousands = one.language === "fr" ? /1\u202f\d{3}/ : /1,\d{3}/;
  expect(root.querySelector("svg")?.text).toMatch(thousands);
  expect(root.querySelector("table")?.text).toMatch(thousands);
});

test("a reading that was not taken is a gap and an empty cell, not a zero", async () => {
  const { root } = await drawn("line", "en");
  const [measured] = root.querySelectorAll(".drawing-line");
  expect(measured?.getAttribute("d")?.match(/M/g)).toHaveLength(2);
  expect(root.querySelectorAll("tbody tr")[1]?.querySelectorAll("td")[0]?.text).toBe("–");
});

test("short names stand under columns, long ones above bars that lie", async () => {
  const widths = async (name: string) => {
    const { root } = await drawn(name, "en");
    return root.querySelectorAll("rect").map((rect) => rect.getAttribute("width"));
  };
  expect(new Set(await widths("columns")).size).toBe(1);
  expect(new Set(await widths("rows")).size).toBe(4);
});

test("parts of a whole have each a cut of their own", async () => {
  const { root } = await drawn("share", "en");
  const cuts = root.querySelectorAll(".drawing-cut").map(({ outerHTML }) => outerHTML);
  expect(new Set(cuts).size).toBe(2);
});

test("units are written as each language writes them", () => {
  expect(withUnit(124, "€m", "en")).toBe("€124m");
  expect(withUnit(124, "M€", "fr")).toBe("124\u202fM€");
  expect(withUnit(98, "%", "en")).toBe("98%");
  expect(withUnit(98, "%", "fr")).toBe("98\u202f%");
});

test("numbers and names below a low point stand above the labels, and two names never at one place", async () => {
  const { root } = await drawn("low line", "en");
  const baseOf = (text: (typeof texts)[number]) =>
    Number(text.parentNode?.getAttribute("y")) + Number(text.getAttribute("y") ?? 20);
  const texts = root.querySelectorAll("svg svg text");
  const of = (name: string) => texts.filter((text) => text.classList.contains(name)).map(baseOf);
  const labels = Math.min(...of("drawing-label"));
  expect(Math.max(...of("drawing-value"), ...of("drawing-name-end"))).toBeLessThan(labels - 16);
  expect(new Set(of("drawing-name-end")).size).toBe(2);
});
