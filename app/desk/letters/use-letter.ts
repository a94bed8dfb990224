/**
 * A letter while it is being written. It is saved when the typing pauses, each time as a new
 * revision. Until it is saved, and whenever saving fails, it is kept in session storage, so that a
 * reload loses nothing.
 */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { LetterWork } from "#core/acts/approvals.ts";
import type { LetterText } from "#core/letter-text.ts";
import { keptLetter } from "#core/limits.ts";
import { useColleague } from "../colleague.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { keepDraft, readDraft } from "../kit/draft.ts";
import { useWhyNot } from "../kit/use-why-not.ts";
import { isSlug } from "./letter-head.tsx";
import { isSame, mergeLetters } from "./merge-letters.ts";

export type Saving =
  | { kind: "same" }
  | { kind: "typing" | "saving" | "held" | "conflict" }
  | { kind: "saved"; number: number; at: Date }
  | { kind: "failed"; why: string };

/**
 * `base` is the text of revision `from`, on which `letter` was written. `tried` are texts that were
 * sent without an answer: one of them may have been saved.
 */
type Written = { letter: LetterText; from: number; base: LetterText; tried: readonly LetterText[] };

/**
 * In milliseconds: how long the typing must pause before it is saved, and how long to wait after a
 * failure.
 */
const pause = 2500;
const retryAfter = 10_000;
/**
 * How many unanswered texts are remembered. There are several if the page was left during several
 * saves.
 */
const mostTried = 4;

/**
 * Used by the page of a letter, not by its writing part, so that leaving that part saves at once.
 */
export function useLetter(work: LetterWork, isWriting: boolean) {
  const { user } = useColleague();
  const whyNot = useWhyNot();
  const about = `letter:${work.id}`;
  const [written, setWritten] = useState(() => readKept(user, about, work));
  // The latest text, for code that continues after an answer: more may have been typed meanwhile.
  const latest = useRef(written);
  const [saving, setSaving] = useState<Saving>({ kind: "same" });
  const [theirs, setTheirs] = useState<LetterWork>();
  const busy = useRef(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const { letter, from } = written;
  const changed = !isSame(letter, written.base);

  function store(next: Written): void {
    // If this page was left and opened again meanwhile, what was typed in the new one must not be
    // overwritten.
    const isMine =
      isMounted.current || isSame(readKept(user, about, work).letter, latest.current.letter);
    latest.current = next;
    setWritten(next);
    const isDone = next.tried.length === 0 && isSame(next.letter, next.base);
    if (isMine) keepDraft(user, about, isDone ? "" : JSON.stringify(next));
  }

  function write(next: LetterText): void {
    store({ ...latest.current, letter: next });
    if (saving.kind !== "failed") setSaving({ kind: isSavable(next) ? "typing" : "held" });
  }

  async function save(): Promise<void> {
    if (busy.current || !isSavable(letter)) return;
    busy.current = true;
    setSaving({ kind: "saving" });
    const before = latest.current.tried;
    store({ ...latest.current, tried: [...before, letter].slice(-mostTried) });
    setSaving(await send(letter, before));
    busy.current = false;
  }

  async function send(content: LetterText, before: readonly LetterText[]): Promise<Saving> {
    const answer = await askDesk("letters.save", {
      id: work.id,
      number: from,
      content,
    });
    if (answer.kind === "done") return continueFrom(content, answer.body.number);
    if (answer.kind !== "refused" || answer.code !== "conflict") {
      return { kind: "failed", why: whyNot(answer) };
    }
    const newest = await askDesk("approvals.show", { id: work.id });
    if (newest.kind !== "done") return { kind: "failed", why: whyNot(newest) };
    if (newest.body.kind !== "letter") return { kind: "failed", why: whyNot(answer) };
    const { content: theirText, number } = newest.body;
    // The newest revision is our own: it was sent just before the page was left or reloaded.
    if (before.some((mine) => isSame(mine, theirText))) return continueFrom(theirText, number);
    const { base, letter: mine } = latest.current;
    const both = mergeLetters(base, mine, theirText);
    if (both) {
      store({ ...asRead(newest.body), letter: both });
      refreshDesk();
      return { kind: "typing" };
    }
    setTheirs(newest.body);
    return { kind: "same" };
  }

  /** Continues from the saved revision; what was typed meanwhile stays. */
  function continueFrom(base: LetterText, number: number): Saving {
    store({ letter: latest.current.letter, from: number, base, tried: [] });
    refreshDesk();
    return { kind: "saved", number, at: new Date() };
  }

  /** Ends a conflict: keeps my text, as the next revision, or takes theirs. */
  function settle(whose: "mine" | "theirs"): void {
    if (!theirs) return;
    store({ ...asRead(theirs), ...(whose === "mine" && { letter }) });
    setTheirs(undefined);
    setSaving({ kind: "same" });
    refreshDesk();
  }

  // A newer revision by somebody else is taken over if nothing was typed here.
  const takeNewest = useEffectEvent(() => {
    if (changed || busy.current || work.number <= from) return;
    store(asRead(work));
    setSaving({ kind: "same" });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each new revision.
  useEffect(() => takeNewest(), [work.number]);

  const saveLater = useEffectEvent(save);
  const wait = saving.kind === "failed" ? retryAfter : isWriting ? pause : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the wait again.
  useEffect(() => {
    if (!changed || theirs || saving.kind === "saving") return;
    const timer = setTimeout(() => saveLater(), wait);
    return () => clearTimeout(timer);
  }, [letter, changed, theirs, wait, saving]);

  /**
   * The state to show: a text restored from session storage, or in conflict with somebody else, is
   * not saved.
   */
  function shownSaving(): Saving {
    if (theirs) return { kind: "conflict" };
    if (!changed || (saving.kind !== "same" && saving.kind !== "saved")) return saving;
    return { kind: isSavable(letter) ? "typing" : "held" };
  }

  /** Whether this tab has a newer text than the letter as it was last read. */
  const isAhead = changed || work.number < from;
  return { letter, write, save, saving: shownSaving(), changed, isAhead, theirs, settle };
}

export type Writing = ReturnType<typeof useLetter>;

function asRead({ content, number }: LetterWork): Written {
  return { letter: content, from: number, base: content, tried: [] };
}

/**
 * Whether the database would accept the text. If not, it stays in this tab until it is corrected.
 */
function isSavable({ slug, en, fr }: LetterText): boolean {
  return (
    isSlug(slug) &&
    [en, fr].every(
      ({ title, summary, body }) =>
        title.length <= keptLetter.title &&
        summary.length <= keptLetter.summary &&
        body.length <= keptLetter.body,
    )
  );
}

function readKept(user: string, about: string, work: LetterWork): Written {
  const kept = readDraft(user, about);
  return { ...asRead(work), ...(kept && (JSON.parse(kept) as Partial<Written>)) };
}
