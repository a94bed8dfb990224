/**
 * The limited partners' space, with enrolment and one's own account. What it shares with the desk is
 * in `workplaces.ts`.
 */
import { absent, failed, type Grid, met } from "./judgement.ts";
import { workplaces } from "./workplaces.ts";

const shown = "tests/e2e/lp-space.spec.ts";
const account = "tests/e2e/lp-account.spec.ts";
const documents = "tests/e2e/lp-documents.spec.ts";
const library = "tests/e2e/lp-library.spec.ts";
const signIn = "tests/e2e/strong-sign-in.spec.ts";
const password = "tests/e2e/sign-in-password.spec.ts";

const noFrame = { en: "There is no frame.", fr: "Il n’y a aucun cadre." };
const noGroup = {
  en: "No form has several fields of one kind.",
  fr: "Aucun formulaire n’a plusieurs champs de même nature.",
};
const fewPages = {
  en: "An overview and a page for each fund, which the overview lists.",
  fr: "Une vue d’ensemble, et une page par fonds, dont elle donne la liste.",
};

export const space: Grid = {
  ...workplaces,
  "1.1": met(
    {
      en: "The drawings of an account and the squares for an app have a role and a name.",
      fr: "Les dessins d’un compte et le code en carrés pour une application ont un rôle et un nom.",
    },
    account,
  ),
  "1.3": met({
    en: "They were read in both languages: each says what is drawn, with its figures.",
    fr: "Relues dans les deux langues : chacune dit ce qui est tracé, avec ses chiffres.",
  }),
  "1.6": met({
    en: "The figures of a drawing stand in the tables of its page; the squares are also given as letters to type.",
    fr: "Les chiffres d’un dessin figurent aux tableaux de sa page ; le code en carrés est aussi donné en lettres à saisir.",
  }),
  "1.7": met({
    en: "Tables and names of the drawings agree.",
    fr: "Tableaux et noms des dessins concordent.",
  }),
  "1.9": met({
    en: "Every drawing with a caption has the role and the name that the reference asks for.",
    fr: "Chaque dessin légendé a le rôle et le nom que demande le référentiel.",
  }),
  "2.1": absent(noFrame),
  "2.2": absent(noFrame),
  "3.1": met({
    en: "Areas of a drawing differ by their pattern, states by their word, errors by a sentence.",
    fr: "Les surfaces d’un dessin se distinguent par leur trame, les états par un mot, les erreurs par une phrase.",
  }),
  "7.1": met(
    {
      en: "Name, role, value and state of the controls are right in Chromium’s accessibility tree. Signing in and adding an app were heard with Orca; NVDA, JAWS and VoiceOver were not tried.",
      fr: "Nom, rôle, valeur et état des composants sont justes dans l’arbre d’accessibilité de Chromium. La connexion et l’ajout d’une application ont été entendus avec Orca ; NVDA, JAWS et VoiceOver n’ont pas été essayés.",
    },
    shown,
    signIn,
  ),
  "7.5": met(
    {
      en: "Loading, results, refusals and the progress of a download have the roles asked for.",
      fr: "Chargement, résultats, refus et avancement d’un téléchargement ont les rôles demandés.",
    },
    documents,
    shown,
  ),
  "8.6": met(
    {
      en: "The overview and each fund have a title of their own.",
      fr: "La vue d’ensemble et chaque fonds ont leur titre.",
    },
    account,
  ),
  "8.7": failed(
    {
      en: "The words of the space are in the language of the page. The titles of documents come from fund managers, in a language that is not declared.",
      fr: "Les mots de l’espace sont dans la langue de la page. Les titres des documents viennent des gérants, dans une langue qui n’est pas déclarée.",
    },
    {
      mendedBy: "2027-06-30",
      text: {
        en: "The title of a document may be in another language than the page, and is then pronounced as if it were not.",
        fr: "Le titre d’un document peut être dans une autre langue que la page ; il est alors prononcé comme s’il n’en était rien.",
      },
    },
  ),
  "9.1": met(
    {
      en: "One first heading a page, no level skipped.",
      fr: "Un titre de premier niveau par page, aucun niveau sauté.",
    },
    shown,
  ),
  "9.4": absent({ en: "There is no quotation.", fr: "Il n’y a aucune citation." }),
  "10.4": met({
    en: "With the page enlarged to 200% nothing is lost. Where letters alone are doubled, nothing is cut; a title of a document may touch its button, and a fund’s page scrolls sideways.",
    fr: "Page agrandie à 200 %, rien ne se perd. Si les caractères seuls sont doublés, rien n’est coupé ; un titre de document peut toucher son bouton, et la page d’un fonds défile de côté.",
  }),
  "10.11": met(
    {
      en: "At 320 pixels nothing scrolls sideways but tables of figures, in a frame that takes the focus.",
      fr: "À 320 pixels, rien ne défile de côté, sauf des tableaux de chiffres, dans un cadre qui prend le focus.",
    },
    shown,
  ),
  "10.12": met({
    en: "The spacings asked for were set on the overview, a fund and the account, at 375 and 1,280 pixels: nothing overlaps or is cut.",
    fr: "Espacements demandés appliqués à la vue d’ensemble, à un fonds et au compte, à 375 et à 1 280 pixels : rien ne se chevauche ni n’est rogné.",
  }),
  "10.13": absent({
    en: "Nothing appears on focus or hover.",
    fr: "Rien n’apparaît au focus ni au survol.",
  }),
  "11.5": absent(noGroup),
  "11.6": absent(noGroup),
  "11.7": absent(noGroup),
  "11.8": absent({
    en: "Lists of choices have entries of one kind.",
    fr: "Les listes de choix ont des entrées de même nature.",
  }),
  "11.10": met(
    {
      en: "Required fields say so, errors stand beside their field and in a list that takes the focus.",
      fr: "Les champs obligatoires le disent, les erreurs sont à côté du champ et dans une liste qui prend le focus.",
    },
    signIn,
    password,
  ),
  "11.11": met(
    {
      en: "Each error says what to type; a password that is refused says why.",
      fr: "Chaque erreur dit quoi saisir ; un mot de passe refusé dit pourquoi.",
    },
    password,
  ),
  "11.12": met(
    {
      en: "A factor that is taken away or a session that is ended can be had again; nothing else can be erased.",
      fr: "Un facteur retiré ou une session fermée se retrouvent ; rien d’autre ne peut être effacé.",
    },
    signIn,
  ),
  "11.13": met(
    {
      en: "The address, passwords and codes declare what they are.",
      fr: "L’adresse, les mots de passe et les codes déclarent leur nature.",
    },
    signIn,
  ),
  "12.1": absent(fewPages),
  "12.2": met({
    en: "One line at the top and one at the foot, the same on every page.",
    fr: "Une ligne en tête et une au pied, les mêmes sur chaque page.",
  }),
  "12.5": absent({
    en: "There is no search but the filter of the list of documents.",
    fr: "Il n’y a d’autre recherche que le filtre de la liste des documents.",
  }),
  "12.8": met(
    {
      en: "It is that of the code. What appears after a button takes the focus, as do a fund’s heading and the question at the threshold.",
      fr: "C’est celui du code. Ce qui apparaît après un bouton prend le focus, comme le titre d’un fonds et la question posée au seuil.",
    },
    signIn,
    account,
  ),
  "12.11": met(
    {
      en: "What a button shows stands after it.",
      fr: "Ce que montre un bouton se trouve après lui.",
    },
    library,
  ),
  "13.1": met({
    en: "A session lasts 24 hours without use, and a week at most; an invitation or a link can be asked for anew.",
    fr: "Une session dure 24 heures sans usage, et une semaine au plus ; une invitation ou un lien se redemandent.",
  }),
  "13.3": failed(
    {
      en: "Documents, PDF files or spreadsheets, come from fund managers and have no other version; they were not examined.",
      fr: "Les documents, PDF ou tableurs, viennent des gérants de fonds et n’ont pas d’autre version ; ils n’ont pas été examinés.",
    },
    {
      mendedBy: "2027-06-30",
      text: {
        en: "A report, a call or a set of accounts may be a PDF without tags. On request it is supplied as a structured file or in large print, free of charge.",
        fr: "Un rapport, un appel de fonds ou des comptes peuvent être un PDF sans balises. Sur demande et sans frais, ils sont fournis en fichier structuré ou en gros caractères.",
      },
    },
  ),
  "13.4": absent({
    en: "There is no second version of a document.",
    fr: "Aucun document n’a de seconde version.",
  }),
};
