/** How long a form waits, in milliseconds. */

/** For the backend's process, where it is not there: longer than a restart takes, shorter than a visitor waits. */
export const longestWait = 12_000;
/** The same while an update is under way, when the host before may still have the database. */
export const longestWaitInUpdate = 30_000;
/** In the process, for the database to be opened. */
export const longestOpening = { usual: 12_000, inUpdate: 30_000 };
/** For a body, from when the process reads it: what arrives as slowly as that is no form's. */
export const longestBody = 30_000;
/** For its answer: longer than a slow database takes. */
export const longestAnswer = 12_000;
/** For all of it and a moment more: a connection on which it waits is not closed for being silent. */
export const longestSilence =
  longestWaitInUpdate + longestBody + longestOpening.inUpdate + longestAnswer + 8_000;
