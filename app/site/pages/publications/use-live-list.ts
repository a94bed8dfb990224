import { useQuery } from "@tanstack/react-query";
import { queryClient } from "#app/api/query-client.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type CatalogueEntry, listPath } from "#core/catalogue.ts";

/** The list of the build, until the current one is loaded (specification, §7). */
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
      // React Query keeps the objects that have not changed, so their rows do not render again.
      initialData: known,
      initialDataUpdatedAt: 0,
    },
    queryClient,
  );
  // Not in the prerendered page, which without JavaScript would show "loading" for ever.
  return { entries: data, loading: hydrated && isFetching, failed: isError, refetch };
}
