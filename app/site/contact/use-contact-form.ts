import { useEffect, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { shortestFillTime } from "#core/contact-limits.ts";
import type { ContactFaults } from "#core/contact-schema.ts";
import { keepDraft, keepSender, readDraft } from "./draft.ts";
import { keyFor } from "./message-key.ts";
import { type SendOutcome, sendMessage } from "./send-message.ts";

export type Stop = Exclude<SendOutcome, { kind: "sent" | "invalid" }>;

type State =
  | { kind: "writing" }
  | { kind: "sending" }
  | { kind: "sent"; reference: string; email: string }
  | { kind: "stopped"; reason: Stop };

/** The code that checks a message. It is loaded when somebody begins to write. */
function loadCheck() {
  return import("#core/contact-schema.ts");
}

/** The states of the form. What was typed stays in the fields until the message is sent. */
export function useContactForm() {
  const language = useLanguage();
  const [state, setState] = useState<State>({ kind: "writing" });
  const [faults, setFaults] = useState<ContactFaults>({});
  const [tries, setTries] = useState(0);
  // A second press may come before the state of the first is rendered.
  const busy = useRef(false);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  async function send(form: HTMLFormElement): Promise<void> {
    if (state.kind === "sending" || busy.current) return;
    busy.current = true;
    try {
      await checkAndSend(form);
    } finally {
      busy.current = false;
    }
  }

  async function checkAndSend(form: HTMLFormElement): Promise<void> {
    const draft = readDraft(form);
    keepDraft(draft);
    const check = await loadCheck().catch(() => undefined);
    if (!check) return setState({ kind: "stopped", reason: { kind: "offline" } });
    const checked = check.checkContact(draft);
    if ("faults" in checked) return refuse(checked.faults);
    const { message } = checked;
    const website = String(new FormData(form).get("website") ?? "");
    setFaults({});
    setState({ kind: "sending" });
    const elapsed = await enoughTime(shownAt.current);
    const key = keyFor(message);
    const outcome = await sendMessage({ message, language, key, website, elapsed });
    if (outcome.kind === "invalid") return refuse(outcome.faults);
    if (outcome.kind !== "sent") return setState({ kind: "stopped", reason: outcome });
    keepSender();
    setState({ ...outcome, email: message.email });
  }

  function refuse(found: ContactFaults): void {
    setTries((count) => count + 1);
    setFaults(found);
    setState({ kind: "writing" });
  }

  function startAgain(): void {
    setState({ kind: "writing" });
  }

  function prepare(): void {
    loadCheck().catch(() => undefined);
  }

  return { state, faults, tries, prepare, send, startAgain };
}

/**
 * Waits until the form has been shown for the shortest time that the backend accepts. Only robots,
 * and browsers that fill in the form, are faster.
 */
async function enoughTime(shownAt: number): Promise<number> {
  const left = shownAt + shortestFillTime - performance.now();
  // Timers may end a little early.
  if (left > 0) await new Promise((done) => setTimeout(done, left + 50));
  return Math.round(performance.now() - shownAt);
}
