import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Entry } from "#core/acts/ledger.ts";
import { detailOf } from "./entry.ts";
import { subjectOf } from "./subject.ts";
import type en from "./words.en.ts";

type Person = { id: string; name: string };
type Named = Record<string, string>;

/**
 * The words for an act, for who did it and for its details. What has no word is shown as it was
 * stored.
 */
export function useActWords(people: readonly Person[] = [], ids = false) {
  const { t, i18n } = useTranslation("desk");
  const language = useLanguage();
  const noted: Record<string, Named> = t("ledger.values", { returnObjects: true });
  const kinds: Named = t("ledger.kinds", { returnObjects: true });
  const roles: Named = t("staff.role", { returnObjects: true });
  const values: Record<string, Named> = {
    ...noted,
    roles,
    // `was` is either the state that a mail was in or the roles that somebody had.
    was: { ...noted.was, ...roles },
    // Of an act on many, what was done to each.
    act: {
      ...t("list.many.what", { returnObjects: true }),
      ...t("ledger.acts", { returnObjects: true }),
    },
    template: t("mail.templates", { returnObjects: true }),
    type: t("releases.types", { returnObjects: true }),
  };
  const actors: Named = t("ledger.actors", { returnObjects: true });

  function wordOf(name: string, value: string): string | undefined {
    if (!value.startsWith("staff:")) return values[name]?.[value];
    return people.find(({ id }) => value.endsWith(id))?.name ?? t("ledger.colleague");
  }

  const words = {
    nameOf: (name: string) =>
      i18n.exists(`desk:ledger.details.${name}`)
        ? t(`ledger.details.${name as keyof typeof en.details}`)
        : name,
    number: (value: number) => formatNumber(value, language),
    // A date without a time is the same in every time zone.
    day: (iso: string) =>
      iso.length === 10 ? formatDate(iso, language) : formatDay(iso, language),
    yes: t("ledger.yes"),
    no: t("ledger.no"),
  };
  return {
    actName: (act: string) =>
      i18n.exists(`desk:ledger.acts.${act}`)
        ? t(`ledger.acts.${act as keyof typeof en.acts}`)
        : act,
    actorName: ({ actor, name }: Entry) => (actor ? name : (actors[name] ?? name)),
    details: (entry: Entry) =>
      detailOf(
        entry,
        { ...words, wordOf: (name, value) => entry.names[name] ?? wordOf(name, value) },
        ids,
      ),
    subject: (about: string, called: string | null) =>
      subjectOf(about, called, language, (kind) => kinds[kind] ?? kind) +
      (ids ? ` (${about})` : ""),
  };
}
