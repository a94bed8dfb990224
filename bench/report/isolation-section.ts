import { crowdSize } from "../isolation/crowds.ts";
import { stallSize } from "../isolation/stalls.ts";
import type { Isolation } from "../isolation.ts";
import { megabytes, milliseconds, ratio, table, whole } from "./markdown.ts";
import type { Section } from "./section.ts";

const heavy = [
  ["guess", "wrong sign-ins"],
  ["preview", "hostile previews"],
] as const;

export function isolationSection({ idle, busy, work, crowds, stalls }: Isolation): Section {
  const grown = busy.p99 / idle.p99;
  const { read, search, "search-apart": apart } = crowds;
  return {
    title: "Pages while the backend is busy, and while a crowd searches",
    method: `One visitor reads four pages in turn, from a process of its own, on the embedded database. At rest, then while ten partners download a document of 30 MB each, thirty strangers guess a password at once and 300 mails go out, all again and again: ${whole(work.downloads)} downloads (${megabytes(work.bytes)} MB), ${whole(work.guesses)} wrong sign-ins, ${whole(work.mails)} mails in the time measured. Then beside ${crowdSize} connections that ask again as soon as they are answered: for a page, for the costliest answers of the search as one client, and for these as ${crowdSize} clients; ${answersOf(search)} and ${answersOf(apart)}. Last beside ${stallSize} connections that read, that guess a password, and that show a letter written to be slow, as a colleague who may only look; one more visitor sends messages: ${whole(stalls.guess.answers[400] ?? 0)} passwords were compared, ${whole(stalls.preview.answers[200] ?? 0)} letters read or refused as too heavy, the others put off. Milliseconds.`,
    charts: {},
    goals: [
      {
        goal: "p99 of a page at most twice that at rest while the backend is busy",
        found: `${milliseconds(busy.p99)} against ${milliseconds(idle.p99)} ms, ratio ${ratio(grown)}`,
        met: grown <= 2,
      },
      {
        goal: "no page over 100 ms while the backend is busy, none failed",
        found: `slowest ${milliseconds(busy.slowest)} ms, ${whole(busy.errors)} failed`,
        met: busy.slowest <= 100 && busy.errors === 0,
      },
      ...[
        { who: "of one client", searching: search },
        { who: `of ${crowdSize} clients`, searching: apart },
      ].map(({ who, searching }) => ({
        goal: `p95 of a page beside ${crowdSize} searchers ${who} at most 2.5 times that beside ${crowdSize} readers`,
        found: `${milliseconds(searching.p95)} against ${milliseconds(read.p95)} ms, ratio ${ratio(searching.p95 / read.p95)}`,
        met: searching.p95 / read.p95 <= 2.5 && searching.errors === 0,
      })),
      ...heavy.flatMap(([name, what]) => {
        const { pages, forms } = stalls[name];
        const grownBy = pages.p95 / stalls.read.pages.p95;
        return [
          {
            goal: `a form within a second beside ${stallSize} ${what} at once, none refused`,
            found: `slowest of ${whole(forms.pages)} ${milliseconds(forms.slowest)} ms, ${whole(forms.errors)} refused`,
            met: forms.pages > 0 && forms.slowest <= 1_000 && forms.errors === 0,
          },
          {
            goal: `p95 of a page beside ${stallSize} ${what} at most 2.5 times that beside ${stallSize} readers`,
            found: `${milliseconds(pages.p95)} against ${milliseconds(stalls.read.pages.p95)} ms, ratio ${ratio(grownBy)}`,
            met: grownBy <= 2.5 && pages.errors === 0,
          },
        ];
      }),
    ],
    body: table(
      ["", "answers", "p50", "p95", "p99", "slowest", "failed"],
      Object.entries({
        "at rest": idle,
        busy,
        "beside readers": read,
        "beside searchers of one client": search,
        "beside searchers of many": apart,
        [`beside ${stallSize} readers`]: stalls.read.pages,
        [`beside ${stallSize} wrong sign-ins`]: stalls.guess.pages,
        [`beside ${stallSize} hostile previews`]: stalls.preview.pages,
        [`forms beside ${stallSize} readers`]: stalls.read.forms,
        [`forms beside ${stallSize} wrong sign-ins`]: stalls.guess.forms,
        [`forms beside ${stallSize} hostile previews`]: stalls.preview.forms,
      }).map(([name, { pages, p50, p95, p99, slowest, errors }]) => {
        const figures = [p50, p95, p99, slowest].map(milliseconds);
        return [name, whole(pages), ...figures, whole(errors)];
      }),
    ),
  };
}

function answersOf({ answers }: Isolation["crowds"]["search"]): string {
  const { 200: answered = 0, 429: refused = 0 } = answers;
  return `${whole(answered)} questions were answered and ${whole(refused)} put off`;
}
