/**
 * A letter while it is written. It is saved when the typing pauses, each time as the next draft; until
 * then, and whatever fails, it is kept in the tab, so that a reload loses nothing.
 */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type LetterText, letterLengths } from "#core/letter-text.ts";
import { useColleague } from "../colleague.ts";
import { askDesk, forgetDesk } from "../kit/ask-desk.ts";
import { keepDraft, readDraft } from "../kit/draft.ts";
import { useWhyNot } from "../kit/use-why-not.ts";
import type { LetterWork } from "./letter.ts";
import { isSlug } from "./letter-head.tsx";
import { isSame, mergeLetters } from "./merge-letters.ts";

export type Saving =
  | { kind: "same" }
  | { kind: "typing" | "saving" | "held" | "conflict" }
  | { kind: "saved"; number: number; at: Date }
  | { kind: "failed"; why: string };

/** `base`: what draft `from` says. `tried`: what was sent without an answer; it may have arrived. */
type Written = { letter: LetterText; from: number; base: LetterText; tried: readonly LetterText[] };

/** In milliseconds: how long the typing must pause, and how long a failure is left alone. */
const pause = 2500;
const patience = 10_000;
/** Several, where the page was left during each: one of them is the newest. */
const mostTried = 4;

/** It is of the whole letter, not of the part where it is written: leaving that part saves at once. */
export function useLetter(work: LetterWork, isWriting: boolean) {
  const { user } = useColleague();
  const whyNot = useWhyNot("letters", "approvals");
  const about = `letter:${work.id}`;
  const [written, setWritten] = useState(() => readKept(user, about, work));
  // As it is now, for an answer that comes after more was typed.
  const now = useRef(written);
  const [saving, setSaving] = useState<Saving>({ kind: "same" });
  const [theirs, setTheirs] = useState<LetterWork>();
  const busy = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const { letter, from } = written;
  const changed = !isSame(letter, written.base);

  function put(next: Written): void {
    // Left and opened anew meanwhile: what was typed there since is not written over.
    const isMine = isHere.current || isSame(readKept(user, about, work).letter, now.current.letter);
    now.current = next;
    setWritten(next);
    const isDone = next.tried.length === 0 && isSame(next.letter, next.base);
    if (isMine) keepDraft(user, about, isDone ? "" : JSON.stringify(next));
  }

  function write(next: LetterText): void {
    put({ ...now.current, letter: next });
    if (saving.kind !== "failed") setSaving({ kind: isSavable(next) ? "typing" : "held" });
  }

  async function save(): Promise<void> {
    if (busy.current || !isSavable(letter)) return;
    busy.current = true;
    setSaving({ kind: "saving" });
    const before = now.current.tried;
    put({ ...now.current, tried: [...before, letter].slice(-mostTried) });
    setSaving(await send(letter, before));
    busy.current = false;
  }

  async function send(content: LetterText, before: readonly LetterText[]): Promise<Saving> {
    const answer = await askDesk<{ number: number }>("letters.save", {
      id: work.id,
      number: from,
      content,
    });
    if (answer.kind === "done") return goOn(content, answer.body.number);
    if (answer.kind !== "refused" || answer.code !== "conflict") {
      return { kind: "failed", why: whyNot(answer) };
    }
    const newest = await askDesk<LetterWork>("approvals.show", { id: work.id });
    if (newest.kind !== "done") return { kind: "failed", why: whyNot(newest) };
    const { content: theirText, number } = newest.body;
    // My own, sent just before the page was left or loaded anew.
    if (before.some((mine) => isSame(mine, theirText))) return goOn(theirText, number);
    const { base, letter: mine } = now.current;
    const both = mergeLetters(base, mine, theirText);
    if (both) {
      put({ ...untouched(newest.body), letter: both });
      forgetDesk();
      return { kind: "typing" };
    }
    setTheirs(newest.body);
    return { kind: "same" };
  }

  /** What was typed meanwhile goes on from here. */
  function goOn(base: LetterText, number: number): Saving {
    put({ letter: now.current.letter, from: number, base, tried: [] });
    forgetDesk();
    return { kind: "saved", number, at: new Date() };
  }

  /** After somebody else's save: mine as the next draft, or theirs instead. */
  function settle(whose: "mine" | "theirs"): void {
    if (!theirs) return;
    put({ ...untouched(theirs), ...(whose === "mine" && { letter }) });
    setTheirs(undefined);
    setSaving({ kind: "same" });
    forgetDesk();
  }

  // Somebody else's draft is taken where it takes nothing away.
  const takeNewest = useEffectEvent(() => {
    if (changed || busy.current || work.number <= from) return;
    put(untouched(work));
    setSaving({ kind: "same" });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each draft is looked at once.
  useEffect(() => takeNewest(), [work.number]);

  const saveLater = useEffectEvent(save);
  const wait = saving.kind === "failed" ? patience : isWriting ? pause : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew.
  useEffect(() => {
    if (!changed || theirs || saving.kind === "saving") return;
    const timer = setTimeout(() => saveLater(), wait);
    return () => clearTimeout(timer);
  }, [letter, changed, theirs, wait, saving]);

  /** What was kept in the tab, or stands beside somebody else's draft, is not saved. */
  function standing(): Saving {
    if (theirs) return { kind: "conflict" };
    if (!changed || (saving.kind !== "same" && saving.kind !== "saved")) return saving;
    return { kind: isSavable(letter) ? "typing" : "held" };
  }

  /** Whether the letter as it was read is behind what was written here. */
  const isAhead = changed || work.number < from;
  return { letter, write, save, saving: standing(), changed, isAhead, theirs, settle };
}

export type Writing = ReturnType<typeof useLetter>;

function untouched({ content, number }: LetterWork): Written {
  return { letter: content, from: number, base: content, tried: [] };
}

/** What the database would take; the rest stays in the tab until it is mended. */
function isSavable({ slug, en, fr }: LetterText): boolean {
  return (
    isSlug(slug) &&
    [en, fr].every(
      ({ title, summary, body }) =>
        title.length <= 200 && summary.length <= 500 && body.length <= letterLengths.body,
    )
  );
}

function readKept(user: string, about: string, work: LetterWork): Written {
  const kept = readDraft(user, about);
  return { ...untouched(work), ...(kept && (JSON.parse(kept) as Partial<Written>)) };
}
