import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { setPassword } from "#app/sign-in/password.ts";
import { PasswordField } from "#app/sign-in/password-field.tsx";
import { type FormAnswer, ScriptedForm } from "#app/sign-in/scripted-form.tsx";
import { useSession } from "#app/sign-in/session.ts";
import type { WithFactorCheck } from "#app/sign-in/use-factor-check.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { useNewPasswordFault } from "#app/sign-in/use-new-password-fault.ts";

type Name = "current" | "password";

type Props = { hasFactor: boolean; withFactorCheck: WithFactorCheck; onChanged: () => void };

export function ChangePassword({ hasFactor, withFactorCheck, onChanged }: Props) {
  const { t } = useTranslation(["own-account", "sign-in"]);
  const { stopFor } = useFailureWords();
  const faultOf = useNewPasswordFault(hasFactor);
  const session = useSession();
  const email = session.kind === "signed-in" ? session.email : "";
  const [changed, setChanged] = useState(false);

  function check({ current, password }: Record<Name, string>) {
    const fault = faultOf(password);
    return {
      ...(current === "" && { current: t("sign-in:password.missing") }),
      ...(fault && { password: fault }),
    };
  }

  async function act({ current, password }: Record<Name, string>): Promise<FormAnswer<Name>> {
    const outcome = await withFactorCheck(() => setPassword(password, current));
    switch (outcome.kind) {
      case "set":
        setChanged(true);
        onChanged();
        return "done";
      case "ended":
        return "done";
      case "unchecked":
        return { stopped: t("unchecked"), retry: true };
      case "wrong":
        return { faults: { current: t("password.wrong") } };
      case "short":
        return { faults: { password: faultOf("x") ?? "" } };
      case "weak":
      case "common":
      case "own":
      case "same":
        return { faults: { password: t(`sign-in:password.${outcome.kind}`) } };
      default:
        return stopFor(outcome);
    }
  }

  if (changed) return <Changed />;
  return (
    <ScriptedForm
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
            label={t("sign-in:password.new")}
            kind="new"
            hasFactor={hasFactor}
            {...field("password")}
          />
        </>
      )}
    </ScriptedForm>
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
