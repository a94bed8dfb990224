import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { PageWork } from "#core/acts/pages.ts";
import { firmClock, formatFirmMoment, instantAt } from "#core/firm-time.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { useWhyNot } from "../kit/use-why-not.ts";

type Props = { work: PageWork; onSaid: (said: string) => void };

/** For a change that is not to begin at once: on the firm's clock, wherever a colleague is. */
export function Schedule({ work: { id, hash }, onSaid }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const whyNot = useWhyNot();
  const [at, setAt] = useState(() => firmClock(new Date(Date.now() + 3_600_000)));
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function schedule(): Promise<void> {
    const instant = instantAt(at);
    if (!instant || instant.getTime() < Date.now()) return setFailed(t("refusals.past"));
    setBusy(true);
    const answer = await askDesk("pages.schedule", { id, hash, at: instant.toISOString() });
    setBusy(false);
    if (answer.kind !== "done") return setFailed(whyNot(answer));
    onSaid(t("pages.said.scheduled", { at: formatFirmMoment(instant.toISOString(), language) }));
    refreshDesk();
  }

  return (
    <Disclosure summary={t("pages.schedule")}>
      <form
        className="approvals-writer"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          schedule();
        }}
      >
        <TextField
          id="pages-at"
          type="datetime-local"
          label={t("letters.send.at")}
          hint={t("letters.send.zone")}
          error={failed}
          required
          value={at}
          onChange={({ currentTarget }) => setAt(currentTarget.value)}
        />
        <p className="button-row">
          <Button type="submit" variant="secondary" pending={busy}>
            {t("pages.scheduleDo")}
          </Button>
        </p>
      </form>
    </Disclosure>
  );
}
