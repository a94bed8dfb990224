import type { Letters } from "../letters.ts";
import { megabytes, ratio, table, whole } from "./markdown.ts";
import type { Section } from "./section.ts";

export function lettersSection(figures: readonly Letters[]): Section {
  return {
    title: "Letters",
    method:
      "A letter of about 18 kB to every confirmed reader, sent by the running host to a mail server on loopback that only counts, over five connections; beside it, the same mails from nodemailer's own pool with no database behind it, before and after, to the same server. Mails a second; memory of the backend's process after a tenth of the mails, and the most from there on, in MB.",
    charts: {},
    goals: figures.flatMap(({ engine, readers, perSecond, bare, accepted, memory }) => [
      {
        goal: `${whole(readers)} readers on ${engine}: at least 0.7 of a bare pool's rate, nobody left out`,
        found: `${whole(perSecond)} against ${whole(bare)} a second, ratio ${ratio(perSecond / bare)}; ${whole(accepted)} accepted`,
        met: perSecond / bare >= 0.7 && accepted === readers,
      },
      {
        goal: `memory stays flat on ${engine}: at most a fifth more at the end`,
        found: `${megabytes(memory.early)} MB, then ${megabytes(memory.most)} MB`,
        met: memory.most <= memory.early * 1.2,
      },
    ]),
    body: table(
      ["", "readers", "mails a second", "bare pool", "ratio", "accepted", "memory, early", "most"],
      figures.map(({ engine, readers, perSecond, bare, accepted, memory }) => [
        engine,
        ...[readers, perSecond, bare].map(whole),
        ratio(perSecond / bare),
        whole(accepted),
        ...[memory.early, memory.most].map(megabytes),
      ]),
    ),
  };
}
