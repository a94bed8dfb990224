/** What the site shows: the list of publications, and each as it was written. */
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "#app/api/query-client.ts";
import {
  type CatalogueEntry,
  listPath,
  type PublicationSource,
  reportCategories,
  sourcePath,
} from "#core/catalogue.ts";
import type { Language } from "#core/languages.ts";

export type Asked<Body> = { kind: "loading" | "unread" } | { kind: "read"; body: Body };

/** The publications that may have a further version here: policies have editions. */
export function useReports(language: Language): Asked<readonly CatalogueEntry[]> {
  const asked = useFile<{ publications: readonly CatalogueEntry[] }>(listPath(language));
  if (asked.kind !== "read") return asked;
  return { kind: "read", body: asked.body.publications.filter(isReport) };
}

/** Undefined where there is none to ask for. */
export function useSource(slug: string | undefined): Asked<PublicationSource> {
  return useFile(slug && sourcePath(slug));
}

export function isReport({ category }: Pick<CatalogueEntry, "category">): boolean {
  return reportCategories.some((one) => one === category);
}

/** Asked for anew each time a room opens: a minute ago the site may have shown another version. */
function useFile<Body>(path: string | undefined): Asked<Body> {
  const { data, error } = useQuery<Asked<Body>>(
    {
      queryKey: ["publications at the desk", path],
      enabled: path !== undefined,
      retry: 2,
      staleTime: 0,
      queryFn: async () => {
        const answer = await fetch(path ?? "", { cache: "no-cache" });
        if (answer.status === 404) return { kind: "unread" };
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
        return { kind: "read", body: await answer.json() };
      },
    },
    queryClient,
  );
  return data ?? { kind: error ? "unread" : "loading" };
}
