/**
 * The firm changes its pages while visitors have them open. A tab shows words of one revision only:
 * before it shows a page that it has not loaded yet, it asks which words stand now. Where they are
 * others than those that it has, the browser loads the page as a document instead.
 */
import { hasOnlyStanding, keepStanding } from "#app/i18n/page-content.ts";
import { changedWordsPath } from "#core/texts/changed-words.ts";

let hasAsked = false;
let askedAt = 0;
const leastPause = 10_000;

/** Loads words as the site has them now. Resolves to false where this tab has others. */
export async function loadStanding(load: () => Promise<unknown>): Promise<boolean> {
  // In development words change in the page itself.
  if (import.meta.env.DEV) return load().then(() => true);
  const asking = ask();
  // The first time their names have to be known; then they seldom differ, and nothing waits.
  if (!hasAsked) await asking;
  hasAsked = true;
  await Promise.all([asking, load()]);
  return hasOnlyStanding();
}

/**
 * Pages that are loaded are shown at once. Meanwhile the tab hears whether their words still stand:
 * where they do not, the next page is a document.
 */
export function askMeanwhile(now = Date.now()): void {
  if (!import.meta.env.DEV && now - askedAt > leastPause) ask(now);
}

/** Where nothing is heard, what was heard last is as good: its files are kept for some days. */
async function ask(now = Date.now()): Promise<void> {
  askedAt = now;
  try {
    const answer = await fetch(changedWordsPath);
    if (answer.ok) keepStanding(await answer.json());
  } catch {
    // Offline: the words themselves will say so.
  }
}
