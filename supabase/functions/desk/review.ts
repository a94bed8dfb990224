/** Puts the facts of a release beside what its documents say, and what deviates most first. */
import type {
  Review,
  ReviewDocument,
  ReviewLine,
  ReviewPerson,
} from "../../../core/acts/reviews.ts";
import { type LineNote, lineNotes } from "../../../core/kinds.ts";
import { areNear } from "../../../core/near-names.ts";
import { type NoticeText, namesIn, noticeText, readNotice } from "../../../core/read-notice.ts";

type Fund = { id: string; name: string; legalName?: string; currency: string; account?: string };
type LineFacts = Omit<
  ReviewLine,
  "fund" | "currency" | "notes" | "difference" | "page" | "figure"
> & {
  fundId: string;
  usualDay?: string;
  read?: boolean;
};
type DocumentFacts = Omit<ReviewDocument, "fund" | "accounts" | "isRead" | "unnamed"> & {
  fundId?: string;
  pages?: string[];
  accounts?: string[];
};
export type ReviewFacts = {
  calls: Review["calls"];
  lines: LineFacts[];
  people: ReviewPerson[];
  documents: DocumentFacts[];
  funds: Fund[];
  made: string[];
  entities: string[];
  opened: string[];
  /** Hashes of what the rest is compared with, kept with it. */
  comparedWith: Record<string, string>;
  /** What this person saw last, or else its author, where it was compared with something else. */
  before: Pick<WholeReview, "calls" | "lines"> | null;
};
/** All of a review, as it is kept; the screen is sent the beginning. */
export type WholeReview = Pick<Review, "calls" | "people" | "made" | "opened"> & {
  lines: ReviewLine[];
  documents: ReviewDocument[];
};

/** Whoever shares a sum out rounds as they do: reconciliations hold to one unit of the currency. */
const unit = 1;
/** From here on a value that differs from the one before is said to. */
const jump = 0.2;

export function reviewOf(facts: ReviewFacts): WholeReview {
  const names = new Map(facts.documents.map(({ sha256, fileName }) => [sha256, fileName]));
  const funds = new Map(facts.funds.map((fund) => [fund.id, fund]));
  const before = new Map(facts.before?.lines.map((line) => [line.id, line]));
  const texts = new Map<string, NoticeText>();
  for (const { sha256, pages } of facts.documents) if (pages) texts.set(sha256, noticeText(pages));
  const lines = facts.lines
    .map((line) => lineOf(withFile(line, names), funds.get(line.fundId), texts))
    .map((line) => withSince(line, before.get(line.id)))
    .toSorted(
      (one, other) =>
        weightOf(other) - weightOf(one) ||
        one.kind.localeCompare(other.kind) ||
        one.line - other.line,
    );
  return {
    calls: facts.calls.map((call) => withAccountBefore(call, facts.before?.calls ?? [])),
    lines,
    documents: facts.documents
      .map((document) => documentOf(document, funds, texts.get(document.sha256)))
      .toSorted((one, other) => concernOf(other) - concernOf(one)),
    people: facts.people,
    made: facts.made.map((name) => ({ name, near: nearOf(name, facts) })),
    opened: facts.opened,
  };
}

function withFile(line: LineFacts, names: ReadonlyMap<string, string>): LineFacts {
  const fileName = line.document && names.get(line.document);
  return fileName ? { ...line, fileName } : line;
}

/** What a line is compared with, or reaches. */
const compared = [
  ...(["entity", "outcome", "was", "committed", "expected", "last", "lastOn"] as const),
  ...(["drawn", "before", "after"] as const),
];

function withSince(line: ReviewLine, before: ReviewLine | undefined): ReviewLine {
  if (!before || compared.every((what) => line[what] === before[what])) return line;
  return { ...line, notes: lineNotes.filter((one) => one === "since" || line.notes.includes(one)) };
}

function withAccountBefore(call: Review["calls"][number], seen: Review["calls"]) {
  const before = seen.find(
    ({ fundId, dueOn, reference }) =>
      fundId === call.fundId && dueOn === call.dueOn && reference === call.reference,
  );
  if (!before?.account || before.account === call.account) return call;
  return { ...call, accountBefore: before.account };
}

