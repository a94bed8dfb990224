import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { FreshButton } from "#app/ui/fresh-button.tsx";
import { askDesk } from "../kit/ask-desk.ts";
import { useWhyNot } from "../kit/use-why-not.ts";

type Props = {
  act: string;
  fields: object;
  label: string;
  /** What the second button says: in whole, what will have been done. */
  sure: string;
  /** For those who hear the page: which of several. */
  about?: string;
  onDone: (body: unknown) => void;
};

/** Asks once more in its place, then does it; says there why not. */
export function ActButton({ act, fields, label, sure, about, onDone }: Props) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot("partners");
  const [asking, setAsking] = useState(false);
  /** The button comes back where the question was, and takes the focus with it. */
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
          <FreshButton variant="secondary" disabled={busy} onClick={run} autoFocus>
            {sure}
          </FreshButton>
          <FreshButton variant="quiet" onClick={() => setAsking(false)}>
            {t("leave")}
          </FreshButton>
        </span>
      ) : (
        <Button variant="quiet" autoFocus={asked} onClick={ask}>
          {label}
          {about && <span className="sr-only">{` ${about}`}</span>}
        </Button>
      )}
      <span role="alert">{said}</span>
    </>
  );
}
