import { TextField } from "#app/components/ui/text-field.tsx";
import { checkEmail } from "#app/features/account/account-email.ts";
import { AccountForm, type FormAnswer } from "#app/features/account/account-form.tsx";
import { PasswordField } from "#app/features/account/password-field.tsx";
import { signIn } from "#app/features/account/sign-in.ts";
import { useFailureWords } from "#app/features/account/use-failure-words.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";

type Name = "email" | "password";

/** One sentence for every wrong pair: nobody learns whether an address is known to us. */
export function SignInForm() {
  const { t } = useTranslation(["login", "account"]);
  const { stopFor } = useFailureWords();

  function check({ email, password }: Record<Name, string>) {
    const fault = checkEmail(email);
    return {
      ...(fault && { email: t(`account:email.${fault}`) }),
      ...(password === "" && { password: t("account:password.missing") }),
    };
  }

  async function act({ email, password }: Record<Name, string>): Promise<FormAnswer<Name>> {
    const outcome = await signIn(email.trim(), password);
    if (outcome.kind === "signed-in") return "done";
    if (outcome.kind === "invalid") return { stopped: t("form.invalid"), retry: false };
    return stopFor(outcome);
  }

  return (
    <AccountForm
      id="sign-in"
      fields={["email", "password"]}
      send={t("form.send")}
      sending={t("form.sending")}
      check={check}
      act={act}
      beside={<LocalisedLink to="login-recover" className="link" />}
    >
      {(field) => (
        <>
          <TextField
            label={t("account:email.label")}
            hint={t("account:email.format")}
            type="email"
            autoComplete="username"
            spellCheck={false}
            {...field("email")}
          />
          <PasswordField
            label={t("account:password.label")}
            kind="current"
            {...field("password")}
          />
        </>
      )}
    </AccountForm>
  );
}
