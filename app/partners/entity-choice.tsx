import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { askOwnAccount } from "#app/sign-in/own-account.ts";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Chevron } from "#app/ui/chevron.tsx";
import type { Overview } from "#core/acts/space.ts";

type Props = {
  partner: NonNullable<Overview["partner"]>;
  entities: Overview["entities"];
  onChosen: () => void;
};

/** For a member of several entities: chooses whose account is shown. The choice is remembered. */
export function EntityChoice({ partner, entities, onChosen }: Props) {
  const { t } = useTranslation("partners");
  const { textOf } = useFailureWords();
  const [failure, setFailure] = useState("");

  async function choose(id: string): Promise<void> {
    setFailure("");
    const answer = await askOwnAccount("choose-entity", { id });
    if (answer.kind === "done" || answer.kind === "refused") return onChosen();
    if (answer.kind !== "ended") setFailure(textOf(answer));
  }

  if (entities.length < 2) return null;
  return (
    <>
      <div className="space-choice">
        <label htmlFor="entity">{t("entity")}</label>
        <div className="select">
          <select
            id="entity"
            className="control"
            value={partner.entityId}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            {entities.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Chevron />
        </div>
      </div>
      <p role="alert">{failure && <span className="field-error">{failure}</span>}</p>
    </>
  );
}
