import { useQuery } from "@tanstack/react-query";
import { queryClient } from "#app/api/query-client.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useLocation } from "#app/navigation/here.ts";
import { lettersAt } from "#app/site/letters/on-page.ts";
import { loadedDocument } from "#app/site/reading/own-document.ts";
import { type LetterEntry, letterListPath } from "#core/letter-catalogue.ts";

/** The list in the page or of the build, until the current one is loaded. */
export function useLetters() {
  const language = useLanguage();
  const { pathname } = useLocation();
  const known = lettersAt(pathname);
  const { data } = useQuery(
    {
      queryKey: ["letters", language],
      queryFn: async (): Promise<readonly LetterEntry[]> => {
        const response = await fetch(letterListPath(language));
        if (!response.ok) throw new Error(`The list answered ${response.status}.`);
        const { letters } = await response.json();
        if (!Array.isArray(letters)) throw new Error("The list is not a list.");
        return letters;
      },
      placeholderData: known,
      // A page that was loaded as a document has the current list in it.
      enabled: pathname !== loadedDocument.path,
    },
    queryClient,
  );
  return { entries: data ?? known, json: JSON.stringify(known) };
}
