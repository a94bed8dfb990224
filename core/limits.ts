/**
 * How long, how many and how large: every limit of the desk and of signing in, once. Where the
 * database keeps the same limit, `tests/repository/limits.test.ts` compares the two. Those of the
 * contact form are in `contact-limits.ts`, which a public page loads.
 */

/** Characters of an answer, of a note, of a text and of a letter's body in one language. */
/** With fewer colleagues who could be a second person, one absence stops the firm. */
export const enoughApprovers = 3;

export const longestText = 20_000;

/** Characters of a legal text in one language, of its title, its lede and its change note. */
export const longestEdition = 60_000;
export const longestTitle = 200;
export const longestSummary = 600;
export const longestChange = 1_000;

/** A change of a page: characters of one text in one language, texts, and bytes of all of it. */
export const longestPageText = 4_000;
export const mostPageTexts = 200;

/** Whether a text has so many characters, spaces around it left out. */
export function isWithin(text: string, [least, most]: readonly [number, number]): boolean {
  const { length } = text.trim();
  return length >= least && length <= most;
}

/** Least and most characters of a name: a person's, an entity's, a fund's, a work's. */
export const nameLimits = [2, 200] as const;

/** Around a bank account, what is read out on the telephone is shorter. */
export const bankLimits = { name: [2, 140], source: [2, 500], reason: [2, 500] } as const;

export const vintages = [1990, 2100] as const;

/** Of a factor, as its owner calls it. */
export const factorName = [1, 60] as const;

/** Characters of a reason that is sent with an act, and the least where it stands in for an approval. */
export const mostReason = 2_000;
export const leastEmergencyReason = 20;
/** Why a document is taken back: its readers are told. */
export const withdrawalReason = [10, 500] as const;

/** An entry in the register of incidents. */
export const incidentText = [2, 10_000] as const;

/** A letter as it may be kept: longer than one that may be sent (`letterLengths`). */
export const keptLetter = {
  slug: 80,
  signatory: 40,
  title: 200,
  summary: 500,
  body: longestText,
  erratum: [5, 1_000],
  errata: 20,
} as const;

/** A publication as its list and its reading view have room for it, from the fewest to the most. */
export const publicationLengths = { title: [5, 70], summary: [80, 280] } as const;

/** A publication as it may be kept while it is written. */
export const keptPublication = {
  slug: 80,
  title: longestTitle,
  summary: longestSummary,
  body: longestEdition,
  change: longestChange,
} as const;

/** Mails in a minute. */
export const sendingRate = { usual: 600, most: 1_000_000 } as const;

/**
 * A release's file, and the most of it that is taken at a time, in bytes: small enough that a broken
 * line costs little and a slow one answers in time.
 */
export const mostFileBytes = 32 * 1024 * 1024;
export const mostPieceBytes = 1024 * 1024;
/**
 * A workbook, unpacked: entries, bytes, and how many times larger than the file it may become where
 * it is larger than `ratioFrom`. Sheets of figures become ten to thirty times larger.
 */
export const mostEntries = 2_000;
export const mostUnpackedBytes = 200 * 1024 * 1024;
export const mostRatio = 100;
export const ratioFrom = 20 * 1024 * 1024;
/** Lines of a sheet that the function takes at a time. */
export const mostLinesAtOnce = 2_000;
/** Readers brought along at a time. */
export const mostReadersAtOnce = 1_000;
/** Things that one act is done to, and rows of a list that are read whole to be sorted or taken away. */
export const mostThingsAtOnce = 2_000;
/** Lists stop counting here: such a count is shown as “1,000+”. */
export const mostCounted = 1_000;

/** For how many days an investor's own reader may be let in, and how many may wait at a time. */
export const mostReaderDays = 366;
export const mostReadersWaiting = 5;

/** A change to one's own sign-in account needs a factor shown this recently. */
export const freshMinutes = 10;
