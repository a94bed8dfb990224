import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { AddressState } from "#app/navigation/use-address-state.ts";
import { documentTypes } from "#core/document-types.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { Choice } from "../kit/choice.tsx";
import { Filters as FilterPart } from "../kit/list.tsx";
import { type ReadingKey, states, views } from "./readings.ts";

/** Each change of a filter goes back to the first page. */
export function Filters({ address }: { address: AddressState<ReadingKey> }) {
  const { t } = useTranslation("desk");
  const { state } = useDesk("readings.choices", {});
  const known = state.kind === "loaded" ? state.body : undefined;
  const { values } = address;
  const change = (changed: Partial<typeof values>) => address.change({ ...changed, before: "" });
  const named = (all: { id: string; name: string }[] = []) =>
    all.map(({ id, name }) => ({ value: id, label: name }));
  const isByDocument = values.by !== "entity" && values.by !== "fund";
  return (
    <FilterPart>
      <Choice
        label={t("readings.by")}
        value={isByDocument ? "document" : values.by}
        options={views.map((value) => ({ value, label: t(`readings.views.${value}`) }))}
        onChange={(by) => change({ by: by === "document" ? "" : by, state: "" })}
      />
      <Choice
        label={t("readings.fund")}
        value={values.fund}
        all={t("readings.all.fund")}
        options={named(known?.funds)}
        onChange={(fund) => change({ fund })}
      />
      <Choice
        label={t("readings.entity")}
        value={values.entity}
        all={t("readings.all.entity")}
        options={named(known?.entities)}
        onChange={(entity) => change({ entity })}
      />
      <Choice
        label={t("readings.type")}
        value={values.type}
        all={t("readings.all.type")}
        options={documentTypes.map((value) => ({ value, label: t(`readings.types.${value}`) }))}
        onChange={(type) => change({ type })}
      />
      <Choice
        label={t("readings.year")}
        value={values.year}
        all={t("readings.all.year")}
        options={(known?.years ?? []).toReversed().map((value) => ({ value, label: value }))}
        onChange={(year) => change({ year })}
      />
      {isByDocument && (
        <Choice
          label={t("readings.state")}
          value={values.state}
          all={t("readings.all.state")}
          options={states.map((value) => ({ value, label: t(`readings.states.${value}`) }))}
          onChange={(state) => change({ state })}
        />
      )}
    </FilterPart>
  );
}
