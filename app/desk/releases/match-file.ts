/** Guesses from the name of a file which entity, fund, kind and period it belongs to. */
import { documentTypes } from "#core/document-types.ts";
import { fold } from "#core/fold.ts";
import { nearness } from "#core/near-names.ts";
import { isPeriod } from "#core/period.ts";

/** A document of a release, as in its manifest. What is not chosen yet is an empty text. */
export type Draft = {
  sha256: string;
  fileName: string;
  fund: string;
  entity: string;
  /** For every entity in the fund. */
  all: boolean;
  type: string;
  period: string;
  title: string;
};

export type Known = { entities: readonly string[]; funds: readonly string[] };
type Guess = Omit<Draft, "sha256" | "fileName" | "title">;

const leastNearness = 0.84;

const typeWords: Record<(typeof documentTypes)[number], string> = {
  "capital-call": "appel de fonds|appel de capital|capital call|drawdown|appel|call",
  distribution: "avis de distribution|distribution",
  "capital-account": "compte de capital|capital account|releve de compte|releve|statement|pcap",
  accounts:
    "comptes annuels|etats financiers|financial statements|annual accounts|accounts|comptes",
  tax: "attestation fiscale|fiscal|tax|k 1|ifu",
  meeting: "assemblee generale|assemblee|general meeting|meeting|convocation|ag|agm",
  legal: "reglement|statuts|avenant|side letter|amendment|legal|juridique",
  report:
    "rapport trimestriel|rapport annuel|rapport|quarterly report|annual report|report|reporting",
};

export function matchFile(fileName: string, known: Known): Guess {
  const words = fold(fileName.replace(/\.\w+$/, ""))
    .split(" ")
    .filter(Boolean);
  const fund = bestMatch(words, known.funds);
  const entity = bestMatch(words, known.entities);
  const folded = ` ${words.join(" ")} `;
  const type = documentTypes
    .flatMap((one) => typeWords[one].split("|").map((called) => ({ one, called })))
    .filter(({ called }) => folded.includes(` ${called} `))
    .toSorted((one, other) => other.called.length - one.called.length)[0]?.one;
  return {
    fund: fund ?? (known.funds.length === 1 ? (known.funds[0] ?? "") : ""),
    entity: entity ?? "",
    all: false,
    type: type ?? "",
    period: periodIn(folded),
  };
}

/** The candidate that is most similar to some run of consecutive words, if it is similar enough. */
function bestMatch(words: readonly string[], candidates: readonly string[]): string | undefined {
  let best: { name: string; near: number } | undefined;
  for (const name of candidates) {
    const length = fold(name).split(" ").length;
    // The name of the file may leave out the legal form or another word.
    for (const size of [length + 1, length, length - 1, length - 2].filter((one) => one > 0)) {
      for (let from = 0; from + size <= words.length; from += 1) {
        const near = nearness(words.slice(from, from + size).join(" "), name);
        // Of two that are equally similar, the longer name is more specific.
        const better =
          !best || near > best.near || (near === best.near && name.length > best.name.length);
        if (near >= leastNearness && better) best = { name, near };
      }
    }
  }
  return best?.name;
}

function periodIn(text: string): string {
  const year = "((?:19|20)\\d{2})";
  const find = (pattern: string) => new RegExp(`[ ]${pattern}(?=[ ])`).exec(text);
  const day = find(`${year} ?(\\d{2}) ?(\\d{2})`);
  const turned = find(`(\\d{2}) ?(\\d{2}) ?${year}`);
  const part = find(`${year} ?([qths])(\\d)`) ?? find(`([qths])(\\d) ?${year}`);
  const turnedPart = find(`(\\d)([ts]) ?${year}`);
  const candidates = [
    day && `${day[1]}-${day[2]}-${day[3]}`,
    turned && `${turned[3]}-${turned[2]}-${turned[1]}`,
    part &&
      (/\d{4}/.test(part[1] ?? "")
        ? periodOf(part[1], part[2], part[3])
        : periodOf(part[3], part[1], part[2])),
    turnedPart && periodOf(turnedPart[3], turnedPart[2], turnedPart[1]),
    find(year)?.[1],
  ];
  return candidates.find((one) => one && isPeriod(one)) ?? "";
}

/** In French a quarter is written T (trimestre) and a half-year S (semestre). */
function periodOf(year = "", letter = "", number = ""): string {
  return `${year}-${letter === "q" || letter === "t" ? "Q" : "H"}${number}`;
}

/** The fields that somebody still has to fill in. */
export function gapsOf({ fund, entity, all, type, period }: Draft): readonly string[] {
  return [
    ...(fund ? [] : ["fund"]),
    ...(entity || all ? [] : ["entity"]),
    ...(type ? [] : ["type"]),
    ...(period ? [] : ["period"]),
  ];
}
