import { expect, test } from "vitest";
import type { Language } from "#core/languages.ts";
import { type Answer, find, type Question } from "#core/search/find.ts";
import { makeIndex } from "./make-index.ts";
import { readPage } from "./read-page.ts";
import type { SearchedPage } from "./read-site.ts";

function page(path: string, rest: Partial<SearchedPage> = {}): SearchedPage {
  const name = path.slice(1);
  return {
    path,
    name,
    heading: name,
    description: "",
    kind: "page",
    weight: 1,
    passages: [],
    ...rest,
  };
}

const term = {
  title: "Complément de prix",
  anchor: "#earn-out",
  text: "Part du prix versée plus tard, si l’entreprise cédée atteint des objectifs.",
  names: ["Complément de prix", "Earn-out"],
};
const french = [
  page("/fr/cession", {
    passages: [
      { title: "Céder", anchor: "", text: "Nous conseillons la cession d’une société familiale." },
      { title: "Honoraires", anchor: "#honoraires", text: "Ils sont convenus avant le mandat." },
    ],
  }),
  page("/fr/glossaire", { kind: "term", passages: [term] }),
  page("/fr/lettres/une", {
    kind: "letter",
    passages: [{ title: "Une lettre", anchor: "", text: "Les honoraires y sont nommés une fois." }],
  }),
];

/**
 * Searches like a browser, which has no files at first. Also returns what it fetched, by rounds.
 */
function ask(
  text: string,
  rest: Partial<Question> = {},
  pages = french,
  language: Language = "fr",
) {
  const files = makeIndex(pages, language);
  const here = new Map<string, unknown>();
  const rounds: string[][] = [];
  for (;;) {
    const step: Answer | { needs: string[] } = find(
      { text, language, wanted: 8, ...rest },
      (path) => here.get(path),
    );
    if (!("needs" in step)) return { ...step, rounds };
    rounds.push(step.needs);
    for (const path of step.needs) here.set(path, JSON.parse(files.get(path) ?? "null"));
  }
}

function paths({ hits }: Answer): string[] {
  return hits.map(({ path }) => path);
}

test("a passage is found by its heading and leads to it", () => {
  expect(paths(ask("honoraire"))[0]).toBe("/fr/cession#honoraires");
});

test("accents, capitals, plurals and elisions are forgiven", () => {
  for (const asked of ["SOCIETE FAMILIALE", "sociétés familiales", "l’societe d'familiale"]) {
    expect(paths(ask(asked)), asked).toEqual(["/fr/cession"]);
  }
});

test("a misspelt word is taken for the nearest one, and the answer says so", () => {
  const { hits, taken } = ask("honorraires");
  expect(hits[0]?.path).toBe("/fr/cession#honoraires");
  expect(taken).toEqual([{ asked: "honorraires", taken: "honoraires" }]);
});

test("a word that is begun finds those that begin so", () => {
  expect(paths(ask("honor"))).toContain("/fr/cession#honoraires");
});

test("a term that is asked for is the answer, in either language, and no hit besides", () => {
  for (const asked of ["qu’est-ce qu’un complément de prix ?", "earn-out", "compléments de prix"]) {
    const { definition, hits } = ask(asked);
    expect(definition?.path, asked).toBe("/fr/glossaire#earn-out");
    expect(definition?.excerpt.map((piece) => piece.text).join("")).toBe(term.text);
    expect(hits.map(({ path }) => path)).not.toContain("/fr/glossaire#earn-out");
  }
  expect(ask("prix").definition).toBeUndefined();
});

test("the kinds are counted whichever is chosen, and only the chosen one is shown", () => {
  const chosen = ask("honoraires", { kind: "letter" });
  expect(paths(chosen)).toEqual(["/fr/lettres/une"]);
  expect(chosen.total).toBe(1);
  expect(chosen.counts).toEqual([
    { kind: "page", count: 1 },
    { kind: "letter", count: 1 },
  ]);
});

test("where nothing is found, words like it are named", () => {
  const { total, near } = ask("cassiom");
  expect(total).toBe(0);
  expect(near).toContain("cession");
});

test("nothing is found for what no word is like", () => {
  expect(ask("zzzzqqqq")).toMatchObject({ total: 0, hits: [], near: [] });
  expect(ask("; !")).toMatchObject({ total: 0, hits: [] });
});

