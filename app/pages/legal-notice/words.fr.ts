import type en from "./words.en.ts";

export default {
  meta: {
    title: "Mentions légales",
    description:
      "Éditeur et hébergeur de ce site, conditions d’usage de ses contenus : deux sociétés, l’une de droit français, l’autre de droit luxembourgeois.",
  },
  title: "Mentions légales",
  lede: "Deux sociétés éditent ensemble ce site, l’une française, l’autre luxembourgeoise. Un prestataire établi aux États-Unis l’héberge. Cette page dit qui elles sont, comment les joindre et ce qu’il est permis de faire de ce qui est publié ici.",
  publishers: {
    title: "Les deux éditeurs",
    text: [
      "Les deux sociétés appartiennent aux mêmes associés et éditent ce site en commun. Chacune répond des mandats qu’elle signe ; quand une page dit « nous », il s’agit des deux, sauf pour le conseil en investissement au sens de la loi, que donne la seule société française.",
    ],
    capital: "Capital social",
    capitalText: "{{amount}} euros, entièrement libéré",
    office: "Siège social",
    register: "Immatriculation",
    vat: "TVA intracommunautaire",
    represented: "Représentée par",
    contact: "Téléphone et courriel",
    legend: "Un cercle pour chaque millier d’euros de capital.",
  },
  director: {
    title: "Directeur de la publication",
    note: "Loi du 21 juin 2004 pour la confiance dans l’économie numérique",
    text: [
      "répond de ce que ce site publie, dans les deux langues.",
      "Pour demander une rectification ou exercer un droit de réponse, écrivez à l’adresse ci-dessus ou <contact>par la page de contact</contact>, en indiquant la page et le passage. Nous répondons sous deux jours ouvrés ; une rectification justifiée est portée sur la page elle-même, et datée.",
    ],
  },
  host: {
    title: "Hébergeur",
    note: "Le nom, l’adresse et le téléphone de l’hébergeur doivent être publiés",
    text: [
      "Les pages, les messages qui en partent et les adresses des abonnés sont conservés sur des serveurs situés dans l’Union européenne. Le prestataire qui les exploite est américain :",
      "Ce que cela implique pour les données personnelles est exposé dans la <privacy>politique de confidentialité</privacy>.",
    ],
  },
  activity: {
    title: "Activité réglementée",
    text: [
      "La société française est conseiller en investissements financiers ; la société luxembourgeoise ne donne pas de conseil en investissement au sens de la loi. Leur statut, leurs numéros dans les registres publics, les autorités qui les contrôlent et le traitement des réclamations figurent dans les <regulatory-notice>mentions réglementaires</regulatory-notice>.",
    ],
  },
  property: {
    title: "Textes, dessins, caractères",
    note: "<fr>Code de la propriété intellectuelle</fr>, article L. 122-5 ; loi luxembourgeoise du 18 avril 2001",
    text: [
      "Les textes, les publications et les programmes de ce site appartiennent aux deux sociétés. Ses dessins aussi, bien qu’aucune main ne les ait tracés : chacun est calculé à partir de quelques nombres, et le choix de ces nombres est le nôtre.",
      "De courts passages et des chiffres isolés peuvent être cités, à condition d’en donner la source, la date et l’adresse. Une publication peut être transmise entière, inchangée et gratuitement. Tout autre usage requiert notre accord écrit, que nous donnons souvent.",
      "Les caractères sont le Newsreader et le Hanken Grotesk, tous deux sous licence <en>SIL Open Font License</en> 1.1. Les noms d’autres maisons leur appartiennent.",
    ],
  },
  links: {
    title: "Liens et responsabilité",
    text: [
      "Chacun peut établir un lien vers n’importe quelle page de ce site, sans rien demander. Merci de ne pas afficher nos pages à l’intérieur d’autres pages : les navigateurs ont consigne de le refuser.",
      "Nous vérifions nos pages avant de les publier et les corrigeons quand nous nous trompons. Nous ne répondons ni des sites vers lesquels nous renvoyons, ni d’un placement décidé sur la seule foi de ces pages : elles informent, elles ne conseillent pas.",
    ],
  },
  data: {
    title: "Données personnelles",
    text: [
      "La loi française du 6 janvier 1978 relative à l’informatique, aux fichiers et aux libertés, et le règlement (UE) 2016/679 du 27 avril 2016, donnent à toute personne dont nous détenons des données un droit d’accès, de rectification, d’effacement, de limitation, de portabilité et d’opposition. Au Luxembourg, la loi du 1er août 2018 les complète.",
      "La <privacy>politique de confidentialité</privacy> dit ce que nous détenons, pourquoi, combien de temps, et comment exercer ces droits. Ce que le site dépose dans votre navigateur est décrit à la page sur les <cookie-settings>cookies</cookie-settings>.",
    ],
  },
  law: {
    title: "Droit et tribunaux",
    text: [
      "L’usage de ce site relève du droit français. Un mandat relève du droit qu’il désigne, à défaut de celui de la société qui l’a signé.",
      "Si un différend ne peut être réglé entre nous, les tribunaux de Paris sont compétents pour la société française, ceux de la ville de Luxembourg pour l’autre. Un consommateur garde les tribunaux, et la protection, du pays où il réside.",
    ],
  },
} satisfies typeof en;
