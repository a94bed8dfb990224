import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Account } from "#core/acts/partners.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Register } from "../kit/register.tsx";
import { Figure } from "./figures.tsx";

type Props = {
  accounts: readonly Account[];
  /** The kind of page this is on; each row names the other kind. */
  of: "fund" | "entity";
  empty: string;
};

/** The accounts of a fund or of an entity, each figure with its date. */
export function Holdings({ accounts, of, empty }: Props) {
  const { t } = useTranslation("desk");
  const caption = t(of === "fund" ? "partners.funds.holders" : "partners.entities.funds");
  return (
    <Register
      caption={caption}
      rows={accounts}
      keyOf={({ entity, fund }) => `${entity} ${fund}`}
      empty={empty}
      columns={[
        {
          id: "name",
          label: t(of === "fund" ? "partners.funds.entity" : "partners.entities.fund"),
          long: true,
          cell: ({ entity, entityName, fund, fundName }) =>
            of === "fund" ? (
              <DeskLink room="partners" chosen={{ entity }} className="link">
                {entityName}
              </DeskLink>
            ) : (
              <DeskLink room="partners" chosen={{ fund }} className="link">
                {fundName}
              </DeskLink>
            ),
        },
        {
          id: "committed",
          label: t("partners.funds.committed"),
          figures: true,
          cell: ({ committed, committedOn, currency }) => (
            <Figure amount={committed} currency={currency} days={[committedOn]} />
          ),
        },
        {
          id: "paidIn",
          label: t("partners.funds.paidIn"),
          figures: true,
          cell: ({ paidIn, linesTo, currency }) => (
            <Figure amount={paidIn} currency={currency} days={[linesTo]} />
          ),
        },
        {
          id: "nav",
          label: t("partners.funds.nav"),
          figures: true,
          cell: ({ nav, navOn, currency }) => (
            <Figure amount={nav} currency={currency} days={[navOn]} />
          ),
        },
      ]}
    />
  );
}
