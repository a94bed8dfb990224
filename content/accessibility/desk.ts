/**
 * The desk. What it shares with the partners' space is in `workplaces.ts`.
 */
import { absent, failed, type Grid, met } from "./judgement.ts";
import { workplaces } from "./workplaces.ts";

const access = "tests/e2e/desk-access.spec.ts";
const coming = "tests/e2e/desk.spec.ts";
const rooms = "tests/e2e/desk-rooms.spec.ts";
const letters = "tests/e2e/desk-letters.spec.ts";
const releases = "tests/e2e/desk-releases.spec.ts";
const partners = "tests/e2e/desk-partners.spec.ts";

export const desk: Grid = {
  ...workplaces,
  "1.1": met(
    {
      en: "A picture in a letter cannot be kept without a description.",
      fr: "Une image de lettre ne peut être gardée sans description.",
    },
    letters,
  ),
  "1.3": met({
    en: "Whoever writes a letter describes its pictures, and a second person reads them.",
    fr: "Qui écrit une lettre en décrit les images, et une seconde personne les relit.",
  }),
  "1.6": met({
    en: "A drawing in a letter is kept with the table of its data.",
    fr: "Un dessin de lettre est gardé avec le tableau de ses données.",
  }),
  "1.7": met({
    en: "Drawing and table are made from the same data.",
    fr: "Dessin et tableau sont tirés des mêmes données.",
  }),
  "1.9": absent({
    en: "No picture at the desk has a caption.",
    fr: "Aucune image du bureau n’a de légende.",
  }),
  "2.1": met({
    en: "The frame that shows a mail is named after its subject.",
    fr: "Le cadre qui montre un courriel porte le nom de son objet.",
  }),
  "2.2": met({
    en: "The subject of a mail says which one it is.",
    fr: "L’objet d’un courriel dit duquel il s’agit.",
  }),
  "3.1": met(
    {
      en: "States are written, the open room is marked by a line and in the code, additions and deletions are told in words.",
      fr: "Les états sont écrits, la salle ouverte est marquée d’un trait et dans le code, ajouts et suppressions sont dits par des mots.",
    },
    access,
  ),
  "7.1": met(
    {
      en: "Name, role, value and state of the controls are right in Chromium’s accessibility tree. A change of room was heard with Orca; NVDA, JAWS and VoiceOver were not tried.",
      fr: "Nom, rôle, valeur et état des composants sont justes dans l’arbre d’accessibilité de Chromium. Un changement de salle a été entendu avec Orca ; NVDA, JAWS et VoiceOver n’ont pas été essayés.",
    },
    access,
    rooms,
  ),
  "7.5": met(
    {
      en: "Results, refusals and loading have the roles asked for. What a sheet would do and a release without a name were heard with Orca.",
      fr: "Résultats, refus et chargements ont les rôles demandés. L’effet d’un tableau et une diffusion sans nom ont été entendus avec Orca.",
    },
    rooms,
    releases,
  ),
  "8.6": met(
    {
      en: "Each room, message and letter has a title of its own, which is read out after a change.",
      fr: "Chaque salle, message et lettre a son titre, lu après un changement.",
    },
    access,
  ),
  "8.7": failed(
    {
      en: "Texts in two languages and messages of visitors declare theirs. Names and notes that colleagues write do not.",
      fr: "Les textes en deux langues et les messages des visiteurs déclarent la leur. Les noms et les notes qu’écrivent des collègues ne la déclarent pas.",
    },
    {
      mendedBy: "2027-06-30",
      text: {
        en: "A note or a name written in the other language is pronounced as if it were in that of the page.",
        fr: "Une note ou un nom écrits dans l’autre langue sont prononcés comme s’ils étaient dans celle de la page.",
      },
    },
  ),
  "9.1": met(
    {
      en: "One first heading a room, no level skipped, faults of a form included.",
      fr: "Un titre de premier niveau par salle, aucun niveau sauté, erreurs de formulaire comprises.",
    },
    access,
    rooms,
  ),
  "9.4": met({
    en: "The message of a visitor and the words that a check found are marked as quotations.",
    fr: "Le message d’un visiteur et les mots relevés par un contrôle sont balisés comme citations.",
  }),
  "10.4": met({
    en: "Letters twice as large in all rooms and some of their pages, at 375 and 1,280 pixels: no text is cut but the first line of a message in a list, which is whole in the message.",
    fr: "Caractères doublés dans dix salles et pages, à 375 et à 1 280 pixels : aucun texte n’est coupé.",
  }),
  "10.11": met(
    {
      en: "At 320 pixels rows become blocks with labels; only the preview of a mail scrolls sideways, in a frame that takes the focus.",
      fr: "À 320 pixels, les lignes deviennent des blocs étiquetés ; seul l’aperçu d’un courriel défile de côté, dans un cadre qui prend le focus.",
    },
    letters,
  ),
  "10.12": met({
    en: "The spacings asked for were set in all rooms and some of their pages, at 375 and 1,280 pixels: nothing overlaps or is cut, but for the same line.",
    fr: "Espacements demandés appliqués à dix salles et pages, à 375 et à 1 280 pixels : rien ne se chevauche ni n’est rogné.",
  }),
  "10.13": absent({
    en: "Nothing appears on focus or hover.",
    fr: "Rien n’apparaît au focus ni au survol.",
  }),
  "11.5": met({
    en: "Roles, ways to send and unknown names are groups.",
    fr: "Rôles, modes d’envoi et noms inconnus forment des groupes.",
  }),
  "11.6": met({ en: "Every group has one.", fr: "Chaque groupe en a une." }),
  "11.7": met({
    en: "They say what is chosen.",
    fr: "Elles disent ce qui se choisit.",
  }),
  "11.8": met({
    en: "In the list of names like an unknown one, the others are a group with a name.",
    fr: "Dans la liste des noms proches d’un nom inconnu, les autres forment un groupe nommé.",
  }),
  "11.10": met(
    {
      en: "Required fields say so, errors stand beside their field and, in forms of several, in a list that takes the focus.",
      fr: "Les champs obligatoires le disent, les erreurs sont à côté du champ et, s’il y en a plusieurs, dans une liste qui prend le focus.",
    },
    partners,
    coming,
  ),
  "11.11": met(
    {
      en: "Each refusal says what to do, in a sentence.",
      fr: "Chaque refus dit quoi faire, en une phrase.",
    },
    "tests/repository/refusals.test.ts",
  ),
  "11.12": met(
    {
      en: "What cannot be undone asks twice, or is let go by a second person.",
      fr: "Ce qui ne se défait pas est demandé deux fois, ou décidé par une seconde personne.",
    },
    rooms,
    letters,
  ),
  "11.13": absent({
    en: "Forms ask for what concerns others, not the person who fills them in.",
    fr: "Les formulaires demandent ce qui concerne d’autres que la personne qui les remplit.",
  }),
  "12.1": met({
    en: "The menu of rooms, and a search through all of them.",
    fr: "Le menu des salles, et une recherche dans toutes.",
  }),
  "12.2": met({
    en: "The menu of rooms is at the top, in one order.",
    fr: "Le menu des salles est en tête, dans un seul ordre.",
  }),
  "12.5": met({
    en: "By the menu of rooms, from everywhere.",
    fr: "Par le menu des salles, de partout.",
  }),
  "12.8": met(
    {
      en: "It is that of the code; the heading of a room, the question after a button and the result of an act take the focus. In the room of releases, so does the part around a control that goes away.",
      fr: "C’est celui du code ; le titre d’une salle, la question après un bouton et le résultat d’un acte prennent le focus. Dans la salle des diffusions, de même la partie autour d’une commande qui disparaît.",
    },
    access,
    releases,
    letters,
  ),
  "12.11": met({
    en: "What a button shows stands after it.",
    fr: "Ce que montre un bouton se trouve après lui.",
  }),
  "13.1": met({
    en: "A passkey or a code is asked for every twelve hours, which is what protects investors’ data; what was typed is kept meanwhile.",
    fr: "Une clé d’accès ou un code est demandé toutes les douze heures, ce qui protège les données des investisseurs ; la saisie est gardée entre-temps.",
  }),
  "13.3": failed(
    {
      en: "Documents for investors, PDF files or spreadsheets, come from fund managers and have no other version. What the desk itself saves is plain text or a table.",
      fr: "Les documents pour les investisseurs, PDF ou tableurs, viennent des gérants de fonds et n’ont pas d’autre version. Ce que le bureau enregistre lui-même est du texte ou un tableau.",
    },
    {
      mendedBy: "2027-06-30",
      text: {
        en: "A document that waits for release may be a PDF without tags.",
        fr: "Un document en attente de diffusion peut être un PDF sans balises.",
      },
    },
  ),
  "13.4": absent({
    en: "There is no second version of a document.",
    fr: "Aucun document n’a de seconde version.",
  }),
};
