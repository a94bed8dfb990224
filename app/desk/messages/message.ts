/**
 * The state of a message after an answer: answered, still open, or still open with the longer time
 * for a complaint.
 */
export type Becomes = "answered" | "taken" | "longer";

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
