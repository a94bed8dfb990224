/** Publications of the desk: which of them pages can be made of. */
import { compareVersions, keepOfDesk, nameOf, type PublicationRow } from "./of-desk.ts";
import { readPublications } from "./read.ts";

/** Those that can be read, kept for what makes pages; the others are reported. */
export function soundPublications(
  wanted: readonly PublicationRow[],
  report: (name: string, error: unknown) => void,
): PublicationRow[] {
  const sound: PublicationRow[] = [];
  const faulty: { row: PublicationRow; error: unknown }[] = [];
  // Each together with those before it: it may be a further version of one of them.
  const inOrder = wanted.toSorted((one, other) => compareVersions(one.version, other.version));
  for (const row of inOrder) {
    keepOfDesk([...sound, row]);
    try {
      for (const { texts } of readPublications()) void texts;
      sound.push(row);
    } catch (error) {
      faulty.push({ row, error });
    }
  }
  keepOfDesk(sound);
  // One that a later version replaced is nobody's concern.
  const isReplaced = ({ slug, version }: PublicationRow) =>
    sound.some((one) => one.slug === slug && compareVersions(one.version, version) > 0);
  for (const { row, error } of faulty) if (!isReplaced(row)) report(nameOf(row), error);
  return sound;
}
