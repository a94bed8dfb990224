import type en from "./words.en.ts";

export default {
  meta: {
    title: "Publications sur la durabilité et l’impact",
    description:
      "Rapports ESG, stratégie climat, évaluations d’impact, et nos politiques : investissement, conflits d’intérêts, réclamations, rémunération.",
  },
  title: "Nos rapports et nos politiques",
  lede: "Les rapports sur la durabilité et l’impact, et les politiques qui nous obligent, paraissent en français et en anglais, chacun avec sa date et sa version. Un document révisé énumère les changements depuis le précédent. L’ensemble décrit nos méthodes et nos résultats, y compris les objectifs manqués. Les politiques ne sont pas des communications publicitaires\u202f; un rapport qui décrit des projets sur lesquels nous conseillons en porte la mention. Aucun de ces textes n’est une recommandation d’investir.",
  listTitle: "Documents parus",
  read: "Lire en ligne",
  categories: {
    "esg-report": "Rapport ESG",
    "climate-strategy": "Stratégie climat",
    "investment-policy": "Politique d’investissement",
    "impact-assessment": "Évaluation d’impact",
  },
  filter: {
    label: "Catégorie",
    all: "Toutes les catégories",
  },
  search: {
    label: "Chercher dans les titres et les résumés",
    count_one: "{{count}} document",
    count_other: "{{count}} documents",
    none: "Aucun document n’y répond. Essayez un mot plus court, ou une autre catégorie.",
    clear: "Voir tous les documents",
  },
  live: {
    loading: "Recherche de documents plus récents…",
    failed:
      "Impossible de savoir s’il y a des documents plus récents. Voici ceux que nous connaissions quand cette page a été faite.",
    retry: "Vérifier de nouveau",
  },
  facts: {
    version: "Version {{version}}",
    inForce: "Version {{version}}, en vigueur depuis le {{date}}",
    revised: "Version {{version}} du {{date}}",
    language: "Français",
    minutes: "{{count}} min de lecture",
    pages_one: "{{count}} page",
    pages_other: "{{count}} pages",
  },
  superseded: "Remplacé par un document plus récent",
  feed: "Suivre les publications par un flux (Atom)",
  download: {
    action: "Télécharger",
    format: "PDF, {{pages}}, {{size}}",
    progress: "Téléchargement : {{part}}",
    done: "Document téléchargé",
    doneText: "« {{title}} » a été vérifié et enregistré.",
    failed: "Le téléchargement du document a échoué. Veuillez réessayer.",
    failedTitle: "Échec du téléchargement",
    retry: "Réessayer",
  },
} satisfies typeof en;
