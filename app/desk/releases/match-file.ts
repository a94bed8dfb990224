/**
 * Reads from the name of a file which entity, fund, kind and period it belongs to. Only a name that
 * stands there in full is taken, and only where it is the only one: everything else is asked.
 */
import { documentTypes } from "#core/document-types.ts";
import { fold } from "#core/fold.ts";
import { wordsOf } from "#core/near-names.ts";
import { isPeriod } from "#core/period.ts";
import { findNames } from "./find-names.ts";

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

const typeWords: Record<(typeof documentTypes)[number], string> = {
  "capital-call": "appel de fonds|appel de capital|capital call|drawdown|appel|call",
  distribution: "avis de distribution|distribution",
  "capital-account": "compte de capital|capital account|releve de compte|releve|statement|pcap",
  accounts:
    "comptes annuels|etats financiers|financial statements|annual accounts|accounts|comptes",
  tax: "attestation fiscale|fiscal|tax|k 1|k1|ifu",
  meeting: "assemblee generale|assemblee|general meeting|meeting|convocation|ag|agm",
  legal: "reglement|statuts|avenant|side letter|amendment|legal|juridique",
  report:
    "rapport trimestriel|rapport annuel|rapport|quarterly report|annual report|report|reporting",
};

/** “Capital” belongs to names of companies as well. */
const wordsOfTypes = new Set(
  Object.values(typeWords)
    .flatMap((called) => called.split(/[| ]/))
    .filter((word) => word !== "capital"),
);

export function matchFile(fileName: string, known: Known): Guess {
  const stem = stemOf(fileName);
  const folded = ` ${fold(stem)} `;
  // “Call5” is a call.
  const unnumbered = `${folded}${folded.replace(/\d+/g, " ").replace(/ +/g, " ")}`;
  const funds = findNames(stem, known.funds);
  const ofFunds = known.funds.flatMap((name) => wordsOf(name));
  const entities = findNames(stem, known.entities, new Set([...wordsOfTypes, ...ofFunds]));
  const type = documentTypes
    .flatMap((one) => typeWords[one].split("|").map((called) => ({ one, called })))
    .filter(({ called }) => unnumbered.includes(` ${called} `))
    .toSorted((one, other) => other.called.length - one.called.length)[0]?.one;
  const onlyFund = known.funds.length === 1 && !funds.others ? known.funds[0] : undefined;
  return {
    fund: onlyOf(funds.written) ?? onlyFund ?? "",
    entity: entities.only ?? "",
    all: false,
    type: type ?? "",
    period: periodIn(folded),
  };
}

/** What a file that was not given to anybody may be for: names that it fits, then similar ones. */
export function namesToAsk(fileName: string, names: readonly string[]): readonly string[] {
  return findNames(stemOf(fileName), names).perhaps();
}

/** Without its ending, the number of a copy, and what a link makes of spaces. */
function stemOf(fileName: string): string {
  const name = fileName.replace(/\.\w+$/, "").replace(/\s*\(\d+\)$/, "");
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const onlyOf = (names: readonly string[]) => (names.length === 1 ? names[0] : undefined);

/** What could be read in two ways, or cannot be, is left for somebody to say. */
function periodIn(text: string): string {
  const year = "((?:19|20)\\d{2})";
  const find = (pattern: string) => new RegExp(`[ ]${pattern}(?=[ ])`).exec(text);
  const day = find(`${year} ?(\\d{2}) ?(\\d{2})`);
  if (day) return valid(`${day[1]}-${day[2]}-${day[3]}`);
  const turned = find(`(\\d{2}) ?(\\d{2}) ?${year}`);
  if (turned) {
    const [, first = "", second = "", of] = turned;
    const isCertain = Number(first) > 12 || Number(second) > 12 || first === second;
    const [month, date] = Number(second) > 12 ? [first, second] : [second, first];
    return isCertain ? valid(`${of}-${month}-${date}`) : "";
  }
  const part = find(`${year} ?([qths])(\\d)`) ?? find(`([qths])(\\d) ?${year}`);
  const turnedPart = find(`(\\d)([ts]) ?${year}`);
  // Of two years one may be a fund's.
  const years = new Set(text.match(/(?<= )(?:19|20)\d{2}(?= )/g));
  const [whole = ""] = years.size === 1 ? years : [];
  const period = part
    ? /\d{4}/.test(part[1] ?? "")
      ? periodOf(part[1], part[2], part[3])
      : periodOf(part[3], part[1], part[2])
    : turnedPart
      ? periodOf(turnedPart[3], turnedPart[2], turnedPart[1])
      : whole;
  // Nobody reports on a year that is far ahead: it is mistyped.
  return Number(whole) > new Date().getFullYear() + 1 ? "" : valid(period);
}

const valid = (period: string) => (isPeriod(period) ? period : "");

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
