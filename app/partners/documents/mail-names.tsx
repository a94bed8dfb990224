import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { askOwnAccount } from "#app/sign-in/own-account.ts";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";

type Props = { named: boolean; onChosen: () => void };

/** Whether somebody's mails name the entity, the fund and the kind of a document. Saved at once. */
export function MailNames({ named, onChosen }: Props) {
  const { t } = useTranslation(["partners", "sign-in"]);
  const { textOf } = useFailureWords();
  const [choice, setChoice] = useState(named);
  const [said, setSaid] = useState("");
  const [failure, setFailure] = useState("");

  async function choose(wanted: boolean): Promise<void> {
    setChoice(wanted);
    setSaid("");
    setFailure("");
    const answer = await askOwnAccount("choose-mail-names", { named: wanted });
    if (answer.kind === "done") {
      setSaid(t(wanted ? "notices.named.on" : "notices.named.off"));
      return onChosen();
    }
    setChoice(!wanted);
    if (answer.kind === "ended") return;
    setFailure(textOf(answer.kind === "refused" ? { kind: "failed" } : answer));
  }

  return (
    <>
      <Checkbox
        label={t("notices.named.label")}
        hint={t("notices.named.hint")}
        checked={choice}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      <p role="status">{said}</p>
      <p role="alert">{failure && <span className="field-error">{failure}</span>}</p>
    </>
  );
}
