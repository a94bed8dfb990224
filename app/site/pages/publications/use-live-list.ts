import { useQuery } from "@tanstack/react-query";
import { queryClient } from "#app/api/query-client.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type CatalogueEntry, listPath } from "#core/catalogue.ts";

/** The list as the build knew it, until the one of today is here (specification, §7). */
export function useLiveList() {
  const language = useLanguage();
  const { entries: known } = usePageData("publications");
  const hydrated = useHydrated();
  const { data, isFetching, isError, refetch } = useQuery(
    {
      queryKey: ["publications", language],
      queryFn: async (): Promise<readonly CatalogueEntry[]> => {
        const response = await fetch(listPath(language));
        if (!response.ok) throw new Error(`The list answered ${response.status}.`);
        const { publications } = await response.json();
        if (!Array.isArray(publications)) throw new Error("The list is not a list.");
        return publications;
      },
      // What is the same in both is one object, and its row is not drawn again.
      initialData: known,
      initialDataUpdatedAt: 0,
    },
    queryClient,
  );
  // The prerendered page looks for nothing, and without JavaScript it never will.
  return { entries: data, loading: hydrated && isFetching, failed: isError, refetch };
}
