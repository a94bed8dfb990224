import type en from "./words.en.ts";

export default {
  meta: {
    title: "Conseil en investissement",
    description:
      "Allocation, choix des gérants et suivi pour les familles, les fondations et les institutions : les étapes d’un mandat, les documents remis, les honoraires.",
  },
  title: "Le conseil en investissement, de l’allocation au suivi",
  lede: "Chaque client investit pour une raison et une durée qui lui sont propres. Nous partons de là pour fixer l’allocation d’actifs, retenir les gérants et les véhicules, puis vérifier à intervalles réguliers que chaque placement remplit son rôle. Le conseil est indépendant et donné par notre société française, entreprise d’investissement agréée ; le client décide, et ses avoirs restent chez son dépositaire.",
  year: {
    title: "Le mandat, étape par étape",
    lede: "La première année concentre l’essentiel du travail ; le suivi devient ensuite trimestriel. Le cadran montre la répartition de nos journées sur douze mois, pour un mandat de taille courante.",
    alt: "Un cadran de douze mois. La plupart des traits se trouvent entre le deuxième mois et le cinquième ; à partir du septième, il y en a un ou deux par mois.",
    caption:
      "Un trait par journée de travail durant la première année, {{days}} en tout, mois par mois depuis le haut, dans le sens des aiguilles d’une montre.",
    dataCaption: "Journées de travail par mois de mandat",
    month: "Mois",
    days: "Journées",
    receives: "Vous recevez",
    steps: [
      {
        when: "Mois 1",
        title: "L’ouverture du dossier",
        text: "Nous rencontrons les décideurs et les personnes qui dépendront de leurs décisions. Nous recueillons aussi les informations que la réglementation nous demande : connaissances, expérience, situation, préférences de durabilité.",
        receives:
          "la lettre de mission, avec le périmètre, les honoraires, les coûts, les intérêts déclarés et l’effet probable des risques de durabilité",
      },
      {
        when: "Mois 2 et 3",
        title: "L’inventaire",
        text: "Chaque ligne est évaluée avec son coût complet, frais des fonds sous-jacents compris.",
        receives: "un inventaire, qui vous reste acquis si le mandat s’arrête là",
      },
      {
        when: "Mois 4",
        title: "L’allocation",
        text: "Nous comparons au moins deux répartitions destinées à financer vos dépenses dans la limite de perte, ce qu’aucune ne peut garantir. Une personne extérieure au dossier les relit et consigne ses objections.",
        receives:
          "une page par répartition, avec les années où elle aurait échoué, et notre préférence",
      },
      {
        when: "Mois 5 et 6",
        title: "Les gérants",
        text: "Les candidats répondent à {{questions}} questions. Nous rapprochons leurs réponses de leurs comptes, de leurs votes et de l’avis d’anciens clients, et leur comparons toujours un fonds indiciel.",
        receives:
          "une liste restreinte, les frais négociés pour votre compte et un rapport d’adéquation par recommandation",
      },
      {
        when: "Mois 7",
        title: "La décision",
        text: "Votre comité vote, ligne à ligne s’il le souhaite. Vous transmettez les ordres au dépositaire, à des dates fixées d’avance.",
        receives: "un calendrier d’ordres prêt à signer",
      },
      {
        when: "Chaque trimestre",
        title: "Le suivi",
        text: "Nous comparons chaque placement aux raisons de son achat et, une fois par an, réexaminons l’allocation entière.",
        receives: "un rapport écrit par trimestre et une réunion par an",
      },
    ],
  },
  ledger: {
    title: "Cinq sujets à l’ouverture du dossier",
    caption:
      "Questions d’ouverture et documents établis, auxquels le portefeuille sera ensuite comparé",
    columns: { brought: "Sujet", asked: "Question posée", becomes: "Document établi" },
    rows: [
      {
        brought: "L’objet du capital",
        asked: "Que doit payer ce capital, en quelles années, et pour qui ?",
        becomes: "Une règle de dépense, en euros par an",
      },
      {
        brought: "L’horizon",
        asked: "De quelle somme pourriez-vous avoir besoin sous trois mois ?",
        becomes:
          "Une échelle de liquidité : les montants qui peuvent être immobilisés, et jusqu’à quand.",
      },
      {
        brought: "La tolérance à la perte",
        asked: "Quelle perte, en euros, vous ferait vendre ?",
        becomes: "Une limite de perte, signée à l’ouverture et relue quand les marchés baissent.",
      },
      {
        brought: "Le patrimoine existant",
        asked: "Que rachèteriez-vous aujourd’hui, à ce prix ?",
        becomes: "Un inventaire de chaque ligne avec son coût complet.",
      },
      {
        brought: "Les exclusions",
        asked: "À quoi verrions-nous qu’un fonds enfreint la règle ?",
        becomes: "Un critère assorti d’une source de données, ou une préférence sans critère.",
      },
    ],
  },
  roles: {
    title: "La répartition des rôles",
    aside: "Dépositaire",
    asideText: "L’établissement, choisi par le client, qui garde les titres et exécute les ordres.",
    caption: "Responsabilités de chacun au cours d’un mandat",
    task: "Tâche",
    who: "Qui s’en charge",
    us: "Notre part",
    rows: [
      {
        task: "Allocation et choix des gérants",
        who: "Vous, sur nos recommandations",
        us: "Nous recommandons, motivons et répondons aux objections de votre comité.",
      },
      {
        task: "Garde des titres et exécution des ordres",
        who: "Votre dépositaire",
        us: "Nous lisons les relevés, sans aucun accès aux avoirs eux-mêmes.",
      },
      {
        task: "Gestion des fonds et des mandats",
        who: "Les gérants que vous retenez",
        us: "Nous surveillons les résultats, les frais et le respect des critères.",
      },
      {
        task: "Rémunération du conseil",
        who: "Vous seul",
        us: "Nous n’acceptons rien des gérants ; une commission versée malgré nous vous est restituée en entier.",
      },
      {
        task: "Droit et fiscalité",
        who: "Vos avocats et fiscalistes",
        us: "Nous chiffrons l’effet de leurs avis sur le portefeuille.",
      },
    ],
  },
  cost: {
    title: "Les honoraires",
    lede: "Des honoraires annuels, payés par vous, sont calculés sur les avoirs conseillés. Le taux baisse par tranche, car le travail croît moins vite que les montants.",
    caption: "Honoraires annuels de conseil, hors taxes",
    millions: "{{value}} millions d’euros",
    tranche: "Part des avoirs",
    rate: "Taux annuel",
    upTo: "Jusqu’à {{amount}}",
    next: "Les {{amount}} suivants",
    beyond: "Au-delà",
    least:
      "Les honoraires ne descendent pas sous {{amount}} par an. Pour un patrimoine plus modeste, un fonds indiciel et un bon notaire coûtent moins cher, et nous le disons dès le premier entretien.",
    example:
      "Pour {{assets}}, les honoraires s’élèvent à {{fee}} par an, soit {{share}} des avoirs.",
    asideTitle: "En plus de nos honoraires",
    aside:
      "Le dépositaire, les gérants et l’impôt se paient à part ; l’inventaire en donne le total, en euros.",
  },
  case: {
    title: "Une fondation revoit son allocation",
    place: "Une fondation du nord de la France",
    paragraphs: [
      "La fondation dépensait un peu plus que ses revenus. Son capital était placé en liquidités et en emprunts d’État, choisis en pleine crise et jamais reconsidérés.",
      "Le conseil demandait un revenu plus élevé et excluait plusieurs secteurs contraires à son objet. Ces exclusions écartaient plus des deux tiers des fonds possibles et augmentaient les coûts attendus d’environ un dixième de point par an ; le conseil a eu ces deux chiffres sous les yeux avant de confirmer sa demande.",
      "Le transfert s’est fait en cinq tranches sur dix mois, au lieu des cinq mois prévus : deux gérants ont tardé à répondre à nos questions, et l’un d’eux a été écarté pour cette raison.",
    ],
    outcomeTitle: "Le risque qui demeure",
    outcome:
      "Quinze pour cent du capital se trouvent dans des fonds qui ne peuvent être vendus à volonté. Le conseil a accepté cette immobilisation pour dix ans ; s’il a besoin de l’argent plus tôt, il devra vendre avec une décote.",
    alt: "Cinq rivières de lignes, d’avant, à gauche, à après. Les liquidités passent de 31 à 8 pour cent, les actions cotées de 24 à 36, et les actifs non cotés apparaissent avec 15.",
    caption:
      "L’allocation de la fondation, avant et après : chaque nature d’actif est une rivière, dont les lignes se touchent où elle se resserre.",
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
  questions: {
    title: "Questions fréquentes",
    items: [
      {
        question: "Quel est votre minimum ?",
        answer:
          "Les honoraires minimaux se justifient à partir de quinze millions d’euros environ ; nous acceptons des montants inférieurs pour certaines fondations.",
      },
      {
        question: "Qui nous conseille, Paris ou Luxembourg ?",
        answer:
          "La société française, qui signe la lettre de mission et chaque recommandation. Elle exerce en France et, par libre prestation de services, au Luxembourg et en Belgique ; la société luxembourgeoise ne donne pas de conseil en investissement.",
      },
      {
        question: "Pouvez-vous aussi gérer le portefeuille ?",
        answer:
          "Non : notre agrément se limite au conseil. Toutefois, si vous souhaitez confier un mandat de gestion, nous vous aidons à choisir le gérant et suivons ses résultats.",
      },
      {
        question: "Recommandez-vous des fonds dans lesquels vous avez un intérêt ?",
        answer:
          "Aucune société liée à la maison n’émet de fonds, et si l’un de nous détient à titre personnel un placement que nous envisageons de recommander, il le déclare, vous en êtes informé avant la recommandation et une autre personne relit le dossier.",
      },
      {
        question: "Que se passe-t-il si une recommandation déçoit ?",
        answer:
          "Nous reprenons avec vous la page qui motivait l’achat, dans sa rédaction d’origine. Si ses conditions ne sont plus remplies, nous conseillons de vendre ; si elles le sont encore, nous expliquons pourquoi nous attendrions.",
      },
      {
        question: "Comment mettre fin au mandat ?",
        answer:
          "Par une lettre, avec un mois de préavis et sans frais de sortie. Le dossier complet vous est remis, ou transmis à la personne que vous désignez.",
      },
    ],
  },
  contact: {
    title: "Votre interlocuteur",
    text: "Pour un premier entretien, un relevé récent de vos avoirs et la liste de vos dépenses à venir suffisent.",
    action: "Écrire à l’équipe",
    also: "Nos références en conseil en investissement",
  },
} satisfies typeof en;
