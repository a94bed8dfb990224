import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useNavigate } from "#app/navigation/router.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { nameLimits } from "#core/limits.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { DeskLink, useDeskPath } from "../kit/desk-link.tsx";
import { useDraftFields } from "../kit/draft.ts";
import { Room } from "../kit/room.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";
import { Texts } from "./texts.tsx";

export function NewWork() {
  const { t } = useTranslation("desk");
  const path = useDeskPath();
  const navigate = useNavigate();
  const whyNot = useWhyNot();
  const [work, write] = useDraftFields("work:new", { name: "", en: "", fr: "" });
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");

  async function save(): Promise<void> {
    setBusy(true);
    const answer = await askDesk("works.save", work);
    setBusy(false);
    if (answer.kind !== "done") return setSaid(whyNot(answer));
    write();
    refreshDesk();
    navigate(path("approvals", { work: answer.body.id }));
  }

  return (
    <Room title={t("approvals.write")}>
      <p>
        <DeskLink room="approvals" className="link">
          {t("approvals.back")}
        </DeskLink>
      </p>
      <form
        className="approvals-writer"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          id="work-name"
          label={t("approvals.name")}
          autoComplete="off"
          maxLength={nameLimits[1]}
          required
          value={work.name}
          onChange={({ currentTarget }) => write({ ...work, name: currentTarget.value })}
        />
        <Texts
          id="work"
          texts={work}
          onType={(texts) => write({ ...work, ...texts })}
          readOnly={busy}
        />
        <p role="alert">{said}</p>
        <p className="button-row">
          <Button type="submit" pending={busy} pendingLabel={t("approvals.saving")}>
            {t("approvals.save")}
          </Button>
        </p>
      </form>
    </Room>
  );
}
