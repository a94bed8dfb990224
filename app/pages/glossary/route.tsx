import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { usePageData } from "#app/i18n/page-content.ts";
import { Alphabet } from "./alphabet.tsx";
import type { GlossaryEntry } from "./data.ts";
import { LetterSection } from "./letter-section.tsx";
import { NothingFound } from "./nothing-found.tsx";
import sheet from "./route.css?url";
import { search } from "./search.ts";
import { SearchForm } from "./search-form.tsx";
import { useQueryInAddress } from "./use-query-in-address.ts";

export const links = () => [{ rel: "stylesheet", href: sheet }];

export default function Glossary() {
  const { t } = useTranslation("glossary");
  const { entries } = usePageData("glossary");
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  useQueryInAddress(query, setQuery, field);
  const found = useMemo(() => search(entries, query), [entries, query]);
  const letters = Map.groupBy(entries, ({ letter }) => letter);
  const isShown = ({ id }: GlossaryEntry) => found?.ids.has(id) ?? true;

  function showAll() {
    if (field.current) field.current.value = "";
    setQuery("");
  }

  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <div className="glossary">
        <SearchForm {...{ field, found, setQuery, showAll }} total={entries.length} />
        <Alphabet shown={new Set(entries.filter(isShown).map(({ letter }) => letter))} />
        <div className="glossary-list">
          {[...letters].map(([letter, ofLetter]) => (
            <LetterSection key={letter} {...{ letter, entries, isShown, showAll }} own={ofLetter} />
          ))}
          {found?.ids.size === 0 && <NothingFound />}
        </div>
      </div>
    </>
  );
}
