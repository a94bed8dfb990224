/**
 * The public site, with the pages to sign in. It is long because it is a table.
 */
import { absent, type Grid, met } from "./judgement.ts";
import { noCaptcha, noCryptic, noFrame, noLayoutTable, noMedia, simpleTables } from "./reasons.ts";

const everyPage = "tests/e2e/pages.spec.ts";
const findings = "tests/e2e/findings.spec.ts";
const names = "tests/site/accessible-names.test.ts";
const structure = "tests/site/content.test.ts";
const validity = "tests/site/html.test.ts";
const head = "tests/site/head.test.ts";
const linked = "tests/site/links.test.ts";
const secured = "tests/site/security.test.ts";
const spelt = "tests/site/spelling.test.ts";
const contrasts = "tests/site/contrast.test.ts";
const primitives = "tests/e2e/development.spec.ts";
const menus = "tests/e2e/menus.spec.ts";
const panel = "tests/e2e/mobile-menu.spec.ts";
const hero = "tests/e2e/hero.spec.ts";
const topOfPage = "tests/e2e/header.spec.ts";
const consent = "tests/e2e/consent.spec.ts";
const contact = "tests/e2e/contact.spec.ts";
const newsletter = "tests/e2e/newsletter.spec.ts";
const unsubscribe = "tests/e2e/newsletter-links.spec.ts";
const signIn = "tests/e2e/sign-in.spec.ts";
const password = "tests/e2e/sign-in-password.spec.ts";
const pageChange = "tests/e2e/page-change.spec.ts";
const noScript = "tests/e2e/no-javascript.spec.ts";
const notes = "tests/e2e/glossary.spec.ts";
const filters = "tests/e2e/filters.spec.ts";
const publications = "tests/site/publications.test.ts";

