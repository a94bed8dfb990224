import { type RefObject, useEffect, useId, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { AddressState } from "#app/navigation/use-address-state.ts";
import type { Found } from "./search.ts";

type Props = {
  field: RefObject<HTMLInputElement | null>;
  found: Found | undefined;
  total: number;
  address: AddressState<"q">;
};

/** Without JavaScript the stylesheet hides this form, and the whole list is shown. */
export function SearchForm({ field, found, total, address }: Props) {
  const { t } = useTranslation("glossary");
  const id = useId();
  const status = useSettled(sentence());

  function sentence(): string {
    if (!found) return t("search.total", { count: total });
    const count = found.ids.size;
    if (count === 0) return t("search.none");
    return found.in === "names"
      ? t("search.found", { count, total })
      : t("search.defined", { count });
  }

  return (
    <search className="glossary-search">
      <div className="glossary-field">
        <label htmlFor={id}>{t("search.label")}</label>
        <input
          ref={field}
          id={id}
          className="control"
          type="search"
          name="q"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          value={address.values.q}
          onChange={(event) => address.type({ q: event.currentTarget.value })}
          onBlur={address.settle}
        />
        <p id={`${id}-hint`}>{t("search.hint")}</p>
      </div>
      <div className="glossary-status">
        <p role="status">{status}</p>
        {found && (
          <button type="button" className="button-quiet" onClick={() => address.change({ q: "" })}>
            {t("search.all")}
          </button>
        )}
      </div>
    </search>
  );
}

/** The text once the typing pauses: read out at every key, it would disturb. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, 400, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
