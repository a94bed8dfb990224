import type en from "./words.en.ts";

export default {
  meta: {
    title: "Presse et actualités",
    description:
      "Communiqués et rencontres ; pour les journalistes, la maison en 25, 50 et 100 mots, les faits datés, le logotype et la porte-parole.",
  },
  title: "Presse et actualités",
  lede: "Nos communiqués et nos rencontres, puis ce qu’il faut pour écrire sur la maison : une porte-parole, des textes de trois longueurs, des faits et leur date, le logotype. Les textes, les faits et le logotype peuvent être repris librement dans un article sur la maison. Nous répondons aux journalistes sous {{answer}} jours ouvrés, en français ou en anglais.",
  news: {
    events: "Rencontres",
    releases: "Communiqués",
    feed: "Suivre les communiqués et les rencontres par un flux (Atom)",
  },
  brief: {
    title: "La maison en 25, 50 et 100 mots",
    length: "{{count}} mots",
    copy: "Copier ce texte",
    copied: "Texte copié",
    failed: "Le texte n’a pas pu être copié",
    failedText: "Il peut être sélectionné sur la page.",
    texts: {
      short:
        "{{firm}} conseille les entreprises en fusions, acquisitions et stratégie à Luxembourg et Paris ; seule sa société française conseille familles, fondations et institutions en investissement.",
      medium:
        "{{firm}} est une maison de conseil en capital fondée en {{founded}}, forte de {{people}} personnes à Luxembourg et à Paris. Ses deux sociétés conseillent les entreprises ; la société française donne seule les conseils en investissement. La maison, payée par ses seuls clients, appartient à ses associés en activité.",
      long: "{{firm}} est une maison de conseil en capital fondée en {{founded}}, forte de {{people}} personnes à Luxembourg et à Paris. Elle conseille familles, fondations, institutions et propriétaires d’entreprise en investissement, fusions et acquisitions, capital-investissement et stratégie. Sa société française est une entreprise d’investissement agréée pour le conseil en investissement ; sa société luxembourgeoise conseille les entreprises. Au {{date}}, la maison comptait {{clients}} clients et conseillait {{assets}} d’actifs, conservés chez leurs dépositaires ; elle n’en gère aucun. Elle appartient à ses associés, n’est payée que par ses clients et publie ses honoraires, ses engagements et leurs résultats.",
    },
  },
  facts: {
    title: "Faits et chiffres",
    caption: "La maison au {{date}}",
    fact: "Fait",
    value: "Valeur",
    founded: "Création",
    people: "Effectif",
    peopleValue: "{{all}} personnes, dont {{paris}} à Paris et {{luxembourg}} à Luxembourg",
    clients: "Clients",
    assets: "Actifs conseillés",
    billions: "{{value}} milliards d’euros",
    impact: "Investi par nos clients dans les thèmes d’impact, sur notre conseil",
    impactValue: "{{value}} millions d’euros, au {{date}}. {{effect}}",
    services: "Métiers",
    ownership: "Capital",
    ownershipValue: "Détenu par les associés en activité, sans actionnaire extérieur",
    director: "Directrice de la publication",
    status: "Statut réglementaire",
  },
  marks: {
    title: "Le logotype",
    text: "Il s’emploie sans modification, sur fond clair ou sombre, avec une marge libre de la hauteur des capitales. Les fichiers sont produits à partir des caractères et des encres de ce site.",
    grounds: { light: "Sur fond clair", dark: "Sur fond sombre" },
  },
  contact: {
    title: "Porte-parole",
    speaks: "Langues : {{list}}",
    action: "Écrire au service de presse",
    publications: "Nos publications",
    people: "Associés et responsables d’équipe",
    languages: {
      en: "anglais",
      fr: "français",
      de: "allemand",
      lb: "luxembourgeois",
      nl: "néerlandais",
      pt: "portugais",
    },
  },
} satisfies typeof en;
