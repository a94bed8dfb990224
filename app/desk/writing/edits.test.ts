import { expect, test } from "vitest";
import { faultOf } from "#core/letter-checks.ts";
import { joined } from "./apply-edit.ts";
import {
  type Edit,
  edited,
  headed,
  linked,
  listed,
  marked,
  noted,
  placed,
  placeNow,
  replaced,
} from "./edits.ts";

/** `‹` and `›` are the ends of the selection. */
function selectedIn(shown: string) {
  const start = shown.indexOf("‹");
  const end = shown.indexOf("›") - 1;
  return { value: shown.replace(/[‹›]/g, ""), start, end };
}

function shown(value: string, edit: Edit): string {
  const after = edited(value, edit);
  return `${after.slice(0, edit.start)}‹${after.slice(edit.start, edit.end)}›${after.slice(edit.end)}`;
}

const buttons = {
  bold: (text) => marked(text, "bold"),
  italic: (text) => marked(text, "italic"),
  heading: (text) => headed(text, 2),
  subheading: (text) => headed(text, 3),
  list: (text) => listed(text, false),
  numbered: (text) => listed(text, true),
  link: linked,
  note: noted,
} satisfies Record<string, (text: ReturnType<typeof selectedIn>) => Edit>;
type Button = keyof typeof buttons;

test.each<[Button, string, string]>([
  ["bold", "one ‹two› three", "one **‹two›** three"],
  ["bold", "one **‹two›** three", "one ‹two› three"],
  ["bold", "one ‹**two**› three", "one ‹two› three"],
  ["bold", "one t‹›wo three", "one **‹two›** three"],
  ["bold", "one ‹›", "one **‹›**"],
  ["bold", "one **‹›**", "one ‹›"],
  ["bold", "one‹ two ›three", "one **‹two›** three"],
  ["bold", "- ‹one\n- two›", "- **‹one**\n- **two›**"],
  ["bold", "‹- one›", "- **‹one›**"],
  ["bold", "‹## One›", "## **‹One›**"],
  ["bold", "‹One.\n\nTwo.›", "**‹One.**\n\n**Two.›**"],
  ["bold", "one *‹two›* three", "one ***‹two›*** three"],
  ["bold", "one ***‹two›*** three", "one *‹two›* three"],
  ["italic", "one ***‹two›*** three", "one **‹two›** three"],
  ["italic", "one **‹two›** three", "one ***‹two›*** three"],
  ["italic", "one \\*‹two›\\* three", "one \\**‹two›*\\* three"],
  ["bold", "```figure\n‹{}›\n```", "```figure\n‹{}›\n```"],
  ["bold", "| ‹a› | b |\n|---|---|", "| **‹a›** | b |\n|---|---|"],
  ["bold", "| ‹a | b› |\n|---|---|", "| ‹a | b› |\n|---|---|"],
  ["heading", "O‹›ne", "## O‹›ne"],
  ["heading", "## O‹›ne", "O‹›ne"],
  ["subheading", "## O‹›ne", "### O‹›ne"],
  ["heading", "- O‹›ne", "## O‹›ne"],
  ["heading", "‹›", "## ‹›"],
  ["heading", "| ‹›a |\n|---|", "| ‹›a |\n|---|"],
  ["list", "‹one\ntwo›", "- ‹one\n- two›"],
  ["list", "‹- one\n- two›", "‹one\ntwo›"],
  ["list", "‹1. one\n2. two›", "- ‹one\n- two›"],
  ["numbered", "‹- one\n- two›", "1. ‹one\n2. two›"],
  ["numbered", "‹one\n\ntwo›", "1. ‹one\n\n2. two›"],
  ["list", "above\n‹one›\nbelow", "above\n\n- ‹one›\n\nbelow"],
  ["list", "- above\n‹one›\n- below", "- above\n- ‹one›\n- below"],
  ["list", "a\n\n‹›", "a\n\n- ‹›"],
  ["link", "see ‹this›.", "see [this](‹https://›)."],
  ["link", "see ‹this ›.", "see [this](‹https://›) ."],
  ["link", "see ‹›.", "see [‹›](https://)."],
  ["link", "see ‹https://a.org/b›.", "see [‹›](https://a.org/b)."],
  ["link", "see ‹/references›.", "see [‹›](/references)."],
  ["link", "see [th‹›is](https://a.org).", "see [this](‹https://a.org›)."],
  ["link", "‹one\n\ntwo›", "one\n\ntwo[‹›](https://)"],
  ["link", "a ‹note[^1] here›", "a note[^1] here[‹›](https://)"],
  ["note", "one‹› two.", "one[^1] two.\n\n[^1]: ‹›"],
  ["note", "one[^1]‹›\n\n[^1]: A note.\n", "one[^1][^2]\n\n[^1]: A note.\n\n[^2]: ‹›"],
  ["note", "‹one› two.\n\n", "one[^1] two.\n\n[^1]: ‹›"],
])("%s: %s", (button, before, after) => {
  const text = selectedIn(before);
  expect(shown(text.value, buttons[button](text))).toBe(after);
});

