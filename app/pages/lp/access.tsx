import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/components/ui/button.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { signOut } from "#app/features/account/sign-in.ts";
import { useFailureWords } from "#app/features/account/use-failure-words.ts";
import { ChangePassword } from "./change-password.tsx";

export function Access() {
  const { t } = useTranslation("lp");
  return (
    <>
      <Disclosure summary={t("access.change")}>
        <ChangePassword />
      </Disclosure>
      <Disclosure summary={t("access.everywhere")}>
        <p>{t("access.everywhereText")}</p>
        <SignOutEverywhere />
      </Disclosure>
    </>
  );
}

/** It needs the service's word for it: a failure leaves everything as it was, and says so. */
function SignOutEverywhere() {
  const { t } = useTranslation(["lp", "account"]);
  const { textOf } = useFailureWords();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState("");

  async function leave(): Promise<void> {
    setPending(true);
    setFailure("");
    const outcome = await signOut("global");
    if (outcome.kind === "signed-out") return;
    setFailure(textOf(outcome));
    setPending(false);
  }

  return (
    <>
      <p role="alert">{failure && <span className="field-error">{failure}</span>}</p>
      <Button pending={pending} pendingLabel={t("access.signingOut")} onClick={leave}>
        {t("access.everywhereAction")}
      </Button>
    </>
  );
}
