/**
 * A change of a page while it is being written. It is saved when the typing pauses, each time as a
 * new revision; until then, and whenever saving fails, it is kept in this tab.
 */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { PageContent, PageEntry, PageWork } from "#core/acts/pages.ts";
import { useColleague } from "../colleague.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { keepDraft, readDraft } from "../kit/draft.ts";
import { useWhyNot } from "../kit/use-why-not.ts";
import { isSame, mergeEntries } from "./entries.ts";
import { tidyEntries } from "./record-fields.ts";

export type Saving =
  | { kind: "same" | "typing" | "saving" | "none" }
  | { kind: "saved"; number: number; at: Date }
  | { kind: "failed"; why: string };

/** `base` is what revision `number` has, on which `entries` was written. */
type Written = {
  id: string | null;
  number: number;
  base: readonly PageEntry[];
  entries: readonly PageEntry[];
};

/** In milliseconds, as letters have them. */
const pause = 2500;
const retryAfter = 10_000;

export function draftOf(what: string): string {
  return `page:${what}`;
}

export function useChange(page: string, work?: PageWork) {
  const { user } = useColleague();
  const whyNot = useWhyNot();
  const about = draftOf(work?.id ?? page);
  const [written, setWritten] = useState<Written>(() => {
    const kept = readDraft(user, about);
    if (kept) return JSON.parse(kept) as Written;
    const entries = work?.content.texts ?? [];
    return { id: work?.id ?? null, number: work?.number ?? 0, base: entries, entries };
  });
  const latest = useRef(written);
  const [saving, setSaving] = useState<Saving>({ kind: "same" });
  const [conflicts, setConflicts] = useState<readonly PageEntry[]>([]);
  const running = useRef<Promise<Saving> | null>(null);
  /** Whoever left wants no draft, also if the answer to a save comes later. */
  const left = useRef(false);
  const changed = !isSame(written.entries, written.base);

  function store(next: Written): void {
    latest.current = next;
    setWritten(next);
    // A change that is saved is read again by its id, but a new one stays known to this page.
    const isDone = isSame(next.entries, next.base) && work !== undefined;
    keepDraft(user, about, isDone || left.current ? "" : JSON.stringify(next));
  }

  function write(entries: readonly PageEntry[]): void {
    left.current = false;
    store({ ...latest.current, entries });
    if (saving.kind !== "failed") setSaving({ kind: entries.length > 0 ? "typing" : "none" });
  }

  async function save(): Promise<Saving> {
    if (running.current) return running.current;
    // A new change without a text is none yet.
    if (latest.current.id === null && latest.current.entries.length === 0) return { kind: "none" };
    setSaving({ kind: "saving" });
    running.current = send();
    const saved = await running.current;
    running.current = null;
    setSaving(saved);
    return saved;
  }

  async function send(): Promise<Saving> {
    const { id, number, entries: sent } = latest.current;
    const content: PageContent = { page, texts: tidyEntries(sent) };
    const answer = await askDesk("pages.save", { id, number, content });
    if (answer.kind === "done") {
      const { id: named, number: saved } = answer.body;
      store({ ...latest.current, id: named, number: saved, base: sent });
      refreshDesk();
      return { kind: "saved", number: saved, at: new Date() };
    }
    if (answer.kind !== "refused" || answer.code !== "conflict" || !id) {
      return { kind: "failed", why: whyNot(answer) };
    }
    const newest = await askDesk("pages.show", { id });
    if (newest.kind !== "done") return { kind: "failed", why: whyNot(newest) };
    const { base, entries } = latest.current;
    const theirs = newest.body.content.texts;
    const merged = mergeEntries(tidyEntries(base), tidyEntries(entries), theirs);
    store({ id, number: newest.body.number, base: theirs, entries: merged.entries });
    setConflicts(merged.conflicts);
    refreshDesk();
    return { kind: isSame(merged.entries, theirs) ? "same" : "typing" };
  }

  const saveLater = useEffectEvent(save);
  const wait = saving.kind === "failed" ? retryAfter : pause;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the wait again.
  useEffect(() => {
    if (!changed || saving.kind === "saving") return;
    const timer = setTimeout(() => saveLater(), wait);
    return () => clearTimeout(timer);
  }, [written.entries, changed, wait, saving]);

  function isSaved(): boolean {
    return isSame(latest.current.entries, latest.current.base);
  }

  /** Saves now, also what is typed meanwhile, and forgets what this tab kept. Whether it is saved. */
  async function finish(): Promise<boolean> {
    await running.current;
    while (!isSaved()) {
      const { kind } = await save();
      if (kind !== "saved" && !isSaved()) return false;
    }
    leave();
    return true;
  }

  function leave(): void {
    left.current = true;
    keepDraft(user, about, "");
  }

  return {
    id: written.id,
    number: written.number,
    entries: written.entries,
    saving: changed || saving.kind !== "typing" ? saving : ({ kind: "same" } as const),
    unsaved: changed,
    conflicts,
    write,
    /** The change’s id, once it is saved. */
    finish: async () => ((await finish()) ? latest.current.id : null),
    /** Whether nothing is lost by leaving. */
    saveAll: finish,
    leave,
    settle: () => setConflicts([]),
  };
}

export type Writing = ReturnType<typeof useChange>;
