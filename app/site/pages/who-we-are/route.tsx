import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { About } from "./about.tsx";
import { Diversification } from "./diversification.tsx";
import { Excellence } from "./excellence.tsx";
import { Facts } from "./facts.tsx";
import { Governance } from "./governance.tsx";
import { People } from "./people.tsx";
import { Values } from "./values.tsx";
import { Vision } from "./vision.tsx";

export default function WhoWeAre() {
  const { t } = useTranslation("who-we-are");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <About />
      <Facts />
      <People />
      <Governance />
      <Vision />
      <Diversification />
      <Values />
      <Excellence />
      <Onward />
    </>
  );
}

const pages = ["references", "publications", "letters", "careers", "press", "contact"] as const;

function Onward() {
  const { t } = useTranslation("who-we-are");
  return (
    <nav className="firm-onward" aria-labelledby="onward-title">
      <h2 id="onward-title">{t("onward.title")}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <LocalisedLink to={page}>{t(`onward.${page}`)}</LocalisedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
