import type { Loaded, SearchFigures } from "../search.ts";
import { median } from "../statistics.ts";
import { milliseconds, ratio, table, whole } from "./markdown.ts";
import type { Section } from "./section.ts";

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

export function searchSection({ index, answers, growth }: SearchFigures): Section {
  const most = (which: "first" | "next" | "opened", what: keyof Loaded) =>
    Math.max(...answers.map((answer) => answer[which][what]));
  const middle = (which: "first" | "next" | "opened", what: keyof Loaded) =>
    median(answers.map((answer) => answer[which][what]));
  return {
    title: "Search",
    method:
      "Questions that visitors would ask, on DevTools’ slow 4G (562 ms a request, 1.5 Mbit/s). First: on the home page, which knows nothing of the search, the entry in the header is clicked and the question put into the field as soon as it is there; bytes are everything loaded since the click, headers included, milliseconds run from the question to the answer. Next: another question there. Opened: the address of the answer in a browser that has nothing, where the host has written it into the page. Growth: the same pages many times over at other addresses, in memory; bytes are compressed.",
    charts: {},
    goals: [
      {
        goal: "first answer within 1.5 s, with at most 120 kB",
        found: `${milliseconds(middle("first", "milliseconds"))} ms, at most ${milliseconds(most("first", "milliseconds"))}; at most ${kilobytes(most("first", "bytes"))} kB`,
        met: most("first", "milliseconds") <= 1500 && most("first", "bytes") <= 120_000,
      },
      {
        goal: "each next answer with at most 20 kB",
        found: `at most ${kilobytes(most("next", "bytes"))} kB, in ${milliseconds(middle("next", "milliseconds"))} ms`,
        met: most("next", "bytes") <= 20_000,
      },
      ...growth.map(({ language, once, grown }) => ({
        goal: `${grown.times} times the documents (${language}): an answer takes at most ${grown.times / 2} times the bytes`,
        found: `${kilobytes(once.answer.median)} kB, then ${kilobytes(grown.answer.median)} kB; ratio ${ratio(grown.answer.median / once.answer.median)}`,
        met: grown.answer.median / once.answer.median <= grown.times / 2,
      })),
    ],
    body: [
      table(
        ["index", "passages", "files", "kB"],
        index.map(({ language, passages, files, bytes }) => [
          language,
          whole(passages),
          whole(files),
          kilobytes(bytes),
        ]),
      ),
      table(
        ["question", "first, ms", "kB", "next, ms", "kB", "opened, ms", "kB"],
        answers.map(({ asked, first, next, opened }) => [
          asked,
          ...[first, next, opened].flatMap((one) => [
            milliseconds(one.milliseconds),
            kilobytes(one.bytes),
          ]),
        ]),
      ),
      table(
        [
          "growth",
          "passages",
          "index, kB",
          "table, kB",
          "made in, ms",
          "an answer, kB",
          "at most",
          "ms",
        ],
        growth.flatMap(({ language, once, grown }) =>
          [once, grown].map((size) => [
            `${language}, ${size.times}×`,
            whole(size.passages),
            kilobytes(size.bytes),
            kilobytes(size.table),
            milliseconds(size.milliseconds),
            kilobytes(size.answer.median),
            kilobytes(size.answer.most),
            milliseconds(size.answer.milliseconds),
          ]),
        ),
      ),
    ].join("\n\n"),
  };
}
