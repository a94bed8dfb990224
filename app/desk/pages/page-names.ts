import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { notFoundPage, type Page, pages } from "#core/pages.ts";
import { recordLists } from "#core/texts/revision.ts";

const all: readonly Page[] = [...pages, notFoundPage];

/** What a page, every page of a kind, the frame of all pages or a list of records is called. */
export function usePageName() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (page: string): string => {
    if (page === "*") return t("pages.frame");
    const list = recordLists.find((one) => one === page);
    if (list) return t(`pages.lists.${list}`);
    const name = all.find(({ path }) => path === page)?.name[language] ?? page;
    return page.includes(":slug") ? t("pages.each", { name }) : name;
  };
}

/**
 * What a work is called: the database names a change of a page by its path and a number
 * (`/who-we-are 2`), and the next edition of a legal text by its page’s id (`privacy/3.1`).
 */
export function useWorkName() {
  const nameOf = usePageName();
  return (kind: string, name: string): string => {
    if (kind === "page") {
      const [page = "", number] = name.split(" ");
      return `${nameOf(page)} · ${number}`;
    }
    if (kind !== "edition") return name;
    const [id, version] = name.split("/");
    const page = all.find((one) => one.id === id);
    return page ? `${nameOf(page.path)} ${version}` : name;
  };
}

/** Not a list of records, not every page of a kind, not the frame. */
export function isOnePage(page: string): boolean {
  return page.startsWith("/") && !page.includes(":slug") && page !== notFoundPage.path;
}

/** In the order of the site: lists first, the frame last. */
export function placeOfPage(page: string): number {
  if (page === "*") return all.length;
  return all.findIndex(({ path }) => path === page);
}
