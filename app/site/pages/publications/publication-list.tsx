import { useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import { Button } from "#app/ui/button.tsx";
import { categories, feedPath } from "#core/catalogue.ts";
import { choose } from "./choose.ts";
import { Filters } from "./filters.tsx";
import { PublicationRow } from "./publication-row.tsx";
import { useLiveList } from "./use-live-list.ts";

export function PublicationList() {
  const { t } = useTranslation("publications");
  const language = useLanguage();
  const { entries, loading, failed, refetch } = useLiveList();
  const section = useRef<HTMLElement>(null);
  const address = useAddressState(["category", "q"], () => ({
    category: valueIn(section.current, "input:checked"),
    q: valueIn(section.current, "input[type=search]"),
  }));
  const { category, q: query } = address.values;
  const choice = { category: categories.find((known) => known === category) ?? "", query } as const;
  const shown = choose(entries, choice);
  const filtered = choice.category !== "" || query !== "";
  return (
    <section
      ref={section}
      className="publications"
      aria-labelledby="list-title"
      aria-busy={loading}
    >
      <h2 id="list-title">{t("listTitle")}</h2>
      <Filters choice={choice} address={address} />
      <div className="publications-status">
        <p role="status">
          {shown.length > 0 ? t("search.count", { count: shown.length }) : t("search.none")}
        </p>
        {filtered && (
          <Button variant="quiet" onClick={() => address.change({ category: "", q: "" })}>
            {t("search.clear")}
          </Button>
        )}
        {loading && <p className="publications-loading">{t("live.loading")}</p>}
      </div>
      {failed && !loading && (
        <p className="publications-failed" role="alert">
          {t("live.failed")}{" "}
          <Button variant="quiet" onClick={() => refetch()}>
            {t("live.retry")}
          </Button>
        </p>
      )}
      <ol>
        {shown.map((entry) => (
          <PublicationRow key={entry.slug} entry={entry} />
        ))}
      </ol>
      <p className="publications-feed">
        <a href={feedPath(language)} className="link" type="application/atom+xml">
          {t("feed")}
        </a>
      </p>
    </section>
  );
}

function valueIn(section: HTMLElement | null, selector: string): string {
  return section?.querySelector<HTMLInputElement>(selector)?.value ?? "";
}
