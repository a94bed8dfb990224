/** Which edition of a legal text applies when. `private.edition_at` says the same in the database. */
import { firmDay } from "./firm-time.ts";

export type Dated = {
  version: string;
  /** The first day on which it applies, where the firm is. It ends with the day of the next. */
  from: string;
};

/** The edition in force on a day; undefined before the first. */
export function editionOn<Edition extends Dated>(
  editions: readonly Edition[],
  day: string,
): Edition | undefined {
  const begun = editions.filter(({ from }) => from <= day);
  return begun.sort((one, other) => other.from.localeCompare(one.from))[0];
}

export function editionAt<Edition extends Dated>(
  editions: readonly Edition[],
  instant: Date,
): Edition | undefined {
  return editionOn(editions, firmDay(instant));
}
