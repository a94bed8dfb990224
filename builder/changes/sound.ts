/** Which changes can be drawn, and why the others cannot. */
import { teams } from "#content/people.ts";
import { site } from "#content/site.ts";
import { recordFault } from "#core/texts/records.ts";
import {
  type Change,
  type ChangedRecord,
  type ChangedText,
  isFigures,
  isMarkTakenOff,
  isRecord,
  standingOf,
  type Undrawn,
} from "#core/texts/revision.ts";
import { readPublications } from "../publications/read.ts";
import { isChangeable } from "./changeable.ts";
import { keepChanges } from "./of-desk.ts";
import { namedElsewhere, readPeople } from "./records.ts";
import { readSource, textAt } from "./words.ts";

type Why = Pick<Undrawn, "reason" | "detail">;

/** Keeps those that can be drawn for what makes pages. */
export async function soundChanges(changes: readonly Change[]): Promise<Undrawn[]> {
  const undrawn: Undrawn[] = [];
  const sound: Change[] = [];
  // People first: vacancies name them.
  const ordered = [
    ...changes.filter(({ place }) => place === "people"),
    ...changes.filter(({ place }) => place !== "people"),
  ];
  for (const change of ordered) {
    keepChanges(sound);
    const why = isMarkTakenOff(change)
      ? undefined
      : isRecord(change)
        ? recordWhy(change)
        : await textWhy(change);
    if (why) undrawn.push({ place: change.place, path: change.path, ...why });
    else sound.push(change);
  }
  keepChanges(sound);
  return undrawn;
}

async function textWhy(change: ChangedText): Promise<Why | undefined> {
  const { place, path } = change;
  if (!isChangeable(place)) return { reason: "gone" };
  const [en, fr] = [await readSource(place, "en"), await readSource(place, "fr")];
  const has = { en: textAt(en, path), fr: textAt(fr, path) };
  const standing =
    has.en === undefined || has.fr === undefined
      ? "gone"
      : standingOf(change, { en: has.en, fr: has.fr });
  return standing === "gone" || standing === "placeholders" ? { reason: standing } : undefined;
}

function recordWhy({ place, path, now }: ChangedRecord): Why | undefined {
  const fault = recordFault(place, path, now);
  if (fault !== undefined) return { reason: "record", detail: fault };
  if (!now) {
    const isNamed = place === "people" && namedElsewhere().has(path);
    return isNamed ? { reason: "named-elsewhere" } : undefined;
  }
  if (isFigures(place)) return undefined;
  const named = now as { [key: string]: string } & { meeting?: { office: string } };
  const office = place === "news" ? named.meeting?.office : named.office;
  const absent = [
    place !== "news" && !teams.some(({ id }) => id === named.team) && "team",
    office && !site.offices.some(({ id }) => id === office) && "office",
    place === "vacancies" && !readPeople().some(({ id }) => id === named.contact) && "contact",
    named.publication &&
      !readPublications().some(({ slug }) => slug === named.publication) &&
      "publication",
  ].find((one) => typeof one === "string" && one !== "");
  return typeof absent === "string" ? { reason: "record", detail: absent } : undefined;
}
