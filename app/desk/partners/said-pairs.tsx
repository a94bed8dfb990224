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

type Said = { id: string; one: string; other: string; said: string; by: string; at: string };

/** What was said of pairs of names of entities, by whom and when; forgotten, it is asked again. */
export function SaidNames() {
  const { t } = useTranslation("desk");
  const { state, reload } = useDesk("names.said", {});
  return (
    <WhenLoaded state={state} reload={reload}>
      {({ rows }) => (
        <SaidPairs
          caption={t("partners.names.said")}
          empty={t("partners.names.none")}
          forget="names.forget"
          rows={rows.map(({ same, ...row }) => ({
            ...row,
            said: t(same ? "partners.names.same" : "partners.names.different"),
          }))}
        />
      )}
    </WhenLoaded>
  );
}

/** The same of pairs of addresses of persons. */
export function SaidPersons() {
  const { t } = useTranslation("desk");
  const { state, reload } = useDesk("names.said-persons", {});
  return (
    <WhenLoaded state={state} reload={reload}>
      {({ rows }) => (
        <SaidPairs
          caption={t("partners.names.saidPersons")}
          empty={t("partners.names.noneOfPersons")}
          forget="names.forget-persons"
          rows={rows.map(({ kept, ...row }) => ({
            ...row,
            said: kept ? t("releases.persons.one", { email: kept }) : t("releases.persons.two"),
          }))}
        />
      )}
    </WhenLoaded>
  );
}

type Props = {
  caption: string;
  empty: string;
  forget: "names.forget" | "names.forget-persons";
  rows: readonly Said[];
};

function SaidPairs({ caption, empty, forget: act, rows }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const whyNot = useWhyNot();
  const may = useMay();
  const [busy, setBusy] = useState("");
  const [failed, setFailed] = useState("");

  async function forget(id: string): Promise<void> {
    setBusy(id);
    const answer = await askDesk(act, { id });
    setBusy("");
    setFailed(answer.kind === "done" ? "" : whyNot(answer));
    if (answer.kind === "done") refreshDesk();
  }

  return (
    <>
      <Register
        caption={caption}
        rows={rows}
        keyOf={({ id }) => id}
        empty={empty}
        columns={[
          {
            id: "pair",
            label: caption,
            long: true,
            cell: ({ one, other }) =>
              [one, other].map((name) => (
                <span key={name} className="partner-near">
                  {name}
                </span>
              )),
          },
          { id: "said", label: t("partners.names.are"), cell: ({ said }) => said },
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
                  cell: ({ id, one, other }: Said) => (
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
  );
}
