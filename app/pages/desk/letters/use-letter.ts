/**
 * A letter while it is written. It is saved when the typing pauses, each time as the next draft; until
 * then, and whatever fails, it is kept in the tab, so that a reload loses nothing.
 */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type LetterText, letterLengths } from "#core/letter-text.ts";
import { useBearer } from "../bearer.ts";
import { askDesk, forgetDesk } from "../kit/ask-desk.ts";
import { keepDraft, readDraft } from "../kit/draft.ts";
import type { LetterWork } from "./letter.ts";
import { isSlug } from "./letter-head.tsx";
import { useWhyNotLetter } from "./use-why-not-letter.ts";

export type Saving =
  | { kind: "same" }
  | { kind: "typing" | "saving" | "held" | "conflict" }
  | { kind: "saved"; number: number; at: Date }
  | { kind: "failed"; why: string };

/** `sent`: what was on its way when the tab was last heard of; it may have arrived. */
type Kept = { from: number; letter: LetterText; sent?: LetterText };

/** In milliseconds: how long the typing must pause, and how long a failure is left alone. */
const pause = 2500;
const patience = 10_000;

export function useLetter(work: LetterWork) {
  const { user } = useBearer();
  const whyNot = useWhyNotLetter();
  const about = `letter:${work.id}`;
  const [{ letter, from, sent: onItsWay }, setWritten] = useState<Kept>(
    () => readKept(user, about) ?? { letter: work.content, from: work.number },
  );
  const [saved, setSaved] = useState(work.content);
  const [saving, setSaving] = useState<Saving>({ kind: "same" });
  const [theirs, setTheirs] = useState<LetterWork>();
  const busy = useRef(false);
  const changed = !isSame(letter, saved);

  function write(next: LetterText): void {
    const written = { letter: next, from, ...(onItsWay && { sent: onItsWay }) };
    setWritten(written);
    keepDraft(user, about, JSON.stringify(written));
    if (saving.kind !== "failed") setSaving({ kind: isSavable(next) ? "typing" : "held" });
  }

  async function save(): Promise<void> {
    if (busy.current || !isSavable(letter)) return;
    busy.current = true;
    setSaving({ kind: "saving" });
    const sent = letter;
    keepDraft(user, about, JSON.stringify({ from, letter, sent }));
    setWritten((now) => ({ ...now, sent }));
    const answer = await askDesk<{ number: number }>("letters.save", {
      id: work.id,
      number: from,
      content: sent,
    });
    busy.current = false;
    if (answer.kind === "refused" && answer.code === "conflict") {
      const newest = await askDesk<LetterWork>("approvals.show", { id: work.id });
      // My own, sent just before the tab was loaded anew.
      if (newest.kind === "done" && onItsWay && isSame(newest.body.content, onItsWay)) {
        const { number, content } = newest.body;
        setSaved(content);
        setWritten((now) => ({ letter: now.letter, from: number }));
        return setSaving({ kind: "typing" });
      }
      if (newest.kind === "done") setTheirs(newest.body);
      return setSaving(
        newest.kind === "done" ? { kind: "same" } : { kind: "failed", why: whyNot(newest) },
      );
    }
    if (answer.kind !== "done") return setSaving({ kind: "failed", why: whyNot(answer) });
    const { number } = answer.body;
    setSaved(sent);
    setWritten((now) => {
      // What was typed meanwhile goes on from here.
      const next = { letter: now.letter, from: number };
      keepDraft(user, about, now.letter === sent ? "" : JSON.stringify(next));
      return next;
    });
    setSaving({ kind: "saved", number, at: new Date() });
    forgetDesk();
  }

  /** After somebody else's save: mine as the next draft, or theirs instead. */
  function settle(whose: "mine" | "theirs"): void {
    if (!theirs) return;
    setSaved(theirs.content);
    setWritten({ letter: whose === "mine" ? letter : theirs.content, from: theirs.number });
    if (whose === "theirs") keepDraft(user, about, "");
    setTheirs(undefined);
    setSaving({ kind: "same" });
    forgetDesk();
  }

  const saveLater = useEffectEvent(save);
  const wait = saving.kind === "failed" ? patience : pause;
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

  return { letter, write, save, saving: standing(), changed, theirs, settle };
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

/** The database keeps the parts of a letter in an order of its own. */
function isSame(one: LetterText, other: LetterText): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder({ slug, theme, signatory, en, fr, errata }: LetterText): string {
  const texts = [en, fr].map(({ title, summary, body }) => [title, summary, body]);
  const corrections = errata.map((erratum) => [erratum.on, erratum.en, erratum.fr]);
  return JSON.stringify([slug, theme, signatory, texts, corrections]);
}

function readKept(user: string, about: string): Kept | undefined {
  const kept = readDraft(user, about);
  return kept ? (JSON.parse(kept) as Kept) : undefined;
}
