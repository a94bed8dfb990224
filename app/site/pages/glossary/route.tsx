import { useMemo, useRef } from "react";
import { usePageData } from "#app/i18n/page-content.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Alphabet } from "./alphabet.tsx";
import type { GlossaryEntry } from "./data.ts";
import { InitialSection, initialOf } from "./initial-section.tsx";
import { search } from "./search.ts";
import { SearchForm } from "./search-form.tsx";

export default function Glossary() {
  const { t } = useTranslation("glossary");
  const { entries } = usePageData("glossary");
  const field = useRef<HTMLInputElement>(null);
  const address = useAddressState(["q"], () => ({ q: field.current?.value ?? "" }));
  const query = address.values.q;
  const found = useMemo(() => search(entries, query), [entries, query]);
  const byInitial = Map.groupBy(entries, initialOf);
  const isShown = ({ id }: GlossaryEntry) => found?.ids.has(id) ?? true;

  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <div className="glossary">
        <SearchForm {...{ field, found, address }} total={entries.length} />
        <Alphabet query={query} shown={new Set(entries.filter(isShown).map(initialOf))} />
        <div className="glossary-list">
          {[...byInitial].map(([initial, own]) => (
            <InitialSection key={initial} {...{ initial, entries, isShown }} own={own} />
          ))}
          {found?.ids.size === 0 && <NothingFound />}
        </div>
      </div>
    </>
  );
}

function NothingFound() {
  const { t } = useTranslation("glossary");
  return (
    <div className="glossary-nothing">
      <p>{t("search.missing")}</p>
      <LocalisedLink to="contact" className="button">
        {t("search.suggest")}
      </LocalisedLink>
    </div>
  );
}
