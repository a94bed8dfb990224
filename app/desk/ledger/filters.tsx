import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { AddressState } from "#app/navigation/use-address-state.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import type { Listed } from "#core/acts/ledger.ts";
import { Choice } from "../kit/choice.tsx";
import { DayField } from "../kit/day-field.tsx";
import { Filters } from "../kit/list.tsx";
import { SearchField } from "../kit/search-field.tsx";
import type en from "./words.en.ts";

export type FilterKey = "who" | "of" | "about" | "from" | "to" | "words" | "before";
type Area = keyof typeof en.areas;

type Props = {
  address: AddressState<FilterKey>;
  listed: Listed | undefined;
  /** Whether ids are shown. */
  ids: boolean;
  onIds: (ids: boolean) => void;
};

/** Each change of a filter goes back to the first page. */
export function LedgerFilters({ address, listed, ids, onIds }: Props) {
  const { values, change, type, settle } = address;
  const { t, i18n } = useTranslation("desk");
  const areaName = (area: string) =>
    i18n.exists(`desk:ledger.areas.${area}`) ? t(`ledger.areas.${area as Area}`) : area;
  const areas = (listed?.areas ?? []).map((area) => ({
    value: `${area}.`,
    label: areaName(area),
  }));
  const people = (listed?.people ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Filters>
      <Choice
        label={t("ledger.who")}
        value={values.who}
        all={t("ledger.everyone")}
        options={[...people, { value: "terminal", label: t("ledger.terminal") }]}
        onChange={(who) => change({ who, before: "" })}
      />
      <Choice
        label={t("ledger.act")}
        value={values.of}
        all={t("ledger.everything")}
        options={areas}
        onChange={(of) => change({ of, before: "" })}
      />
      {ids && (
        <SearchField
          label={t("ledger.about")}
          value={values.about}
          onType={(about) => type({ about, before: "" })}
          onSettle={settle}
        />
      )}
      <SearchField
        label={t("ledger.words")}
        value={values.words}
        onType={(words) => type({ words, before: "" })}
        onSettle={settle}
      />
      <DayField
        label={t("ledger.from")}
        value={values.from}
        onChange={({ currentTarget }) => change({ from: currentTarget.value, before: "" })}
      />
      <DayField
        label={t("ledger.to")}
        value={values.to}
        onChange={({ currentTarget }) => change({ to: currentTarget.value, before: "" })}
      />
      <Checkbox
        label={t("ledger.ids")}
        checked={ids}
        onChange={({ currentTarget }) => onIds(currentTarget.checked)}
      />
    </Filters>
  );
}
