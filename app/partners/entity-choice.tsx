import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { askOwnAccount } from "#app/sign-in/own-account.ts";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import type { Overview } from "#core/acts/space.ts";

type Choice = { entities: Overview["entities"]; onChosen: () => void };
type Props = Choice & { partner: NonNullable<Overview["partner"]> };

/** For a member of several entities: chooses whose account is shown. The choice is remembered. */
export function EntityChoice({ partner, entities, onChosen }: Props) {
  const { t } = useTranslation("partners");
  const { choose, failure } = useChoice(onChosen);

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
      {failure}
    </>
  );
}

/** Where the chosen entity asks for what is still missing: the way back to those that do not. */
export function OpenEntities({ entities, onChosen }: Choice) {
  const { t } = useTranslation("partners");
  const { choose, failure } = useChoice(onChosen);
  if (entities.length === 0) return null;
  return (
    <div className="open-entities">
      <p>{t("threshold.open")}</p>
      <p className="button-row">
        {entities.map(({ id, name }) => (
          <Button key={id} variant="secondary" onClick={() => choose(id)}>
            {name}
          </Button>
        ))}
      </p>
      {failure}
    </div>
  );
}

function useChoice(onChosen: () => void) {
  const { textOf } = useFailureWords();
  const [said, setSaid] = useState("");

  async function choose(id: string): Promise<void> {
    setSaid("");
    const answer = await askOwnAccount("choose-entity", { id });
    if (answer.kind === "done" || answer.kind === "refused") return onChosen();
    if (answer.kind !== "ended") setSaid(textOf(answer));
  }

  const failure = <p role="alert">{said && <span className="field-error">{said}</span>}</p>;
  return { choose, failure };
}
