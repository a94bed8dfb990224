import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Register } from "../kit/register.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { SayNames } from "./say-names.tsx";

/** Pairs of entities with similar names, which may be the same one. */
export function NearEntities() {
  const { t } = useTranslation("desk");
  const { state, reload } = useDesk("partners.near", {});
  return (
    <WhenLoaded state={state} reload={reload}>
      {({ pairs, more }) => (
        <>
          {more && <p className="desk-soft">{t("partners.entities.nearMore")}</p>}
          <Register
            caption={t("partners.entities.nearTitle")}
            rows={pairs}
            keyOf={({ one, other }) => `${one.id} ${other.id}`}
            empty={t("partners.entities.nearNone")}
            columns={[
              {
                id: "pair",
                label: t("partners.name"),
                long: true,
                cell: ({ one, other }) =>
                  [one, other].map(({ id, name }) => (
                    <span key={id} className="partner-near">
                      <DeskLink room="partners" chosen={{ entity: id }} className="link">
                        {name}
                      </DeskLink>
                    </span>
                  )),
              },
              {
                id: "merge",
                label: t("partners.entities.merge.title"),
                cell: ({ one, other }) => (
                  <DeskLink
                    room="partners"
                    chosen={{ entity: other.id, into: one.id }}
                    className="link"
                  >
                    {t("partners.entities.nearPair")}
                    <span className="sr-only">{` ${one.name}, ${other.name}`}</span>
                  </DeskLink>
                ),
              },
              {
                id: "say",
                label: t("partners.names.are"),
                cell: ({ one, other }) => (
                  <SayNames one={one.name} other={other.name} said={null} same={false} />
                ),
              },
            ]}
          />
        </>
      )}
    </WhenLoaded>
  );
}
