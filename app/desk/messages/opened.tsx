import { useState } from "react";
import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Entry, OpenedMessage } from "#core/acts/messages.ts";
import { useMay } from "../colleague.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { useDraft } from "../kit/draft.ts";
import { Register } from "../kit/register.tsx";
import { Result } from "../kit/result.tsx";
import { Room } from "../kit/room.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { AnswerForm, answerField } from "./answer-form.tsx";
import { MessageFacts } from "./facts.tsx";
import { Handling } from "./handling.tsx";
import { type Becomes, withTemplate } from "./message.ts";
import { NoteForm } from "./note-form.tsx";
import { Thread } from "./thread.tsx";
import { useMessageAct } from "./use-message-act.ts";
import { usePresence } from "./use-presence.ts";

type Props = { reference: string; back: Record<string, string> };

/** One message: its text, its history, then the forms. */
export function Opened({ reference, back }: Props) {
  const { t } = useTranslation("desk");
  const { state, reload } = useDesk("messages.show", { reference });
  return (
    <Room
      title={t("messages.one", { reference })}
      aside={
        <p>
          <DeskLink room="messages" chosen={back} className="link">
            {t("messages.back")}
          </DeskLink>
        </p>
      }
    >
      <WhenLoaded state={state} reload={reload}>
        {(opened) => <Contents opened={opened} />}
      </WhenLoaded>
    </Room>
  );
}

function Contents({ opened }: { opened: OpenedMessage }) {
  const { t } = useTranslation("desk");
  const may = useMay();
  const language = useLanguage();
  const { message, thread, mails } = opened;
  const [answer, setAnswer] = useDraft(`answer:${message.reference}`);
  const [note, setNote] = useDraft(`note:${message.reference}`);
  const others = usePresence(`message:${message.reference}`, `${answer}${note}`.trim() !== "");
  const [becomes, setBecomes] = useState<Becomes>("answered");
  const { run, said, busy } = useMessageAct(opened);

  /**
   * Takes an answer back: its text returns to the form, below what is there, to be changed or
   * dropped.
   */
  async function takeBack({ id, body, changedTo }: Entry): Promise<void> {
    const done = t("messages.takeBack.done");
    const taken = await run("messages.take-back", { entry: id }, done, t("messages.takeBack.left"));
    if (taken) {
      setAnswer(withTemplate(answer, body ?? ""));
      setBecomes(changedTo === "taken" || changedTo === "longer" ? changedTo : "answered");
    }
    // The pressed button is gone, so the field takes the focus.
    document.getElementById(answerField)?.focus();
  }

  return (
    <>
      <p className="message-presence" role="status">
        {others
          .map(({ name, writing }) =>
            writing ? t("messages.here.writing", { name }) : t("messages.here.reading", { name }),
          )
          .join(" ")}
      </p>
      <MessageFacts message={message} />
      <blockquote className="message-text" lang={message.language} dir="auto">
        {message.message}
      </blockquote>
      {may("persons.read") && (
        <p className="message-request">
          <DeskLink room="persons" chosen={{ message: message.reference }} className="link">
            {t("messages.dataRequest")}
          </DeskLink>
        </p>
      )}
      {may("messages.work") && <Handling opened={opened} />}
      <h2>{t("messages.thread")}</h2>
      <Result text={said} />
      {thread.length > 0 ? (
        <Thread
          entries={thread}
          takeBack={may("messages.work") ? takeBack : undefined}
          busy={busy}
        />
      ) : (
        <p className="desk-empty">{t("messages.threadEmpty")}</p>
      )}
      {may("messages.work") && (
        <>
          <AnswerForm
            opened={opened}
            text={answer}
            onType={setAnswer}
            becomes={becomes}
            onBecomes={setBecomes}
            held={busy}
          />
          <NoteForm opened={opened} text={note} onType={setNote} />
        </>
      )}
      <h2>{t("messages.mails")}</h2>
      <Register
        caption={t("messages.mails")}
        rows={mails}
        keyOf={({ id }) => id}
        empty={t("messages.mailsGone")}
        columns={[
          {
            id: "mail",
            label: t("messages.mail.what"),
            cell: ({ template }) => mailName(template),
          },
          {
            id: "state",
            label: t("messages.mail.state"),
            cell: (mail) => t(`messages.mail.states.${mail.state}`),
          },
          {
            id: "at",
            label: t("messages.mail.at"),
            figures: true,
            cell: ({ settledAt, createdAt }) => formatMoment(settledAt ?? createdAt, language),
          },
        ]}
      />
    </>
  );

  function mailName(template: string): string {
    switch (template) {
      case "contact-acknowledgement":
      case "contact-notification":
      case "contact-answer":
      case "contact-answer-copy":
        return t(`messages.mail.templates.${template}`);
      default:
        return template;
    }
  }
}
