import { useState } from "react";
import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { useMay } from "../colleague.ts";
import { askDesk, refreshDesk, useDesk } from "../kit/ask-desk.ts";
import { Register } from "../kit/register.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";
import { WhenLoaded } from "../kit/when-loaded.tsx";

/** What was said of pairs of names, by whom and when; forgotten, it is asked again. */
export function SaidNames() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const whyNot = useWhyNot();
  const may = useMay();
  const { state, reload } = useDesk("names.said", {});
  const [busy, setBusy] = useState("");
  const [failed, setFailed] = useState("");

  async function forget(id: string): Promise<void> {
    setBusy(id);
    const answer = await askDesk("names.forget", { id });
    setBusy("");
    setFailed(answer.kind === "done" ? "" : whyNot(answer));
    if (answer.kind === "done") refreshDesk();
  }

  return (
    <WhenLoaded state={state} reload={reload}>
      {({ rows }) => (
        <>
          <Register
            caption={t("partners.names.said")}
            rows={rows}
            keyOf={({ id }) => id}
            empty={t("partners.names.none")}
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
                id: "said",
                label: t("partners.names.are"),
                cell: ({ same }) => t(same ? "partners.names.same" : "partners.names.different"),
              },
              {
                id: "by",
                label: t("partners.names.by"),
                cell: ({ by, at }) => `${by}, ${formatMoment(at, language)}`,
              },
              ...(may("partners.write")
                ? [
                    {
                      id: "acts",
                      label: t("staff.acts"),
                      cell: ({ id, one, other }: (typeof rows)[number]) => (
                        <Button
                          variant="quiet"
                          pending={busy === id}
                          aria-label={t("partners.names.forgetOne", { one, other })}
                          onClick={() => forget(id)}
                        >
                          {t("partners.names.forget")}
                        </Button>
                      ),
                    },
                  ]
                : []),
            ]}
          />
          <p role="alert">{failed}</p>
        </>
      )}
    </WhenLoaded>
  );
}
