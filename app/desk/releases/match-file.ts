/** What a file is, by its name: whose, of which fund, of what kind, for which period. */
import { documentTypes } from "#core/document-types.ts";
import { fold } from "#core/fold.ts";
import { nearness } from "#core/near-names.ts";
import { isPeriod } from "#core/period.ts";

/** A document of a release, as the manifest has it; what is not chosen yet is empty. */
export type Draft = {
  sha256: string;
  fileName: string;
  fund: string;
  entity: string;
  /** For everyone in the fund. */
  all: boolean;
  type: string;
  period: string;
  title: string;
};

export type Known = { entities: readonly string[]; funds: readonly string[] };
type Guess = Omit<Draft, "sha256" | "fileName" | "title">;

const sure = 0.84;

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
  const fund = found(words, known.funds);
  const entity = found(words, known.entities);
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

/** The candidate that is nearest to any run of as many words; none that is not near enough. */
function found(words: readonly string[], candidates: readonly string[]): string | undefined {
  let best: { name: string; near: number } | undefined;
  for (const name of candidates) {
    const length = fold(name).split(" ").length;
    // A legal form may be left out of the file's name, or a word of it.
    for (const size of [length + 1, length, length - 1, length - 2].filter((one) => one > 0)) {
      for (let from = 0; from + size <= words.length; from += 1) {
        const near = nearness(words.slice(from, from + size).join(" "), name);
        // Of two that are as near, the longer name says more.
        const better =
          !best || near > best.near || (near === best.near && name.length > best.name.length);
        if (near >= sure && better) best = { name, near };
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
        ? named(part[1], part[2], part[3])
        : named(part[3], part[1], part[2])),
    turnedPart && named(turnedPart[3], turnedPart[2], turnedPart[1]),
    find(year)?.[1],
  ];
  return candidates.find((one) => one && isPeriod(one)) ?? "";
}

/** In French a quarter is a T and a half an S. */
function named(year = "", letter = "", number = ""): string {
  return `${year}-${letter === "q" || letter === "t" ? "Q" : "H"}${number}`;
}

/** What is still to be chosen by hand. */
export function gapsOf({ fund, entity, all, type, period }: Draft): readonly string[] {
  return [
    ...(fund ? [] : ["fund"]),
    ...(entity || all ? [] : ["entity"]),
    ...(type ? [] : ["type"]),
    ...(period ? [] : ["period"]),
  ];
}
