import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import type { UnknownName } from "#core/acts/names.ts";
import type { Names } from "#core/acts/releases.ts";
import { askDesk, useDesk } from "../kit/ask-desk.ts";
import { useWhyNot } from "../kit/use-why-not.ts";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import {
  type Choices,
  choiceFor,
  choose,
  chooseForAll,
  decide,
  firstOf,
  newEntity,
  portionsOf,
} from "./name-choices.ts";
import { NameSelect } from "./name-select.tsx";

type Props = {
  sheet: string;
  /** Names in lines that cannot be read yet. */
  also: readonly string[];
  names: Names;
  /** Says which names mean another one. */
  onMended: (meanings: Readonly<Record<string, string>>) => void;
};

/** As many as somebody looks through at once; the rest follows when these are decided. */
const mostAtOnce = 60;

/**
 * Names in a sheet that no entity has, in groups of those that may be one and the same. For each one
 * chooses an existing entity, another name of the sheet, a new one, or leaves its lines out.
 */
export function UnknownNames(props: Props) {
  const { state, reload } = useDesk("names.of-sheet", {
    sheet: props.sheet,
    also: [...props.also],
  });
  return (
    <WhenLoaded state={state} reload={reload}>
      {({ groups, left }) => <Groups {...props} groups={groups} later={left} />}
    </WhenLoaded>
  );
}

type GroupsProps = Props & { groups: UnknownName[][]; later: number };

function Groups({ sheet, groups, later, names, onMended }: GroupsProps) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const [chosen, setChosen] = useState<Choices>({});
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const unknown = groups.flat();
  const fresh = unknown.filter(({ near }) => near.length === 0).map(({ name }) => name);
  const shown = firstOf(groups, mostAtOnce);
  const left = unknown.length - shown.flat().length + later;

  async function apply(choices: Choices): Promise<void> {
    setBusy(true);
    const decided = decide(unknown, choices);
    for (const part of portionsOf(decided)) {
      const answer = await askDesk("releases.mend", { sheet, ...part });
      if (answer.kind === "done") continue;
      setBusy(false);
      return setFailed(whyNot(answer));
    }
    setBusy(false);
    setFailed("");
    setChosen({});
    onMended(decided.meanings);
  }

  if (unknown.length === 0) return null;
  return (
    <fieldset className="releases-unknown">
      <legend>{t("releases.unknown.title", { count: unknown.length + later })}</legend>
      {later > 0 && <p>{t("releases.unknown.tooMany")}</p>}
      {fresh.length > 1 && (
        <p>
          <Button
            variant="secondary"
            pending={busy}
            onClick={() => apply(Object.fromEntries(fresh.map((name) => [name, newEntity])))}
          >
            {t("releases.unknown.makeAll", { count: fresh.length })}
          </Button>
        </p>
      )}
      {shown.map((group) => (
        <Group
          key={group.map(({ name }) => name).join("\n")}
          group={group}
          names={names}
          chosen={chosen}
          onChosen={setChosen}
        />
      ))}
      {left > 0 && <p className="desk-soft">{t("releases.unknown.more", { count: left })}</p>}
      <p role="alert">{failed}</p>
      <p>
        <Button
          variant="secondary"
          pending={busy}
          disabled={Object.values(chosen).every((value) => !value)}
          onClick={() => apply(chosen)}
        >
          {t("releases.unknown.apply")}
        </Button>
      </p>
    </fieldset>
  );
}

type GroupProps = {
  group: UnknownName[];
  names: Names;
  chosen: Choices;
  onChosen: (chosen: Choices) => void;
};

function Group({ group, names, chosen, onChosen }: GroupProps) {
  const { t } = useTranslation("desk");
  const own = group.map(({ name }) => name);
  const outside = [...new Set(group.flatMap(({ near }) => near.map(({ name }) => name)))].filter(
    (name) => !own.includes(name),
  );
  /** Whether another of them is said to be this one: then it is not different from them. */
  const isMeant = (name: string) => own.some((other) => choiceFor(chosen, other) === name);
  const list = (
    <ul>
      {group.map(({ name, near }) => (
        <li key={name}>
          <NameSelect
            label={name}
            value={choiceFor(chosen, name)}
            onChange={(choice) => onChosen(choose(group, chosen, name, choice))}
            none={t("releases.unknown.leave")}
            first={[
              ...near.map((one) => ({
                value: one.name,
                label: t(
                  one.where === "sheet" ? "releases.unknown.sameAs" : "releases.unknown.means",
                  { name: one.name },
                ),
              })),
              {
                value: newEntity,
                label: t(
                  near.length > 0 && !isMeant(name)
                    ? "releases.unknown.makeOther"
                    : "releases.unknown.make",
                ),
              },
            ]}
            others={names.entities.filter((one) => !near.some(({ name: other }) => other === one))}
          />
          {near.length > 0 && (
            <p className="desk-soft">
              {t("releases.unknown.near", { name: near.map((one) => one.name).join(", ") })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
  if (group.length === 1) return list;
  return (
    <fieldset className="releases-name-group">
      <legend>{t("releases.unknown.group", { count: group.length })}</legend>
      <NameSelect
        label={t("releases.unknown.all")}
        value=""
        onChange={(choice) => choice && onChosen(chooseForAll(group, chosen, choice))}
        none={t("releases.chooseOne")}
        first={[
          ...outside.map((name) => ({ value: name, label: t("releases.unknown.means", { name }) })),
          ...own.map((name) => ({ value: name, label: t("releases.unknown.makeOne", { name }) })),
        ]}
        others={[]}
      />
      {list}
    </fieldset>
  );
}
