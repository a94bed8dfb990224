import { useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { FreshButton } from "#app/ui/fresh-button.tsx";
import type { OpenedMessage } from "#core/acts/messages.ts";
import { useColleague } from "../colleague.ts";
import { Choice } from "../kit/choice.tsx";
import { Result } from "../kit/result.tsx";
import { type ActFields, type MessageAct, useMessageAct } from "./use-message-act.ts";

/**
 * Take a message, assign it, close it, reopen it. All of this can be undone here; closing a
 * complaint that has had no answer has to be confirmed.
 */
export function Handling({ opened }: { opened: OpenedMessage }) {
  const { t } = useTranslation("desk");
  const { user } = useColleague();
  const { run, said, busy } = useMessageAct(opened);
  const { message, colleagues } = opened;
  const [chosen, setChosen] = useState<string>();
  const assignee = chosen ?? message.assignedTo ?? "";
  const place = useRef<HTMLElement>(null);
  const [asking, setAsking] = useState(false);
  // The site promises an answer to a complaint within a month, two at the latest. An
  // acknowledgement is not an answer.
  const unanswered = message.subject === "complaint" && !message.answeredAt;
  const closes = message.state !== "closed";
  const reopens = message.state === "closed" || message.state === "answered";

  /** The pressed button may disappear, so the section around it takes the focus. */
  async function act<Name extends MessageAct>(
    name: Name,
    fields: ActFields<Name>,
    done: string,
  ): Promise<boolean> {
    const ran = await run(name, fields, done);
    place.current?.focus();
    return ran;
  }

  function leave(): void {
    setAsking(false);
    place.current?.focus();
  }

  async function close(): Promise<void> {
    await act("messages.state", { state: "closed" }, t("messages.close.done"));
    setAsking(false);
  }

  async function assign(): Promise<void> {
    const name = colleagues.find(({ id }) => id === assignee)?.name;
    const done = name ? t("messages.assign.done", { name }) : t("messages.assign.undone");
    if (await act("messages.assign", { to: assignee || null }, done)) setChosen(undefined);
  }

  return (
    <section
      ref={place}
      className="message-handling"
      aria-label={t("messages.handling")}
      tabIndex={-1}
    >
      <Result text={said} />
      {message.assignedTo !== user && (
        <Button onClick={() => act("messages.take", {}, t("messages.take.done"))} pending={busy}>
          {t("messages.take.act")}
        </Button>
      )}
      <div className="message-assign">
        <Choice
          label={t("messages.assign.label")}
          value={assignee}
          all={t("messages.nobody")}
          options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setChosen}
        />
        <Button
          variant="secondary"
          onClick={assign}
          disabled={assignee === (message.assignedTo ?? "")}
          pending={busy}
        >
          {t("messages.assign.act")}
        </Button>
      </div>
      <p className="button-row">
        {closes && !asking && (
          <Button
            variant="quiet"
            onClick={() => (unanswered ? setAsking(true) : close())}
            pending={busy}
          >
            {t("messages.close.act")}
          </Button>
        )}
        {closes && asking && (
          <>
            <FreshButton variant="secondary" onClick={close} pending={busy} autoFocus>
              {t("messages.close.sure")}
            </FreshButton>
            <FreshButton variant="quiet" onClick={leave}>
              {t("leave")}
            </FreshButton>
          </>
        )}
        {reopens && (
          <Button
            variant="quiet"
            onClick={() => act("messages.state", { state: "open" }, t("messages.reopen.done"))}
            pending={busy}
          >
            {t("messages.reopen.act")}
          </Button>
        )}
      </p>
    </section>
  );
}
