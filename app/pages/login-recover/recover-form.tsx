import { TextField } from "#app/components/ui/text-field.tsx";
import { checkEmail } from "#app/features/account/account-email.ts";
import { AccountForm, type FormAnswer } from "#app/features/account/account-form.tsx";
import { askRecovery } from "#app/features/account/password.ts";
import { useFailureWords } from "#app/features/account/use-failure-words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";

export function RecoverForm({ onAsked }: { onAsked: () => void }) {
  const { t } = useTranslation(["login-recover", "account"]);
  const language = useLanguage();
  const { stopFor } = useFailureWords();

  async function act({ email }: Record<"email", string>): Promise<FormAnswer<"email">> {
    const outcome = await askRecovery(email.trim(), language);
    switch (outcome.kind) {
      case "asked":
        onAsked();
        return "done";
      case "invalid":
        return { faults: { email: t("account:email.invalid") } };
      default:
        return stopFor(outcome);
    }
  }

  return (
    <AccountForm
      id="recover"
      fields={["email"]}
      send={t("form.send")}
      sending={t("form.sending")}
      check={({ email }) => {
        const fault = checkEmail(email);
        return fault ? { email: t(`account:email.${fault}`) } : {};
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
          label={t("account:email.label")}
          hint={t("account:email.format")}
          type="email"
          autoComplete="username"
          spellCheck={false}
          {...field("email")}
        />
      )}
    </AccountForm>
  );
}
