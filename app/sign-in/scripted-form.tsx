import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, useTitleMark } from "#app/ui/error-summary.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

type Values<Name extends string> = Record<Name, string>;
type Faults<Name extends string> = Partial<Record<Name, string>>;

/**
 * The result of sending: it is done; another question has taken the form's place (`asked`); the
 * session has ended; some fields are wrong; or it failed, with a sentence that says why.
 */
export type FormAnswer<Name extends string> =
  | "done"
  | "asked"
  | "ended"
  | { faults: Faults<Name> }
  | { stopped: string; retry: boolean };

type FieldProps = {
  id: string;
  name: string;
  error: string | undefined;
  readOnly: boolean;
  required: true;
};

/** Keeps what is typed until the form is done. */
export type FormDraft = {
  read: () => Readonly<Record<string, string>>;
  keep: (values?: Readonly<Record<string, string>>) => void;
};

type Props<Name extends string> = {
  /** The prefix of the fields' ids. */
  id: string;
  /** In the order of the form. */
  fields: readonly Name[];
  send: string;
  sending: string;
  /** The errors by field, in words. While there are any, nothing is sent. */
  check: (values: Values<Name>) => Faults<Name>;
  act: (values: Values<Name>) => Promise<FormAnswer<Name>>;
  children: (field: (name: Name) => FieldProps) => ReactNode;
  /** What is shown beside the button. */
  beside?: ReactNode;
  /** Whether the button is a secondary one, since another form above is the main one. */
  secondary?: boolean;
  draft?: FormDraft;
};

type State<Name extends string> =
  | { kind: "writing" | "sending" }
  | { kind: "wrong"; faults: Faults<Name> }
  | { kind: "stopped"; text: string; retry: boolean };

/**
 * A form that only a script can send, since passwords must not get into an address: its button is
 * disabled until the page is hydrated. What was typed stays in the fields whatever happens.
 */
export function ScriptedForm<Name extends string>(props: Props<Name>) {
  const { id, fields, send, sending, check, act, children, beside, secondary, draft } = props;
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const [state, setState] = useState<State<Name>>({ kind: "writing" });
  const [tries, setTries] = useState(0);
  const busy = state.kind === "sending";
  const faults: Faults<Name> = state.kind === "wrong" ? state.faults : {};
  const listed = fields.flatMap((name) => {
    const text = faults[name];
    return text ? [{ fieldId: `${id}-${name}`, text }] : [];
  });
  useTitleMark(t("ui.error"), listed.length > 0 || state.kind === "stopped");

  const form = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  // The draft is put into the fields once, after the first render.
  const first = useRef(draft);
  useEffect(() => {
    for (const [name, value] of Object.entries(first.current?.read() ?? {})) {
      const field = form.current?.elements.namedItem(name);
      if (field && "value" in field) field.value = value;
    }
  }, []);

  function valuesOf(sent: HTMLFormElement): Values<Name> {
    const typed = new FormData(sent);
    const pairs = fields.map((name) => [name, String(typed.get(name) ?? "")]);
    return Object.fromEntries(pairs) as Values<Name>;
  }

  async function submit(sent: HTMLFormElement): Promise<void> {
    if (busy) return;
    const values = valuesOf(sent);
    setTries((count) => count + 1);
    const found = check(values);
    if (Object.keys(found).length > 0) return setState({ kind: "wrong", faults: found });
    // The notice goes away, and its button with it: the focus goes to the one that stays.
    if (document.activeElement?.closest(".sending-stopped")) sendButton.current?.focus();
    setState({ kind: "sending" });
    const answer = await act(values);
    // When it is done the page changes; until then the button stays disabled.
    if (answer === "done") draft?.keep();
    if (typeof answer === "string") return;
    if ("faults" in answer) setState({ kind: "wrong", faults: answer.faults });
    else setState({ kind: "stopped", text: answer.stopped, retry: answer.retry });
  }

  return (
    <form
      ref={form}
      className="account-form"
      method="post"
      noValidate={hydrated}
      aria-busy={busy}
      onInput={({ currentTarget }) => draft?.keep(valuesOf(currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      {listed.length > 0 && <ErrorSummary key={tries} faults={listed} />}
      {state.kind === "stopped" && <FormStopped key={tries} {...state} />}
      {children((name) => ({
        id: `${id}-${name}`,
        name,
        error: faults[name],
        readOnly: busy,
        required: true,
      }))}
      <p className="button-row">
        <Button
          ref={sendButton}
          type="submit"
          variant={secondary ? "secondary" : "primary"}
          disabled={!hydrated}
          pending={busy}
          pendingLabel={sending}
        >
          {send}
        </Button>
        {beside}
      </p>
      <p className="sr-only" role="status">
        {busy && sending}
      </p>
    </form>
  );
}

/** Shown above the fields, with the focus: why sending failed, and a retry where that may help. */
function FormStopped({ text, retry }: { text: string; retry: boolean }) {
  const { t } = useTranslation("sign-in");
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => notice.current?.focus(), []);

  return (
    <div className="sending-stopped" ref={notice} tabIndex={-1} role="alert">
      <p className="fault-title">{t("trouble.title")}</p>
      <p>{text}</p>
      {retry && (
        <p>
          <Button type="submit" variant="quiet">
            {t("trouble.retry")}
          </Button>
        </p>
      )}
    </div>
  );
}
