import type { DeskFields } from "../core/acts/desk.ts";
import type { StandingText } from "../core/acts/pages.ts";
import { twoColleagues } from "./desk/two-colleagues.ts";
import { probe, summaryOf, type Waited, type Waits } from "./isolation/probe.ts";
import { runs, seconds } from "./options.ts";
import { say } from "./progress.ts";
import { rest, until } from "./wait.ts";
import { openOne } from "./writes/databases.ts";

export type Publishing = {
  what: string;
  /** From the act of publishing until the pages say it, in both languages; of each round. */
  seconds: number[];
  before: Waited;
  meanwhile: Waited;
};

type Sentence = { what: string; page: string; place: string; path: string; at: string };

const sentences: readonly Sentence[] = [
  {
    what: "a sentence of a page",
    page: "/who-we-are",
    place: "who-we-are",
    path: "lede",
    at: "/who-we-are",
  },
  {
    what: "a sentence of every page",
    page: "*",
    place: "layout",
    path: "footer.newsletter.text",
    at: "/references",
  },
];

/**
 * Publishes a sentence as two colleagues do, on the embedded database, while a visitor reads pages,
 * and waits until the site says it.
 */
export async function measurePublishing(): Promise<Publishing[]> {
  const { host, sql } = await openOne("PGlite", {});
  const { author, second } = await twoColleagues(sql, host.url);
  const figures: Publishing[] = [];
  for (const { what, page, place, path, at } of sentences) {
    const took: number[] = [];
    const before: Waits[] = [];
    const meanwhile: Waits[] = [];
    for (let round = 0; round < runs(3); round += 1) {
      say(`${what}, ${round + 1}`);
      before.push(await probe(host.url, seconds(10)));
      const now = { en: `Round ${round} is read.`, fr: `Le tour ${round} se lit.` };
      const { texts } = await author.ask("pages.texts", { page });
      const one = texts.find((text) => text.place === place && text.path === path);
      if (!one) throw new Error(`${place} has no ${path}.`);
      const { id } = await author.ask("pages.save", { content: contentOf(page, one, now) });
      const { hash } = await author.ask("pages.show", { id });
      await author.ask("works.submit", { id, hash });
      await second.ask("approvals.give", { id, hash });
      await author.ask("works.publish", { id, hash });
      const began = performance.now();
      const shown = until("The pages", 300_000, async () => {
        const both = await Promise.all([
          says(host.url + at, now.en),
          says(`${host.url}/fr${at}`, now.fr),
        ]);
        await rest(200);
        return both.every(Boolean) || undefined;
      }).then(() => took.push((performance.now() - began) / 1000));
      meanwhile.push(await probe(host.url, seconds(30)));
      await shown;
    }
    figures.push({
      what,
      seconds: took,
      before: summaryOf(before),
      meanwhile: summaryOf(meanwhile),
    });
  }
  await host.stop();
  return figures;
}

function contentOf(
  page: string,
  { place, path, was, stands }: StandingText,
  now: { en: string; fr: string },
) {
  const entry = { place, path, was, stood: stands, now, alone: null };
  return { page, texts: [entry] } as DeskFields<"pages.save">["content"];
}

async function says(url: string, words: string): Promise<boolean> {
  const answer = await fetch(url, { headers: { "accept-language": "en" } });
  return (await answer.text()).includes(words);
}
