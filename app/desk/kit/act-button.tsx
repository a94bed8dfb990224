import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { FreshButton } from "#app/ui/fresh-button.tsx";
import type { DeskActName, DeskBody, DeskFields } from "#core/acts/desk.ts";
import { askDesk } from "./ask-desk.ts";
import { useWhyNot } from "./use-why-not.ts";

type Props<Name extends DeskActName> = {
  act: Name;
  fields: DeskFields<Name>;
  label: string;
  /** The label of the confirming button: a whole sentence that says what will be done. */
  sure: string;
  /** For screen readers: which row the button is about, where several rows have the same one. */
  about?: string;
  /** Quiet, unless it is what the page is for. */
  variant?: "primary" | "quiet";
  onDone: (body: DeskBody<Name>) => void;
};

/**
 * A button that asks for confirmation in its own place, then does the act; if it is refused, says
 * why there.
 */
export function ActButton<Name extends DeskActName>(props: Props<Name>) {
  const { act, fields, label, sure, about, variant = "quiet", onDone } = props;
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const [asking, setAsking] = useState(false);
  /** Once the question has been asked, the button takes the focus when it comes back. */
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");

  function ask(): void {
    setAsking(true);
    setAsked(true);
  }

  async function run(): Promise<void> {
    setBusy(true);
    setSaid("");
    const answer = await askDesk(act, fields);
    setBusy(false);
    setAsking(false);
    if (answer.kind === "done") onDone(answer.body);
    else setSaid(whyNot(answer));
  }

  return (
    <>
      {asking ? (
        <span className="button-row">
          <FreshButton variant="secondary" pending={busy} onClick={run} autoFocus>
            {sure}
          </FreshButton>
          <FreshButton variant="quiet" onClick={() => setAsking(false)}>
            {t("leave")}
          </FreshButton>
        </span>
      ) : (
        <Button variant={variant} autoFocus={asked} onClick={ask}>
          {label}
          {about && <span className="sr-only">{` ${about}`}</span>}
        </Button>
      )}
      <span role="alert">{said}</span>
    </>
  );
}
