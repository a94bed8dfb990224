import { Suspense } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Approach } from "./approach.tsx";
import { Hero } from "./hero/hero.tsx";
import { Impact } from "./impact.tsx";
import { LatestPublications } from "./latest-publications.tsx";
import { Offices } from "./offices.tsx";
import { SelectedReferences } from "./selected-references.tsx";
import { Services } from "./services.tsx";

const belowTheFold = [
  Services,
  Approach,
  SelectedReferences,
  Impact,
  LatestPublications,
  Offices,
  Invitation,
];

export default function Home() {
  return (
    <>
      <Hero />
      {belowTheFold.map((Section, index) => (
        // React hydrates each part separately, so that none delays the first click.
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list.
        <Suspense key={index}>
          <Section />
        </Suspense>
      ))}
    </>
  );
}

function Invitation() {
  const { t } = useTranslation("home");
  return (
    <section className="home-invitation" aria-labelledby="invitation-title">
      <h2 id="invitation-title">{t("invitation.title")}</h2>
      <div>
        <p>{t("invitation.text")}</p>
        <LocalisedLink to="contact" className="button">
          {t("invitation.action")}
        </LocalisedLink>
      </div>
    </section>
  );
}
