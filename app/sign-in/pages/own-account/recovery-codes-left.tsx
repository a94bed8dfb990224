import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { askOwnAccount } from "#app/sign-in/own-account.ts";
import { RecoveryCodes } from "#app/sign-in/recovery-codes.tsx";
import type { WithFactorCheck } from "#app/sign-in/use-factor-check.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";

type Props = { left: number; withFactorCheck: WithFactorCheck; reload: () => Promise<void> };

export function RecoveryCodesLeft({ left, withFactorCheck, reload }: Props) {
  const { t } = useTranslation("own-account");
  const { textOf } = useFailureWords();
  const [codes, setCodes] = useState<string[]>();
  const [said, setSaid] = useState("");

  async function make(): Promise<void> {
    setSaid("");
    const answer = await withFactorCheck(() => askOwnAccount("make-recovery-codes", {}));
    if (answer.kind === "ended" || answer.kind === "refused") return;
    if (answer.kind !== "done") return setSaid(textOf(answer));
    setCodes(answer.body.codes);
    reload();
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  return (
    <>
      <p className="account-words">{t("codes.left", { count: left })}</p>
      <p role="alert">{said && <span className="field-error">{said}</span>}</p>
      <p>
        <Button variant="secondary" onClick={make}>
          {t("codes.make")}
        </Button>
      </p>
    </>
  );
}
