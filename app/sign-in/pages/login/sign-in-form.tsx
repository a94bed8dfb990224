import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { checkEmail } from "#app/sign-in/check-email.ts";
import { PasswordField } from "#app/sign-in/password-field.tsx";
import { type FormAnswer, ScriptedForm } from "#app/sign-in/scripted-form.tsx";
import { signIn } from "#app/sign-in/sign-in.ts";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { TextField } from "#app/ui/text-field.tsx";

type Name = "email" | "password";

/**
 * Says the same for a wrong address and a wrong password: nobody learns which addresses we know.
 */
export function SignInForm() {
  const { t } = useTranslation(["login", "sign-in"]);
  const { stopFor } = useFailureWords();

  function check({ email, password }: Record<Name, string>) {
    const fault = checkEmail(email);
    return {
      ...(fault && { email: t(`sign-in:email.${fault}`) }),
      ...(password === "" && { password: t("sign-in:password.missing") }),
    };
  }

  async function act({ email, password }: Record<Name, string>): Promise<FormAnswer<Name>> {
    const outcome = await signIn(email.trim(), password);
    if (outcome.kind === "signed-in") return "done";
    if (outcome.kind === "invalid") return { stopped: t("form.invalid"), retry: false };
    return stopFor(outcome);
  }

  return (
    <ScriptedForm
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
            label={t("sign-in:email.label")}
            hint={t("sign-in:email.format")}
            type="email"
            autoComplete="username"
            spellCheck={false}
            {...field("email")}
          />
          <PasswordField
            label={t("sign-in:password.label")}
            kind="current"
            {...field("password")}
          />
        </>
      )}
    </ScriptedForm>
  );
}
