import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";

const figureNames = [
  "committed",
  "paidIn",
  "distributed",
  "unfunded",
  "nav",
  "dpi",
  "rvpi",
  "tvpi",
  "irr",
] as const;
export type FigureName = (typeof figureNames)[number];

/** The entries of the site's glossary about these figures. */
const glossaryEntries: Partial<Record<FigureName, string>> = {
  committed: "commitment",
  paidIn: "capital-call",
  distributed: "distribution",
  nav: "net-asset-value",
  dpi: "dpi",
  tvpi: "tvpi",
  irr: "internal-rate-of-return",
};

/** The name of a figure, as a button that opens its definition. */
export function Defined({ name, children }: { name: FigureName; children: string }) {
  const { t } = useTranslation("partners");
  return (
    <button type="button" className="defined" popoverTarget={idOf(name)}>
      {children}
      <span className="sr-only">{t("account.definition")}</span>
    </button>
  );
}

/** The definitions, once in a page for all its figures. Escape or a press elsewhere closes one. */
export function Definitions() {
  const { t } = useTranslation("partners");
  return figureNames.map((name) => (
    <div key={name} id={idOf(name)} popover="auto" className="definition">
      <p className="definition-name">{t(`account.figures.${name}`)}</p>
      <p>{t(`account.definitions.${name}`)}</p>
      <p className="definition-ways">
        {glossaryEntries[name] && (
          <LocalisedLink to="glossary" suffix={`#${glossaryEntries[name]}`} className="link">
            {t("account.glossary")}
          </LocalisedLink>
        )}
        <button
          type="button"
          className="button-quiet"
          popoverTarget={idOf(name)}
          popoverTargetAction="hide"
        >
          {t("account.close")}
        </button>
      </p>
    </div>
  ));
}

function idOf(name: FigureName): string {
  return `define-${name}`;
}
