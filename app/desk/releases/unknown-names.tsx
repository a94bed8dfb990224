import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import type { Names } from "#core/acts/releases.ts";
import { areNear } from "#core/near-names.ts";
import { askDesk } from "../kit/ask-desk.ts";
import { useWhyNot } from "../kit/use-why-not.ts";

type Props = {
  sheet: string;
  unknown: readonly string[];
  names: Names;
  onMended: () => void;
};

/** The option “a new entity”: no name contains a line break. */
const newEntity = "\n";

/**
 * Names in a sheet that no entity has. For each one chooses an existing entity, a new one, or
 * leaves its lines out.
 */
export function UnknownNames({ sheet, unknown, names, onMended }: Props) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const guesses = new Map(
    unknown.map((name) => [name, names.entities.find((one) => areNear(name, one))]),
  );
  const isNear = (name: string) => guesses.get(name) !== undefined;
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const fresh = unknown.filter((name) => !isNear(name));

  async function applyChoices(choices: Record<string, string>): Promise<void> {
    const entries = Object.entries(choices).filter(([, value]) => value);
    const made = entries.filter(([, value]) => value === newEntity).map(([name]) => name);
    const meanings = Object.fromEntries(entries.filter(([, value]) => value !== newEntity));
    setBusy(true);
    const answer = await askDesk("releases.mend", { sheet, meanings, made });
    setBusy(false);
    if (answer.kind !== "done") return setFailed(whyNot(answer));
    setChosen({});
    onMended();
  }

  return (
    <fieldset className="releases-unknown">
      <legend>{t("releases.unknown.title", { count: unknown.length })}</legend>
      {fresh.length > 1 && (
        <p>
          <Button
            variant="secondary"
            pending={busy}
            onClick={() => applyChoices(Object.fromEntries(fresh.map((name) => [name, newEntity])))}
          >
            {t("releases.unknown.makeAll", { count: fresh.length })}
          </Button>
        </p>
      )}
      <ul>
        {unknown.slice(0, 60).map((name) => {
          const guess = guesses.get(name);
          return (
            <li key={name}>
              <label>
                <span>{name}</span>
                <span className="select">
                  <select
                    className="control"
                    value={chosen[name] ?? ""}
                    onChange={({ currentTarget }) =>
                      setChosen({ ...chosen, [name]: currentTarget.value })
                    }
                  >
                    <option value="">{t("releases.unknown.leave")}</option>
                    {guess && (
                      <option value={guess}>{t("releases.unknown.means", { name: guess })}</option>
                    )}
                    <option value={newEntity}>{t("releases.unknown.make")}</option>
                    <optgroup label={t("releases.unknown.others")}>
                      {names.entities
                        .filter((one) => one !== guess)
                        .map((one) => (
                          <option key={one} value={one}>
                            {one}
                          </option>
                        ))}
                    </optgroup>
                  </select>
                  <Chevron />
                </span>
              </label>
              {guess && <p className="desk-soft">{t("releases.unknown.near", { name: guess })}</p>}
            </li>
          );
        })}
      </ul>
      <p role="alert">{failed}</p>
      <p>
        <Button
          variant="secondary"
          pending={busy}
          disabled={Object.values(chosen).every((value) => !value)}
          onClick={() => applyChoices(chosen)}
        >
          {t("releases.unknown.apply")}
        </Button>
      </p>
    </fieldset>
  );
}
