import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Checked } from "#core/acts/releases.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { useWhyNot } from "../kit/use-why-not.ts";

/** Names of a sheet that are read as another one, because somebody said so before. */
export function NamesRead({ read }: { read: Checked["read"] }) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const [busy, setBusy] = useState("");
  const [failed, setFailed] = useState("");
  if (read.length === 0) return null;

  async function forget(id: string): Promise<void> {
    setBusy(id);
    const answer = await askDesk("names.forget", { id });
    setBusy("");
    if (answer.kind !== "done") return setFailed(whyNot(answer));
    refreshDesk();
  }

  return (
    <div className="releases-names-read">
      <h4>{t("releases.unknown.read", { count: read.length })}</h4>
      <ul>
        {read.map(({ name, entity, pair }) => (
          <li key={name}>
            {t(pair ? "releases.unknown.readAs" : "releases.unknown.merged", { name, entity })}{" "}
            {pair && (
              <Button
                variant="quiet"
                pending={busy === pair}
                aria-label={t("partners.names.forgetOne", { one: name, other: entity })}
                onClick={() => forget(pair)}
              >
                {t("partners.names.forget")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="alert">{failed}</p>
    </div>
  );
}
