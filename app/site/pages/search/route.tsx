import { type KeyboardEvent, useEffect, useRef } from "react";
import { Band } from "#app/engraving/band.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useLocation } from "#app/navigation/here.ts";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { RestOfStyles } from "#app/ui/rest-of-styles.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { site } from "#content/site.ts";
import { pageById } from "#core/pages.ts";
import { readAsked } from "#core/search/address.ts";
import { isQuestion } from "#core/search/find.ts";
import { hintId, SearchForm } from "./search-form.tsx";
import { SearchResult } from "./search-result.tsx";

export default function Search() {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  // "default" is the key of the first entry on our site: going back from it would leave the site.
  const canGoBack = useRef(useLocation().key !== "default");
  const address = useAddressState(["q", "kind", "show"], () => ({
    q: field.current?.value ?? "",
    kind: "",
    show: "",
  }));
  const asked = readAsked(new URLSearchParams(address.values));
  const isAsked = isQuestion(asked.q);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Set by the host beside its answer; from now on the page shows its own.
    if (isAsked) place.current?.removeAttribute("data-asked");
  }, [isAsked]);
  const hydrated = useHydrated();
  const title = `${t("meta.title")} · ${site.name}`;
  useEffect(() => {
    // Until then the host's title is right, and what was asked not read yet.
    if (hydrated) document.title = isAsked ? `${asked.q} · ${title}` : title;
  }, [hydrated, isAsked, asked.q, title]);

  function leave(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (asked.q) {
      address.change({ q: "", kind: "", show: "" });
      field.current?.focus();
    } else if (canGoBack.current) history.back();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the key that leaves.
    <div ref={place} className="search" onKeyDown={leave}>
      <header className="page-heading search-head ink-firm">
        <Breadcrumb trail={["home"]} current={pageById("search").name[language]} />
        <div className="search-question">
          <h1 tabIndex={-1}>{t("title")}</h1>
          <SearchForm field={field} address={address} />
        </div>
        <Band seed="/search" />
      </header>
      {!isAsked && (
        <p id={hintId} className="search-hint">
          {t("hint")} {t("private")}
        </p>
      )}
      <RestOfStyles />
      <SearchResult asked={asked} />
    </div>
  );
}
