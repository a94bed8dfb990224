import { useId, useState } from "react";
import { Chevron } from "#app/components/ui/chevron.tsx";
import { askAccount } from "#app/features/account/own-account.ts";
import { useFailureWords } from "#app/features/account/use-failure-words.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { type NoticeChoice, noticeChoices } from "#core/notice-choices.ts";

type Props = { notices: NoticeChoice; onChosen: () => void };

/** When somebody wants to hear of documents: kept as soon as it is chosen. */
export function DocumentNotices({ notices, onChosen }: Props) {
  const { t } = useTranslation(["lp", "account"]);
  const { textOf } = useFailureWords();
  const id = useId();
  const [said, setSaid] = useState("");
  const [failure, setFailure] = useState("");
  const [choice, setChoice] = useState(notices);

  async function choose(wanted: NoticeChoice): Promise<void> {
    setChoice(wanted);
    setSaid("");
    setFailure("");
    const answer = await askAccount("choose-notices", { choice: wanted });
    if (answer.kind === "done") {
      setSaid(t(`notices.done.${wanted}`));
      return onChosen();
    }
    setChoice(notices);
    if (answer.kind === "ended") return;
    const why = textOf(answer.kind === "refused" ? { kind: "failed" } : answer);
    const kept = t("notices.notSaved", { choice: t(`notices.choice.${notices}`) });
    setFailure(`${kept} ${why}`);
  }

  return (
    <div className="document-notices">
      <label htmlFor={id}>{t("notices.label")}</label>
      <p className="field-hint" id={`${id}-hint`}>
        {t("notices.hint")}
      </p>
      <div className="select">
        <select
          id={id}
          className="control"
          aria-describedby={`${id}-hint`}
          value={choice}
          onChange={({ currentTarget }) => choose(currentTarget.value as NoticeChoice)}
        >
          {noticeChoices.map((value) => (
            <option key={value} value={value}>
              {t(`notices.choice.${value}`)}
            </option>
          ))}
        </select>
        <Chevron />
      </div>
      <p role="status">{said}</p>
      <p role="alert">{failure && <span className="field-error">{failure}</span>}</p>
    </div>
  );
}
