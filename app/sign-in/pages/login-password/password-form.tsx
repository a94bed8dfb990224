import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useNavigate } from "#app/navigation/router.tsx";
import { PasswordField } from "#app/sign-in/password-field.tsx";
import { setPasswordByLink } from "#app/sign-in/redeem-link.ts";
import { type FormAnswer, ScriptedForm } from "#app/sign-in/scripted-form.tsx";
import { useFactorCheck } from "#app/sign-in/use-factor-check.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { useNewPasswordFault } from "#app/sign-in/use-new-password-fault.ts";
import { pathTo } from "#core/paths.ts";
import type { DeadKind } from "./dead-link.tsx";

type Props = {
  token: string;
  invited: boolean;
  /** Where to go when the password is set; the sign-in page knows who works where. */
  opens: "partners" | "desk" | "login";
  onDead: (kind: DeadKind) => void;
};

/** Where a password is refused, another can be tried with the same link. */
export function PasswordForm({ token, invited, opens, onDead }: Props) {
  const { t } = useTranslation(["login-password", "sign-in"]);
  const language = useLanguage();
  const { stopFor } = useFailureWords();
  const navigate = useNavigate();
  const { withFactorCheck, dialog } = useFactorCheck();
  // Somebody who was invited has no factor yet; of others only the service knows.
  const hasFactor = invited ? false : "unknown";
  const faultOf = useNewPasswordFault(hasFactor);
  const faultAlone = useNewPasswordFault(false);

  async function act({ password }: { password: string }): Promise<FormAnswer<"password">> {
    const outcome = await withFactorCheck(() => setPasswordByLink(token, password));
    switch (outcome.kind) {
      case "set":
        navigate(pathTo(opens, language), { replace: true });
        return "done";
      case "short":
        return { faults: { password: faultAlone("x") ?? "" } };
      case "weak":
      case "common":
      case "own":
      case "same":
        return { faults: { password: t(`sign-in:password.${outcome.kind}`) } };
      case "expired":
      case "used":
      case "unknown":
        onDead(outcome.kind);
        return "done";
      case "ended":
        onDead("expired");
        return "done";
      case "unchecked":
        return { stopped: t("form.unchecked"), retry: true };
      default:
        return stopFor(outcome);
    }
  }

  return (
    <>
      <ScriptedForm
        id="new"
        fields={["password"]}
        send={t("form.send")}
        sending={t("form.sending")}
        check={({ password }) => {
          const fault = faultOf(password);
          return fault ? { password: fault } : {};
        }}
        act={act}
      >
        {(field) => (
          <PasswordField
            label={t("sign-in:password.new")}
            kind="new"
            hasFactor={hasFactor}
            {...field("password")}
          />
        )}
      </ScriptedForm>
      {dialog}
    </>
  );
}
