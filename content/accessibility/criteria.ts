/**
 * The 106 criteria of the French reference of accessibility (RGAA 4.1.2), by theme. Titles are
 * ours, shortened. It is long because it is a table.
 * https://accessibilite.numerique.gouv.fr/methode/criteres-et-tests/
 */
import type { Bilingual } from "../../core/languages.ts";

type Theme = { name: Bilingual; criteria: readonly { id: string; title: Bilingual }[] };

export const themes: readonly Theme[] = [
  {
    name: { en: "Images", fr: "Images" },
    criteria: [
      {
        id: "1.1",
        title: {
          en: "Text alternative of images that inform",
          fr: "Alternative textuelle des images porteuses d’information",
        },
      },
      {
        id: "1.2",
        title: {
          en: "Decorative images ignored by assistive technologies",
          fr: "Images de décoration ignorées des technologies d’assistance",
        },
      },
      {
        id: "1.3",
        title: { en: "Alternatives that are relevant", fr: "Pertinence des alternatives" },
      },
      {
        id: "1.4",
        title: { en: "Alternative of images used as a test", fr: "Alternative des images-tests" },
      },
      {
        id: "1.5",
        title: {
          en: "Another way than an image used as a test",
          fr: "Autre accès que l’image-test",
        },
      },
      {
        id: "1.6",
        title: {
          en: "Detailed description where needed",
          fr: "Description détaillée si nécessaire",
        },
      },
      {
        id: "1.7",
        title: {
          en: "Descriptions that are relevant",
          fr: "Pertinence des descriptions détaillées",
        },
      },
      { id: "1.8", title: { en: "Images of text", fr: "Images de texte" } },
      {
        id: "1.9",
        title: { en: "Captions linked to their images", fr: "Légendes reliées aux images" },
      },
    ],
  },
  {
    name: { en: "Frames", fr: "Cadres" },
    criteria: [
      { id: "2.1", title: { en: "Frames have a title", fr: "Titre des cadres" } },
      {
        id: "2.2",
        title: { en: "Titles of frames are relevant", fr: "Pertinence du titre des cadres" },
      },
    ],
  },
  {
    name: { en: "Colours", fr: "Couleurs" },
    criteria: [
      {
        id: "3.1",
        title: {
          en: "Information not given by colour alone",
          fr: "Information donnée autrement que par la seule couleur",
        },
      },
      { id: "3.2", title: { en: "Contrast of text", fr: "Contraste des textes" } },
      {
        id: "3.3",
        title: {
          en: "Contrast of controls and graphics",
          fr: "Contraste des composants et des éléments graphiques",
        },
      },
    ],
  },
  {
    name: { en: "Multimedia", fr: "Multimédia" },
    criteria: [
      {
        id: "4.1",
        title: {
          en: "Transcript or audio description of recorded media",
          fr: "Transcription ou audiodescription des médias enregistrés",
        },
      },
      {
        id: "4.2",
        title: {
          en: "Relevance of the transcript or audio description",
          fr: "Pertinence de la transcription ou de l’audiodescription",
        },
      },
      { id: "4.3", title: { en: "Captions", fr: "Sous-titres" } },
      { id: "4.4", title: { en: "Relevance of captions", fr: "Pertinence des sous-titres" } },
      {
        id: "4.5",
        title: { en: "Synchronised audio description", fr: "Audiodescription synchronisée" },
      },
      {
        id: "4.6",
        title: { en: "Relevance of the audio description", fr: "Pertinence de l’audiodescription" },
      },
      {
        id: "4.7",
        title: { en: "Time-based media easily identified", fr: "Médias temporels identifiables" },
      },
      {
        id: "4.8",
        title: {
          en: "Alternative of media that are not time-based",
          fr: "Alternative des médias non temporels",
        },
      },
      {
        id: "4.9",
        title: { en: "Relevance of that alternative", fr: "Pertinence de cette alternative" },
      },
      {
        id: "4.10",
        title: {
          en: "Control over sound that starts by itself",
          fr: "Contrôle des sons automatiques",
        },
      },
      {
        id: "4.11",
        title: {
          en: "Time-based media controlled by keyboard and pointer",
          fr: "Médias temporels contrôlables au clavier et au pointeur",
        },
      },
      {
        id: "4.12",
        title: {
          en: "Other media controlled by keyboard and pointer",
          fr: "Médias non temporels contrôlables au clavier et au pointeur",
        },
      },
      {
        id: "4.13",
        title: {
          en: "Media compatible with assistive technologies",
          fr: "Médias compatibles avec les technologies d’assistance",
        },
      },
    ],
  },
  {
    name: { en: "Tables", fr: "Tableaux" },
    criteria: [
      {
        id: "5.1",
        title: { en: "Summary of complex tables", fr: "Résumé des tableaux complexes" },
      },
      { id: "5.2", title: { en: "Relevance of that summary", fr: "Pertinence de ce résumé" } },
      {
        id: "5.3",
        title: {
          en: "Layout tables understood in their order",
          fr: "Tableaux de mise en forme compréhensibles une fois linéarisés",
        },
      },
      {
        id: "5.4",
        title: { en: "Titles associated with tables", fr: "Titres associés aux tableaux" },
      },
      {
        id: "5.5",
        title: { en: "Titles of tables are relevant", fr: "Pertinence du titre des tableaux" },
      },
      {
        id: "5.6",
        title: { en: "Headers of columns and rows", fr: "En-têtes de colonne et de ligne" },
      },
      {
        id: "5.7",
        title: {
          en: "Cells associated with their headers",
          fr: "Cellules associées à leurs en-têtes",
        },
      },
      {
        id: "5.8",
        title: {
          en: "No elements of data tables in layout tables",
          fr: "Tableaux de mise en forme sans éléments de tableau de données",
        },
      },
    ],
  },
  {
    name: { en: "Links", fr: "Liens" },
    criteria: [
      { id: "6.1", title: { en: "Links that are explicit", fr: "Liens explicites" } },
      { id: "6.2", title: { en: "Links have words", fr: "Intitulé des liens" } },
    ],
  },
  {
    name: { en: "Scripts", fr: "Scripts" },
    criteria: [
      {
        id: "7.1",
        title: {
          en: "Scripts compatible with assistive technologies",
          fr: "Scripts compatibles avec les technologies d’assistance",
        },
      },
      {
        id: "7.2",
        title: {
          en: "Alternatives to scripts are relevant",
          fr: "Pertinence des alternatives aux scripts",
        },
      },
      {
        id: "7.3",
        title: {
          en: "Scripts controlled by keyboard and pointer",
          fr: "Scripts contrôlables au clavier et au pointeur",
        },
      },
      {
        id: "7.4",
        title: { en: "Changes of context announced", fr: "Changements de contexte annoncés" },
      },
      { id: "7.5", title: { en: "Status messages", fr: "Messages de statut" } },
    ],
  },
  {
    name: { en: "Mandatory elements", fr: "Éléments obligatoires" },
    criteria: [
      { id: "8.1", title: { en: "Type of document", fr: "Type de document" } },
      { id: "8.2", title: { en: "Valid code", fr: "Code valide" } },
      { id: "8.3", title: { en: "Default language", fr: "Langue par défaut" } },
      { id: "8.4", title: { en: "Code of that language", fr: "Code de cette langue" } },
      { id: "8.5", title: { en: "Title of the page", fr: "Titre de page" } },
      {
        id: "8.6",
        title: { en: "Titles of pages are relevant", fr: "Pertinence du titre de page" },
      },
      {
        id: "8.7",
        title: { en: "Changes of language marked", fr: "Changements de langue signalés" },
      },
      { id: "8.8", title: { en: "Codes of these languages", fr: "Code de ces langues" } },
      {
        id: "8.9",
        title: {
          en: "No tags for presentation alone",
          fr: "Aucune balise à seule fin de présentation",
        },
      },
      {
        id: "8.10",
        title: { en: "Changes of reading direction", fr: "Changements du sens de lecture" },
      },
    ],
  },
  {
    name: { en: "Structure of information", fr: "Structuration de l’information" },
    criteria: [
      { id: "9.1", title: { en: "Headings", fr: "Titres" } },
      { id: "9.2", title: { en: "Structure of the document", fr: "Structure du document" } },
      { id: "9.3", title: { en: "Lists", fr: "Listes" } },
      { id: "9.4", title: { en: "Quotations", fr: "Citations" } },
    ],
  },
  {
    name: { en: "Presentation of information", fr: "Présentation de l’information" },
    criteria: [
      {
        id: "10.1",
        title: { en: "Style sheets for presentation", fr: "Présentation par feuilles de styles" },
      },
      {
        id: "10.2",
        title: { en: "Content present without styles", fr: "Contenu présent sans les styles" },
      },
      {
        id: "10.3",
        title: {
          en: "Content understood without styles",
          fr: "Contenu compréhensible sans les styles",
        },
      },
      { id: "10.4", title: { en: "Text enlarged to 200%", fr: "Texte agrandi à 200 %" } },
      {
        id: "10.5",
        title: {
          en: "Colours of text and ground declared together",
          fr: "Couleurs de texte et de fond déclarées ensemble",
        },
      },
      {
        id: "10.6",
        title: { en: "Links visible in the text", fr: "Liens visibles dans le texte" },
      },
      { id: "10.7", title: { en: "Visible focus", fr: "Focus visible" } },
      { id: "10.8", title: { en: "Hidden content", fr: "Contenus cachés" } },
      {
        id: "10.9",
        title: {
          en: "Information not given by shape, size or place alone",
          fr: "Information donnée autrement que par la forme, la taille ou la position",
        },
      },
      {
        id: "10.10",
        title: {
          en: "Relevance of what stands in for shape, size or place",
          fr: "Pertinence de ce qui double la forme, la taille ou la position",
        },
      },
      {
        id: "10.11",
        title: {
          en: "No scrolling in two directions",
          fr: "Aucun défilement dans deux directions",
        },
      },
      {
        id: "10.12",
        title: { en: "Spacing of text redefined", fr: "Espacement du texte redéfini" },
      },
      {
        id: "10.13",
        title: {
          en: "Content that appears on focus or hover",
          fr: "Contenus apparaissant au focus ou au survol",
        },
      },
      {
        id: "10.14",
        title: {
          en: "Content that styles alone make appear",
          fr: "Contenus que les styles seuls font apparaître",
        },
      },
    ],
  },
  {
    name: { en: "Forms", fr: "Formulaires" },
    criteria: [
      { id: "11.1", title: { en: "Fields have a label", fr: "Étiquette des champs" } },
      { id: "11.2", title: { en: "Labels are relevant", fr: "Pertinence des étiquettes" } },
      { id: "11.3", title: { en: "Labels that are consistent", fr: "Cohérence des étiquettes" } },
      {
        id: "11.4",
        title: { en: "Labels beside their fields", fr: "Étiquettes accolées aux champs" },
      },
      {
        id: "11.5",
        title: { en: "Fields of one kind grouped", fr: "Champs de même nature regroupés" },
      },
      { id: "11.6", title: { en: "Groups have a legend", fr: "Légende des regroupements" } },
      { id: "11.7", title: { en: "Legends are relevant", fr: "Pertinence des légendes" } },
      {
        id: "11.8",
        title: {
          en: "Groups inside lists of choices",
          fr: "Regroupements dans les listes de choix",
        },
      },
      { id: "11.9", title: { en: "Buttons say what they do", fr: "Intitulé des boutons" } },
      { id: "11.10", title: { en: "Checking of what is typed", fr: "Contrôle de saisie" } },
      {
        id: "11.11",
        title: { en: "Suggestions for correcting errors", fr: "Aide à la correction des erreurs" },
      },
      {
        id: "11.12",
        title: {
          en: "Data changed or erased can be checked or recovered",
          fr: "Données modifiées ou supprimées, vérifiables ou récupérables",
        },
      },
      {
        id: "11.13",
        title: { en: "Fields that browsers can fill in", fr: "Remplissage automatique des champs" },
      },
    ],
  },
  {
    name: { en: "Navigation", fr: "Navigation" },
    criteria: [
      { id: "12.1", title: { en: "Two ways to find a page", fr: "Deux systèmes de navigation" } },
      { id: "12.2", title: { en: "Menus in one place", fr: "Menus à la même place" } },
      { id: "12.3", title: { en: "Sitemap is relevant", fr: "Pertinence du plan du site" } },
      {
        id: "12.4",
        title: { en: "Sitemap reached in one way", fr: "Accès identique au plan du site" },
      },
      {
        id: "12.5",
        title: {
          en: "Search engine reached in one way",
          fr: "Accès identique au moteur de recherche",
        },
      },
      {
        id: "12.6",
        title: { en: "Areas that can be reached or skipped", fr: "Zones à atteindre ou à éviter" },
      },
      { id: "12.7", title: { en: "Link to the content", fr: "Lien d’accès au contenu" } },
      { id: "12.8", title: { en: "Order of the focus", fr: "Ordre de tabulation" } },
      { id: "12.9", title: { en: "No trap for the keyboard", fr: "Aucun piège au clavier" } },
      { id: "12.10", title: { en: "Shortcuts of one key", fr: "Raccourcis d’une seule touche" } },
      {
        id: "12.11",
        title: {
          en: "Content that appears can be reached by keyboard",
          fr: "Contenus additionnels atteignables au clavier",
        },
      },
    ],
  },
  {
    name: { en: "Consultation", fr: "Consultation" },
    criteria: [
      { id: "13.1", title: { en: "Time limits", fr: "Limites de temps" } },
      {
        id: "13.2",
        title: { en: "No window opened by itself", fr: "Aucune fenêtre ouverte sans action" },
      },
      {
        id: "13.3",
        title: { en: "Accessible version of documents", fr: "Version accessible des documents" },
      },
      {
        id: "13.4",
        title: { en: "Accessible version says as much", fr: "Version accessible équivalente" },
      },
      {
        id: "13.5",
        title: { en: "Alternative of cryptic content", fr: "Alternative des contenus cryptiques" },
      },
      {
        id: "13.6",
        title: { en: "Relevance of that alternative", fr: "Pertinence de cette alternative" },
      },
      { id: "13.7", title: { en: "Flashes", fr: "Effets de flash" } },
      { id: "13.8", title: { en: "Control over movement", fr: "Contrôle des mouvements" } },
      {
        id: "13.9",
        title: { en: "Any orientation of the screen", fr: "Toute orientation de l’écran" },
      },
      { id: "13.10", title: { en: "Simple gestures", fr: "Gestes simples" } },
      {
        id: "13.11",
        title: { en: "Pressing can be undone", fr: "Annulation des actions au pointeur" },
      },
      { id: "13.12", title: { en: "Motion of the device", fr: "Mouvements de l’appareil" } },
    ],
  },
];
