import type en from "./words.en.ts";

export default {
  meta: {
    title: "Capital-investissement",
    description:
      "Fonds primaires, opérations secondaires, co-investissement : ce que nous examinons, ce que cela coûte, la durée d’immobilisation et le risque de perte.",
  },
  title: "Le capital-investissement, choisi ligne à ligne",
  lede: "Trois voies mènent au capital-investissement : souscrire à un fonds primaire dès sa création, racheter une participation sur le marché secondaire, ou co-investir dans une société aux côtés d’un fonds. Chacune a son calendrier, son prix et ses risques. Nous pratiquons les trois, lisons les documents jusqu’à la dernière page et suivons chaque ligne jusqu’à sa liquidation. Le capital y reste immobilisé des années et peut être perdu : nous commençons par le dire.",
  warning: {
    title: "À lire d’abord",
    years: "Douze ans",
    yearsText:
      "c’est le temps durant lequel un fonds ordinaire garde une part de votre argent. Il n’y a pas de guichet où le réclamer ; une vente à un autre investisseur prend des mois et peut coûter le tiers de la valeur.",
    all: "La totalité",
    allText:
      "peut être perdue dans une seule société, et une partie dans un fonds. De deux fonds à la même brochure, l’un peut rendre le double de ce qui fut versé, et l’autre les trois quarts.",
    ten: "Dix jours ouvrés",
    tenText:
      "c’est le préavis dont vous disposez quand le fonds appelle de l’argent, quel que soit l’état des marchés. Qui ne peut payer perd ce qu’il a déjà versé.",
  },
  curve: {
    title: "Ce que devient un engagement d’un million",
    text: "Un engagement de souscription ne se verse pas d’un coup. Il est appelé par fractions, pendant cinq ou six ans, alors que les premières sociétés achetées sont déjà revendues. Votre compte n’en montre que la différence : elle descend, reste basse des années, puis remonte, ou ne remonte pas assez. C’est la courbe en J. Nos clients voient ce dessin avant de voir aucun fonds.",
    alt: "Deux courbes sur douze ans. Toutes deux descendent sous moins 700 000 euros vers la quatrième ou la cinquième année. Le fonds ordinaire repasse zéro la huitième année et finit près de plus 630 000 ; le mauvais ne revient jamais à zéro et finit à moins 240 000.",
    caption:
      "Illustration : argent reçu moins argent versé, pour un million engagé, après les frais propres du fonds. En vert, un fonds ordinaire. En cuivre, un mauvais fonds du même millésime.",
    dataCaption: "Argent reçu moins argent versé, en milliers d’euros",
    year: "Année",
    ordinary: "Fonds ordinaire",
    poor: "Mauvais fonds",
  },
  routes: {
    title: "Trois voies, comparées",
    caption: "Ce qui distingue les trois, dans les cas ordinaires",
    criterion: "Critère",
    primary: "Fonds primaire",
    secondary: "Part secondaire",
    direct: "Co-investissement",
    rows: [
      {
        name: "Ce que l’on achète",
        primary: "Les dix prochaines années d’un gérant, sans les voir",
        secondary: "Une part de sociétés déjà connues, à quelqu’un qui veut sortir",
        direct: "Une société, aux côtés d’un fonds qui mène",
      },
      {
        name: "Pour combien de temps",
        primary: "10 à 12 ans",
        secondary: "4 à 7 ans",
        direct: "4 à 8 ans",
      },
      {
        name: "Quand l’on paie",
        primary: "Par appels, sur 5 ou 6 ans",
        secondary: "Tout de suite, avec quelques appels restants",
        direct: "Tout de suite",
      },
      {
        name: "Ce qui décide du résultat",
        primary: "Le choix du gérant",
        secondary: "Le prix, et l’âge de la dernière évaluation",
        direct: "La société, et les clauses de sortie",
      },
      {
        name: "Où cela tourne mal",
        primary: "L’équipe s’en va, le fonds grossit trop",
        secondary: "La décote était méritée",
        direct: "Rien autour pour compenser",
      },
      {
        name: "Temps pour décider",
        primary: "2 à 4 mois",
        secondary: "3 à 6 semaines",
        direct: "2 à 4 semaines",
      },
    ],
  },
  reading: {
    title: "Ce que vous apportez, ce que nous lisons",
    bring: "Vous apportez",
    bringItems: [
      "Une somme dont vous pouvez vous passer douze ans, une fois tout le reste assuré.",
      "La qualité d’investisseur professionnel, ou la disposition à s’entendre dire qu’on ne l’a pas.",
      "Quelqu’un qui ouvre le courrier : les appels de fonds arrivent par lettre et sont dus sous dix jours ouvrés.",
      "La patience d’apprendre qu’il ne s’est rien passé ce trimestre.",
    ],
    read: "Nous lisons",
    readText:
      "Le règlement d’un fonds compte environ cent quarante pages. Six clauses y déplacent l’essentiel de l’argent.",
    clauses: [
      {
        name: "Les personnes clés",
        text: "Qui peut partir avant que le fonds doive cesser d’investir, et qui constate ce départ.",
      },
      {
        name: "L’assiette des frais",
        text: "Si elle baisse après la cinquième année, ou se calcule encore sur un argent depuis longtemps rendu.",
      },
      {
        name: "La restitution",
        text: "Si un gérant payé trop tôt doit rendre, et qui s’en porte garant.",
      },
      {
        name: "Le réemploi",
        text: "Quelle part des produits peut être rappelée. Un million en devient un et quart.",
      },
      {
        name: "L’évaluation",
        text: "Qui évalue, à quel rythme, et qui peut contester. Deux de nos refus de l’an dernier ont commencé là.",
      },
      {
        name: "La cession",
        text: "À qui vous pouvez vendre, qui doit consentir, et si le silence vaut accord.",
      },
    ],
  },
  years: {
    title: "Le déroulement d’un mandat, en années",
    steps: [
      {
        when: "Avant",
        title: "Le rythme, non le fonds",
        text: "Nous calculons avec vous combien engager chaque année pour qu’appels et remboursements se rejoignent. En ce domaine, le plus grand tort est de tout engager lors d’une seule bonne année.",
      },
      {
        when: "Année 0",
        title: "Le choix",
        text: "D’une soixantaine d’offres par an à trois ou quatre. Chaque recommandation tient sur une page, avec six annexes et le nom du collègue qui l’a combattue.",
      },
      {
        when: "Année 0",
        title: "Les conditions",
        text: "Nous négocions, un avocat à nos côtés. Les petits clients gagnent à demander ensemble : la même lettre, signée de plusieurs.",
      },
      {
        when: "1 à 5",
        title: "Les appels",
        text: "Chaque appel est vérifié au regard du règlement avant que vous ne payiez. Un sur trente est faux, le plus souvent par sa date.",
      },
      {
        when: "3 à 10",
        title: "La veille",
        text: "Nous siégeons aux comités consultatifs quand le fonds le permet, lisons les comptes, visitons deux sociétés par an et vous écrivons deux fois.",
      },
      {
        when: "8 à 12",
        title: "La sortie",
        text: "Prolongations, cession à un fonds de continuation, derniers remboursements : chacun demande votre vote, et chaque vote reçoit un avis motivé.",
      },
      {
        when: "Dernier jour",
        title: "Le compte",
        text: "Ce qui était attendu, ce qui est venu, ce que nous avions mal vu. Il est envoyé sans qu’on le réclame.",
      },
    ],
  },
  case: {
    title: "De l’eau chaude sous les rues",
    place: "À Luxembourg, en 2025",
    lead: "Un réseau de chaleur urbain, onze kilomètres de conduites, 2 300 logements. Deux fonds d’infrastructure l’achetaient et offraient à notre client, une famille, une place à leurs côtés : six millions d’euros, réponse sous trois semaines.",
    foundTitle: "Ce que nous avons trouvé",
    found: [
      "Deux kilomètres posés en 1974, dont l’ingénieur du vendeur avait inspecté quatre cents mètres.",
      "Un prix de la chaleur lié au gaz à la hausse et à un indice des salaires à la baisse.",
      "Une clause de sortie qui laissait les fonds vendre d’abord, et notre client quand ils auraient fini.",
    ],
    didTitle: "Ce que nous avons demandé",
    did: [
      "Un second ingénieur, aux frais des fonds. Le renouvellement figure désormais au plan, et le prix a baissé de quatre pour cent.",
      "Une formule que les locataires peuvent vérifier. Elle réduit le rendement prévu d’un demi-point.",
      "Le droit de vendre le même jour, au même prix. Les fonds ont refusé deux fois, puis accepté.",
    ],
    after:
      "Le client a investi quatre millions au lieu de six. Un an, c’est trop peu pour dire qui avait raison sur les deux autres.",
  },
  cost: {
    title: "Qui est payé sur un gain",
    text: "Nos honoraires sont les plus faibles des quatre prélèvements et les seuls que nous fixions. Ils sont de {{first}} de l’engagement chacune des {{years}} premières années, puis de {{later}} de ce qui reste dans le fonds, jamais d’une part du gain : nous ne voulons pas être payés pour votre risque.",
    alt: "Une bande de {{count}} traits verticaux, divisée en cinq : 60 pour l’investisseur, 19 pour les frais du gérant, 14 pour sa part du gain, 3 pour le véhicule et 3 pour nous.",
    caption:
      "Un trait pour dix mille euros du gain brut du fonds ordinaire, pour un million engagé. Illustration, avant impôt.",
    dataCaption: "Le partage du gain brut du fonds ordinaire",
    taker: "Qui",
    amount: "Milliers d’euros",
    takers: {
      client: "Vous",
      management: "Le gérant, en frais",
      carried: "Le gérant, en part du gain",
      vehicle: "Véhicule, banque, auditeur",
      adviser: "Notre conseil",
    },
    least:
      "Les honoraires ne descendent pas sous {{amount}} par an. Un co-investissement se conseille pour un prix fixe, dû que vous investissiez ou non.",
  },
  questions: {
    title: "Des questions, des réponses nettes",
    items: [
      {
        question: "Gérez-vous vos propres fonds ?",
        answer:
          "Non. La plateforme d’impact rapproche projets et partenaires, mais chaque projet a ses propriétaires et ses documents. Quand une recommandation porte sur l’un d’eux, nous vous le disons avant que vous ne la lisiez. Les recommandations viennent de notre société française, conseiller en investissements financiers ; celle de Luxembourg organise et suit les programmes.",
      },
      {
        question: "Quelle part de mon patrimoine y consacrer ?",
        answer:
          "Celle que vous pourriez voir réduite de moitié sur le papier sans en avoir besoin. Pour les familles que nous conseillons, c’est entre 5 et 20 % ; pour deux d’entre elles, rien du tout, et elles restent clientes.",
      },
      {
        question: "Le marché secondaire permet-il de sortir plus tôt ?",
        answer:
          "C’est une issue, non une porte. Les acheteurs paient ce qu’ils peuvent vérifier. En 2024, la meilleure offre faite à l’un de nos clients était inférieure de 31 % à la valeur affichée ; il est resté.",
      },
      {
        question: "Conseillez-vous aussi des particuliers ?",
        answer:
          "Si la loi vous tient pour un investisseur professionnel ou averti, oui. Nous le vérifions et conservons cette vérification. Sinon, nous disons non, quel que soit le montant.",
      },
      {
        question: "Quel rendement attendre ?",
        answer:
          "Nous ne donnons pas un chiffre. Nous donnons l’éventail des résultats de fonds comparables, nets de frais, avec la part de ceux qui ont perdu de l’argent. La source et sa date figurent à côté.",
      },
    ],
  },
  next: {
    title: "Commencez par la somme que vous pouvez oublier.",
    text: "Dites-nous cette somme, et les fonds que vous détenez. Nous répondons par un rythme d’engagement et par les deux lignes que nous ne rachèterions pas.",
    action: "Écrire à l’associé chargé des investisseurs",
    also: "Fonds et sociétés parmi nos références",
  },
} satisfies typeof en;
