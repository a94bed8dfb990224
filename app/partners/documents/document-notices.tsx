import { useId, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { askOwnAccount } from "#app/sign-in/own-account.ts";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Chevron } from "#app/ui/chevron.tsx";
import { type NoticeChoice, noticeChoices } from "#core/notice-choices.ts";
import { loadOverview } from "../overview/load-overview.ts";
import { useWhose } from "../whose.ts";

type Props = { notices: NoticeChoice; onChosen: () => void };

/** When somebody wants notices of new documents. A choice is saved at once. */
export function DocumentNotices({ notices, onChosen }: Props) {
  const { t } = useTranslation(["partners", "sign-in"]);
  const { textOf } = useFailureWords();
  const id = useId();
  const entity = useWhose();
  const [said, setSaid] = useState("");
  const [failure, setFailure] = useState("");
  const [choice, setChoice] = useState(notices);

  async function choose(wanted: NoticeChoice): Promise<void> {
    setChoice(wanted);
    setSaid("");
    setFailure("");
    const answer = await askOwnAccount("choose-notices", { choice: wanted });
    // Without an answer the choice may have been saved all the same: read which one holds.
    const holds = answer.kind === "done" ? wanted : await readChoice(entity.id);
    if (holds === wanted) {
      setSaid(t(`notices.done.${wanted}`));
      return onChosen();
    }
    setChoice(holds ?? notices);
    if (answer.kind === "done" || answer.kind === "ended") return;
    const why = textOf(answer.kind === "refused" ? { kind: "failed" } : answer);
    const kept = holds
      ? t("notices.notSaved", { choice: t(`notices.choice.${holds}`) })
      : t("notices.notKnown");
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

async function readChoice(entity: string): Promise<NoticeChoice | undefined> {
  const outcome = await loadOverview(entity);
  return outcome.kind === "loaded" ? outcome.overview.partner?.notices : undefined;
}
