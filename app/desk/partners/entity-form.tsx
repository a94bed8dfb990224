import { useState } from "react";
import { fieldOf } from "#app/api/ask.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { type FormAnswer, ScriptedForm } from "#app/sign-in/scripted-form.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Named } from "#core/acts/act.ts";
import type { Entity } from "#core/acts/partners.ts";
import { isWithin, nameLimits } from "#core/limits.ts";
import { askDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { useFormDraft } from "../kit/draft.ts";
import { useWhyNot } from "../kit/use-why-not.ts";

type Props = { entity?: Entity; onSaved: (id: string) => void };

/**
 * Adds an entity, or renames one. If another has a similar name, it is shown, and saving has to be
 * confirmed.
 */
export function EntityForm({ entity, onSaved }: Props) {
  const { t } = useTranslation("desk");
  const draft = useFormDraft("entity");
  const whyNot = useWhyNot();
  const [near, setNear] = useState<{ name: string; alike: Named[] }>();
  const [theirs, setTheirs] = useState<Pick<Entity, "name" | "version">>();

  async function act({ name }: { name: string }): Promise<FormAnswer<"name">> {
    const answer = await askDesk("partners.save-entity", {
      name,
      anyway: near?.name === name,
      ...(entity && { id: entity.id, version: (theirs ?? entity).version }),
    });
    if (answer.kind === "done") {
      onSaved(String(fieldOf(answer.body, "id")));
      return "done";
    }
    if (answer.kind === "ended") return "ended";
    if (answer.kind === "refused" && answer.code === "near") {
      setNear({ name, alike: fieldOf(answer.body, "near") as Named[] });
      return { faults: {} };
    }
    if (entity && answer.kind === "refused" && answer.code === "conflict") {
      const now = await askDesk("partners.entity", { id: entity.id });
      if (now.kind === "done") setTheirs(now.body);
      return { stopped: whyNot(answer), retry: false };
    }
    const named = answer.kind === "refused" && answer.reason === "name";
    return named ? { faults: { name: whyNot(answer) } } : { stopped: whyNot(answer), retry: false };
  }

  return (
    <>
      {theirs && (
        <p role="status">
          {t("partners.funds.theirs")} <strong>{theirs.name}</strong>
        </p>
      )}
      {near && (
        <div className="partner-alarm" role="alert">
          <p>{t("partners.entities.near")}</p>
          <ul>
            {near.alike.map(({ id, name }) => (
              <li key={id}>
                <DeskLink room="partners" chosen={{ entity: id }} className="link">
                  {name}
                </DeskLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ScriptedForm
        id="entity"
        {...(!entity && { draft })}
        fields={["name"]}
        send={near ? t("partners.entities.anyway") : t("partners.save")}
        sending={t("partners.saving")}
        check={({ name }) =>
          isWithin(name, nameLimits) ? {} : { name: t("partners.funds.nameWrong") }
        }
        act={act}
      >
        {(field) => (
          <TextField
            label={t("partners.name")}
            hint={t("partners.entities.nameHint")}
            autoComplete="off"
            {...field("name")}
            defaultValue={entity?.name ?? ""}
          />
        )}
      </ScriptedForm>
    </>
  );
}
