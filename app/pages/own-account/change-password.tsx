import { useEffect, useRef, useState } from "react";
import { AccountForm, type FormAnswer } from "#app/features/account/account-form.tsx";
import { setPassword } from "#app/features/account/password.ts";
import { PasswordField } from "#app/features/account/password-field.tsx";
import { useSession } from "#app/features/account/session.ts";
import { useFailureWords } from "#app/features/account/use-failure-words.ts";
import { useNewPasswordFault } from "#app/features/account/use-new-password-fault.ts";
import type { WithProof } from "#app/features/account/use-proof.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";

type Name = "current" | "password";

type Props = { hasFactor: boolean; withProof: WithProof; onChanged: () => void };

export function ChangePassword({ hasFactor, withProof, onChanged }: Props) {
  const { t } = useTranslation(["own-account", "account"]);
  const { stopFor } = useFailureWords();
  const faultOf = useNewPasswordFault(hasFactor);
  const session = useSession();
  const email = session.kind === "signed-in" ? session.email : "";
  const [changed, setChanged] = useState(false);

  function check({ current, password }: Record<Name, string>) {
    const fault = faultOf(password);
    return {
      ...(current === "" && { current: t("account:password.missing") }),
      ...(fault && { password: fault }),
    };
  }

  async function act({ current, password }: Record<Name, string>): Promise<FormAnswer<Name>> {
    const outcome = await withProof(() => setPassword(password, current));
    switch (outcome.kind) {
      case "set":
        setChanged(true);
        onChanged();
        return "done";
      case "ended":
        return "done";
      case "unproven":
        return { stopped: t("unproven"), retry: true };
      case "wrong":
        return { faults: { current: t("password.wrong") } };
      case "short":
        return { faults: { password: faultOf("x") ?? "" } };
      case "weak":
      case "common":
      case "own":
      case "same":
        return { faults: { password: t(`account:password.${outcome.kind}`) } };
      default:
        return stopFor(outcome);
    }
  }

  if (changed) return <Changed />;
  return (
    <AccountForm
      id="change"
      fields={["current", "password"]}
      send={t("password.changeAction")}
      sending={t("password.changing")}
      check={check}
      act={act}
    >
      {(field) => (
        <>
          {/* Tells password managers whose password this is. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField label={t("password.current")} kind="current" {...field("current")} />
          <PasswordField
            label={t("account:password.new")}
            kind="new"
            hasFactor={hasFactor}
            {...field("password")}
          />
        </>
      )}
    </AccountForm>
  );
}

function Changed() {
  const { t } = useTranslation("own-account");
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className="account-notice" ref={notice} tabIndex={-1} role="status">
      <p>{t("password.changed")}</p>
      <p>{t("password.othersOut")}</p>
    </div>
  );
}
