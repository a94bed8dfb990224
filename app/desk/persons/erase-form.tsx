import { useTranslation } from "#app/i18n/use-translation.tsx";
import { type FormAnswer, ScriptedForm } from "#app/sign-in/scripted-form.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { askDesk } from "../kit/ask-desk.ts";

type Props = {
  id: string;
  /** How many rows will be erased. */
  count: number;
  onErased: (text: string) => void;
  onChanged: () => void;
};

/** Erases the data of a person. It cannot be undone, so the number of rows has to be typed. */
export function EraseForm({ id, count, onErased, onChanged }: Props) {
  const { t } = useTranslation("desk");
  const { stopFor } = useFailureWords();

  async function act(): Promise<FormAnswer<"count">> {
    const answer = await askDesk("persons.erase", { id, count });
    if (answer.kind === "ended") return "ended";
    if (answer.kind === "refused") {
      const changed = answer.code === "conflict";
      if (changed) onChanged();
      return { stopped: t(changed ? "persons.erase.changed" : "refused"), retry: false };
    }
    if (answer.kind !== "done") return stopFor(answer);
    onErased(t("persons.erase.done", { count }));
    return "done";
  }

  return (
    <>
      <h2>{t("persons.erase.title")}</h2>
      <p>{t("persons.erase.text", { count })}</p>
      <ScriptedForm
        id="erase"
        fields={["count"]}
        send={t("persons.erase.send")}
        sending={t("persons.erase.sending")}
        check={({ count: typed }) =>
          typed.replaceAll(/\D/g, "") === String(count)
            ? {}
            : { count: t("persons.erase.wrong", { count }) }
        }
        act={act}
      >
        {(field) => (
          <TextField
            label={t("persons.erase.label")}
            inputMode="numeric"
            autoComplete="off"
            {...field("count")}
          />
        )}
      </ScriptedForm>
    </>
  );
}
