import { useTranslation } from "#app/i18n/use-translation.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { ownMapAddress, webMapAddress } from "./map-address.ts";

/**
 * Opens the address in the device's own map where that is possible; in the built page, and on other
 * devices, it leads to a map on the web.
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
