import approvals from "./approvals/words.fr.ts";
import editions from "./editions/words.fr.ts";
import incidents from "./incidents/words.fr.ts";
import list from "./kit/list-words.fr.ts";
import refusals from "./kit/refusals.fr.ts";
import sheet from "./kit/sheet-words.fr.ts";
import ledger from "./ledger/words.fr.ts";
import letters from "./letters/words.fr.ts";
import mail from "./mail/words.fr.ts";
import messages from "./messages/words.fr.ts";
import pages from "./pages/words.fr.ts";
import partners from "./partners/words.fr.ts";
import persons from "./persons/words.fr.ts";
import proofs from "./proofs/words.fr.ts";
import publications from "./publications/words.fr.ts";
import readers from "./readers/words.fr.ts";
import readings from "./readings/words.fr.ts";
import releases from "./releases/words.fr.ts";
import retention from "./retention/words.fr.ts";
import search from "./search/words.fr.ts";
import staff from "./staff/words.fr.ts";
import waiting from "./waiting/words.fr.ts";
import type en from "./words.en.ts";
import writing from "./writing/words.fr.ts";

export default {
  meta: {
    title: "Le bureau",
    description:
      "Là où travaille l’équipe\u202f: messages, courriels, personnes, preuves et registre. L’accès est personnel et demande une clé d’accès ou un code.",
  },
  title: "Le bureau",
  mailBand: {
    said_one:
      "Le serveur de courriels ne répond plus depuis le {{since}}\u202f: {{number}} courriel attend et partira de lui-même.",
    said_other:
      "Le serveur de courriels ne répond plus depuis le {{since}}\u202f: {{number}} courriels attendent et partiront d’eux-mêmes.",
    show: "Voir ce qui attend",
  },
  loading: "Un instant…",
  signedIn: "{{name}}, au bureau",
  rooms: "Pièces du bureau",
  menu: "Menu",
  /** After a number. */
  waits: "en attente",
  groups: {
    visitors: "Visiteurs",
    letters: "Lettres",
    investors: "Investisseurs",
    texts: "Textes",
    compliance: "Conformité",
    house: "Maison",
  },
  forbidden: "Vos rôles n’ouvrent pas cette pièce. Demandez à l’administration.",
  gone: "Ce que désigne cette adresse n’existe pas, ou n’existe plus.",
  refused: "Rien n’a été fait\u202f: ce n’est pas permis, ou ce n’est plus possible.",
  leave: "Annuler",
  proposed: "Proposé. Ce sera fait dès qu’un autre collègue l’aura confirmé, dans Approbations.",
  emailMissing: "Saisissez une adresse électronique",
  pair: "{{name}}\u202f: {{said}}",
  yes: "Oui",
  no: "Non",
  handbook: "Manuel\u202f: {{name}}",
  help: "Droits et rôles",
  version: "Version {{version}}",
  leftOut: {
    one: "Le site n’a pas pu composer «\u202f{{text}}\u202f», et ne l’affiche donc pas\u202f: {{fault}}. Corrigez-le et publiez-le de nouveau, ou prévenez la personne qui tient le site.",
    all: "Le site n’a pas pu composer les derniers textes et affiche ce qu’il avait avant. Il réessaie toutes les trente secondes\u202f; le journal du serveur dit pourquoi.",
  },
  pager: { label: "Pagination", newest: "Les plus récents", older: "Plus anciens" },
  export: {
    sending: "Préparation…",
    done_one: "{{count}} ligne enregistrée\u202f; le registre en garde trace.",
    done_other: "{{count}} lignes enregistrées\u202f; le registre en garde trace.",
    more: "Il y en a plus qu’un fichier n’en contient.",
    next: "Exporter le fichier suivant",
  },
  noRoom: {
    title: "Cette pièce n’existe pas",
    text: "L’adresse est erronée, ou vos rôles ne l’ouvrent pas.",
  },
  threshold: {
    staff: {
      title: "C’est le bureau de la maison",
      text: "Votre session est ouverte, mais vous n’avez pas de place au bureau. L’administration peut vous en donner une.",
    },
    proof: {
      title: "Encore une étape",
      text: "Présentez votre clé d’accès, ou donnez un code. Le bureau le demande toutes les douze heures.",
    },
    enrolment: {
      title: "Protégez votre compte",
      text: "Personne n’entre au bureau avec un simple mot de passe\u202f: ajoutez une clé d’accès ou une application.",
    },
  },
  list,
  refusals,
  sheet,
  waiting,
  writing,
  search,
  approvals,
  releases,
  letters,
  editions,
  pages,
  readers,
  ledger,
  partners,
  persons,
  messages,
  staff,
  mail,
  proofs,
  publications,
  retention,
  incidents,
  readings,
} satisfies typeof en;