export const site: Grid = {
  "1.1": met(
    {
      en: "Every drawing that informs has a role and an alternative; axe reads every page.",
      fr: "Chaque dessin porteur d’information a un rôle et une alternative ; axe lit toutes les pages.",
    },
    everyPage,
  ),
  "1.2": met(
    {
      en: "Rosettes, bands, medallions and signs are hidden in the code of every built page; the marks shown on the press page, named by their links, have an empty alternative.",
      fr: "Rosaces, bandes, médaillons et signes sont masqués dans le code de chaque page construite ; les logotypes de la page de presse, nommés par leurs liens, ont une alternative vide.",
    },
    validity,
  ),
  "1.3": met({
    en: "All were read in both languages: each says what is drawn, with its figures.",
    fr: "Toutes ont été relues dans les deux langues : chacune dit le tracé, avec ses chiffres.",
  }),
  "1.4": absent(noCaptcha),
  "1.5": absent(noCaptcha),
  "1.6": met({
    en: "A table of its data stands under every figure but one, which has no figures and is described in full.",
    fr: "Un tableau de données accompagne chaque figure, sauf une, sans chiffres, que son alternative décrit en entier.",
  }),
  "1.7": met({
    en: "Tables were read with the alternatives of their drawings: they agree.",
    fr: "Tableaux relus avec l’alternative de leur dessin : ils concordent.",
  }),
  "1.8": absent({
    en: "The only text shown as an image is the word mark, a logotype; the lettering of figures is text.",
    fr: "Le seul texte en image est le logotype ; les légendes des figures sont du texte.",
  }),
  "1.9": met(
    {
      en: "Every figure with a caption has the role and the name that the reference asks for.",
      fr: "Chaque figure légendée a le rôle et le nom que demande le référentiel.",
    },
    names,
  ),
  "2.1": absent(noFrame),
  "2.2": absent(noFrame),
  "3.1": met(
    {
      en: "Lines of charts differ by their dashes and hatching, links by their underline, errors by words, choices by a mark. Looked at on pictures, and in forced colours.",
      fr: "Les courbes se distinguent par leurs tirets et leurs hachures, les liens par leur soulignement, les erreurs par des mots, les choix par une marque. Vu sur images, et en couleurs forcées.",
    },
    findings,
  ),
  "3.2": met(
    {
      en: "Every pair of colours in use reaches 4.5:1; axe reads every page.",
      fr: "Chaque paire de couleurs employée atteint 4,5:1 ; axe lit toutes les pages.",
    },
    contrasts,
    everyPage,
  ),
  "3.3": met(
    {
      en: "Lines of fields, switches, boxes and focus rings were read in the styles, whose pairs a test checks: 3:1 or more. Charts also have their data in a table.",
      fr: "Traits des champs, interrupteurs, cases et cadres de focus lus dans les styles, dont un test vérifie les couples : 3:1 au moins. Les données des graphiques existent aussi en tableau.",
    },
    contrasts,
    findings,
  ),
  "4.1": absent(noMedia),
  "4.2": absent(noMedia),
  "4.3": absent(noMedia),
  "4.4": absent(noMedia),
  "4.5": absent(noMedia),
  "4.6": absent(noMedia),
  "4.7": absent(noMedia),
  "4.8": absent(noMedia),
  "4.9": absent(noMedia),
  "4.10": absent(noMedia),
  "4.11": absent(noMedia),
  "4.12": absent(noMedia),
  "4.13": absent(noMedia),
  "5.1": absent(simpleTables),
  "5.2": absent(simpleTables),
  "5.3": absent(noLayoutTable),
  "5.4": met(
    {
      en: "Every table of every built page has a caption.",
      fr: "Chaque tableau de chaque page construite a sa légende dans le code.",
    },
    names,
  ),
  "5.5": met({
    en: "All captions were read: each says what its table holds.",
    fr: "Toutes les légendes ont été relues : chacune dit ce que contient son tableau.",
  }),
  "5.6": met(
    {
      en: "Every header of every built table is marked as one and says what it heads. On a phone rows become records; Chromium keeps them a table, other browsers were not tried.",
      fr: "Tous les en-têtes des tableaux construits sont déclarés, avec leur portée. Sur téléphone, les lignes deviennent des fiches ; Chromium y voit toujours un tableau, les autres navigateurs n’ont pas été essayés.",
    },
    validity,
    everyPage,
  ),
  "5.7": met(
    {
      en: "All headers have a scope, the technique for tables of this kind.",
      fr: "Tous les en-têtes ont une portée, technique propre à ce genre de tableaux.",
    },
    everyPage,
  ),
  "5.8": absent(noLayoutTable),
  "6.1": met(
    {
      en: "Links of one name that lead to different places were listed from the built pages: their navigation tells them apart. Names contain the text that is seen.",
      fr: "Les liens de même nom menant à des adresses différentes ont été relevés dans les pages construites : leur navigation les distingue. Le nom reprend le texte visible.",
    },
    findings,
    linked,
  ),
  "6.2": met(
    {
      en: "No link of any built page is empty.",
      fr: "Aucun lien d’aucune page construite n’est vide.",
    },
    everyPage,
  ),
  "7.1": met(
    {
      en: "Name, role, value and state of the controls are right in Chromium’s accessibility tree. The menu, a change of page, the faults of a message and those of a sign-in were heard with Orca; NVDA, JAWS and VoiceOver were not tried.",
      fr: "Nom, rôle, valeur et état des composants sont justes dans l’arbre d’accessibilité de Chromium. Le menu, un changement de page, les erreurs d’un message et celles d’une connexion ont été entendus avec Orca ; NVDA, JAWS et VoiceOver n’ont pas été essayés.",
    },
    primitives,
    findings,
  ),
  "7.2": met(
    {
      en: "Without JavaScript, pages, menus, language, contact and newsletter work; the pages to sign in say why they cannot.",
      fr: "Sans JavaScript, pages, menus, langue, contact et lettre fonctionnent ; les pages de connexion disent pourquoi elles ne le peuvent pas.",
    },
    noScript,
    password,
  ),
  "7.3": met(
    {
      en: "Menus, slides, dialogs, forms, sign-in and notes were gone through by keyboard alone.",
      fr: "Menus, vues, boîtes de dialogue, formulaires, connexion et notes parcourus au clavier seul.",
    },
    menus,
    hero,
    contact,
    signIn,
  ),
  "7.4": met(
    {
      en: "Filters move neither focus nor page; a new window is announced in the link; pages change on request only.",
      fr: "Les filtres ne déplacent ni le focus ni la page ; une nouvelle fenêtre est annoncée dans le lien ; la page ne change qu’à la demande.",
    },
    filters,
    linked,
  ),
  "7.5": met(
    {
      en: "Toasts, results, errors and the remarks beside fields have the roles asked for.",
      fr: "Notifications, résultats, erreurs et remarques à côté des champs ont les rôles demandés.",
    },
    findings,
  ),
  "8.1": met({ en: "Read on every built page.", fr: "Lu sur chaque page construite." }, validity),
  "8.2": met(
    {
      en: "Every page as built passes html-validate. The page once alive was looked at by axe, without a validator.",
      fr: "Chaque page construite passe html-validate. La page une fois animée a été lue par axe, sans validateur.",
    },
    validity,
    everyPage,
  ),
  "8.3": met({ en: "Every page declares it.", fr: "Chaque page la déclare." }, head),
  "8.4": met(
    {
      en: "It is that of the address, and the words are checked with its dictionary.",
      fr: "C’est celui de l’adresse, et les mots sont vérifiés avec son dictionnaire.",
    },
    head,
    spelt,
  ),
  "8.5": met({ en: "Every page has one.", fr: "Chaque page en a un." }, head),
  "8.6": met(
    {
      en: "Titles were read; they follow a change of page, and say when a form has an error.",
      fr: "Titres relus ; ils suivent le changement de page et signalent l’erreur d’un formulaire.",
    },
    head,
    pageChange,
    contact,
  ),
  "8.7": met(
    {
      en: "Each passage is checked with the dictionary of the language it declares: an unmarked foreign word is a fault.",
      fr: "Chaque passage est vérifié avec le dictionnaire de la langue déclarée : un mot étranger non signalé est une faute.",
    },
    spelt,
  ),
  "8.8": met(
    {
      en: "Three are in use: French, English, Latin.",
      fr: "Trois sont employés : français, anglais, latin.",
    },
    validity,
    spelt,
  ),
  "8.9": met(
    {
      en: "The tags of the built pages were counted: none serves looks alone.",
      fr: "Les balises des pages construites ont été comptées : aucune ne sert la seule apparence.",
    },
    validity,
  ),
  "8.10": absent({
    en: "Everything is read from left to right.",
    fr: "Tout se lit de gauche à droite.",
  }),
  "9.1": met(
    {
      en: "One first heading a page, no level skipped; their words were read.",
      fr: "Un titre de premier niveau par page, aucun niveau sauté ; leurs mots ont été relus.",
    },
    structure,
  ),
  "9.2": met(
    {
      en: "Header, navigation, one main part and footer on every page.",
      fr: "En-tête, navigation, une seule partie principale et pied sur chaque page.",
    },
    structure,
  ),
  "9.3": met(
    {
      en: "Lists are marked as lists and hold only items; looked at on the pages.",
      fr: "Les listes sont balisées et ne contiennent que leurs éléments ; vu sur les pages.",
    },
    validity,
    everyPage,
  ),
  "9.4": met(
    {
      en: "Quotations set apart are marked, and those within a sentence or a table too.",
      fr: "Les citations détachées sont balisées, comme celles qui se trouvent dans une phrase ou un tableau.",
    },
    "core/parse-text.test.ts",
  ),
  "10.1": met(
    {
      en: "No inline style and no attribute of presentation on any built page.",
      fr: "Aucun style en ligne ni attribut de présentation sur les pages construites.",
    },
    secured,
    validity,
  ),
  "10.2": met(
    {
      en: "All words are in the code before any style or script; styles only repeat headers and numbers.",
      fr: "Tous les mots sont dans le code avant tout style ou script ; les styles n’ajoutent que des rappels d’en-têtes et des numéros.",
    },
    structure,
  ),
  "10.3": met(
    {
      en: "Two pages were seen without styles: their order is that of reading. Drawings lose their shape there; their data remain in tables.",
      fr: "Deux pages vues sans styles : leur ordre est celui de la lecture. Les dessins y perdent leur forme ; leurs données restent en tableau.",
    },
    noScript,
  ),
  "10.4": met(
    {
      en: "Letters twice as large on all pages, at 375 and 1,280 pixels: no text is cut. On a phone a few pages may then scroll sideways.",
      fr: "Caractères doublés sur toutes les pages, à 375 et à 1 280 pixels : aucun texte n’est coupé. Sur téléphone, quelques pages peuvent alors défiler de côté.",
    },
    findings,
  ),
  "10.5": met(
    {
      en: "Both are set for the page and inherited; read in the style sheets.",
      fr: "Toutes deux sont posées pour la page et héritées ; lu dans les feuilles de styles.",
    },
    contrasts,
  ),
  "10.6": met(
    {
      en: "Links in running text are underlined; read in the style sheets, seen on pictures, checked by axe.",
      fr: "Les liens du texte courant sont soulignés ; lu dans les styles, vu sur images, vérifié par axe.",
    },
    everyPage,
  ),
  "10.7": met(
    {
      en: "A ring of two pixels, 4.4:1 at least; neither banner nor messages cover what has the focus.",
      fr: "Un cadre de deux pixels, 4,4:1 au moins ; ni le bandeau ni les messages ne couvrent ce qui a le focus.",
    },
    consent,
    findings,
  ),
  "10.8": met(
    {
      en: "What is hidden from all is hidden from assistive technologies; axe finds no focus inside.",
      fr: "Ce qui est caché à tous l’est aussi aux technologies d’assistance ; axe n’y trouve aucun focus.",
    },
    everyPage,
  ),
  "10.9": met(
    {
      en: "The current page, a chosen filter and the slide shown are also told in the code.",
      fr: "La page courante, le filtre choisi et la vue affichée sont aussi indiqués dans le code.",
    },
    menus,
    hero,
  ),
  "10.10": met(
    {
      en: "Names and states were read in Chromium’s accessibility tree.",
      fr: "Noms et états lus dans l’arbre d’accessibilité de Chromium.",
    },
    menus,
    hero,
  ),
  "10.11": met(
    {
      en: "Every page, at 320 pixels: nothing scrolls sideways but tables of figures, in a frame that takes the focus.",
      fr: "Toutes les pages, à 320 pixels : rien ne défile de côté, sauf des tableaux de chiffres, dans un cadre qui prend le focus.",
    },
    everyPage,
  ),
  "10.12": met({
    en: "The spacings asked for were set on all pages, at 375 and 1,280 pixels: nothing overlaps, leaves the screen or is cut.",
    fr: "Espacements demandés appliqués à toutes les pages, à 375 et à 1 280 pixels : rien ne se chevauche, ne sort de l’écran ni n’est rogné.",
  }),
  "10.13": met(
    {
      en: "Notes of the glossary can be put away with Escape, pointed at, and stay.",
      fr: "Les notes du glossaire se ferment par Échap, se survolent et demeurent.",
    },
    notes,
  ),
  "10.14": absent({
    en: "No style shows anything on hover; menus are opened by a press.",
    fr: "Aucun style ne fait rien apparaître au survol ; les menus s’ouvrent par une action.",
  }),
  "11.1": met(
    {
      en: "Every field of every built page has one, with its space.",
      fr: "Chaque champ de chaque page construite en a une, bien espacée.",
    },
    everyPage,
    names,
  ),
  "11.2": met(
    {
      en: "Labels were read, as seen and as named in Chromium.",
      fr: "Étiquettes relues, telles qu’affichées et telles que Chromium les nomme.",
    },
    findings,
  ),
  "11.3": met({
    en: "The e-mail address has one label in all forms.",
    fr: "L’adresse électronique porte une seule étiquette dans tous les formulaires.",
  }),
  "11.4": met({
    en: "Above the field, or beside the box; seen on pictures at 375 and 1,440 pixels.",
    fr: "Au-dessus du champ, ou à côté de la case ; vu sur images à 375 et à 1 440 pixels.",
  }),
  "11.5": met(
    {
      en: "Choices of service, category and theme are groups.",
      fr: "Les choix de métier, de catégorie et de thème forment des groupes.",
    },
    validity,
  ),
  "11.6": met({ en: "Every group has one.", fr: "Chaque groupe en a une." }, validity),
  "11.7": met({
    en: "They say what is chosen: the service, the category, the theme.",
    fr: "Elles disent ce qui se choisit : le métier, la catégorie, le thème.",
  }),
  "11.8": absent({
    en: "The longest list has seven entries of one kind.",
    fr: "La plus longue liste a sept entrées de même nature.",
  }),
  "11.9": met(
    {
      en: "Buttons were read; those of rows name their row.",
      fr: "Intitulés relus ; les boutons d’une ligne nomment leur ligne.",
    },
    everyPage,
  ),
  "11.10": met(
    {
      en: "Required fields say so, errors stand beside their field, and the format of an address is announced before it is typed.",
      fr: "Les champs obligatoires le disent, les erreurs sont à côté du champ, et le format d’une adresse est annoncé avant la saisie.",
    },
    contact,
    findings,
    signIn,
  ),
  "11.11": met(
    {
      en: "Each error says what to type, with an example; a misspelt domain is asked about.",
      fr: "Chaque erreur dit quoi saisir, avec un exemple ; un domaine mal orthographié est signalé.",
    },
    contact,
    findings,
    signIn,
  ),
  "11.12": met(
    {
      en: "A link in a mail changes nothing before a button is pressed; one can subscribe again; what was typed outlives a failure.",
      fr: "Un lien reçu par courriel ne change rien avant la pression d’un bouton ; on peut se réinscrire ; la saisie survit à un échec.",
    },
    unsubscribe,
    newsletter,
  ),
  "11.13": met(
    {
      en: "Name, address, telephone and passwords declare what they are; axe checks the values.",
      fr: "Nom, adresse, téléphone et mots de passe déclarent leur nature ; axe vérifie les valeurs.",
    },
    everyPage,
    signIn,
  ),
  "12.1": met(
    {
      en: "Menu, sitemap and search, on every page.",
      fr: "Menu, plan du site et recherche, sur chaque page.",
    },
    structure,
    linked,
  ),
  "12.2": met(
    {
      en: "Header and footer are the same parts on every public page.",
      fr: "L’en-tête et le pied sont communs à toutes les pages publiques.",
    },
    structure,
  ),
  "12.3": met(
    {
      en: "It is made from the table of pages; its links are all followed.",
      fr: "Il est tiré de la table des pages ; tous ses liens sont suivis.",
    },
    linked,
  ),
  "12.4": met(
    { en: "By the footer of every public page.", fr: "Par le pied de chaque page publique." },
    linked,
  ),
  "12.5": met(
    { en: "By the header of every public page.", fr: "Par l’en-tête de chaque page publique." },
    linked,
  ),
  "12.6": met(
    {
      en: "Landmarks on every page, navigations named.",
      fr: "Repères sur chaque page, navigations nommées.",
    },
    structure,
    everyPage,
  ),
  "12.7": met(
    { en: "The first Tab reaches it.", fr: "La première tabulation l’atteint." },
    topOfPage,
  ),
  "12.8": met(
    {
      en: "It is that of the code; dialogs and page changes put the focus where reading goes on.",
      fr: "C’est celui du code ; boîtes de dialogue et changements de page placent le focus là où la lecture se poursuit.",
    },
    panel,
    consent,
    pageChange,
  ),
  "12.9": met(
    {
      en: "Panel, dialogs and notes are left with Escape or Tab.",
      fr: "Panneau, boîtes de dialogue et notes se quittent par Échap ou par tabulation.",
    },
    panel,
    primitives,
    notes,
  ),
  "12.10": absent({
    en: "There are none; only arrows, Home, End and Escape are heeded.",
    fr: "Il n’y en a pas ; seuls les flèches, Début, Fin et Échap sont pris en compte.",
  }),
  "12.11": met(
    {
      en: "Submenus and messages are reached; notes of the glossary hold text, and their link leads to the entry.",
      fr: "Sous-menus et messages s’atteignent ; les notes du glossaire sont du texte, et leur lien mène à l’entrée.",
    },
    menus,
    notes,
    findings,
  ),
  "13.1": met(
    {
      en: "No page refreshes itself, and messages wait to be dismissed.",
      fr: "Aucune page ne se rafraîchit d’elle-même, et les messages attendent d’être fermés.",
    },
    primitives,
  ),
  "13.2": met(
    {
      en: "Windows open only by links that say so.",
      fr: "Une fenêtre ne s’ouvre que par un lien qui l’annonce.",
    },
    linked,
  ),
  "13.3": met(
    {
      en: "Each publication is also a page of the site, and its PDF is tagged.",
      fr: "Chaque publication est aussi une page du site, et son PDF est balisé.",
    },
    publications,
    "builder/publications/printed-pdfs.test.ts",
  ),
  "13.4": met(
    {
      en: "PDF and page of a publication are printed from one text.",
      fr: "Le PDF et la page d’une publication sont tirés d’un seul texte.",
    },
    "builder/publications/printed-pdfs.test.ts",
  ),
  "13.5": absent(noCryptic),
  "13.6": absent(noCryptic),
  "13.7": absent({
    en: "Nothing flashes or blinks.",
    fr: "Rien n’éclaire brusquement ni ne clignote.",
  }),
  "13.8": met(
    {
      en: "The slides of the home page have a pause button, stop for the keyboard, and stand still for those who ask for less motion.",
      fr: "Les vues de l’accueil ont un bouton de pause, s’arrêtent pour le clavier et restent immobiles pour qui demande moins de mouvement.",
    },
    hero,
  ),
  "13.9": met({
    en: "No style or script asks for one; seen on pictures upright and across.",
    fr: "Aucun style ni script n’en impose ; vu sur images en portrait et en paysage.",
  }),
  "13.10": met(
    {
      en: "The swipe of the slides is doubled by buttons.",
      fr: "Le balayage des vues est doublé par des boutons.",
    },
    hero,
  ),
  "13.11": met(
    {
      en: "Buttons and links act on release. A press elsewhere closes a menu or a note, which opens again.",
      fr: "Boutons et liens agissent au relâchement. Une pression ailleurs ferme un menu ou une note, qui se rouvrent.",
    },
    menus,
    notes,
  ),
  "13.12": absent({ en: "Nothing depends on it.", fr: "Rien n’en dépend." }),
};
