import { useTranslation } from "#app/i18n/use-translation.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { ownMapAddress, webMapAddress } from "./map-address.ts";

/**
 * Opens the address in the map of the visitor's own device where there is a way to ask for it; the
 * page as built, and every other device, leads to a map that belongs to nobody.
 */
export function MapLink({ place, address }: { place: string; address: string }) {
  const { t } = useTranslation("contact");
  const alive = useHydrated();
  const own = alive && ownMapAddress(address, navigator);
  const which = <span className="sr-only">{` (${place})`}</span>;
  if (own) {
    return (
      <a href={own} className="link">
        {t("offices.app")}
        {which}
      </a>
    );
  }
  return (
    <ExternalLink href={webMapAddress(address)} className="link">
      {t("offices.web")}
      {which}
    </ExternalLink>
  );
}
