/**
 * Keeps what is being typed (an answer, a letter, a reason) in session storage, so that a failed
 * call, a conflict, a reload or an ended session does not lose it. A draft belongs to one user:
 * nobody else can read it, and signing out removes it.
 */
import { useState } from "react";
import { draftsKey } from "#app/sign-in/drafts.ts";
import type { FormDraft } from "#app/sign-in/scripted-form.tsx";
import { useColleague } from "../colleague.ts";

type Kept = { user: string; texts: Record<string, string> };

export function readDraft(user: string, about: string): string {
  return read(user).texts[about] ?? "";
}

/** An empty text removes the draft. */
export function keepDraft(user: string, about: string, text: string): void {
  const { texts } = read(user);
  if (text) texts[about] = text;
  else delete texts[about];
  try {
    if (Object.keys(texts).length === 0) sessionStorage.removeItem(draftsKey);
    else sessionStorage.setItem(draftsKey, JSON.stringify({ user, texts }));
  } catch {
    // Storage is full or not available: the text is still in its field.
  }
}

export function useDraft(about: string): [string, (text: string) => void] {
  const { user } = useColleague();
  const [text, setText] = useState(() => readDraft(user, about));
  return [
    text,
    (next) => {
      setText(next);
      keepDraft(user, about, next);
    },
  ];
}

/**
 * The same for several fields at once. Fields that equal `first` are not kept; calling the setter
 * without fields starts again from `first`.
 */
export function useDraftFields<Fields extends object>(
  about: string,
  first: Fields,
): [Fields, (fields?: Fields) => void] {
  const [kept, keep] = useDraft(about);
  return [
    kept ? (JSON.parse(kept) as Fields) : first,
    (fields = first) => {
      const next = JSON.stringify(fields);
      keep(next === JSON.stringify(first) ? "" : next);
    },
  ];
}

/** The same for a form whose fields are uncontrolled. */
export function useFormDraft(about: string): FormDraft {
  const { user } = useColleague();
  return {
    read: () => JSON.parse(readDraft(user, about) || "{}") as Record<string, string>,
    keep: (values) => keepDraft(user, about, values ? JSON.stringify(values) : ""),
  };
}

function read(user: string): Kept {
  try {
    const kept = JSON.parse(sessionStorage.getItem(draftsKey) ?? "null") as Kept | null;
    if (kept?.user === user) return kept;
  } catch {
    // What is stored cannot be parsed, or there is no storage.
  }
  return { user, texts: {} };
}
