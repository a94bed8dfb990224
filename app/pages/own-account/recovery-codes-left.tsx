import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { askAccount, codesIn } from "#app/features/account/own-account.ts";
import { RecoveryCodes } from "#app/features/account/recovery-codes.tsx";
import { useFailureWords } from "#app/features/account/use-failure-words.ts";
import type { WithProof } from "#app/features/account/use-proof.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";

type Props = { left: number; withProof: WithProof; reload: () => Promise<void> };

export function RecoveryCodesLeft({ left, withProof, reload }: Props) {
  const { t } = useTranslation("own-account");
  const { textOf } = useFailureWords();
  const [codes, setCodes] = useState<string[]>();
  const [said, setSaid] = useState("");

  async function make(): Promise<void> {
    setSaid("");
    const answer = await withProof(() => askAccount("make-recovery-codes"));
    if (answer.kind === "ended" || answer.kind === "refused") return;
    if (answer.kind !== "done") return setSaid(textOf(answer));
    setCodes(codesIn(answer.body));
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
