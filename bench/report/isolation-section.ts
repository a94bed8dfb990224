import type { Isolation } from "../isolation.ts";
import { megabytes, milliseconds, ratio, table, whole } from "./markdown.ts";
import type { Section } from "./section.ts";

export function isolationSection({ idle, busy, work }: Isolation): Section {
  const grown = busy.p99 / idle.p99;
  return {
    title: "Pages while the backend is busy",
    method: `One visitor reads four pages in turn, from a process of its own, on the embedded database. At rest, then while ten partners download a document of 30 MB each, thirty strangers guess a password at once and 300 mails go out, all again and again: ${whole(work.downloads)} downloads (${megabytes(work.bytes)} MB), ${whole(work.guesses)} wrong sign-ins, ${whole(work.mails)} mails in the time measured. Milliseconds.`,
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
    ],
    body: table(
      ["", "pages", "p50", "p99", "slowest", "failed"],
      [
        ["at rest", idle],
        ["busy", busy],
      ].map(([name, waited]) => {
        const { pages, p50, p99, slowest, errors } = waited as Isolation["idle"];
        const figures = [p50, p99, slowest].map(milliseconds);
        return [String(name), whole(pages), ...figures, whole(errors)];
      }),
    ),
  };
}
