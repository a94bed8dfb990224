import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useNavigate } from "#app/navigation/router.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { nameLimits } from "#core/limits.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { useDeskPath } from "../kit/desk-link.tsx";
import { useFieldFault } from "../kit/use-field-fault.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";

export function NewRelease() {
  const { t } = useTranslation("desk");
  const path = useDeskPath();
  const navigate = useNavigate();
  const whyNot = useWhyNot();
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);
  const { error, setError, summary } = useFieldFault("release-name");

  async function begin(): Promise<void> {
    if (name.trim().length < nameLimits[0]) return setError(t("releases.new.missing"));
    setBusy(true);
    const answer = await askDesk("releases.save", { name });
    setBusy(false);
    if (answer.kind !== "done") return setError(whyNot(answer));
    refreshDesk();
    navigate(path("releases", { release: answer.body.id }));
  }

  return (
    <>
      {summary}
      <form
        className="releases-new"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <TextField
          id="release-name"
          label={t("releases.new.name")}
          hint={t("releases.new.hint")}
          error={error}
          autoComplete="off"
          maxLength={nameLimits[1]}
          required
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <p>
          <Button type="submit" pending={busy}>
            {t("releases.new.begin")}
          </Button>
        </p>
      </form>
    </>
  );
}
