import { useTranslation } from "#app/i18n/use-translation.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { askOwnAccount } from "./own-account.ts";
import { type FormAnswer, ScriptedForm } from "./scripted-form.tsx";
import { useFailureWords } from "./use-failure-words.ts";

/** After the firm has removed lost factors: asks for the code that the firm gives by telephone. */
export function OpeningCode({ onOpened }: { onOpened: () => void }) {
  const { t } = useTranslation("sign-in");
  const { stopFor } = useFailureWords();

  async function act({ code }: { code: string }): Promise<FormAnswer<"code">> {
    const answer = await askOwnAccount("open-enrolment", { code });
    if (answer.kind === "done") onOpened();
    if (answer.kind === "done" || answer.kind === "ended") return "done";
    return answer.kind === "refused" ? { faults: { code: t("opening.wrong") } } : stopFor(answer);
  }

  return (
    <>
      <p>{t("opening.text")}</p>
      <ScriptedForm
        id="opening"
        fields={["code"]}
        send={t("factorCheck.send")}
        sending={t("factorCheck.sending")}
        check={({ code }) => (code.trim() === "" ? { code: t("opening.missing") } : {})}
        act={act}
      >
        {(field) => (
          <TextField
            label={t("opening.label")}
            hint={t("opening.hint")}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            {...field("code")}
          />
        )}
      </ScriptedForm>
    </>
  );
}
