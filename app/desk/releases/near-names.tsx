import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Release } from "#core/acts/releases.ts";
import { Register } from "../kit/register.tsx";
import { SayNames } from "../partners/say-names.tsx";

/** Entities that the release makes and that may be the same as another: somebody says what they are. */
export function NearNames({ near }: { near: Release["near"] }) {
  const { t } = useTranslation("desk");
  const asked = near.filter(({ same }) => same !== false);
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="near-names-title">
      <h2 id="near-names-title">{t("releases.near.title")}</h2>
      <p>{t("releases.near.lede")}</p>
      <Register
        caption={t("releases.near.title")}
        rows={asked}
        keyOf={({ one, other }) => `${one}\n${other}`}
        empty=""
        columns={[
          {
            id: "pair",
            label: t("partners.name"),
            long: true,
            cell: ({ one, other }) =>
              [one, other].map((name) => (
                <span key={name} className="partner-near">
                  {name}
                </span>
              )),
          },
          {
            id: "say",
            label: t("partners.names.are"),
            cell: ({ one, other, same }) => (
              <>
                {same && <p>{t("releases.near.same")}</p>}
                <SayNames one={one} other={other} said={same} />
              </>
            ),
          },
        ]}
      />
    </section>
  );
}
