import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Assurances } from "./assurances.tsx";
import { BoardPaper } from "./board-paper.tsx";
import { Cost } from "./cost.tsx";
import { Weeks } from "./weeks.tsx";
import { WholesalerCase } from "./wholesaler-case.tsx";

export default function BusinessStrategy() {
  const { t } = useTranslation("business-strategy");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <BoardPaper />
      <Moments />
      <Weeks />
      <WholesalerCase />
      <Cost />
      <Assurances />
    </>
  );
}

/** The questions that bring a board to us, each indented further. */
function Moments() {
  const { t } = useTranslation("business-strategy");
  return (
    <section className="strategy-moments" aria-labelledby="moments-title">
      <h2 id="moments-title">{t("moments.title")}</h2>
      <ul>
        {t("moments.items", { returnObjects: true }).map(({ question, text }) => (
          <li key={question}>
            <h3>{question}</h3>
            <p>
              <Terms>{text}</Terms>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
