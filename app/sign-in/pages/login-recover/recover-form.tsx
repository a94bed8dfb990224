import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { checkEmail } from "#app/sign-in/check-email.ts";
import { askRecovery } from "#app/sign-in/password.ts";
import { type FormAnswer, ScriptedForm } from "#app/sign-in/scripted-form.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { TextField } from "#app/ui/text-field.tsx";

export function RecoverForm({ onAsked }: { onAsked: () => void }) {
  const { t } = useTranslation(["login-recover", "sign-in"]);
  const language = useLanguage();
  const { stopFor } = useFailureWords();

  async function act({ email }: Record<"email", string>): Promise<FormAnswer<"email">> {
    const outcome = await askRecovery(email.trim(), language);
    switch (outcome.kind) {
      case "asked":
        onAsked();
        return "done";
      case "invalid":
        return { faults: { email: t("sign-in:email.invalid") } };
      default:
        return stopFor(outcome);
    }
  }

  return (
    <ScriptedForm
      id="recover"
      fields={["email"]}
      send={t("form.send")}
      sending={t("form.sending")}
      check={({ email }) => {
        const fault = checkEmail(email);
        return fault ? { email: t(`sign-in:email.${fault}`) } : {};
      }}
      act={act}
      beside={
        <LocalisedLink to="login" className="link">
          {t("form.back")}
        </LocalisedLink>
      }
    >
      {(field) => (
        <TextField
          label={t("sign-in:email.label")}
          hint={t("sign-in:email.format")}
          type="email"
          autoComplete="username"
          spellCheck={false}
          {...field("email")}
        />
      )}
    </ScriptedForm>
  );
}
