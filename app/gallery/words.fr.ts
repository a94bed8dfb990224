import type { en } from "./words.en.ts";

export const fr: typeof en = {
  title: "Planche d’épreuves",
  lede: "Toutes les pièces de l’interface, dans tous leurs états et dans la langue de l’adresse. Rien de cette planche ne figure sur le site.",
  button: {
    title: "Bouton",
    primary: "Convenir d’un rendez-vous avec un associé",
    secondary: "Lire la politique d’investissement durable",
    quiet: "Pas maintenant",
    disabled: "Indisponible pour le moment",
    send: "Envoyer le message",
    sending: "Envoi en cours…",
  },
  link: {
    title: "Lien",
    before: "L’avis se lit sur le",
    external: "site de l’autorité de surveillance",
    after: " ; notre réponse figure à la page",
  },
  field: {
    title: "Champ",
    name: "Nom et prénom",
    email: "Adresse électronique",
    emailHint: "Nous répondons à cette adresse et ne l’utilisons pour rien d’autre.",
    emailError: "Écrivez l’adresse en entier, par exemple nom@example.org.",
    subject: "Objet de votre demande",
    choose: "Choisissez un objet",
    subjects: [
      "Conseil en investissement",
      "Fusions et acquisitions",
      "Capital-investissement",
      "Presse",
    ],
    subjectError: "Choisissez l’objet de votre message dans la liste.",
    message: "Votre message",
    messageHint: "N’envoyez rien de confidentiel par ce formulaire.",
    wrong: "Montrer ce qui ne va pas",
    reference: "Référence du dossier",
    referenceHint: "Donnée par la maison ; elle ne peut pas être modifiée ici.",
  },
  checkbox: {
    title: "Case à cocher",
    consent:
      "J’ai lu la notice de confidentialité et j’accepte que mon message soit conservé pendant douze mois",
    consentHint: "Vous pouvez revenir sur cet accord à tout moment ; la notice dit comment.",
    consentError: "Cochez la case pour envoyer votre message.",
    letter: "Recevoir la lettre trimestrielle",
    closed: "Être convié à l’assemblée annuelle (inscriptions closes)",
  },
  switch: {
    title: "Interrupteur",
    necessary: "Cookies nécessaires au fonctionnement",
    necessaryText: "Ils retiennent votre langue et le présent choix.",
    locked: "Toujours activés : le site ne peut pas fonctionner sans eux.",
    performance: "Cookies de mesure d’audience",
    performanceText: "Ils comptent les visites, sans savoir de qui.",
    targeting: "Cookies de ciblage",
  },
  dialog: {
    title: "Boîte de dialogue",
    open: "Quitter cette page",
    question: "Quitter sans envoyer ?",
    text: "Votre message n’a pas été envoyé. Si vous quittez la page maintenant, ce que vous avez écrit sera perdu.",
    leave: "Quitter la page",
    stay: "Continuer à écrire",
  },
  toast: {
    title: "Message bref",
    success: "Montrer un message",
    failure: "Montrer un échec",
    sent: "Message envoyé",
    sentText: "Nous vous répondrons dans les meilleurs délais.",
    failed: "Le message n’a pas été envoyé",
    failedText:
      "Une erreur s’est produite pendant l’envoi. Ce que vous avez écrit est toujours dans le formulaire.",
  },
  disclosure: {
    title: "Volet",
    first: "Qui peut consulter les documents d’une opération ?",
    firstText:
      "Ceux que le client désigne, et personne d’autre. Chaque lecture est consignée, et le registre appartient au client.",
    second: "Combien de temps sont-ils conservés ?",
    secondText: "Dix ans après la signature, comme la loi le demande ; puis ils sont détruits.",
  },
  tabs: {
    title: "Onglets",
    label: "Étapes d’un mandat",
    items: [
      [
        "La lettre de mission",
        "Les conditions sont convenues par écrit avant tout travail, honoraires compris.",
      ],
      [
        "La recherche",
        "Une liste longue, puis une courte ; chaque nom vient avec la raison de sa présence.",
      ],
      [
        "Les offres fermes",
        "Les offres sont comparées sur une page, dans le même ordre, avec ce qu’elles laissent ouvert.",
      ],
      [
        "La signature",
        "Nous restons jusqu’à la levée de la dernière condition, et un an encore après cela.",
      ],
    ],
  },
  table: {
    title: "Tableau",
    caption: "Portefeuille d’exemple par stratégie, au 30 juin (fictif, en millions d’euros)",
    columns: ["Stratégie", "Engagé", "Appelé", "Distribué", "Multiple net"],
    rows: [
      ["Fonds primaires", "412,0", "287,5", "141,2", "1,48×"],
      ["Rachats secondaires", "168,4", "151,9", "97,0", "1,61×"],
      ["Co-investissement", "95,7", "90,1", "12,8", "1,22×"],
    ],
  },
  breadcrumb: { title: "Fil d’Ariane", current: "Méthodologie de mesure d’impact" },
  quote: {
    title: "Citation",
    text: "On reconnaît un bon conseil aux opérations qui n’ont pas eu lieu.",
    by: "Extrait de la lettre aux investisseurs, printemps",
  },
  figure: {
    title: "Figure",
    alt: "Une bande d’ondes entrelacées, plus large en son milieu",
    caption: "Deux rivières en une bande : chaque ligne est la même onde, un peu plus tard.",
    data: "Les paramètres de la bande",
    dataColumns: ["Paramètre", "Valeur"],
    dataRows: [
      ["Lignes", "28"],
      ["Périodes", "2,5"],
    ],
  },
  section: {
    title: "Une section et sa marge",
    aside: "Intéressement différé",
    asideText:
      "La part du gain qui revient à ceux qui le gèrent, une fois les investisseurs remboursés.",
    text: [
      "La marge porte ce que le lecteur peut vouloir sans avoir à le lire : un chiffre, une date, le sens d’un mot. Le texte garde sa mesure, entre soixante et soixante-douze signes, et les chiffres 1234567890 s’y tiennent comme des lettres.",
      "Sur un petit écran, le chiffre précède le titre, et la note vient dessous, avant que le texte commence.",
    ],
  },
  mail: {
    title: "Courriels",
    html: "mis en page",
    txt: "en texte brut",
    templates: {
      "newsletter-confirm": "Lettre d’information : la demande de confirmation",
      "newsletter-welcome": "Lettre d’information : la bienvenue",
      "contact-acknowledgement": "Contact : l’accusé de réception",
      "contact-notification": "Contact : le message reçu par la maison",
      "contact-answer": "Contact : la réponse, telle qu’écrite",
      "contact-answer-copy": "Contact : la copie de la réponse, pour la maison",
      "lp-invitation": "Investisseurs : l’invitation",
      "lp-recovery": "Investisseurs : un nouveau mot de passe",
      "lp-document": "Investisseurs : un document est arrivé",
      "staff-invitation": "Équipe : l’invitation",
      "person-proof": "Personnes : la preuve d’une adresse",
      "account-change": "Investisseurs et équipe : le compte a été modifié",
    },
  },
};
