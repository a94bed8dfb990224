/**
 * What the firm changed on its own pages: the contract between the desk, the database
 * (`supabase/schemas/64_page_texts.sql`) and what draws pages
 * (`docs/decisions/057-changed-pages.md`).
 */
import type { Bilingual, Language } from "../languages.ts";

/** The lists whose entries are added, changed and taken off as a whole. Events are news, too. */
export const recordLists = ["people", "vacancies", "news"] as const;
export type RecordList = (typeof recordLists)[number];

/** Figures that stand on pages: each of their records is changed as a whole, none added or taken off. */
export const figureLists = ["fees", "commitments"] as const;
type FigureList = (typeof figureLists)[number];

export const recordPlaces = [...recordLists, ...figureLists] as const;
export type RecordPlace = RecordList | FigureList;

/** The languages that a person of the firm may speak. */
export const spokenLanguages = ["en", "fr", "de", "lb", "nl", "pt"] as const;

/**
 * One sentence. `place` is the name of the words it belongs to: a page's id (`who-we-are`), `layout`
 * (the frame), or of what pages share (`newsletter`, `services`, …). `path` leads there, by keys and
 * places in lists: `vision.title`, `values.0.text`. Both languages always, as they stand in the
 * sources: not typeset, with their placeholders. One that did not change is the same in both.
 */
export type ChangedText = {
  place: string;
  path: string;
  /** What the program had when this was written. */
  was: Bilingual;
  now: Bilingual;
};

/**
 * One entry of a list. `path` is its id or slug; `was` is null where it was added, `now` where it is
 * taken off. The shapes are `Person`, `Vacancy`, `News`, `Fee` and `Commitment` of `content/`.
 */
export type ChangedRecord = {
  place: RecordPlace;
  path: string;
  was: object | null;
  now: object | null;
};

/** The mark of a demonstration, taken off everything by two colleagues (66_demonstration_mark.sql). */
export type MarkTakenOff = {
  place: "mark";
  path: "demonstration";
  was: null;
  now: { off: true };
};

export type Change = ChangedText | ChangedRecord | MarkTakenOff;

/** All that is live at an instant, in the order of place and path. */
export type Revision = { hash: string; changes: readonly Change[] };

export function isRecord(change: Change): change is ChangedRecord {
  return recordPlaces.some((list) => list === change.place);
}

export function isFigures(place: string): place is FigureList {
  return figureLists.some((list) => list === place);
}

export function isMarkTakenOff(change: Change): change is MarkTakenOff {
  return change.place === "mark";
}

/**
 * What may be changed, as the build has it: `build/server/texts.json`, which is not published. The
 * desk shows it, and holds the firm's changes against it after an update.
 */
export type ChangeableTexts = {
  texts: readonly (Bilingual & {
    place: string;
    path: string;
    /** The English addresses on which it may stand; `*` is every page. */
    at: readonly string[];
  })[];
  records: Record<RecordList, readonly object[]>;
  figures: readonly { place: FigureList; path: string; at: readonly string[]; record: object }[];
};

/** Why a change is not drawn; what stood there stays. */
export const undrawnReasons = [
  /** No such words, or nothing at this path: a page or a sentence that an update took away. */
  "gone",
  /** A placeholder is missing, or one is there that the program does not fill. */
  "placeholders",
  /** The record has not the shape of its list, or names what is not there. */
  "record",
  /** Somebody whom the site names elsewhere cannot be taken off. */
  "named-elsewhere",
  /** The page could not be drawn with it. */
  "page",
] as const;
type UndrawnReason = (typeof undrawnReasons)[number];
export type Undrawn = { place: string; path: string; reason: UndrawnReason; detail?: string };

/** How a change meets what the program has now. Only the first two are drawn. */
export type Standing = "current" | "outdated" | "placeholders" | "gone";

/** What the program has now is undefined where there is nothing any more. */
export function standingOf({ was, now }: ChangedText, has: Bilingual | undefined): Standing {
  if (!has) return "gone";
  const both: readonly Language[] = ["en", "fr"];
  if (both.some((language) => !samePlaceholders(has[language], now[language]))) {
    return "placeholders";
  }
  return both.every((language) => has[language] === was[language]) ? "current" : "outdated";
}

export function samePlaceholders(one: string, other: string): boolean {
  return placeholdersOf(one).join() === placeholdersOf(other).join();
}

/** `{{firm}}` may be written or left out anywhere: every text may name the firm. */
function placeholdersOf(text: string): string[] {
  const named = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
  return [...new Set(named)].filter((name) => name !== "firm").sort();
}