function lineOf(
  { fundId: _, usualDay, read, ...line }: LineFacts,
  fund: Fund | undefined,
  texts: ReadonlyMap<string, NoticeText>,
): ReviewLine {
  const notes = new Set<LineNote>();
  const { kind, flow, amount, expected, was, after, drawn, parts, document, outcome } = line;
  const difference = amount && expected && minus(amount, expected);
  if (outcome === "refused") notes.add("refused");
  if (outcome === "changed" || (was && was !== amount)) notes.add("changed");
  if (difference && isFar(kind, Number(difference), Number(expected))) notes.add("share");
  if (after && Number(after) < 0) notes.add("over-called");
  if (usualDay) notes.add("usual-day");
  if (read === false && outcome !== "same") notes.add("no-person");
  if (parts) for (const note of partFaults(parts, line, drawn)) notes.add(note);
  const text = document && texts.get(document);
  let page: number | undefined;
  let figure: string | undefined;
  if (amount && (flow === "call" || document)) {
    if (!document) notes.add("no-document");
    else if (!text) notes.add("not-read");
    else {
      const found = readNotice(text, {
        ...{ amount, entity: line.entity, day: line.day ?? "", currency: fund?.currency ?? "" },
        funds: fund ? namesOf(fund) : [],
      });
      page = found.page;
      figure = found.figure;
      for (const fault of found.faults) notes.add(fault);
    }
  }
  return {
    ...line,
    fund: fund?.name ?? "",
    currency: fund?.currency ?? "",
    ...(difference && { difference }),
    ...(page && { page }),
    ...(figure && { figure }),
    notes: lineNotes.filter((note) => notes.has(note)),
  };
}

function namesOf({ name, legalName }: Fund): string[] {
  return legalName === undefined ? [name] : [name, legalName];
}

function isFar(kind: ReviewLine["kind"], difference: number, expected: number): boolean {
  if (kind === "commitments") return difference !== 0;
  if (kind === "statements") return Math.abs(difference) > jump * Math.abs(expected);
  return Math.abs(difference) > unit;
}

/** What the manager's sheet says of itself, after ILPA's notice: parts, drawn so far, unfunded after. */
function partFaults(
  parts: Readonly<Record<string, string>>,
  { amount, after }: Pick<ReviewLine, "amount" | "after">,
  drawn: string | undefined,
): LineNote[] {
  const given = ["investments", "fees", "expenses"].flatMap((name) => parts[name] ?? []);
  const sum = given.reduce((all, part) => plus(all, part), "0.00");
  const differs = (one: string | undefined, other: string | undefined) =>
    one !== undefined && other !== undefined && minus(one, other) !== "0.00";
  return [
    ...(given.length > 0 && differs(amount, sum) ? (["parts"] as const) : []),
    ...(differs(parts.drawn, drawn) ? (["drawn"] as const) : []),
    ...(differs(parts.unfundedAfter, after) ? (["unfunded"] as const) : []),
  ];
}

/** By the heaviest note, then by how far the line is from what was expected. */
function weightOf({ notes, difference, expected }: ReviewLine): number {
  const [first] = notes;
  const far = difference && Number(expected) ? Math.abs(Number(difference) / Number(expected)) : 0;
  const place = first ? lineNotes.length - lineNotes.indexOf(first) : 0;
  return place + Math.min(far, 1e6) / 1e7;
}

function documentOf(
  { fundId, pages, accounts = [], ...document }: DocumentFacts,
  funds: ReadonlyMap<string, Fund>,
  text: NoticeText | undefined,
): ReviewDocument {
  const fund = fundId === undefined ? undefined : funds.get(fundId);
  const entity = document.all ? undefined : document.entity;
  return {
    ...document,
    fund: fund?.name ?? "",
    isRead: pages !== undefined,
    unnamed: text && fund ? namesIn(text, { entity, funds: namesOf(fund) }) : [],
    accounts: accounts.map((iban) => ({ iban, confirmed: iban === fund?.account })),
  };
}

/** Another account first, then another's name, then what could not be read. */
function concernOf({ accounts, unnamed, isRead }: ReviewDocument): number {
  if (accounts.some(({ confirmed }) => !confirmed)) return 4;
  return unnamed.length > 0 ? 1 + unnamed.length : Number(!isRead);
}

/** Among the entities that there are and those that the release makes. */
function nearOf(
  name: string,
  { made, entities }: Pick<ReviewFacts, "made" | "entities">,
): string[] {
  const others = [...entities, ...made.filter((other) => other !== name)];
  return others.filter((other) => areNear(name, other));
}

function toCents(amount: string): bigint {
  const [, sign, whole = "0", part = ""] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(amount) ?? [];
  const value = BigInt(whole) * 100n + BigInt(part.padEnd(2, "0").slice(0, 2));
  return sign ? -value : value;
}

function fromCents(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(3, "0");
  return `${value < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const minus = (one: string, other: string) => fromCents(toCents(one) - toCents(other));
const plus = (one: string, other: string) => fromCents(toCents(one) + toCents(other));
