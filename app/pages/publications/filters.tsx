import { useId } from "react";
import { useTranslation } from "react-i18next";
import { categories } from "#core/catalogue.ts";
import type { Choice } from "./choose.ts";

type Props = { choice: Choice; change: (change: Partial<Choice>) => void };

/** Without JavaScript the whole list is there and these are not: see the stylesheet. */
export function Filters({ choice, change }: Props) {
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
              onChange={() => change({ category })}
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
          onChange={(event) => change({ query: event.currentTarget.value })}
        />
      </div>
    </search>
  );
}
