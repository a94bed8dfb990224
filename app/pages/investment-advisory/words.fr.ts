import type en from "./words.en.ts";

export default {
  meta: {
    title: "Conseil en investissement",
    description:
      "Allocation, sélection, suivi pour les familles, les fondations, les institutions. Nous conseillons, le client décide ; ses avoirs restent chez son dépositaire.",
  },
  title: "Le conseil en investissement, de l’allocation au suivi",
  lede: "Une famille, une fondation, une institution n’investissent ni pour les mêmes raisons ni pour la même durée. Nous partons de là pour fixer l’allocation d’actifs, retenir les gérants et les véhicules, puis vérifier à intervalles réguliers que chaque placement remplit encore son office. Nous conseillons ; le client décide. Ses avoirs restent chez son dépositaire, et tout intérêt que nous aurions dans un véhicule lui est déclaré par écrit avant qu’il en soit question.",
  ledger: {
    title: "Ce que vous apportez, et ce que cela devient",
    caption: "Cinq entrées ouvrent le dossier. Aucune n’est un produit.",
    columns: { brought: "Vous apportez", asked: "Nous demandons", becomes: "Cela devient" },
    rows: [
      {
        brought: "Une raison d’être",
        asked: "Que doit payer ce capital, en quelles années, et pour qui ?",
        becomes: "Une règle de dépense, en euros par an, que tout le reste doit servir.",
      },
      {
        brought: "Un horizon",
        asked: "De quelle somme pourriez-vous avoir besoin sous trois mois ?",
        becomes: "Une échelle de liquidité : ce qui peut être immobilisé, et jusqu’à quand.",
      },
      {
        brought: "Une tolérance à la perte",
        asked: "Quelle perte, en euros, vous ferait vendre ?",
        becomes: "Une limite, signée par temps calme et relue par gros temps.",
      },
      {
        brought: "Ce que vous possédez déjà",
        asked: "Que rachèteriez-vous aujourd’hui, à ce prix ?",
        becomes: "Un inventaire de chaque ligne avec son coût entier, frais sur frais compris.",
      },
      {
        brought: "Ce que vous refusez de posséder",
        asked: "À quoi verrions-nous qu’un fonds enfreint la règle ?",
        becomes: "Un critère assorti d’une source, ou une préférence avouée comme telle.",
      },
    ],
  },
  work: {
    title: "Trois sortes de travail",
    aside: "Dépositaire",
    asideText:
      "Il garde les titres et exécute les ordres. Le client le choisit et signe avec lui. Nous avons accès aux relevés, jamais aux avoirs.",
    parts: [
      {
        title: "Fixer l’allocation",
        text: "Nous partons de la règle de dépense et remontons jusqu’à la répartition qui peut la financer sans franchir la limite de perte. Deux répartitions au moins vous sont soumises, avec les années où chacune aurait échoué.",
      },
      {
        title: "Choisir gérants et véhicules",
        text: "Les candidats répondent par écrit à vingt et une questions. Nous rapprochons leurs réponses de leurs comptes, de leurs votes et de ce que disent d’anciens clients. Un simple fonds indiciel figure toujours parmi les candidats ; souvent, il l’emporte.",
      },
      {
        title: "Suivre ce qui a été choisi",
        text: "Chaque ligne a sa page, qui dit pourquoi elle fut achetée et ce qui y mettrait fin. Une fois par trimestre, nous la relisons à la lumière des faits. Le plus souvent rien ne change, et nous l’écrivons aussi.",
      },
    ],
    notTitle: "Ce que nous laissons à d’autres",
    not: [
      "Nous ne détenons pas d’avoirs et ne passons pas d’ordres : le dépositaire s’en charge, sur votre signature.",
      "Nous ne prenons pas de commission des gérants. Quand l’une d’elles ne peut être refusée, elle vous est reversée en entier.",
      "Nous ne prévoyons pas les marchés. Nous disons de quelle prévision dépend un portefeuille.",
    ],
  },
  year: {
    title: "Le déroulement de la première année",
    lede: "Un mandat pèse au début et s’allège ensuite. Le cadran montre comment nos journées se répartissent sur les douze premiers mois d’un mandat de taille courante.",
    alt: "Un cadran de douze mois. La plupart des traits se trouvent entre le deuxième mois et le cinquième ; à partir du septième, il y en a un ou deux par mois.",
    caption:
      "Un trait par journée de travail durant la première année, {{days}} en tout, mois par mois depuis le haut, dans le sens des aiguilles d’une montre.",
    dataCaption: "Journées de travail par mois de mandat",
    month: "Mois",
    days: "Journées",
    steps: [
      {
        when: "Mois 1",
        title: "Deux entretiens et une lettre",
        text: "Nous rencontrons ceux qui décident et ceux qui vivront avec la décision. La lettre de mission fixe le périmètre, les honoraires et les conflits d’intérêts.",
      },
      {
        when: "Mois 2 et 3",
        title: "L’inventaire",
        text: "Chaque ligne est évaluée, coûts compris. Il vous reste acquis, même si le mandat s’arrête là.",
      },
      {
        when: "Mois 4",
        title: "L’allocation, sur une page",
        text: "Deux répartitions, leurs pires années, et celle que nous choisirions. Un second lecteur, de l’autre bureau, certifie avoir tenté de la réfuter.",
      },
      {
        when: "Mois 5 et 6",
        title: "Les gérants",
        text: "Questionnaires, entretiens, conditions. Nous négocions les frais pour vous et ne gardons rien de l’écart.",
      },
      {
        when: "Mois 7",
        title: "Votre décision",
        text: "Votre comité vote, ligne à ligne s’il le souhaite. Les ordres partent de vous vers le dépositaire, à des dates fixées d’avance.",
      },
      {
        when: "Puis chaque trimestre",
        title: "Le dossier est rouvert",
        text: "Quatre lettres par an, une réunion, et une fois l’an toute l’allocation débattue à nouveau depuis le début.",
      },
    ],
  },
  case: {
    title: "Une fondation hospitalière change d’avis, lentement",
    place: "À Paris, en 2025",
    paragraphs: [
      "La fondation finance des postes de chercheurs. Son capital dormait en liquidités et en emprunts d’État, choisis l’année d’une grande peur et jamais reconsidérés. Elle dépensait un peu plus qu’elle ne gagnait, et personne ne l’avait dit à voix haute.",
      "Le conseil demandait deux choses contraires : un revenu plus élevé, et aucun revenu tiré du tabac, distribution comprise, ni de l’alcool. La seconde demande ramenait la liste des fonds possibles de 41 à 12 et renchérissait les coûts attendus de 0,11 point par an. Nous avons mis les deux chiffres en première page. Le conseil les a lus, et a confirmé.",
      "Le passage s’est fait en cinq fois, sur dix mois. Nous en avions prévu cinq. Deux gérants ont mis toute une saison à répondre à nos questions ; l’un d’eux fut écarté pour cela.",
    ],
    outcomeTitle: "Ce qui reste ouvert",
    outcome:
      "Quinze pour cent se trouvent désormais dans des fonds qu’on ne vend pas à volonté. Le conseil l’a accepté par écrit pour dix ans. Si l’hôpital a besoin de l’argent plus tôt, cette partie du conseil aura été mauvaise.",
    alt: "Cinq rivières de lignes, d’avant, à gauche, à après. Les liquidités passent de 31 à 8 pour cent, les actions cotées de 24 à 36, et les actifs non cotés apparaissent avec 15.",
    caption:
      "L’allocation de la fondation, avant et après. Chaque nature d’actif est une rivière : où elle se resserre, ses lignes se touchent.",
    dataCaption: "Allocation en pour cent des avoirs",
    asset: "Nature de l’actif",
    before: "Avant",
    after: "Après",
    assets: {
      cash: "Liquidités",
      bonds: "Obligations d’État et d’entreprises",
      shares: "Actions cotées",
      property: "Immobilier",
      private: "Infrastructures et non-coté",
    },
  },
  cost: {
    title: "Ce que cela coûte, dans le principe",
    lede: "Des honoraires uniques, payés par vous, sur les avoirs que nous conseillons. Le taux baisse avec le montant, parce que le travail ne croît pas avec lui.",
    caption: "Honoraires annuels de conseil, hors taxes",
    millions: "{{value}} millions d’euros",
    tranche: "Part des avoirs",
    rate: "Taux annuel",
    upTo: "Jusqu’à {{amount}}",
    next: "Les {{amount}} suivants",
    beyond: "Au-delà",
    least:
      "Les honoraires ne descendent pas sous {{amount}} par an. En deçà, un fonds indiciel et un bon notaire vous serviront mieux que nous, et nous le disons dès le premier entretien.",
    example:
      "Pour {{assets}}, les honoraires s’élèvent à {{fee}} par an, soit {{share}} des avoirs.",
    asideTitle: "En plus de nos honoraires",
    aside:
      "Le dépositaire, les gérants et l’impôt se paient à part. L’inventaire réunit le tout en un seul chiffre, en euros : c’est d’ordinaire la première surprise.",
  },
  questions: {
    title: "Les questions qu’on nous pose",
    items: [
      {
        question: "À partir de quel montant conseillez-vous ?",
        answer:
          "Les honoraires minimaux se justifient à partir de quinze millions d’euros environ. Nous faisons exception pour des fondations dont nous connaissons l’objet, et déclinons des sommes plus élevées quand on attend de nous une simple approbation.",
      },
      {
        question: "Qui nous conseille, Paris ou Luxembourg ?",
        answer:
          "La société française, qui est conseiller en investissements financiers : elle signe la lettre de mission et chaque recommandation. La société luxembourgeoise ne donne pas de conseil en investissement au sens de la loi ; ses équipes relisent et contredisent, comme dans tous nos dossiers.",
      },
      {
        question: "Pouvez-vous aussi gérer le portefeuille ?",
        answer:
          "Non. Qui gère est tenté de recommander la gestion. Si vous voulez confier un mandat discrétionnaire, nous vous aidons à choisir le gérant, puis nous le surveillons.",
      },
      {
        question: "Recommandez-vous des fonds où vous avez un intérêt ?",
        answer:
          "Seulement après vous l’avoir écrit, avant la recommandation. Le dossier est alors relu par quelqu’un qui n’a aucune part à cet intérêt, et cette relecture vous est communiquée.",
      },
      {
        question: "Que se passe-t-il quand une recommandation tourne mal ?",
        answer:
          "La page qui disait pourquoi l’on achetait est rouverte avec vous. Ou bien ses conditions ne tiennent plus, et nous disons de vendre ; ou bien elles tiennent, et nous disons pourquoi nous attendrions. Nous ne réécrivons pas la page.",
      },
      {
        question: "Comment vous quitter ?",
        answer:
          "Par une lettre, avec un mois de préavis et sans frais de sortie. Le dossier, avec toutes ses raisons, vous revient ou passe à la personne que vous désignez.",
      },
    ],
  },
  next: {
    title: "Apportez le relevé de l’an dernier.",
    text: "Une heure, la liste de ce que vous possédez et la question qui revient à chacune de vos réunions : cela suffit pour savoir si nous pouvons vous être utiles.",
    action: "Écrire à l’associé chargé des investisseurs",
    also: "Voir les dossiers que nous avons suivis",
  },
} satisfies typeof en;
