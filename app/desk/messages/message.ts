/** The answers of the function `desk` about messages. */
import type { Subject } from "#core/contact-limits.ts";
import type { Language } from "#core/languages.ts";

export const states = ["new", "taken", "answered", "closed"] as const;
export type MessageState = (typeof states)[number];

export type Entry = {
  id: string;
  at: string;
  by: string;
  /** `unsent` is an answer that was taken back before its mail left. */
  kind: "note" | "answer" | "unsent" | "state" | "assignee";
  body: string | null;
  changedTo: string | null;
  /** Its mail has not left yet, so it can be taken back. */
  waits: boolean;
};

/**
 * The state of a message after an answer: answered, still open, or still open with the longer time
 * for a complaint.
 */
export type Becomes = "answered" | "taken" | "longer";

/** A standard answer that is published, in the visitor's language. */
type StandardAnswer = { id: string; name: string; body: string };

export type OpenedMessage = {
  message: {
    reference: string;
    name: string;
    email: string;
    phone: string;
    subject: Subject;
    message: string;
    language: Language;
    state: MessageState;
    version: number;
    assignedTo: string | null;
    assignee: string | null;
    receivedAt: string;
    acknowledgeDue: string | null;
    answerDue: string;
    /** The last day for a complaint whose writer was told why it takes longer. */
    answerLimit: string | null;
    acknowledgedAt: string | null;
    answeredAt: string | null;
    due: string | null;
  };
  thread: Entry[];
  mails: {
    id: string;
    template: string;
    state: "queued" | "sent" | "dead";
    createdAt: string;
    settledAt: string | null;
  }[];
  colleagues: { id: string; name: string }[];
  templates: StandardAnswer[];
};

const nearWithin = 3 * 86_400_000;

/** How near a deadline is: decides its words and its colour. */
export function urgencyOf(due: string, now = Date.now()): "late" | "near" | "calm" {
  const left = Date.parse(due) - now;
  if (left < 0) return "late";
  return left < nearWithin ? "near" : "calm";
}

/** Adds a standard answer below what was typed, never instead of it. */
export function withTemplate(typed: string, template: string): string {
  return typed.trim() === "" ? template : `${typed.trimEnd()}\n\n${template}`;
}
