import type { DocumentType } from "../../../../../core/document-types.ts";
import type { ReaderNews } from "../../../../../core/kinds.ts";
import type { Language } from "../../../../../core/languages.ts";
import { writeDate, writeDay } from "../../../../../core/write-date.ts";
import type { MailContent } from "../mail-content.ts";
import { fill, momentIn, wordsIn } from "../words.ts";
import { linkMail } from "./link-mail.ts";

/** Of what a mail speaks. Absent where its reader wants mails without names. */
type Named = { entity: string; fund: string };
type NamedDocument = Named & { type: DocumentType };
type Unnamed<Names> = { [Name in keyof Names]?: undefined };

export type LpDocument = { template: "lp-document"; link: string } & (
  | NamedDocument
  | Unnamed<NamedDocument>
);

export type LpCall = {
  template: "lp-call";
  /** As `2026-11-30`. */
  due: string;
  /** Announced before, with another amount. */
  changed: boolean;
  link: string;
} & (Named | Unnamed<Named>);

export type LpDigest = {
  template: "lp-digest";
  count: number;
  documents?: readonly NamedDocument[];
  link: string;
};

export type LpWithdrawn = { template: "lp-withdrawn"; at: Date; link: string } & (
  | NamedDocument
  | Unnamed<NamedDocument>
);

/** The bank account that a fund is paid on. */
export type LpBankAccountChange = {
  template: "lp-account-change";
  /** Entered where the fund had none before. */
  kind: "entered" | "changed";
  at: Date;
  link: string;
} & (Named | Unnamed<Named>);

/** Somebody was proposed as a reader of an entity's account, let in, refused, or ended. */
export type LpReader = {
  template: "lp-reader";
  kind: ReaderNews;
  /** The moment of the proposal. */
  since: Date;
  link: string;
} & (
  | {
      entity: string;
      /** Empty where nobody of the entity did it. */
      by: string;
      reader: string;
      until?: Date;
    }
  | { entity?: undefined }
);

/** Says whose it is and of what kind, and nothing of what is in it. */
export function lpDocument(mail: LpDocument, language: Language): MailContent {
  const { named, ...unnamed } = wordsIn(language).lpDocument;
  const words =
    mail.entity === undefined
      ? fill(unnamed)
      : fill({ ...unnamed, ...named }, factsOf(mail, language));
  return linkMail(words, mail.link, [words.notice], words.caution);
}

/** What must be paid is said where it can be checked, and never in a mail. */
export function lpCall(mail: LpCall, language: Language): MailContent {
  const { first, changed, ...shared } = wordsIn(language).lpCall;
  const { named, ...unnamed } = mail.changed ? changed : first;
  const due = writeDay(mail.due, language);
  const words =
    mail.entity === undefined
      ? fill({ ...shared, ...unnamed }, { due })
      : fill({ ...shared, ...unnamed, ...named }, { due, entity: mail.entity, fund: mail.fund });
  return linkMail(words, mail.link, [words.notice, words.adviser, words.read], words.check);
}

/** So many kinds of documents of an entity are named; of more, how many they are. */
const mostNamed = 12;

export function lpDigest(mail: LpDigest, language: Language): MailContent {
  const all = wordsIn(language).lpDigest;
  const { one, several, unnamed, line, more, ...rest } = all;
  const notice = mail.count === 1 ? one : several;
  const words = fill({ ...rest, notice }, { count: mail.count });
  const lines = mail.documents && linesOf(mail.documents, { line, more }, language);
  const before = [words.notice, ...(lines ?? [unnamed]), words.choice];
  return linkMail(words, mail.link, before, words.caution);
}

/** One line for each entity: “Fondation des Ormes: annual accounts (Confluence I).” */
function linesOf(
  documents: readonly NamedDocument[],
  words: { line: string; more: string },
  language: Language,
): string[] {
  const { documentKinds } = wordsIn(language);
  const kinds = new Map<string, Set<string>>();
  for (const { entity, fund, type } of documents) {
    const known = kinds.get(entity) ?? new Set();
    kinds.set(entity, known.add(`${documentKinds[type]} (${fund})`));
  }
  return [...kinds].map(([entity, of]) => {
    const shown = [...of].slice(0, mostNamed);
    const left = of.size - shown.length;
    if (left > 0) shown.push(fill(words.more, { count: left }));
    return fill(words.line, { entity, documents: shown.join(", ") });
  });
}

export function lpWithdrawn(mail: LpWithdrawn, language: Language): MailContent {
  const { named, ...unnamed } = wordsIn(language).lpWithdrawn;
  const fetched = momentIn(language, mail.at);
  const words =
    mail.entity === undefined
      ? fill(unnamed, { fetched })
      : fill({ ...unnamed, ...named }, { fetched, ...factsOf(mail, language) });
  return linkMail(words, mail.link, [words.notice, words.please], words.sorry);
}

/** Says that it changed or was entered, and when, and not a digit of it. */
export function lpBankAccountChange(mail: LpBankAccountChange, language: Language): MailContent {
  const { entered, ...changed } = wordsIn(language).lpAccountChange;
  const { named, ...unnamed } = mail.kind === "entered" ? { ...changed, ...entered } : changed;
  const at = { changed: momentIn(language, mail.at) };
  const words =
    mail.entity === undefined
      ? fill(unnamed, at)
      : fill({ ...unnamed, ...named }, { ...at, entity: mail.entity, fund: mail.fund });
  const before = [words.notice, words.where, words.check];
  return linkMail(words, mail.link, before, words.caution);
}

export function lpReader(mail: LpReader, language: Language): MailContent {
  const { kinds, firm, endless, ...shared } = wordsIn(language).lpReader;
  const { named, ...unnamed } = kinds[mail.kind];
  const at = { day: dayIn(language, mail.since) };
  const words =
    mail.entity === undefined
      ? fill({ ...shared, ...unnamed }, at)
      : fill(
          { ...shared, ...unnamed, ...named },
          {
            ...at,
            entity: mail.entity,
            by: mail.by || firm,
            reader: mail.reader,
            until: mail.until ? dayIn(language, mail.until) : endless,
          },
        );
  return linkMail(words, mail.link, [words.notice, words.next], words.caution);
}

function dayIn(language: Language, moment: Date): string {
  return writeDate(moment, language, { dateStyle: "long" });
}

function factsOf({ entity, fund, type }: NamedDocument, language: Language) {
  return { entity, fund, kind: wordsIn(language).documentKinds[type] };
}
