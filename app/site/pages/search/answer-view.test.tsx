import { type HTMLElement, parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadWords, translatorFor } from "#app/i18n/translator.ts";
import { TranslatorProvider } from "#app/i18n/use-translation.tsx";
import { StaticRouter } from "#app/navigation/router.tsx";
import { type Language, languages } from "#core/languages.ts";
import { pathTo } from "#core/paths.ts";
import type { Asked } from "#core/search/address.ts";
import type { Answer, Hit } from "#core/search/find.ts";
import { typeset } from "#core/typeset.ts";
import { answerHtml } from "#server/pages/answer-html.ts";
import { AnswerView } from "./answer-view.tsx";

const hit: Hit = {
  kind: "page",
  path: "/careers#a:~:text=P%26L",
  page: "P&L <b>",
  title: [{ text: "Fees", marked: true }],
  excerpt: [
    { text: "The “", marked: false },
    { text: "fee", marked: true },
    { text: "” & <script>alert('1')</script>", marked: false },
  ],
};
const answer: Answer = {
  total: 1,
  counts: [{ kind: "page", count: 1 }],
  hits: [hit],
  taken: [],
  near: [],
};
const nothing: Answer = { total: 0, counts: [], hits: [], taken: [], near: [] };
const asked: Asked = { q: `fee" onload='x' <i>&`, show: 8 };

const cases: readonly { name: string; asked: Asked; answer: Answer }[] = [
  { name: "hits", asked, answer },
  {
    name: "a definition, a chosen kind and a word that was taken for another",
    asked: { ...asked, kind: "term" },
    answer: {
      ...answer,
      counts: [...answer.counts, { kind: "term", count: 2 }],
      definition: { ...hit, kind: "term" },
      taken: [{ asked: "<fe>", taken: "fee" }],
    },
  },
  { name: "more to come", asked, answer: { ...answer, total: 20 } },
  { name: "nothing", asked, answer: nothing },
  { name: "nothing, with words like it", asked, answer: { ...nothing, near: ["fee", "<feet>"] } },
];

async function drawn({ asked, answer }: (typeof cases)[number], language: Language) {
  await loadWords(language, ["search"]);
  return renderToStaticMarkup(
    <StaticRouter at={pathTo("search", language)}>
      <TranslatorProvider translator={translatorFor(language)}>
        <AnswerView answered={{ asked, answer }} />
      </TranslatorProvider>
    </StaticRouter>,
  );
}

/** Elements, attributes and texts of some HTML, independent of the order of attributes. */
function shape(html: string, language: Language): unknown {
  const of = (element: HTMLElement): unknown => ({
    tag: element.tagName,
    attributes: Object.fromEntries(
      Object.entries(element.attributes)
        .filter(([name]) => name !== "data-discover")
        .map(([name, value]) => [name, typeset(value, language)] as const)
        .sort(([one], [other]) => one.localeCompare(other)),
    ),
    parts: element.childNodes.map((node) =>
      "tagName" in node ? of(node as HTMLElement) : typeset(node.text, language),
    ),
  });
  return of(parse(html));
}

test.each(languages.flatMap((language) => cases.map((one) => ({ ...one, language }))))(
  "the host writes in $language what the page draws: $name",
  async (one) => {
    const page = shape(await drawn(one, one.language), one.language);
    const isEmpty = !one.answer.definition && one.answer.hits.length === 0;
    const className = isEmpty ? "search-answer search-nothing" : "search-answer";
    const own = answerHtml(one.asked, one.answer, one.language);
    expect(shape(`<div class="${className}">${own}</div>`, one.language)).toEqual(page);
  },
);
