import { AccountForm, type FormAnswer } from "#app/features/account/account-form.tsx";
import { PasswordField } from "#app/features/account/password-field.tsx";
import { setPasswordByLink } from "#app/features/account/redeem-link.ts";
import { useFailureWords } from "#app/features/account/use-failure-words.ts";
import { useNewPasswordFault } from "#app/features/account/use-new-password-fault.ts";
import { useProof } from "#app/features/account/use-proof.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useNavigate } from "#app/navigation/router.tsx";
import { pathTo } from "#core/paths.ts";
import type { DeadKind } from "./dead-link.tsx";

type Props = {
  token: string;
  invited: boolean;
  /** Where the password leads. */
  opens: "lp" | "desk";
  onDead: (kind: DeadKind) => void;
};

/** A password that is refused can be mended without a new link. */
export function PasswordForm({ token, invited, opens, onDead }: Props) {
  const { t } = useTranslation(["login-password", "account"]);
  const language = useLanguage();
  const { stopFor } = useFailureWords();
  const navigate = useNavigate();
  const { withProof, dialog } = useProof();
  // One who was invited has no factor yet; whether another has one, the service knows.
  const hasFactor = invited ? false : "unknown";
  const faultOf = useNewPasswordFault(hasFactor);
  const faultAlone = useNewPasswordFault(false);

  async function act({ password }: { password: string }): Promise<FormAnswer<"password">> {
    const outcome = await withProof(() => setPasswordByLink(token, password));
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
        return { faults: { password: t(`account:password.${outcome.kind}`) } };
      case "expired":
      case "used":
      case "unknown":
        onDead(outcome.kind);
        return "done";
      case "ended":
        onDead("expired");
        return "done";
      case "unproven":
        return { stopped: t("form.unproven"), retry: true };
      default:
        return stopFor(outcome);
    }
  }

  return (
    <>
      <AccountForm
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
            label={t("account:password.new")}
            kind="new"
            hasFactor={hasFactor}
            {...field("password")}
          />
        )}
      </AccountForm>
      {dialog}
    </>
  );
}