test("a word of no meaning alone is looked for all the same", () => {
  expect(ask("une").total).toBe(0);
  expect(ask("une").rounds.length).toBeGreaterThan(1);
});

test("no page keeps the others from being seen", () => {
  const long = page("/long", {
    passages: Array.from({ length: 9 }, (_, number) => ({
      title: `Fees ${number}`,
      anchor: `#${number}`,
      text: "Fees, fees and fees.",
    })),
  });
  const short = page("/short", { passages: [{ title: "Short", anchor: "", text: "A fee." }] });
  const found = paths(ask("fees", {}, [long, short], "en"));
  expect(found.slice(0, 3)).toContain("/short");
});

test("an answer is three rounds of files: the table, the words, the texts", () => {
  const { rounds } = ask("honoraires");
  expect(rounds.map((needs) => needs.map((path) => path.replace(/-\w{10}\//, "/")))).toEqual([
    ["/search.fr.json"],
    ["/assets/search-fr/words-0.json"],
    ["/assets/search-fr/texts-0.json", "/assets/search-fr/texts-2.json"],
  ]);
});

test("years are words like others, whatever their order", () => {
  const years = ["2030", "9", "10", "1999"].map((year) =>
    page(`/${year}-`, { passages: [{ title: `In ${year}`, anchor: "", text: `Of ${year}.` }] }),
  );
  expect(paths(ask("2030", {}, years, "en"))).toEqual(["/2030-"]);
  expect(paths(ask("10", {}, years, "en"))).toEqual(["/10-"]);
});

test("another text makes another folder, so that no browser mixes two indexes", () => {
  const [before, after] = [french, french.slice(0, 2)].map((pages) => makeIndex(pages, "fr"));
  const folder = (files = new Map<string, string>()) => [...files.keys()][1]?.split("/")[2];
  expect(folder(before)).not.toBe(folder(after));
  expect(folder(makeIndex(french, "fr"))).toBe(folder(before));
});

test("a page is read by its headings, without its controls and the notes on its terms", () => {
  const { heading, passages } = readPage(`<html><head><meta name="description" content="D"></head>
    <body><header><h2>Menu</h2></header><main><nav>Home</nav><h1>Legal <em>notice</em></h1>
    <p>Opening.</p><section id="host"><h2 id="host-title"><span aria-hidden="true">3</span>Host</h2>
    <p>A <a>fund</a><span role="tooltip">A vehicle.</span>, <b>us</b>.</p><button>Print</button>
    <h3>In Europe &amp; here</h3><ul><li>One</li><li>Two.</li></ul></section>
    <h2 id="_R_1_">No name</h2><p>Text.</p><h2>Empty</h2></main></body></html>`);
  expect(heading).toBe("Legal notice");
  expect(passages).toEqual([
    { title: "Legal notice", anchor: "", text: "Opening." },
    { title: "Host", anchor: "#host", text: "A fund, us." },
    {
      title: "In Europe & here",
      anchor: "#host:~:text=In%20Europe%20%26%20here",
      text: "One · Two.",
      under: "Host",
    },
    { title: "No name", anchor: "#host:~:text=No%20name", text: "Text." },
  ]);
});

test("a telephone, a mailbox, an address and hours are found by what they are called", () => {
  const { heading, passages } = readPage(`<html><body><main><h1>Write to us</h1><p>Both.</p>
    <h2 id="paris">Paris</h2><address>8, rue X <a href="tel:+331">+33 1</a></address>
    <p class="opening-hours">Monday to Friday</p><h2 id="us">Us</h2>
    <p><a href="mailto:a@b.example">a@b.example</a></p></main></body></html>`);
  expect(passages.map(({ has }) => has)).toEqual([
    undefined,
    ["address", "telephone", "hours"],
    ["mailbox"],
  ]);
  const offices = [page("/offices", { heading, passages })];
  const found = (asked: string) => paths(ask(asked, {}, offices, "en"))[0];
  for (const asked of ["phone number", "where is your address", "when are you open"]) {
    expect(found(asked), asked).toBe("/offices#paris");
  }
  expect(found("e-mail")).toBe("/offices#us");
  expect(ask("address", {}, offices, "en").hits[0]?.excerpt).toEqual([
    { text: "8, rue X +33 1 Monday to Friday", marked: false },
  ]);
});
