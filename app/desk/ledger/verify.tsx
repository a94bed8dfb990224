import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import { askDesk } from "../kit/ask-desk.ts";

/**
 * Checks the whole chain of hashes, some thousand rows per call, and says the result in a sentence.
 */
export function Verify() {
  const { t } = useTranslation("desk");
  const { textOf } = useFailureWords();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");

  async function verify(): Promise<void> {
    setBusy(true);
    setSaid(await verdict());
    setBusy(false);
  }

  async function verdict(): Promise<string> {
    let after = { seq: 0, hash: "" };
    for (;;) {
      const answer = await askDesk("ledger.verify", {
        after: after.seq,
        hash: after.hash,
      });
      if (answer.kind === "ended") return "";
      if (answer.kind === "refused") return t("refused");
      if (answer.kind !== "done") return textOf(answer);
      const { seq, hash, broken, reason, more } = answer.body;
      if (broken !== null && reason) return t(`ledger.brokenAt.${reason}`, { seq: broken });
      if (!more) return t("ledger.whole", { count: seq, hash });
      setSaid(t("ledger.verifying", { seq }));
      after = { seq, hash };
    }
  }

  return (
    <div className="ledger-verify">
      <Button variant="secondary" pending={busy} onClick={verify}>
        {t("ledger.verify")}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
