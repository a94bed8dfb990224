import { useId } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { AddressState } from "#app/navigation/use-address-state.ts";
import { categories } from "#core/catalogue.ts";
import type { PublicationChoice } from "./choose.ts";

type Props = { choice: PublicationChoice; address: AddressState<"category" | "q"> };

/** Without JavaScript the stylesheet hides these, and the whole list is shown. */
export function Filters({ choice, address }: Props) {
  const { t } = useTranslation("publications");
  const id = useId();
  return (
    <search className="publications-filters">
      <fieldset>
        <legend>{t("filter.label")}</legend>
        {(["", ...categories] as const).map((category) => (
          <label key={category}>
            <input
              type="radio"
              name="category"
              value={category}
              checked={choice.category === category}
              onChange={() => address.change({ category })}
            />
            <span>{category ? t(`categories.${category}`) : t("filter.all")}</span>
          </label>
        ))}
      </fieldset>
      <div>
        <label htmlFor={id}>{t("search.label")}</label>
        <input
          id={id}
          className="control"
          type="search"
          autoComplete="off"
          value={choice.query}
          onChange={(event) => address.type({ q: event.currentTarget.value })}
          onBlur={address.settle}
        />
      </div>
    </search>
  );
}
