import type en from "./words.en.ts";

export default {
  meta: {
    title: "Communiqué ou rencontre",
    description:
      "Un communiqué de presse ou une rencontre de {{firm}}, avec sa date, son lieu et le contact de la presse.",
  },
  release: "Communiqué du",
  event: "Rencontre, annoncée le",
  when: "Quand",
  span: "{{date}}, de {{from}} à {{to}}",
  where: "Où",
  seats: "Places",
  contact: "Contact presse",
  attend: "Réserver une place",
  all: "Presse et actualités",
  aboutEvent:
    "{{firm}} conseille les entreprises en fusions, acquisitions et stratégie à Luxembourg et à Paris ; seule sa société française conseille familles, fondations et institutions en investissement. Les participants reçoivent une information générale : aucun conseil n’y est donné, aucun placement n’y est offert ni recommandé.",
  about:
    "{{firm}} conseille les entreprises en fusions, acquisitions et stratégie à Luxembourg et à Paris ; seule sa société française conseille familles, fondations et institutions en investissement. La maison appartient à ses associés en activité et n’est payée que par ses clients. Ce texte informe la presse ; il n’offre ni ne recommande aucun placement.",
} satisfies typeof en;
