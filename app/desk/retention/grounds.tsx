import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { HandRow, RuleRow, Said } from "#core/acts/retention.ts";
import { Register } from "../kit/register.tsx";

type Props = { rows: RuleRow[]; byHand: HandRow[] };

/** Why each thing is kept so long, and whether an erasure goes before. */
export function GroundsRegister({ rows, byHand }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const all: (Said & { who: string })[] = [
    ...rows.map((row) => ({ ...row, who: t("retention.program") })),
    ...byHand.map((row) => ({ ...row, who: row.by[language] })),
  ];
  return (
    <Register
      caption={t("retention.grounds")}
      rows={all}
      keyOf={({ what }) => what.en}
      empty={t("retention.nothing")}
      columns={[
        { id: "what", label: t("retention.what"), cell: ({ what }) => what[language] },
        {
          id: "period",
          label: t("retention.period"),
          cell: ({ period, since }) => (
            <>
              {period[language]} <span className="desk-soft">{since[language]}</span>
            </>
          ),
        },
        { id: "ground", label: t("retention.ground"), cell: ({ ground }) => ground[language] },
        { id: "erasure", label: t("retention.erasure"), cell: ({ erasure }) => erasure[language] },
        { id: "by", label: t("retention.by"), cell: ({ who }) => who },
      ]}
    />
  );
}
