import { useQuery } from "@tanstack/react-query";
import { queryClient } from "#app/api/query-client.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useLocation } from "#app/navigation/here.ts";
import { lettersAt } from "#app/site/letters/on-page.ts";
import { brought } from "#app/site/reading/brought.ts";
import { type LetterEntry, letterListPath } from "#core/letter-catalogue.ts";

/** The list that the page came with, until the one of today is here. */
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
      // The page that came as a document brought it.
      enabled: pathname !== brought.path,
    },
    queryClient,
  );
  return { entries: data ?? known, json: JSON.stringify(known) };
}
