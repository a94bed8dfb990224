import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, useTitleMark } from "#app/ui/error-summary.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

type Values<Name extends string> = Record<Name, string>;
type Faults<Name extends string> = Partial<Record<Name, string>>;

/**
 * What came of sending: it is done, it is asked for once more in the form's place, the session has
 * ended first, some fields are wrong, or it stopped, in a sentence.
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

/** Where what is typed is kept until it is done. */
export type FormDraft = {
  read: () => Readonly<Record<string, string>>;
  keep: (values?: Readonly<Record<string, string>>) => void;
};

type Props<Name extends string> = {
  /** Begins the ids of the fields. */
  id: string;
  /** In the order of the form. */
  fields: readonly Name[];
  send: string;
  sending: string;
  /** In words, by field; sending waits until there are none. */
  check: (values: Values<Name>) => Faults<Name>;
  act: (values: Values<Name>) => Promise<FormAnswer<Name>>;
  children: (field: (name: Name) => FieldProps) => ReactNode;
  /** Beside the button. */
  beside?: ReactNode;
  /** Another way, above it, is the first. */
  secondary?: boolean;
  draft?: FormDraft;
};

type State<Name extends string> =
  | { kind: "writing" | "sending" }
  | { kind: "wrong"; faults: Faults<Name> }
  | { kind: "stopped"; text: string; retry: boolean };

/**
 * A form that only a script can send, as passwords must not travel in an address: its button is
 * off until the page is alive. What was typed stays in the fields whatever happens.
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
  // What was kept is put into the fields once, when they are there.
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
    setState({ kind: "sending" });
    const answer = await act(values);
    // What is done leads elsewhere; the button waits for it.
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

/** Above the fields, and with the focus: why nothing came of it, and another try where it helps. */
function FormStopped({ text, retry }: { text: string; retry: boolean }) {
  const { t } = useTranslation("sign-in");
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => notice.current?.focus(), []);

  return (
    <div className="sending-stopped" ref={notice} tabIndex={-1} role="alert">
      <h3>{t("trouble.title")}</h3>
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
