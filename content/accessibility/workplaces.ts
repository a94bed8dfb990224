/**
 * What holds for the partners' space and for the desk alike, since both are made of the same parts.
 * It is long because it is a table.
 */
import { absent, type Grid, met } from "./judgement.ts";
import { noCaptcha, noCryptic, noLayoutTable, noMedia, simpleTables } from "./reasons.ts";

const primitives = "tests/e2e/development.spec.ts";
const contrasts = "tests/site/contrast.test.ts";
const validity = "tests/site/html.test.ts";
const head = "tests/site/head.test.ts";
const signIn = "tests/e2e/strong-sign-in.spec.ts";
const pageChange = "tests/e2e/page-change.spec.ts";

const noMotion = {
  en: "Nothing moves by itself but the sign of waiting, which ends with the wait.",
  fr: "Rien ne bouge de soi-même, sauf le signe d’attente, qui cesse avec elle.",
};
const noSitemap = {
  en: "There is no sitemap: it has none to have with so few pages.",
  fr: "Il n’y a pas de plan : il compte trop peu de pages pour en avoir un.",
};

export const workplaces: Grid = {
  "1.2": met({
    en: "Ribbons, edges, bands and signs are hidden from assistive technologies.",
    fr: "Rubans, lisières, bandes et signes sont masqués aux technologies d’assistance.",
  }),
  "1.4": absent(noCaptcha),
  "1.5": absent(noCaptcha),
  "1.8": absent({
    en: "The only text shown as an image is the word mark, a logotype.",
    fr: "Le seul texte en image est le logotype.",
  }),
  "3.2": met(
    {
      en: "Every pair of colours in use reaches 4.5:1; axe reads the screens of the journeys.",
      fr: "Chaque paire de couleurs employée atteint 4,5:1 ; axe lit les écrans des parcours.",
    },
    contrasts,
  ),
  "3.3": met(
    {
      en: "Fields, boxes and focus rings are those of the public site, 3:1 or more.",
      fr: "Champs, cases et cadres de focus sont ceux du site public, 3:1 au moins.",
    },
    contrasts,
  ),
  ...Object.fromEntries(
    Array.from({ length: 13 }, (_, index) => [`4.${index + 1}`, absent(noMedia)] as const),
  ),
  "5.1": absent(simpleTables),
  "5.2": absent(simpleTables),
  "5.3": absent(noLayoutTable),
  "5.4": met({
    en: "Every table has a caption, at the desk for screen readers only.",
    fr: "Chaque tableau a une légende, réservée aux lecteurs d’écran au bureau.",
  }),
  "5.5": met({
    en: "Captions were read: each names the list that it heads.",
    fr: "Légendes relues : chacune nomme la liste qu’elle surmonte.",
  }),
  "5.6": met({
    en: "Every column has a header, marked as one; on a phone each cell repeats it.",
    fr: "Chaque colonne a un en-tête déclaré ; sur téléphone, chaque cellule le répète.",
  }),
  "5.7": met({
    en: "All headers have a scope, the technique for tables of this kind.",
    fr: "Tous les en-têtes ont une portée, technique propre à ce genre de tableaux.",
  }),
  "5.8": absent(noLayoutTable),
  "6.1": met({
    en: "Links name what they open; those of rows name their row.",
    fr: "Les liens nomment ce qu’ils ouvrent ; ceux d’une ligne nomment leur ligne.",
  }),
  "6.2": met({
    en: "axe finds no link without words in the journeys.",
    fr: "axe ne trouve aucun lien sans intitulé dans les parcours.",
  }),
  "7.2": met(
    {
      en: "Nothing can be shown without a script, since nobody’s data are in the page: it says so, and whom to ask.",
      fr: "Rien ne peut s’afficher sans script, aucune donnée n’étant dans la page : elle le dit, et à qui s’adresser.",
    },
    "tests/e2e/no-javascript.spec.ts",
  ),
  "7.4": met({
    en: "Filters move neither focus nor page; pages and windows change on request only.",
    fr: "Les filtres ne déplacent ni le focus ni la page ; pages et fenêtres ne changent qu’à la demande.",
  }),
  "8.1": met(
    {
      en: "Read on every built page.",
      fr: "Lu sur chaque page construite.",
    },
    validity,
  ),
  "8.2": met(
    {
      en: "The page as built passes html-validate. What is shown after the sign-in was read by axe, without a validator.",
      fr: "La page construite passe html-validate. Ce qui s’affiche après la connexion a été lu par axe, sans validateur.",
    },
    validity,
  ),
  "8.3": met({ en: "Every page declares it.", fr: "Chaque page la déclare." }, head),
  "8.4": met({ en: "It is that of the address.", fr: "C’est celui de l’adresse." }, head),
  "8.5": met({ en: "Every page has one.", fr: "Chaque page en a un." }, head),
  "8.8": met({
    en: "Two are in use: French and English.",
    fr: "Deux sont employés : français et anglais.",
  }),
  "8.9": met({
    en: "The templates were read: no element serves looks alone.",
    fr: "Gabarits relus : aucun élément ne sert la seule apparence.",
  }),
  "8.10": absent({
    en: "The words of the product are read from left to right.",
    fr: "Les mots du produit se lisent de gauche à droite.",
  }),
  "9.2": met({
    en: "Header, navigation, one main part and footer.",
    fr: "En-tête, navigation, une seule partie principale et pied.",
  }),
  "9.3": met({
    en: "Lists are marked as lists and hold only items; axe reads them in the journeys.",
    fr: "Les listes sont balisées et ne contiennent que leurs éléments ; axe les lit dans les parcours.",
  }),
  "10.1": met({
    en: "Looks are in style sheets, which the policy of the page enforces.",
    fr: "La présentation est dans les feuilles de styles, ce que la politique de la page impose.",
  }),
  "10.2": met({
    en: "All words are in the code; styles only repeat headers and numbers.",
    fr: "Tous les mots sont dans le code ; les styles ne répètent qu’en-têtes et numéros.",
  }),
  "10.3": met({
    en: "The order of the code is that of reading.",
    fr: "L’ordre du code est celui de la lecture.",
  }),
  "10.5": met(
    {
      en: "Both are set for the page and inherited; read in the style sheets.",
      fr: "Toutes deux sont posées pour la page et héritées ; lu dans les feuilles de styles.",
    },
    contrasts,
  ),
  "10.6": met({
    en: "Links in running text are underlined.",
    fr: "Les liens du texte courant sont soulignés.",
  }),
  "10.7": met({
    en: "A ring of two pixels, that of the public site.",
    fr: "Un cadre de deux pixels, celui du site public.",
  }),
  "10.8": met({
    en: "What is hidden from all is hidden from assistive technologies; axe finds no focus inside.",
    fr: "Ce qui est caché à tous l’est aussi aux technologies d’assistance ; axe n’y trouve aucun focus.",
  }),
  "10.9": met({
    en: "The current page, a chosen filter and a state are also told in words or in the code.",
    fr: "La page courante, le filtre choisi et les états sont aussi dits par des mots ou dans le code.",
  }),
  "10.10": met({
    en: "Names and states were read in Chromium’s accessibility tree.",
    fr: "Noms et états lus dans l’arbre d’accessibilité de Chromium.",
  }),
  "10.14": absent({
    en: "No style shows anything on hover.",
    fr: "Aucun style ne fait rien apparaître au survol.",
  }),
  "11.1": met({
    en: "Every field has one; axe reads them in the journeys.",
    fr: "Chaque champ en a une ; axe les lit dans les parcours.",
  }),
  "11.2": met({
    en: "Labels were read, as seen and as named in Chromium.",
    fr: "Étiquettes relues, telles qu’affichées et telles que Chromium les nomme.",
  }),
  "11.3": met({
    en: "What is asked for in several forms has one label.",
    fr: "Ce que demandent plusieurs formulaires porte une seule étiquette.",
  }),
  "11.4": met({
    en: "Above the field, or beside the box.",
    fr: "Au-dessus du champ, ou à côté de la case.",
  }),
  "11.9": met({
    en: "Buttons were read; those of rows name their row.",
    fr: "Intitulés relus ; les boutons d’une ligne nomment leur ligne.",
  }),
  "12.3": absent(noSitemap),
  "12.4": absent(noSitemap),
  "12.6": met({
    en: "Landmarks, with navigations named.",
    fr: "Repères, avec des navigations nommées.",
  }),
  "12.7": met({ en: "The first Tab reaches it.", fr: "La première tabulation l’atteint." }),
  "12.9": met(
    {
      en: "Dialogs are left with Escape; nothing else holds the focus.",
      fr: "Les boîtes de dialogue se quittent par Échap ; rien d’autre ne retient le focus.",
    },
    primitives,
  ),
  "12.10": absent({ en: "There are none.", fr: "Il n’y en a pas." }),
  "13.2": met({
    en: "Windows open only by links and buttons that say so.",
    fr: "Une fenêtre ne s’ouvre que par un lien ou un bouton qui l’annonce.",
  }),
  "13.5": absent(noCryptic),
  "13.6": absent(noCryptic),
  "13.7": absent({
    en: "Nothing flashes or blinks.",
    fr: "Rien n’éclaire brusquement ni ne clignote.",
  }),
  "13.8": absent(noMotion),
  "13.9": met({
    en: "No style or script asks for one.",
    fr: "Aucun style ni script n’en impose.",
  }),
  "13.10": absent({
    en: "Nothing asks for a gesture.",
    fr: "Rien ne demande de geste.",
  }),
  "13.11": met({
    en: "Buttons and links act on release.",
    fr: "Boutons et liens agissent au relâchement.",
  }),
  "13.12": absent({ en: "Nothing depends on it.", fr: "Rien n’en dépend." }),
  "7.3": met(
    {
      en: "Signing in, enrolment, dialogs and forms were gone through by keyboard alone.",
      fr: "Connexion, ajout d’un facteur, boîtes de dialogue et formulaires parcourus au clavier seul.",
    },
    signIn,
    pageChange,
  ),
};
