import type en from "./words.en.ts";

export default {
  meta: {
    title: "Carrières",
    description:
      "Travailler avec nous à Luxembourg ou à Paris : une semaine type, les conditions de travail, le déroulement du recrutement et les candidatures spontanées.",
  },
  title: "Faire carrière entre Luxembourg et Paris",
  lede: "Chacun suit ici un dossier de la première lecture à la dernière réunion, en français et en anglais, et signe les documents qu’il a rédigés. Nous cherchons des personnes rigoureuses et curieuses, capables de dire à un client ou à un associé qu’un chiffre ne tient pas. Les candidatures sont lues selon des critères écrits, identiques pour toutes.",
  posts: {
    title: "Postes à pourvoir",
    line: "{{team}}, {{city}} ; candidature jusqu’au {{date}} inclus",
  },
  week: {
    title: "La semaine d’une analyste",
    lede: "Extraits du carnet d’une analyste du conseil en investissement, à Paris, une semaine de mars, sans le nom des clients.",
    days: [
      {
        day: "Lundi",
        text: "À neuf heures, l’équipe fait le point sur ses propres dossiers pendant quarante minutes. Le reste de la journée, je lis les comptes d’un gérant et relève une contradiction entre une annexe et la présentation.",
      },
      {
        day: "Mardi",
        text: "J’écris au gérant pour l’interroger ; un associé relit mon message, propose deux corrections et me laisse l’envoyer sous mon nom.",
      },
      {
        day: "Mercredi",
        text: "Visite d’un entrepôt avec un client, en train. Ma collègue pose les questions, je prends les notes ; j’ai cinq jours pour le compte rendu.",
      },
      {
        day: "Jeudi",
        text: "Depuis chez moi, je relis une recommandation d’une autre équipe en cherchant à la contredire, et je consigne que je n’y ai pas trouvé d’erreur.",
      },
      {
        day: "Vendredi",
        text: "Le gérant confirme que le chiffre était faux. Après le déjeuner d’équipe et une heure d’allemand pour les volontaires, je pars avant dix-huit heures.",
      },
    ],
  },
  terms: {
    title: "Les conditions de travail",
    lede: "Ces informations sont envoyées à chaque candidat avec l’invitation au premier entretien.",
    items: [
      {
        name: "Rémunération",
        text: "La page de chaque poste donne la fourchette du salaire fixe. Une part variable s’y ajoute aux niveaux que prévoit la politique de rémunération, qui en fixe les critères ; elle ne dépend jamais des volumes ni des produits.",
      },
      {
        name: "Horaires",
        text: "La plupart des semaines comptent une quarantaine d’heures. Une opération peut en demander davantage, dans la limite légale de {{hours}} heures par semaine, à Paris comme à Luxembourg. Les heures supplémentaires sont enregistrées et récupérées dans le trimestre ; un associé d’une autre équipe les contrôle.",
      },
      {
        name: "Lieu",
        text: "Deux jours par semaine chez vous si vous le souhaitez, et un jour par mois dans l’autre ville, en train.",
      },
      {
        name: "Formation",
        text: "Douze jours par an, dont quatre consacrés à l’écriture, et la prise en charge des examens professionnels, seconde tentative comprise.",
      },
      {
        name: "Langues",
        text: "Chacun travaille en français ou en anglais et lit l’autre langue ; des cours sont donnés pendant les heures de travail.",
      },
      {
        name: "Départs",
        text: "Trois personnes sont parties en 2025 ; chaque départ donne lieu à un entretien avec un associé d’une autre équipe, dont le compte rendu est lu par tous les associés.",
      },
    ],
  },
  balance: {
    title: "L’égalité entre femmes et hommes",
    text: "Au {{date}}, nous étions {{all}}, dont {{women}} femmes. Leur part diminue avec le niveau de responsabilité, et l’écart de rémunération est le plus large parmi les associés et les directeurs, où l’objectif est de {{target}} de femmes en {{due}}.",
    caption: "Effectif et écart de rémunération par niveau, {{date}}",
    level: "Niveau",
    people: "Effectif",
    women: "Femmes",
    gap: "Écart",
    none: "non publié",
    note: "Médianes à niveau égal, en faveur des hommes ; rien n’est publié en dessous de quatre femmes ou de quatre hommes.",
    report: "Tous les chiffres, dans le rapport ESG 2025",
    levels: {
      partners: "Associés et directeurs",
      managers: "Responsables et chargés d’affaires",
      analysts: "Analystes",
      operations: "Opérations et services",
    },
  },
  hiring: {
    title: "Le recrutement, en cinq semaines",
    aside: "À chaque étape",
    asideText:
      "Vous pouvez vous retirer sans donner de raison ; si nous arrêtons, nous vous expliquons pourquoi.",
    you: "Vous",
    we: "Nous",
    steps: [
      {
        when: "Jour 0",
        title: "La candidature",
        you: "Un curriculum vitæ et une page, en français ou en anglais, sur un chiffre qui vous a paru douteux.",
        we: "Une réponse sous {{answer}} jours ouvrés, avec le nom de la personne qui lit votre dossier.",
      },
      {
        when: "Semaine 1",
        title: "La lecture",
        you: "Aucune démarche à faire",
        we: "Deux personnes de deux bureaux lisent séparément, selon six critères écrits, sans voir ni la photographie, ni l’âge, ni l’adresse.",
      },
      {
        when: "Semaine 2",
        title: "Un premier entretien",
        you: "Une heure, à distance si vous préférez, dont la moitié pour vos questions.",
        we: "Une personne de l’équipe concernée, une fois la fourchette de rémunération communiquée.",
      },
      {
        when: "Semaine 3",
        title: "Un travail écrit",
        you: "Trois heures, chez vous, sur un ancien dossier rendu anonyme, payées 150 euros quelle que soit l’issue.",
        we: "Deux lecteurs, dont les remarques vous sont envoyées dans tous les cas.",
      },
      {
        when: "Semaine 4",
        title: "Une demi-journée au bureau",
        you: "Quatre rencontres, dont une avec de futurs collègues, sans associé.",
        we: "Une décision collective dans la semaine, avec mention des avis contraires.",
      },
      {
        when: "Semaine 5",
        title: "La réponse",
        you: "Deux semaines pour réfléchir à une offre.",
        we: "Le contrat complet, ou un appel pour expliquer un refus.",
      },
    ],
  },
  look: {
    title: "Nos critères",
    yes: "Nous cherchons",
    yesItems: [
      "une écriture claire, dont chaque affirmation peut être vérifiée",
      "la curiosité pour d’autres métiers : chaufferies, hôpitaux, entrepôts frigorifiques",
      "la franchise de dire à un client que l’on ne sait pas encore",
      "l’aisance avec les ordres de grandeur, avant le tableur",
    ],
    no: "Nous ne tenons pas compte",
    noItems: [
      "du rang d’une école",
      "des interruptions d’un parcours",
      "de la rapidité à résoudre des énigmes",
      "des stages non rémunérés, que nous ne proposons pas",
    ],
  },
  open: {
    title: "Candidatures spontanées",
    text: "Outre les postes ci-dessus, nous engageons des personnes qui nous écrivent d’elles-mêmes, de trois à huit par an en tout, et lisons chaque candidature spontanée, pour Luxembourg ou pour Paris. Des stages rémunérés de six mois commencent en janvier et en juillet.",
    how: "Le formulaire de contact, objet « Recrutement », suffit : indiquez la ville, la date à partir de laquelle vous êtes disponible et le sujet de votre page. Nous vous envoyons ensuite un moyen sûr de remettre votre curriculum vitæ, qui ne doit pas figurer dans le formulaire.",
    kept: "Si votre candidature n’est pas retenue, votre dossier est effacé après deux ans, ou aussitôt sur votre demande, et n’est communiqué à personne hors de la maison, sauf à notre hébergeur, comme le dit la politique de confidentialité.",
    action: "Envoyer une candidature spontanée",
    privacy: "L’usage que nous faisons de vos données",
  },
} satisfies typeof en;
