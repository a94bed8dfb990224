import type en from "./words.en.ts";

export default {
  nav: "Éditions",
  title: "Éditions",
  lede: "Quel texte valait quel jour, et le prochain. Ce qui est annoncé ici s’applique à compter de son jour, à minuit, heure de Paris.",
  stood: {
    label: "Quelle édition valait ce jour-là\u202f?",
    caption: "Éditions en vigueur le {{day}}",
    none: "aucune encore",
    next: "Ce que la suivante a changé",
    changes: "ce que change la {{version}}",
    last: "la dernière à ce jour",
    ledger: "au registre",
  },
  text: "Texte",
  version: "Édition",
  standing: "En vigueur",
  origin: "D’où elle vient",
  hash: "SHA-256 de son texte",
  pdf: {
    label: "PDF",
    none: "aucun",
    unprinted:
      "aucun à ce jour\u202f: imprimé peu après l’annonce, si l’hôte du site dispose d’un navigateur",
  },
  standings: {
    inForce: "en vigueur depuis le {{from}}",
    past: "du {{from}} au {{to}}",
    coming: "à compter du {{from}}, annoncée",
    withdrawn: "annoncée pour le {{from}}\u202f; retirée le {{on}}",
    withdrawnBy: "annoncée pour le {{from}}\u202f; retirée le {{on}} par {{who}}",
  },
  brought: "venue avec l’installation le {{day}}",
  agreed: "écrite par {{author}}, confirmée par {{approver}} le {{day}}",
  withdraw: "La retirer",
  withdrawSure: "Retirer l’édition {{version}} avant son jour",
  withdrawn:
    "L’édition {{version}} est retirée\u202f: la précédente reste en vigueur, et son adresse le dit.",
  waiting: {
    title: "En cours d’écriture ou en attente",
    none: "Aucune prochaine édition n’est en cours d’écriture.",
  },
  from: "En vigueur à compter du",
  state: "État",
  author: "Dernier auteur",
  states: {
    draft: "en cours d’écriture",
    submitted: "attend une seconde personne",
    approved: "confirmée",
    live: "annoncée",
  },
  next: "Écrire la prochaine édition",
  nextOf: "Prochaine édition\u202f: {{title}}",
  back: "Toutes les éditions",
  fields: {
    version: "Numéro de l’édition",
    versionHint:
      "C’est son adresse\u202f: 4.0 pour un changement de fond, 4.1 pour une correction.",
    from: "En vigueur à compter du",
    fromHint: "Un jour à venir\u202f: l’édition est annoncée dès qu’elle est confirmée.",
    change: "Ce qui change, et pourquoi",
    title: "Titre",
    summary: "Premières lignes",
    body: "Texte",
    bodyHint:
      "En Markdown. Une partie commence par «\u202f## Titre {#nom}\u202f», avec le même nom dans les deux langues et d’une édition à l’autre.",
  },
  languages: { en: "anglais", fr: "français" },
  prevails: "Si les deux langues diffèrent, le texte {{language}} prévaut.",
  save: "Enregistrer",
  saving: "Enregistrement…",
  said: {
    saved: "Enregistré le {{time}}, révision {{number}}.",
    unchanged: "Rien n’a changé\u202f: c’est toujours la révision {{number}}.",
    submitted: "Soumise. Celles et ceux qui peuvent la confirmer en sont avertis par courriel.",
    announced:
      "Annoncée\u202f: le site la montre à son adresse dans la minute, et en vigueur à compter de son jour.",
  },
  edit: "La modifier",
  drop: "L’abandonner",
  dropSure:
    "Abandonner l’édition {{version}}\u202f: plus personne n’y travaille, et son numéro peut resservir",
  submit: "La soumettre à une seconde personne",
  confirm: "La confirmer et l’annoncer",
  confirmSure: "Annoncer l’édition {{version}}, en vigueur à compter du {{from}}",
  own: "Vous en avez écrit une partie, ou l’avez soumise\u202f: un autre collègue la confirme.",
  faults: {
    title: "Avant de pouvoir la soumettre",
    missing: "En {{language}}\u202f: «\u202f{{field}}\u202f» est vide.",
    text: "En {{language}}, ligne {{line}}\u202f: ceci ne peut être composé ({{what}}).",
    length:
      "En {{language}}\u202f: «\u202f{{field}}\u202f» compte de {{least}} à {{most}} caractères.",
    headings: "Les parties ne sont pas les mêmes dans les deux langues, ou leurs noms diffèrent.",
    sample:
      "En {{language}}, «\u202f{{field}}\u202f», ligne {{line}}\u202f: «\u202f{{what}}\u202f» est un texte d’exemple.",
    language:
      "En {{language}}, «\u202f{{field}}\u202f», ligne {{line}}\u202f: «\u202f{{what}}…\u202f» est dans l’autre langue.",
  },
  compared: {
    title: "Ce qui change depuis l’édition {{version}}",
    none: "Le texte est le même.",
    first: "Aucune édition ne la précède.",
    unread: "L’édition {{version}} n’a pas pu être lue sur le site. Réessayez dans une minute.",
    other:
      "Le texte de l’édition {{version}} sur le site n’est pas celui du registre. Ne confirmez rien et prévenez l’administrateur.",
    opening: "Titre et début",
    kinds: { changed: "partie modifiée", added: "partie nouvelle", removed: "partie retirée" },
    marks: { removed: "retiré\u202f:", added: "ajouté\u202f:", end: "fin du changement" },
  },
  whole: "Texte entier, dans les deux langues",
  conflict:
    "{{author}} a enregistré entre-temps la révision {{number}}. Ce que vous avez saisi est toujours là\u202f: comparez-le avec son texte dans un autre onglet, puis enregistrez de nouveau pour mettre le vôtre à sa place.",
} satisfies typeof en;
