import { expect, test } from "vitest";
import { headingIds, parseText } from "./parse-text.ts";

test.each([
  ["a quotation", "> A line.\n", "no place for blockquote."],
  ["a rule", "A line.\n\n***\n", "no place for thematicBreak."],
  ["code that is no figure", "```js\n1\n```\n", "no place for code."],
  ["HTML between paragraphs", "<div>\n", "no place for html."],
  ["HTML in a line", "A <b>line</b>.\n", "no place for <b>."],
  ["a link", "A [line](https://example.org).\n", "no place for link in a line."],
  ["a picture", "A ![line](line.png).\n", "no place for image in a line."],
  ["code in a line", "A `line`.\n", "no place for inlineCode in a line."],
  ["a title of its own", "# A title\n", "A heading begins with ## or ###: “A title”."],
  ["a heading of another depth", "#### A part\n", "A heading begins with ## or ###"],
  ["a passage left open", "A <fr>ligne.\n", "<fr> is not closed."],
  ["a passage within another", "A <fr>b <en>c</en></fr>.\n", "<en> is opened within <fr>."],
  ["a passage closed and not opened", "A line</fr>.\n", "no place for </fr>."],
  [
    "a note that is not written",
    "A line.[^none]\n",
    "The note [^none] is referred to, but not written.",
  ],
  [
    "a note that is not called",
    "A line.\n\n[^one]: A note.\n",
    "A note is written, but nothing refers to it.",
  ],
  ["a table without caption", "| a | b |\n|---|---|\n| 1 | 2 |\n", "needs a line “Table: …”"],
])("%s is refused", (_name, markdown, sentence) => {
  expect(() => parseText(markdown, "en")).toThrow(sentence);
});

test("a text has an opening, chapters with their figures numbered, and notes as they are called", () => {
  const figure = '```figure\n{ "id": "drawing" }\n```';
  const markdown = `An opening.[^b]

## One, “first”

Table: A caption
| a | b |
|---|--:|
| 1 | 2 |

### A part

${figure}

## Two

${figure}

By the firm.[^a][^b]

[^a]: The second.
[^b]: The first.
`;
  const { opening, chapters, notes } = parseText(markdown, "en");
  expect(opening.map(({ type }) => type)).toEqual(["paragraph"]);
  expect(chapters.map(({ id }) => id)).toEqual(["one-first", "two"]);
  const [first, second] = chapters.map(({ blocks }) => blocks);
  expect(first).toMatchObject([
    { type: "table", data: { hProperties: { title: "A caption" } } },
    { type: "heading", data: { hProperties: { id: "a-part" } } },
    { type: "figure", number: 1, figure: { id: "drawing" } },
  ]);
  expect(second).toMatchObject([{ type: "figure", number: 2 }, { type: "paragraph" }]);
  expect(JSON.stringify(second)).toContain("By the firm.");
  expect(notes.map(({ id }) => id)).toEqual(["b", "a"]);
});

test("the first row and the first column of a table are its headers", () => {
  const [table] = parseText("Table: T\n| a | b |\n|---|--:|\n| 1 | 2 |\n", "en").opening;
  const rows = table?.type === "table" ? table.children : [];
  expect(rows.map(({ children }) => children.map(({ data }) => data))).toEqual([
    [
      { hName: "th", hProperties: { scope: "col" } },
      { hName: "th", hProperties: { scope: "col", dataNumeric: true } },
    ],
    [
      { hName: "th", hProperties: { scope: "row" } },
      { hName: "td", hProperties: { dataNumeric: true } },
    ],
  ]);
});

test("headings take the ids that another language gave them", () => {
  const english = parseText("## One\n\n### A part\n", "en");
  const french = parseText("## Un\n\n### Une partie\n", "fr", headingIds(english));
  expect(headingIds(french)).toEqual(["one", "a-part"]);
});

test("finding: a quotation within a line is one in the code too", () => {
  const [first] = parseText("She said <q>“never”</q> twice.\n", "en").opening;
  const words = first?.type === "paragraph" ? first.children : [];
  expect(words[1]).toMatchObject({ type: "markedWords", data: { hName: "q" } });
});
