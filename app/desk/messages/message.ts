/** A message as the desk shows it, with what happened to it. */
import type { Subject } from "#core/contact-limits.ts";
import type { Language } from "#core/languages.ts";

export const states = ["new", "taken", "answered", "closed"] as const;
export type MessageState = (typeof states)[number];

export type Entry = {
  id: string;
  at: string;
  by: string;
  /** `unsent`: an answer that was taken back before it left. */
  kind: "note" | "answer" | "unsent" | "state" | "assignee";
  body: string | null;
  changedTo: string | null;
  /** Its mail has not left. */
  waits: boolean;
};

/** What an answer leaves the message as: done, open, or open with the time that a complaint may have. */
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
    /** The latest for a complaint, where its writer was told why. */
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

const near = 3 * 86_400_000;

/** How a deadline is told: in words and in ink. */
export function urgencyOf(due: string, now = Date.now()): "late" | "near" | "calm" {
  const left = Date.parse(due) - now;
  if (left < 0) return "late";
  return left < near ? "near" : "calm";
}

/** A standard answer goes below what was typed, never in its place. */
export function withTemplate(typed: string, template: string): string {
  return typed.trim() === "" ? template : `${typed.trimEnd()}\n\n${template}`;
}
