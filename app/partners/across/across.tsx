import { formatDate } from "#app/i18n/format.ts";
import { formatMoney } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Link } from "#app/navigation/router.tsx";
import { advisersPart } from "#content/warnings.ts";
import type { Across, EntityBeside } from "#core/acts/space.ts";
import { AccountList } from "../overview/capital-accounts.tsx";
import { Definitions } from "../overview/definitions.tsx";
import { Totals } from "../overview/totals.tsx";
import { PaperHead } from "../paper/paper-head.tsx";
import { usePaperFoot } from "../paper/use-paper-foot.ts";
import { TakeAway } from "../take-away/take-away.tsx";
import { useSpacePath, WhoseContext } from "../whose.ts";

/** Every entity that somebody acts for, side by side. The heading above says so. */
export function AllAccounts({ across }: { across: Across }) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  usePaperFoot(t("across.title"));
  if (across.entities.length === 0) return <p className="space-empty">{t("across.none")}</p>;
  return (
    <>
      <PaperHead
        title={t("across.title")}
        facts={[
          [
            t("paper.investor"),
            across.entities
              .filter(({ needs }) => !needs)
              .map(({ entity }) => entity.name)
              .join(", "),
          ],
        ]}
      />
      <section className="space-part" aria-labelledby="across-totals">
        <h2 id="across-totals">{t("across.totals")}</h2>
        <p className="space-part-said">{advisersPart[language]}</p>
        <Totals totals={across.totals} of="accounts" />
        <p className="space-aside">{t("across.aside")}</p>
        <TakeAway />
      </section>
      {across.entities.map((beside) => (
        <WhoseContext key={beside.entity.id} value={beside.entity}>
          <Beside {...beside} />
        </WhoseContext>
      ))}
      <Definitions />
    </>
  );
}

function Beside({ entity, needs, accounts, totals, calls, funds }: EntityBeside) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const pathOf = useSpacePath();
  return (
    <section className="space-part beside" aria-labelledby={`beside-${entity.id}`}>
      <h2 id={`beside-${entity.id}`}>{entity.name}</h2>
      <p>
        <Link className="link" to={pathOf(entity.id)}>
          {t("across.open")}
          <span className="sr-only">{`, ${entity.name}`}</span>
        </Link>
      </p>
      {needs && <p className="space-empty">{t(`across.closed.${needs}`)}</p>}
      {!needs && accounts.length === 0 && <p className="space-empty">{t("account.none")}</p>}
      {calls.length > 0 && (
        <>
          <h3>{t("across.calls")}</h3>
          <ul>
            {calls.map(({ fund: id, dueOn, reference, amount }) => {
              const fund = funds.find((one) => one.id === id);
              return (
                fund && (
                  <li key={`${id} ${dueOn} ${reference}`}>
                    <Link className="link" to={pathOf(entity.id, { fund: id, call: dueOn })}>
                      {t("across.call", {
                        fund: fund.name,
                        amount: formatMoney(amount, fund.currency, language),
                        day: formatDate(dueOn, language),
                      })}
                    </Link>
                  </li>
                )
              );
            })}
          </ul>
        </>
      )}
      {/* Of one fund, a total would repeat it. */}
      <Totals totals={totals.filter((total) => total.funds > 1)} />
      <AccountList accounts={accounts} funds={funds} />
    </section>
  );
}
