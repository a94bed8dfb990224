import type en from "./words.en.ts";

export default {
  meta: {
    title: "Signalement et lanceurs d’alerte",
    description:
      "Signaler des faits en toute confidentialité : accusé de réception sous sept jours, réponse sous trois mois, protection contre les représailles.",
  },
  title: "Lancer une alerte",
  lede: "Qui apprend, dans son travail, que nous ou quelqu’un qui travaille pour nous avons enfreint la loi peut nous le dire en confidence, ou le dire à une autorité sans passer par nous. Cette page explique comment, ce qui se passe ensuite, et comment celui qui parle est protégé.",
  who: {
    title: "Qui peut lancer une alerte",
    note: "Loi française du 9 décembre 2016, modifiée par celle du 21 mars 2022 ; loi luxembourgeoise du 16 mai 2023",
    text: "Toute personne qui tient l’information de son travail avec nous, et n’en tire aucun avantage :",
    items: [
      "salariés, stagiaires et intérimaires, présents ou passés, et candidats ;",
      "associés, actionnaires et membres de la direction ;",
      "indépendants, fournisseurs et sous-traitants, et ceux qui travaillent pour eux ;",
      "clients et autres professionnels, pour ce qu’ils voient en traitant avec nous.",
    ],
    after:
      "Il n’est pas nécessaire d’avoir une certitude ni des preuves. Il suffit d’agir de bonne foi et d’avoir des motifs raisonnables de croire que ce que l’on signale est vrai.",
  },
  what: {
    title: "Ce qui peut être signalé",
    text: "Un crime ou un délit ; une violation du droit français, luxembourgeois ou européen, ou la tentative de la dissimuler ; une menace ou un préjudice pour l’intérêt général. Par exemple :",
    items: [
      "corruption, fraude, blanchiment, abus de marché ;",
      "un conflit d’intérêts caché à un client, une information trompeuse donnée aux investisseurs ;",
      "des chiffres d’impact ou d’émissions que l’on sait faux ;",
      "harcèlement, discrimination, danger pour la santé ou pour l’environnement ;",
      "un mauvais usage de données personnelles.",
    ],
    after: [
      "La défense nationale, le secret médical, le secret de l’enquête et de l’instruction, les échanges entre un avocat et son client échappent à ces lois.",
      "Un client mécontent d’un service a une voie plus rapide : la <regulatory-notice#complaints>réclamation</regulatory-notice>. Une alerte adressée par erreur comme réclamation n’y perd rien : nous la transmettons, avec la même protection.",
    ],
  },
  how: {
    title: "Comment nous joindre",
    text: "Une seule personne reçoit les alertes pour les deux sociétés : le responsable de la conformité, qui ne reçoit d’instruction de personne sur la suite à leur donner. Écrivez ou parlez en français, en anglais, en allemand ou en luxembourgeois, sous votre nom ou sans.",
    channels: {
      letter: "Lettre",
      letterText:
        "Au responsable de la conformité, à l’un des deux bureaux, sous double enveloppe, l’intérieure portant « Confidentiel : alerte ». Personne d’autre ne l’ouvre.",
      mailbox: "Courriel",
      mailboxText:
        "Lu par le seul responsable de la conformité ; nos administrateurs n’y ont pas accès.",
      telephone: "Téléphone",
      telephoneText:
        "Les appels ne sont pas enregistrés. Ce que vous dites est mis par écrit ; vous pouvez corriger le texte et le signer.",
      meeting: "Entretien",
      meetingText:
        "En personne ou par visioconférence, dans les {{days}} jours ouvrés suivant votre demande, là où vous vous sentez en sûreté.",
    },
    concerned:
      "Si l’alerte vise le responsable de la conformité, adressez-la au président de la société française, ou au conseil de gérance à Luxembourg.",
    noForm:
      "Il n’y a pas de formulaire ici, et c’est voulu. Un formulaire sur un site public laisse des traces, sur votre appareil et en chemin, que nous ne maîtrisons pas entièrement ; nous préférons ne pas promettre un anonymat que nous ne pourrions tenir. Une lettre sans expéditeur n’en laisse aucune.",
  },
  stages: {
    title: "Ce qui se passe ensuite",
    label: "Les étapes d’une alerte",
    caption:
      "Un trait par jour. Les plus hauts sont le jour de l’alerte, le dernier jour pour en accuser réception et le dernier jour pour y répondre.",
    steps: [
      {
        when: "Jour 0",
        title: "L’alerte arrive",
        text: "Elle est inscrite sous un numéro, sans votre nom, dans un dossier que seul le responsable de la conformité ouvre.",
      },
      {
        when: "Sous {{days}} jours",
        title: "Vous recevez un accusé de réception",
        text: "Par écrit, par la voie que vous avez choisie. Si l’alerte sort du champ de la loi, nous disons pourquoi, et ce que vous pouvez faire.",
      },
      {
        when: "Entre-temps",
        title: "Les faits sont vérifiés",
        text: "Par le responsable de la conformité et, au besoin, par un avocat ou un auditeur extérieur, qui apprennent ce qu’il leur faut et non qui vous êtes. On peut vous demander des précisions, et vous pouvez compléter.",
      },
      {
        when: "Sous {{months}} mois",
        title: "Vous recevez une réponse",
        text: "À compter de l’accusé de réception : ce qui a été constaté, ce qui a été fait ou le sera, et pourquoi ; ou bien pourquoi le dossier est clos.",
      },
    ],
    after:
      "Une alerte anonyme est traitée de même, si elle est assez précise pour être vérifiée. Deux mois après la clôture d’un dossier sans suite, tout ce qui permettrait d’y reconnaître quelqu’un est effacé.",
  },
  confidence: {
    title: "Confidentialité",
    text: [
      "Votre identité, celle des personnes que vous visez et celle de tout tiers mentionné sont confidentielles. La vôtre n’est révélée à personne sans votre accord, sauf à une juridiction ou à une autorité en droit de la demander ; vous en êtes alors averti au préalable, à moins que cela ne compromette l’affaire.",
      "En France, la divulguer est puni de deux ans d’emprisonnement et de 30 000 euros d’amende. Chez nous, ce serait aussi un motif de licenciement.",
      "Le traitement des données, et vos droits à leur égard, figurent au <privacy#register>registre de la politique de confidentialité</privacy>.",
    ],
  },
  protection: {
    title: "Comment vous êtes protégé",
    note: "Elle s’étend à ceux qui vous aident, à vos collègues et à vos proches, et aux sociétés que vous détenez ou pour lesquelles vous travaillez",
    text: "Nul ne doit souffrir d’une alerte faite de bonne foi, même si elle se révèle erronée.",
    items: [
      "Licenciement, rétrogradation, promotion refusée, évaluation dégradée, contrat rompu, intimidation, atteinte à la réputation : toutes représailles, menaces ou tentatives sont nulles.",
      "Devant le juge, c’est à nous de montrer qu’une mesure est étrangère à l’alerte, et non à vous de montrer qu’elle en découle.",
      "Vous n’encourez aucune responsabilité pour avoir pris ou divulgué ce qui était nécessaire à l’alerte, si vous y avez eu accès de façon licite.",
      "Faire obstacle à une alerte est puni, en France, d’un an d’emprisonnement et de 15 000 euros d’amende.",
    ],
    after: "Une alerte que son auteur sait fausse n’est pas protégée et peut être punie.",
  },
  outside: {
    title: "S’adresser plutôt à une autorité",
    text: [
      "Vous pouvez saisir une autorité d’emblée, ou après nous, sans avoir à motiver ce choix. Elle accuse réception sous sept jours, ouvrés en France, et répond sous trois mois, ou six si l’affaire l’exige. Le Défenseur des droits et l’Office des signalements conseillent et orientent ; les autres traitent les matières qui sont les leurs.",
      "S’adresser à la presse ou au public est protégé en dernier recours : si ni nous ni l’autorité n’avons agi à temps, ou s’il y a un danger imminent pour l’intérêt général, un risque de représailles ou peu de chances que l’affaire soit traitée.",
    ],
    france: "En France",
    luxembourg: "Au Luxembourg",
  },
} satisfies typeof en;
