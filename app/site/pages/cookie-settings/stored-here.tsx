import { useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { remove, storedNow } from "#app/site/consent/clear-storage.ts";
import { consentStore } from "#app/site/consent/consent-store.ts";
import { Button } from "#app/ui/button.tsx";
import { type StoredThing, storageRegister } from "#content/storage-register.ts";

type StoredKey = Pick<StoredThing, "name" | "kind">;

/** What is in this browser at this moment, read here and sent nowhere. */
export function StoredHere() {
  const { t } = useTranslation("cookie-settings");
  const [found, setFound] = useState<StoredKey[]>();
  const look = () => setFound(storedNow());
  useEffect(() => {
    setFound(storedNow());
    return consentStore.subscribe(() => setFound(storedNow()));
  }, []);
  if (!found) return <p>{t("stored.needsScript")}</p>;
  return (
    <div role="status" aria-atomic="false">
      {found.length === 0 ? (
        <p>{t("stored.nothing")}</p>
      ) : (
        <ul className="stored-here">
          {found.map((thing) => (
            <StoredRow key={`${thing.kind} ${thing.name}`} thing={thing} onDeleted={look} />
          ))}
        </ul>
      )}
    </div>
  );
}

function StoredRow({ thing, onDeleted }: { thing: StoredKey; onDeleted: () => void }) {
  const { t } = useTranslation("cookie-settings");
  const language = useLanguage();
  const entry = storageRegister.find(
    ({ name, kind }) => name === thing.name && kind === thing.kind,
  );
  return (
    <li>
      <p>
        <code>{thing.name}</code> <span>{t(`register.kinds.${thing.kind}`)}</span>
      </p>
      <p>{entry ? entry.purpose[language] : t("stored.foreign")}</p>
      <Button
        variant="quiet"
        aria-label={t("stored.deleteNamed", { name: thing.name })}
        onClick={() => {
          remove(thing);
          onDeleted();
        }}
      >
        {t("stored.delete")}
      </Button>
    </li>
  );
}
