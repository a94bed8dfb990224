import type en from "./words.en.ts";

export default {
  nav: "Publications",
  title: "Publications",
  lede: "Rapports, stratégies et évaluations, dans les deux langues. Ce que l’un écrit, un autre l’approuve\u202f; c’est sur le site en moins d’une minute, et se retire d’un geste.",
  back: "Toutes les publications",
  new: "Écrire une nouvelle publication",
  newLede: "Rien n’est sur le site avant qu’un collègue l’approuve.",
  next: "Écrire la prochaine version",
  nextOf: "Prochaine version\u202f: {{title}}",
  nextLede:
    "Elle part de ce que montre le site. Ce que vous changez y est dit, avec la version et sa date.",
  here: "Écrites ici",
  onSite: "Sur le site",
  notHere: "Les politiques et les textes légaux changent dans la pièce Éditions.",
  none: "Aucune publication n’a encore été écrite ici.",
  category: "Nature",
  categories: {
    "esg-report": "Rapport ESG",
    "climate-strategy": "Stratégie climat",
    "impact-assessment": "Évaluation d’impact",
  },
  version: "Version",
  published: "Publiée le",
  states: {
    draft: "En cours d’écriture",
    submitted: "Attend une approbation",
    approved: "Approuvée, pas encore publiée",
    live: "Sur le site",
  },
  takenBack: "Retirée",
  fields: {
    title: "Titre",
    summary: "Résumé",
    body: "Texte",
    slug: "Adresse sur le site",
    slugHint: "Minuscules, chiffres et traits d’union. Elle ne change plus ensuite.",
    follows: "Elle fait suite à",
    followsNone: "Aucune autre publication",
    change: "Ce que change cette version",
    changeHint:
      "Un paragraphe, qui paraît sous «\u202fCorrections\u202f», après «\u202fVersion {{version}}\u202f» et sa date.",
    length_one: "{{count}} caractère, de {{least}} à {{most}}",
    length_other: "{{count}} caractères, de {{least}} à {{most}}",
  },
  pdf: {
    title: "PDF",
    hint: "Quand il y en a un, le site le propose au téléchargement. Il doit être balisé, indiquer son titre et sa langue, et ne rien contenir qui agisse de soi-même. Déposez-le en dernier\u202f: son texte doit être celui de cette version.",
    choose: "PDF à télécharger",
    sending: "Envoi et vérification en cours.",
    taken: "Il est là. Il accompagne la version une fois celle-ci enregistrée.",
    remove: "Ne pas le joindre",
    none: "Aucun\u202f: le site ne propose pas de téléchargement.",
    open_one: "PDF en {{language}}, {{count}} page, {{size}}",
    open_other: "PDF en {{language}}, {{count}} pages, {{size}}",
  },
  taken:
    "Le site montre déjà une publication à cette adresse. Écrivez sa prochaine version, ou une autre adresse.",
  unread: "Ce que montre le site n’a pas pu être lu. Réessayez dans une minute.",
  unreadList: "La liste de ce que montre le site n’a pas pu être lue. Rechargez la page.",
  other:
    "Le site montre désormais la version {{version}}, et celle-ci a été écrite à partir de la {{after}}. Écrivez la prochaine version à partir de ce que montre le site.",
  compared: "Ce qui change depuis la version {{version}}",
  noteAdded:
    "Ce que change cette version figure sous «\u202fCorrections\u202f»\u202f; sa date s’y ajoute à la publication.",
  since: "Sur le site depuis le {{on}}.",
  withdrawn: "Retirée le {{on}}.",
  replaced: "La version {{version}} l’a remplacée.",
  see: "La voir sur le site",
  dropSure:
    "Abandonner la version {{version}}\u202f: plus personne n’y travaille, et son numéro peut resservir",
} satisfies typeof en;
