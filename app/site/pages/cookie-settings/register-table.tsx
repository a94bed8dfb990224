import { formatPeriod } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Table } from "#app/ui/table.tsx";
import { site } from "#content/site.ts";
import { categories, type StoredThing, storageRegister } from "#content/storage-register.ts";
import type { Language } from "#core/languages.ts";

/** Every key the site may store, by category, from the register itself. */
export function RegisterTable() {
  const { t } = useTranslation(["cookie-settings", "consent"]);
  const language = useLanguage();
  const lasting = useLasting(language);
  const columns = ["name", "kind", "purpose", "issuer", "duration"] as const;
  return categories.map((category) => {
    const things = storageRegister.filter((thing) => thing.category === category);
    const name = t(`consent:categories.${category}.name`);
    if (things.length === 0) {
      return (
        <p key={category} className="consent-empty">
          <strong>{name}</strong> {t("register.nothing")}
        </p>
      );
    }
    return (
      <Table
        key={category}
        caption={name}
        columns={columns.map((column) => ({ label: t(`register.columns.${column}`) }))}
        rows={things.map((thing) => [
          thing.name,
          t(`register.kinds.${thing.kind}`),
          thing.purpose[language],
          thing.issuer === "us" ? site.name : thing.issuer,
          lasting(thing),
        ])}
      />
    );
  });
}

function useLasting(language: Language) {
  const { t } = useTranslation("cookie-settings");
  return ({ lasts, kind }: StoredThing): string => {
    if (lasts === "session") return t("register.session");
    if (lasts === "none") {
      return kind === "measurement" ? t("register.notStored") : t("register.untilDeleted");
    }
    return formatPeriod({ amount: lasts, unit: "month" }, language);
  };
}