const long = `Opening **words** with a note[^1] and [a link](/references).

## A chapter

- one
- two
  - deeper

Table: Two figures
| Row | Value |
|---|---:|
| A \\| B | 1 |
| C | 2 |
Straight after.

\`\`\`figure
{"kind":"bar","id":"one","title":"t","alt":"a","unit":"u","x":["1"],"series":[{"name":"n","values":[1]}]}
\`\`\`

1. *first*
2. second

[^1]: The note.
`;

test("no button touches what stands outside of the selected lines, nor loses a letter within", () => {
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}|]/gu, "");
  for (const [name, press] of Object.entries(buttons)) {
    for (let start = 0; start <= long.length; start += 3) {
      for (const end of [start, start + 1, start + 7, start + 80].filter(
        (at) => at <= long.length,
      )) {
        const edit = press({ value: long, start, end });
        const after = edited(long, edit);
        const from = start === 0 ? 0 : long.lastIndexOf("\n", start - 1) + 1;
        const stop = long.indexOf("\n", end);
        const to = stop < 0 ? long.length : stop;
        const where = `${name} ${start} ${end}`;
        expect(after.startsWith(long.slice(0, from)), where).toBe(true);
        const rest = long.slice(to);
        if (name === "note") expect(after.includes(rest), where).toBe(true);
        else expect(after.endsWith(rest), where).toBe(true);
        const added =
          name === "link" ? /https|[[\]]/g : name === "note" ? /\[\^2\]:?/g : /^ *\d+\. /gm;
        expect(letters(after.replace(added, "")), where).toBe(letters(long.replace(added, "")));
        expect(edit.start, where).toBeLessThanOrEqual(edit.end);
        expect(edit.end, where).toBeLessThanOrEqual(after.length);
        const pieces = joined(long, edit.pieces);
        expect(edited(long, { ...edit, pieces }), where).toBe(after);
      }
    }
  }
});

test("bold and italic taken back leave the text as it was", () => {
  for (const mark of ["bold", "italic"] as const) {
    for (const [start, end] of [
      [0, 7],
      [10, 15],
      [62, 75],
    ] as const) {
      const once = marked({ value: long, start, end }, mark);
      const value = edited(long, once);
      expect(edited(value, marked({ ...once, value }, mark))).toBe(long);
    }
  }
});

test.each([0, 3, 4, 5, 7, 9])("a block put at %i parts no word and is one of its own", (at) => {
  const text = "One.\n\nTwo.";
  const edit = placed({ value: text, start: at, end: at }, "## Block");
  const after = edited(text, edit);
  expect(after.split("\n\n").toSorted()).toEqual(["## Block", "One.", "Two."].toSorted());
  expect(faultOf(after, "en")).toBeNull();
});

test("a block is put after a table or a drawing, not within it", () => {
  for (let at = 0; at <= long.length; at += 7) {
    const after = edited(long, placed({ value: long, start: at, end: at }, "## Block"));
    expect(faultOf(after, "en"), `at ${at}`).toBeNull();
  }
});

test("a form changes the block that it was opened for, wherever that stands by now", () => {
  const source = "| a |\n| - |";
  const place = { from: 8, to: 8 + source.length };
  const finish = (value: string) => {
    const now = placeNow(value, place, source);
    return now && edited(value, replaced(now, "NEW"));
  };
  expect(finish(`Before\n\n${source}\n`)).toBe("Before\n\nNEW\n");
  expect(finish(`A colleague's.\n\nBefore\n\n${source}\n`)).toBe(
    "A colleague's.\n\nBefore\n\nNEW\n",
  );
  // Changed, taken out, or not to be told apart.
  expect(finish("Before\n\n| b |\n| - |\n")).toBeUndefined();
  expect(finish("Before")).toBeUndefined();
  expect(finish(`${source}\n\n${source}`)).toBeUndefined();
});
