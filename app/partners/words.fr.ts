import across from "./across/words.fr.ts";
import documentWords from "./documents/words.fr.ts";
import fundPage from "./fund/words.fr.ts";
import account from "./overview/words.fr.ts";
import paper from "./paper/words.fr.ts";
import takeAway from "./take-away/words.fr.ts";
import type en from "./words.en.ts";

export default {
  meta: {
    title: "Espace investisseurs",
    description:
      "Comptes de capital, rapports et avis, fonds par fonds : un espace réservé aux clients qui ont investi sur notre conseil, où chacun ne voit que ses fonds.",
  },
  title: "L’espace investisseurs",
  lede: "Vos engagements, les sommes appelées et celles qui vous sont revenues ; puis les documents de vos fonds, et le relevé de ceux que vous avez téléchargés.",
  loading: "Chargement de votre espace…",
  signedIn: "Session ouverte par {{name}}",
  signedInToRead: "Session ouverte par {{name}}, en consultation",
  until: "jusqu’au {{day}}",
  accessUntil: "accès valable jusqu’au {{day}}",
  entity: "Compte affiché",
  seenBefore: "Votre dernière visite : {{day}}",
  firstVisit: "C’est votre première visite. Bienvenue.",
  fund: "Fonds",
  vintage: "Millésime {{year}}",
  account,
  across,
  takeAway,
  ...documentWords,
  types: {
    report: "Rapport aux investisseurs",
    accounts: "Comptes annuels",
    "capital-account": "Compte de capital",
    "capital-call": "Appel de fonds",
    distribution: "Avis de distribution",
    tax: "Attestation fiscale",
    meeting: "Assemblée générale",
    legal: "Document juridique",
  },
  period: {
    Q1: "Premier trimestre {{year}}",
    Q2: "Deuxième trimestre {{year}}",
    Q3: "Troisième trimestre {{year}}",
    Q4: "Quatrième trimestre {{year}}",
    H1: "Premier semestre {{year}}",
    H2: "Second semestre {{year}}",
    year: "Année {{year}}",
  },
  factorOffer: {
    text: "Un mot de passe se devine ou se vole. Une clé d’accès ou les codes d’une application ferment votre espace à autrui.",
    add: "En ajouter une à votre compte",
    leave: "Non merci",
  },
  access: {
    title: "Votre accès",
    aside: "Se déconnecter dans un onglet déconnecte les autres.",
    people: "Qui voit ce compte",
    role: { full: "Agit pour l’entité", read: "Consulte seulement" },
    waits: "Lecteur proposé, attend notre confirmation",
    end: "Mettre fin à l’accès",
    endSure: "Oui, mettre fin à l’accès",
    endDone: "{{name}} n’a plus accès. Toutes les personnes de l’entité en sont averties.",
    withdraw: "Retirer la proposition",
    withdrawSure: "Oui, retirer la proposition",
    withdrawDone: "La proposition est retirée : {{name}} ne verra rien.",
    keep: "Non",
    settled: "Cela vient d’être réglé autrement : la liste est à jour.",
    propose: {
      open: "Laisser un auditeur ou un collègue consulter ce compte",
      text: "Cette personne verra tout ce que vous voyez du compte {{entity}}, jusqu’au jour que vous fixez, et n’agira pas. L’un de nous vous téléphone, puis confirme. Toutes les personnes de l’entité en sont averties, et chacune peut y mettre fin.",
      name: "Nom",
      email: "Adresse électronique",
      language: "Langue de ses courriels",
      languages: { en: "Anglais", fr: "Français" },
      until: "Jusqu’au",
      untilHint: "Un an au plus. Ce jour est compris.",
      send: "Proposer ce lecteur",
      done: "{{name}} est proposé. Rien ne lui est montré avant notre confirmation.",
      refusals: {
        until: "Choisissez un jour à venir, un an au plus.",
        "reader-already": "Cette personne voit déjà ce compte.",
        "proposed-already": "Cette personne est déjà proposée.",
        "readers-wait":
          "{{most}} lecteurs attendent déjà : retirez-en un, ou attendez notre réponse.",
        invalid: "Vérifiez le nom, l’adresse et la date.",
      },
    },
    text: "Vos moyens de connexion, vos sessions ouvertes, votre mot de passe et l’historique de votre compte ont leur propre page.",
    account: "Votre compte",
  },
  fundPage,
  paper,
  threshold: {
    open: "Ou continuez sans second moyen, avec le compte de :",
    proof: {
      title: "Encore une étape",
      text: "Votre mot de passe est le bon. Présentez votre clé d’accès, ou donnez un code, pour ouvrir votre espace.",
    },
    enrolment: {
      title: "Protégez votre compte",
      text: "Un mot de passe se devine ou se vole. Ajoutez un second moyen de montrer que c’est bien vous : cela prend une minute, et ne vous sera demandé qu’une fois par jour au plus.",
    },
    password: {
      title: "Choisissez d’abord un mot de passe",
      text: "Le lien d’un message a ouvert cette session. Elle ne montre rien tant que vous n’avez pas choisi de mot de passe.",
      action: "Demander un nouveau lien",
    },
  },
  stopped: {
    title: "Votre espace n’a pas pu être affiché",
    kept: "Votre session reste ouverte, et rien n’a changé.",
  },
  unknownEntity: {
    title: "Ce compte n’est pas le vôtre",
    text: "Vous n’agissez pas, ou plus, pour l’investisseur que désigne cette adresse. Rien de ce qui le concerne n’est affiché.",
    own: "Aller à votre compte",
  },
  noPartner: {
    title: "Votre accès est fermé",
    text: "Votre session est ouverte, mais votre compte n’est plus celui d’un investisseur : rien ne peut vous être montré.",
    write: "Si vous pensez à une erreur, écrivez à",
  },
} satisfies typeof en;
