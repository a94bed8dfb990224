import type en from "./words.en.ts";

export default {
  meta: {
    title: "Signalement et lanceurs d’alerte",
    description:
      "Signaler des faits en toute confidentialité : accusé de réception sous sept jours, réponse sous trois mois, protection contre les représailles.",
  },
  title: "Lancer une alerte",
  lede: "Toute personne qui apprend, dans son travail, que nous ou quelqu’un qui travaille pour nous avons enfreint la loi peut nous le signaler en confidence, ou le signaler à une autorité sans passer par nous. Cette page décrit les voies ouvertes, la procédure et la protection de l’auteur du signalement.",
  who: {
    title: "Qui peut lancer une alerte",
    note: "Loi française n° 2016-1691 du 9 décembre 2016, articles 6 et 8, modifiée par la loi n° 2022-401 du 21 mars 2022 ; loi luxembourgeoise du 16 mai 2023",
    text: "Toute personne physique qui tient l’information de son travail avec nous et la signale de bonne foi, sans contrepartie financière directe :",
    items: [
      "salariés, stagiaires et intérimaires, présents ou passés, et candidats ;",
      "associés, actionnaires et membres de la direction ;",
      "indépendants, fournisseurs et sous-traitants, et ceux qui travaillent pour eux ;",
      "clients et autres professionnels, pour les faits dont ils sont témoins en traitant avec nous.",
    ],
    after:
      "Ni certitude ni preuve ne sont exigées. Il faut agir de bonne foi et avoir des motifs raisonnables de croire l’information exacte. Selon la loi française, une personne qui ne la tient pas de son travail peut aussi la signaler, si elle a eu personnellement connaissance des faits.",
  },
  what: {
    title: "Faits qui peuvent être signalés",
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
      "Un client mécontent d’un service a une voie plus rapide, la <regulatory-notice#complaints>réclamation</regulatory-notice>. Une alerte adressée par erreur comme réclamation est transmise et garde toute sa protection.",
    ],
  },
  how: {
    title: "Comment nous joindre",
    text: "Une seule personne reçoit les alertes pour les deux sociétés : la responsable de la conformité, qui ne reçoit d’instruction de personne sur la suite à leur donner. Les alertes se font en français, en anglais, en allemand ou en luxembourgeois, sous votre nom ou de façon anonyme.",
    officer: "La responsable de la conformité est",
    channels: {
      letter: "Lettre",
      letterText:
        "À la responsable de la conformité, à l’un des deux bureaux, sous double enveloppe, l’intérieure portant « Confidentiel : alerte ». Personne d’autre ne l’ouvre.",
      mailbox: "Courriel",
      mailboxText:
        "Lu par la seule responsable de la conformité ; nos administrateurs n’y ont pas accès.",
      telephone: "Téléphone",
      telephoneText:
        "Les appels ne sont pas enregistrés. Ce que vous dites est mis par écrit ; vous pouvez corriger le texte et le signer.",
      meeting: "Entretien",
      meetingText:
        "En personne ou par visioconférence, dans les {{days}} jours ouvrés suivant votre demande, là où vous vous sentez en sûreté.",
    },
    concerned:
      "Si l’alerte vise la responsable de la conformité, adressez-la à la présidente de la société française, ou au conseil de gérance à Luxembourg.",
    noForm:
      "Ce site ne comporte pas de formulaire d’alerte. Un formulaire laisse, sur votre appareil et en chemin, des traces que nous ne maîtrisons pas entièrement, et l’anonymat ne pourrait être garanti ; une lettre sans expéditeur n’en laisse aucune.",
  },
  stages: {
    title: "Procédure",
    label: "Les étapes d’une alerte",
    caption:
      "Un trait par jour. Les plus hauts sont le jour de l’alerte, le dernier jour pour en accuser réception et le dernier jour pour y répondre.",
    steps: [
      {
        when: "Jour 0",
        title: "L’alerte arrive",
        text: "Elle est inscrite sous un numéro, sans votre nom, dans un dossier que seule la responsable de la conformité ouvre.",
      },
      {
        when: "Sous {{days}} jours",
        title: "Vous recevez un accusé de réception",
        text: "Par écrit, par la voie que vous avez choisie. Si l’alerte sort du champ de la loi, nous disons pourquoi, et ce que vous pouvez faire.",
      },
      {
        when: "Entre-temps",
        title: "Les faits sont vérifiés",
        text: "Par la responsable de la conformité et, au besoin, par un avocat ou un auditeur extérieur, auxquels votre identité n’est pas révélée ; on peut vous demander des précisions, et vous pouvez compléter.",
      },
      {
        when: "Sous {{months}} mois",
        title: "Vous recevez une réponse",
        text: "À compter de l’accusé de réception. Elle expose les constats et les mesures prises ou prévues, avec leurs raisons, ou les raisons de clore le dossier.",
      },
    ],
    after:
      "Une alerte anonyme est traitée de même, si elle est assez précise pour être vérifiée. Deux mois après la clôture d’un dossier sans suite, tout ce qui permettrait d’y reconnaître quelqu’un est effacé.",
  },
  confidence: {
    title: "Confidentialité",
    text: [
      "Votre identité, celle des personnes que vous visez et celle de tout tiers mentionné sont confidentielles. La vôtre n’est révélée à personne sans votre accord, sauf à une juridiction ou à une autorité en droit de la demander ; vous en êtes alors averti au préalable, à moins que cela ne compromette l’affaire.",
      "En France, la divulguer est puni de deux ans d’emprisonnement et de 30 000 euros d’amende ; dans notre maison, c’est aussi un motif de licenciement.",
      "Le <privacy#register>registre de la politique de confidentialité</privacy> décrit le traitement de ces données et vos droits.",
    ],
  },
  protection: {
    title: "Comment vous êtes protégé",
    note: "La protection s’étend à ceux qui vous aident, à vos collègues et à vos proches, et aux sociétés que vous détenez ou pour lesquelles vous travaillez",
    text: "Aucune mesure ne peut être prise contre une personne pour une alerte faite de bonne foi, même si elle se révèle erronée.",
    items: [
      "Licenciement, rétrogradation, promotion refusée, évaluation dégradée, contrat rompu, intimidation, atteinte à la réputation : toutes représailles, menaces ou tentatives sont nulles.",
      "Devant le juge, il nous revient de montrer qu’une mesure est étrangère à l’alerte.",
      "Vous n’encourez aucune responsabilité pour avoir pris ou divulgué ce qui était nécessaire à l’alerte, si vous y avez eu accès de façon licite.",
      "Faire obstacle à une alerte est puni, en France, d’un an d’emprisonnement et de 15 000 euros d’amende ; les représailles sont punies, au Luxembourg, d’une amende de 1 250 à 25 000 euros.",
    ],
    after: "Une alerte que son auteur sait fausse n’est pas protégée et peut être punie.",
  },
  outside: {
    title: "Signaler à une autorité",
    text: [
      "Vous pouvez saisir une autorité d’emblée, ou après nous, sans avoir à motiver ce choix. Elle accuse réception sous sept jours, ouvrés en France, et répond sous trois mois, ou six si l’affaire l’exige. Le <fr>Défenseur des droits</fr> et l’<fr>Office des signalements</fr> conseillent et orientent. Pour la corruption, l’autorité française est l’AFA ; pour le harcèlement, la santé et la sécurité au travail, les autorités du travail ; pour les discriminations, le <fr>Défenseur des droits</fr>. La justice peut être saisie dans les deux pays, au Luxembourg notamment pour la corruption. La liste française complète est annexée au décret n° 2022-1284 du 3 octobre 2022.",
      "S’adresser à la presse ou au public est protégé en dernier recours : si ni nous ni l’autorité n’avons agi à temps, ou s’il y a un danger imminent pour l’intérêt général, un risque de représailles ou peu de chances que l’affaire soit traitée.",
    ],
    france: "En France",
    luxembourg: "Au Luxembourg",
  },
} satisfies typeof en;
