import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Names, Release } from "#core/acts/releases.ts";
import type { SeenOverview } from "#core/acts/space.ts";
import { askDesk } from "../kit/ask-desk.ts";
import { Choice } from "../kit/choice.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";
import { OverviewPreview } from "./overview-preview.tsx";

type Props = { release: Release; names: Names };

/**
 * What the members of an entity would see after the release. The server applies the release, reads,
 * and rolls back.
 */
export function Preview({ release, names }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const whyNot = useWhyNot();
  const [chosen, setChosen] = useState("");
  const [shown, setShown] = useState<{ of: string; seen: SeenOverview }>();
  const [said, setSaid] = useState("");
  const { id, hash, faults } = release;
  if (faults.length > 0) return null;
  const entities = [...new Set([...names.entities, ...release.made])].toSorted((one, other) =>
    one.localeCompare(other, language),
  );

  async function look(entity: string): Promise<void> {
    setChosen(entity);
    setShown(undefined);
    if (!entity) return setSaid("");
    setSaid(t("loading"));
    const answer = await askDesk("releases.rehearse", {
      id,
      hash,
      entity,
    });
    if (answer.kind !== "done") return setSaid(whyNot(answer));
    setSaid("");
    const { seen } = answer.body;
    if (seen) setShown({ of: `${hash} ${entity}`, seen });
  }

  return (
    <section className="releases-preview" aria-labelledby="preview-title">
      <h2 id="preview-title">{t("releases.preview.title")}</h2>
      <p className="desk-soft">{t("releases.preview.lede")}</p>
      <Choice
        label={t("releases.entity")}
        value={chosen}
        all={t("releases.preview.choose")}
        options={entities.map((name) => ({ value: name, label: name }))}
        onChange={look}
      />
      <p role="status">{said}</p>
      {shown?.of === `${hash} ${chosen}` && <OverviewPreview entity={chosen} seen={shown.seen} />}
    </section>
  );
}
