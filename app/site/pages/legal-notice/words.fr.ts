import type en from "./words.en.ts";

export default {
  meta: {
    title: "Mentions légales",
    description:
      "Éditeur et hébergeur de ce site, conditions d’usage de ses contenus : deux sociétés, l’une de droit français, l’autre de droit luxembourgeois.",
  },
  title: "Mentions légales",
  lede: "Deux sociétés éditent ensemble ce site, l’une française, l’autre luxembourgeoise ; un prestataire établi aux États-Unis l’héberge. Cette page les identifie, donne leurs coordonnées et fixe les conditions d’usage des contenus.",
  publishers: {
    title: "Les deux éditeurs",
    text: [
      "Les deux sociétés appartiennent aux mêmes associés et éditent ce site en commun. Chacune répond des mandats qu’elle signe. Quand une page dit « nous », il s’agit des deux, sauf pour le conseil en investissement, y compris en capital-investissement et sur la plateforme d’impact, que donne la seule société française.",
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
    title: "Directrice de la publication",
    note: "Loi n° 2004-575 du 21 juin 2004 pour la confiance dans l’économie numérique, article 1-1",
    answers:
      "{{role}}, est la directrice de la publication et répond des contenus de ce site dans les deux langues.",
    text: [
      "Pour demander une rectification ou exercer un droit de réponse, écrivez à l’adresse ci-dessus ou <contact>par la page de contact</contact>, en indiquant la page et le passage. Nous répondons sous {{days}} jours ouvrés ; les rectifications sont portées sur la page elle-même, avec leur date.",
    ],
  },
  host: {
    title: "Hébergeur",
    note: "Article 1-1 de la même loi : nom, adresse et téléphone de l’hébergeur",
    text: [
      "Les pages, les messages qui en partent et les adresses des abonnés sont conservés sur des serveurs situés dans l’Union européenne. Le prestataire qui les exploite est américain :",
      "La <privacy>politique de confidentialité</privacy> en expose les conséquences pour les données personnelles.",
    ],
  },
  activity: {
    title: "Activité réglementée",
    text: [
      "La société française est une entreprise d’investissement agréée par l’<fr>Autorité de contrôle prudentiel et de résolution, 4, place de Budapest, 75436 Paris Cedex 09</fr> (ACPR) pour le conseil en investissement et contrôlée par l’AMF. La société luxembourgeoise conseille des entreprises en matière de fusions, d’acquisitions et de stratégie, activité qui ne demande pas d’agrément de la CSSF. Les <regulatory-notice>mentions réglementaires</regulatory-notice> donnent leur statut complet, les registres publics, les pays couverts et le traitement des réclamations.",
    ],
  },
  property: {
    title: "Textes, dessins, caractères",
    note: "<fr>Code de la propriété intellectuelle</fr>, article L. 122-5 ; loi luxembourgeoise du 18 avril 2001",
    text: [
      "Les textes, les publications, les programmes et les dessins de ce site appartiennent aux deux sociétés. Les dessins sont calculés à partir de paramètres que nous choisissons.",
      "De courts passages et des chiffres isolés peuvent être cités, à condition d’en donner la source, la date et l’adresse. Une publication peut être transmise entière, inchangée et gratuitement ; tout autre usage requiert notre accord écrit.",
      "Les caractères sont le Newsreader et le Hanken Grotesk, tous deux sous licence <en>SIL Open Font License</en> 1.1. Les noms d’autres maisons leur appartiennent.",
    ],
  },
  links: {
    title: "Liens et responsabilité",
    text: [
      "Chacun peut établir un lien vers n’importe quelle page de ce site sans autorisation. Nos pages ne peuvent être affichées à l’intérieur de celles d’un autre site ; les navigateurs ont consigne de le refuser.",
      "Nous vérifions nos pages avant de les publier et corrigeons les erreurs qui nous sont signalées. Nous ne répondons ni des sites vers lesquels nous renvoyons, ni d’un placement décidé sur la foi de ces pages, qui informent sans donner de conseil.",
    ],
  },
  data: {
    title: "Données personnelles",
    text: [
      "La loi française du 6 janvier 1978 relative à l’informatique, aux fichiers et aux libertés, et le règlement (UE) 2016/679 du 27 avril 2016, donnent à toute personne dont nous détenons des données un droit d’accès, de rectification, d’effacement, de limitation, de portabilité et d’opposition. Au Luxembourg, la loi du 1er août 2018 les complète.",
      "La <privacy>politique de confidentialité</privacy> énumère les données détenues, les finalités, les durées et la manière d’exercer ces droits. La page sur les <cookie-settings>cookies</cookie-settings> énumère tout ce que le site dépose dans votre navigateur.",
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
