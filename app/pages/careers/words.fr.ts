import type en from "./words.en.ts";

export default {
  meta: {
    title: "Carrières",
    description:
      "Travailler avec nous à Luxembourg ou à Paris : ce que nous attendons, ce que l’on apprend ici, et la façon dont les candidatures sont lues.",
  },
  title: "Faire carrière entre Luxembourg et Paris",
  lede: "Chez nous, on apprend à écrire avant d’apprendre à présenter. On suit un dossier de la première lecture à la dernière réunion, en français et en anglais, et l’on signe ce que l’on a écrit. Nous cherchons de l’exactitude, de la curiosité et le courage de dire qu’un chiffre ne tient pas. Les candidatures sont lues selon les mêmes critères, quel qu’en soit l’auteur.",
  week: {
    title: "À quoi ressemble une semaine",
    lede: "Une semaine de mars d’une analyste, telle que la tient son carnet. Les noms des clients sont omis ; le train était à l’heure.",
    days: [
      {
        day: "Lundi",
        text: "Neuf heures, les deux bureaux sur un écran : dossiers en cours, quarante minutes, aucune présentation. Puis les comptes d’un gérant jusqu’au soir. La note dix-sept contredit la page trois.",
      },
      {
        day: "Mardi",
        text: "J’écris au gérant pour lui soumettre la contradiction. Un associé relit mon message, raye deux adjectifs et l’envoie sous mon nom.",
      },
      {
        day: "Mercredi",
        text: "Paris. Visite d’un entrepôt avec le client : deux heures de marche, une à table. J’écris, ma collègue questionne. Le compte rendu est pour moi, sous cinq jours.",
      },
      {
        day: "Jeudi",
        text: "Chez moi. Relecture d’une recommandation de l’autre bureau : je dois tenter de la réfuter. Je ne trouve rien, je le dis, et cela compte pour du travail.",
      },
      {
        day: "Vendredi",
        text: "La réponse du gérant. Le chiffre était faux ; on nous remercie avec raideur. Déjeuner, une heure d’allemand pour qui veut, rentrée avant dix-huit heures.",
      },
    ],
  },
  terms: {
    title: "Ce qu’on vous dit avant que vous le demandiez",
    lede: "La même feuille part à chaque candidat avec l’invitation au premier entretien.",
    items: [
      {
        name: "Rémunération",
        text: "La fourchette du poste figure sur l’invitation. Un fixe, et une part variable qui repose sur l’examen de vos dossiers, jamais sur le volume ni sur les produits vendus.",
      },
      {
        name: "Horaires",
        text: "De 40 à 45 heures la plupart des semaines. Une opération peut en demander 60 pendant quinze jours ; les journées sont rendues dans le trimestre, et un associé d’une autre équipe regarde les heures.",
      },
      {
        name: "Lieu",
        text: "Deux jours par semaine chez vous si vous le souhaitez. Un jour par mois dans l’autre ville, en train.",
      },
      {
        name: "Apprendre",
        text: "Douze jours par an, dont quatre consacrés à l’écriture. Les examens professionnels sont payés, seconde tentative comprise.",
      },
      {
        name: "Deux langues",
        text: "On travaille dans l’une et on lit l’autre. Les cours ont lieu pendant les heures de travail. Personne n’est écarté pour un accent.",
      },
      {
        name: "Partir",
        text: "Il arrive que l’on parte : trois personnes en 2025. Chacune s’entretient avec un associé pour qui elle ne travaillait pas, et tous les associés lisent ses raisons.",
      },
    ],
  },
  balance: {
    title: "Qui travaille ici, en chiffres qui ne nous plaisent pas tous",
    text: "Au {{date}}, nous étions {{all}}, dont {{women}} femmes. L’équilibre se perd en montant, et l’écart de rémunération est le plus large au sommet. Nous publions l’un et l’autre chaque année. L’objectif, parmi les associés et les directeurs, est de {{target}} de femmes en {{due}}.",
    caption: "Effectif et écart de rémunération par niveau, {{date}}",
    level: "Niveau",
    people: "Effectif",
    women: "Femmes",
    gap: "Écart",
    none: "non publié",
    note: "Médianes à niveau égal, en faveur des hommes. Rien n’est publié en dessous de quatre femmes ou de quatre hommes.",
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
    aside: "Des deux côtés",
    asideText:
      "Vous pouvez arrêter à chaque étape, sans donner de raison. Nous aussi, mais nous en donnons une.",
    you: "Vous",
    we: "Nous",
    steps: [
      {
        when: "Jour 0",
        title: "Vous écrivez",
        you: "Un curriculum vitæ et une page, en français ou en anglais, sur un chiffre auquel vous n’avez pas cru.",
        we: "Une réponse sous deux jours ouvrés, d’une personne, qui dit que vous êtes lu et par qui.",
      },
      {
        when: "Semaine 1",
        title: "Deux d’entre nous lisent",
        you: "Rien à faire.",
        we: "Deux personnes de deux bureaux, séparément, selon six critères écrits. Photographie, âge et adresse leur sont cachés.",
      },
      {
        when: "Semaine 2",
        title: "Un entretien",
        you: "Une heure, par écran si vous préférez. Apportez des questions : la moitié du temps est à vous.",
        we: "Quelqu’un de l’équipe que vous rejoindriez, et la fourchette de rémunération avant cela.",
      },
      {
        when: "Semaine 3",
        title: "Un travail",
        you: "Trois heures, chez vous, sur un ancien dossier rendu anonyme. Payées 150 euros, quelle que soit l’issue.",
        we: "Deux lecteurs, et leurs notes, qui vous sont envoyées même quand c’est non.",
      },
      {
        when: "Semaine 4",
        title: "Une demi-journée ici",
        you: "Quatre rencontres, dont une avec ceux de votre âge, sans associé dans la pièce.",
        we: "Une décision dans la semaine, prise ensemble, les désaccords notés.",
      },
      {
        when: "Semaine 5",
        title: "Une offre ou une explication",
        you: "Deux semaines pour y penser.",
        we: "Le contrat en entier, ou un appel qui dit pourquoi non.",
      },
    ],
  },
  look: {
    title: "Ce que nous cherchons, ce que nous ne comptons pas",
    yes: "Nous cherchons",
    yesItems: [
      "Des phrases que l’on peut vérifier.",
      "Le goût des métiers des autres : chaudières, hôpitaux, entrepôts frigorifiques.",
      "L’aisance à dire « je ne sais pas » devant un client.",
      "Le calcul, à la main, avant le tableur.",
    ],
    no: "Nous ne comptons pas",
    noItems: [
      "Le rang d’une école. Un tiers d’entre nous sort d’écoles qui n’en ont pas.",
      "Les blancs d’un curriculum vitæ. Les vies en ont.",
      "Les casse-tête résolus contre la montre.",
      "Les stages non payés : nous n’en offrons pas et n’en tenons aucun compte.",
    ],
  },
  open: {
    title: "Candidatures spontanées",
    text: "Aucun poste n’est annoncé en ce moment. Nous engageons de trois à huit personnes par an et lisons chaque candidature spontanée, pour Luxembourg ou pour Paris. Les étudiants sont accueillis pour six mois, payés, en janvier et en juillet.",
    how: "Passez par le formulaire de contact, objet « Recrutement », et dites dans le message quelle ville, à partir de quand, et à quel chiffre vous n’avez pas cru. Nous vous envoyons ensuite un moyen sûr de remettre votre curriculum vitæ ; ne le mettez pas dans le formulaire.",
    kept: "Si nous ne pouvons pas vous prendre, votre dossier est effacé après deux ans, ou aussitôt si vous le demandez. Personne hors de la maison ne le voit.",
    action: "Envoyer une candidature spontanée",
    privacy: "L’usage que nous faisons de vos données",
  },
} satisfies typeof en;
