import type { Reviews } from "../review.ts";
import { megabytes, table, whole } from "./markdown.ts";
import type { Section } from "./section.ts";

export function reviewSection(figures: readonly Reviews[]): Section {
  return {
    title: "Review of a release",
    method:
      "What the screens of a release ask over HTTP, sign-in and rights included: as its second person, from the total that is typed to the approval, and afterwards as whoever reads what was approved. A call, a distribution, a value and a commitment for each entity, and the manager's notice to each. Milliseconds until the whole answer is there; its size in kB; memory of the backend's process once every screen was shown, and the most from there on, in MB.",
    charts: {},
    goals: figures.flatMap(({ engine, lines, files, screens, memory }) => {
      const [worst] = screens.toSorted((one, other) => other.p50 - one.p50);
      return [
        {
          goal: `${whole(lines)} lines and ${whole(files)} files on ${engine}: each screen within a second`,
          found: `slowest: ${worst?.name}, ${whole(worst?.p50 ?? 0)} ms`,
          met: (worst?.p50 ?? 0) < 1000,
        },
        {
          goal: `memory stays flat on ${engine} while a release is reviewed: at most a fifth more`,
          found: `${megabytes(memory.early)} MB, then ${megabytes(memory.most)} MB`,
          met: memory.most <= memory.early * 1.2,
        },
      ];
    }),
    body: table(
      ["", ...figures.flatMap(({ engine }) => [`${engine}, median`, "slowest"]), "kB"],
      (figures[0]?.screens ?? []).map(({ name, bytes }, place) => [
        name,
        ...figures.flatMap(({ screens }) => {
          const { p50 = 0, slowest = 0 } = screens[place] ?? {};
          return [whole(p50), whole(slowest)];
        }),
        whole(bytes / 1000),
      ]),
    ),
  };
}
