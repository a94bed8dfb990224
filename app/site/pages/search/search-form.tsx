import { type RefObject, useId } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { AddressState } from "#app/navigation/use-address-state.ts";
import { Button } from "#app/ui/button.tsx";
import { pathTo } from "#core/paths.ts";
import { longestQuestion } from "#core/search/find.ts";

type Props = {
  field: RefObject<HTMLInputElement | null>;
  address: AddressState<"q" | "kind" | "show">;
};

/** The id of the hint that describes the field. */
export const hintId = "search-hint";

/** Without JavaScript our host answers the form: see `server/pages/search-page.ts`. */
export function SearchForm({ field, address }: Props) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const id = useId();
  return (
    <search>
      <form
        className="search-form"
        action={pathTo("search", language)}
        onSubmit={(event) => {
          event.preventDefault();
          address.settle();
        }}
      >
        <label htmlFor={id}>{t("field")}</label>
        <div className="search-line">
          <input
            ref={field}
            id={id}
            type="search"
            name="q"
            maxLength={longestQuestion}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby={address.values.q ? undefined : hintId}
            data-takes-focus=""
            value={address.values.q}
            onChange={(event) => address.type({ q: event.currentTarget.value, kind: "", show: "" })}
            onBlur={address.settle}
          />
          <Button type="submit">{t("submit")}</Button>
        </div>
      </form>
    </search>
  );
}
