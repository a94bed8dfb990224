import { useState } from "react";
import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Proposal } from "#core/acts/rights.ts";
import { enoughApprovers } from "#core/limits.ts";
import { ActButton } from "../kit/act-button.tsx";
import { refreshDesk, useDesk } from "../kit/ask-desk.ts";
import { Register } from "../kit/register.tsx";
import { Result } from "../kit/result.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { useRights } from "./use-rights.ts";

/** What widens somebody's rights and waits for a second person; and whether there are enough. */
export function Rights() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { state, reload } = useDesk("rights.list", {});
  const { differenceOf, whomOf } = useRights();
  const [said, setSaid] = useState("");
  const tell = (text: string) => {
    setSaid(text);
    refreshDesk();
  };
  return (
    <WhenLoaded state={state} reload={reload}>
      {({ proposals, approvers }) => (
        <>
          {approvers < enoughApprovers && (
            <p className="approvals-off">{t("approvals.rights.few", { count: approvers })}</p>
          )}
          <Result text={said} />
          {proposals.length > 0 && (
            <section className="approvals-rights" aria-labelledby="rights-title">
              <h2 id="rights-title">{t("approvals.rights.title")}</h2>
              <Register
                caption={t("approvals.rights.title")}
                rows={proposals}
                keyOf={({ id }) => id}
                empty=""
                columns={[
                  {
                    id: "what",
                    label: t("approvals.what"),
                    cell: ({ act }) => t(`approvals.rights.acts.${act}`),
                  },
                  { id: "whom", label: t("approvals.rights.whom"), long: true, cell: whomOf },
                  { id: "how", label: t("approvals.rights.how"), cell: differenceOf },
                  {
                    id: "by",
                    label: t("approvals.rights.by"),
                    cell: ({ by, from, at }) => (
                      <>
                        {from ? t("approvals.rights.investor", { by, entity: from }) : by}
                        <br />
                        <span className="desk-soft">
                          {daysSince(at) > 0
                            ? t("approvals.rights.since", {
                                count: daysSince(at),
                                time: formatMoment(at, language),
                              })
                            : formatMoment(at, language)}
                        </span>
                      </>
                    ),
                  },
                  {
                    id: "acts",
                    label: t("staff.acts"),
                    cell: (row) => <Decide proposal={row} tell={tell} />,
                  },
                ]}
              />
            </section>
          )}
        </>
      )}
    </WhenLoaded>
  );
}

function Decide({ proposal, tell }: { proposal: Proposal; tell: (text: string) => void }) {
  const { t } = useTranslation("desk");
  const { id, act, own, whyNot, whom, from } = proposal;
  const what = t(`approvals.rights.acts.${act}`);
  return (
    <div className="approvals-decide">
      {whyNot && !own && <p className="desk-soft">{t(`refusals.${whyNot}`)}</p>}
      {!whyNot && (
        <ActButton
          act="rights.confirm"
          fields={{ id }}
          label={t("approvals.rights.confirm")}
          sure={t(from ? "approvals.rights.sureOfInvestor" : "approvals.rights.sure")}
          about={`${what} ${whom ?? ""}`}
          onDone={({ code }) =>
            tell(
              code
                ? t("partners.persons.resetDone", {
                    name: whom ?? "",
                    code: `${code.slice(0, 4)} ${code.slice(4)}`,
                  })
                : t("approvals.rights.confirmed"),
            )
          }
        />
      )}
      <ActButton
        act="rights.refuse"
        fields={{ id }}
        label={t(own ? "approvals.rights.withdraw" : "approvals.rights.refuse")}
        sure={t(own ? "approvals.rights.withdrawSure" : "approvals.rights.refuseSure")}
        about={`${what} ${whom ?? ""}`}
        onDone={({ outcome }) => tell(t(`approvals.rights.${outcome}`))}
      />
    </div>
  );
}

function daysSince(at: string): number {
  return Math.floor((Date.now() - Date.parse(at)) / 86_400_000);
}
