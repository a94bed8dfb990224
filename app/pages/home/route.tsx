import { Approach } from "./approach.tsx";
import { Hero } from "./hero/hero.tsx";
import { Impact } from "./impact.tsx";
import { Invitation } from "./invitation.tsx";
import { LatestPublications } from "./latest-publications.tsx";
import { Offices } from "./offices.tsx";
import { SelectedReferences } from "./selected-references.tsx";
import { Services } from "./services.tsx";

export default function Home() {
  return (
    <>
      <Hero />
      <Services />
      <Approach />
      <SelectedReferences />
      <Impact />
      <LatestPublications />
      <Offices />
      <Invitation />
    </>
  );
}
