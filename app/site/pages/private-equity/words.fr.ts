import type en from "./words.en.ts";

export default {
  meta: {
    title: "Capital-investissement",
    description:
      "Composer un programme de capital-investissement : rythme des engagements, choix des fonds, clauses, liquidité, risque de perte et honoraires.",
  },
  title: "Le capital-investissement, programme par programme",
  lede: "Trois voies mènent au capital-investissement : le fonds dès sa création, le marché secondaire, le co-investissement aux côtés d’un fonds. Nous aidons nos clients à les combiner dans un programme, à en négocier les conditions et à suivre chaque ligne jusqu’à sa liquidation. Le capital est immobilisé pendant des années et peut être perdu.",
  warning: {
    title: "À lire d’abord",
    years: "Douze ans",
    yearsText:
      "Durée pendant laquelle un fonds type conserve une partie de votre argent. Une vente anticipée à un autre investisseur prend des mois et peut coûter le tiers de la valeur.",
    all: "La totalité",
    allText:
      "Montant qui peut être perdu dans une société ; dans un fonds, une partie, parfois la plus grande. De deux fonds aux plaquettes semblables, l’un peut rendre le double des versements et l’autre les trois quarts.",
    ten: "Dix jours ouvrés",
    tenText:
      "Délai habituel pour payer un appel de fonds, quel que soit l’état des marchés ; l’investisseur qui ne paie pas peut perdre ses parts.",
  },
  programme: {
    title: "Composer un programme",
    lede: "Un fonds isolé dépend d’une seule année de lancement. Un programme étale les engagements sur plusieurs millésimes, et les remboursements des premiers fonds peuvent à terme payer les appels des suivants.",
    steps: [
      {
        title: "Le montant",
        text: "Nous partons de la somme dont vous pouvez vous passer pendant douze ans, une fois les autres besoins couverts.",
      },
      {
        title: "Le rythme",
        text: "Nous calculons l’engagement annuel qui maintient le solde au-dessus de votre limite, car tout engager dans une seule année est une erreur coûteuse.",
      },
      {
        title: "La répartition",
        text: "Les trois voies diffèrent par leur durée et par leur risque ; nous fixons la part de chacune avant d’examiner un fonds.",
      },
      {
        title: "Le choix",
        text: "Nous étudions plusieurs dizaines de fonds par an pour en retenir trois ou quatre. Un collègue conteste chaque recommandation, et ses objections vous sont remises.",
      },
      {
        title: "Les conditions",
        text: "Nous négocions avec un avocat, et les petits investisseurs obtiennent davantage en demandant ensemble, par une lettre commune.",
      },
      {
        title: "Le suivi",
        text: "Chaque appel est rapproché du règlement avant d’être payé. Nous lisons les comptes, siégeons aux comités consultatifs quand le fonds le permet et vous écrivons deux fois par an.",
      },
      {
        title: "La clôture",
        text: "À la liquidation d’un fonds, un bilan compare ses résultats aux prévisions et relève nos erreurs d’appréciation.",
      },
    ],
    caption: "Six engagements annuels d’un million dans des fonds types, en milliers d’euros",
    year: "Année",
    calls: "Appels",
    received: "Remboursements",
    balance: "Solde cumulé",
    reading:
      "Illustration sur les mêmes hypothèses, avant nos honoraires et l’impôt : pour {{committed}} engagés, le solde descend au plus bas à {{lowest}} en année {{year}} et redevient positif en année {{positive}}.",
  },
  curve: {
    title: "Un engagement d’un million, année par année",
    text: "Un engagement de souscription est appelé par fractions pendant cinq ou six ans, alors que les premières sociétés achetées sont déjà revendues. La différence entre les sommes reçues et versées descend, reste basse plusieurs années, puis remonte, parfois trop peu : c’est la courbe en J, que nos clients voient avant d’examiner un fonds.",
    alt: "Deux courbes sur douze ans. Toutes deux descendent sous moins 700 000 euros vers la quatrième ou la cinquième année. Le fonds type repasse zéro la huitième année et finit près de plus 630 000 ; le fonds décevant ne revient jamais à zéro et finit à moins 240 000.",
    caption:
      "Illustration, et non prévision : argent reçu moins argent versé, pour un million engagé, après les frais propres du fonds et avant nos honoraires et l’impôt ; en vert, un fonds type, en cuivre, un fonds décevant de ce millésime. Établie en 2026 sur nos propres hypothèses, sans base de données ; un fonds peut faire moins bien que le fonds décevant.",
    dataCaption: "Argent reçu moins argent versé, en milliers d’euros",
    year: "Année",
    ordinary: "Fonds type",
    poor: "Fonds décevant",
  },
  routes: {
    title: "Trois voies, comparées",
    caption: "Différences habituelles entre les trois",
    criterion: "Critère",
    primary: "Fonds primaire",
    secondary: "Part secondaire",
    direct: "Co-investissement",
    rows: [
      {
        name: "Objet",
        primary: "Les futurs achats d’un gérant, inconnus au départ",
        secondary: "Une part de sociétés déjà connues, cédée par un autre investisseur",
        direct: "Une société, aux côtés d’un fonds qui conduit l’opération",
      },
      {
        name: "Durée",
        primary: "10 à 12 ans",
        secondary: "4 à 7 ans",
        direct: "4 à 8 ans",
      },
      {
        name: "Paiement",
        primary: "Par appels, sur 5 ou 6 ans",
        secondary: "À l’achat, avec quelques appels restants",
        direct: "À l’achat",
      },
      {
        name: "Facteur décisif",
        primary: "Le choix du gérant",
        secondary: "Le prix, et l’âge de la dernière évaluation",
        direct: "La société, et les clauses de sortie",
      },
      {
        name: "Risque principal",
        primary: "Le départ de l’équipe, un fonds devenu trop gros",
        secondary: "Une décote justifiée par la qualité des actifs",
        direct: "L’absence de diversification",
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
    title: "Six clauses à lire en premier",
    text: "Le règlement d’un fonds dépasse souvent cent pages, mais six clauses y commandent l’essentiel des flux d’argent.",
    clauses: [
      {
        name: "Les personnes clés",
        text: "Quels départs obligent le fonds à cesser d’investir, et qui les constate.",
      },
      {
        name: "L’assiette des frais",
        text: "Si elle baisse après la cinquième année, ou porte encore sur des sommes remboursées.",
      },
      {
        name: "La restitution",
        text: "Si un gérant payé trop tôt doit rendre l’excédent, et qui s’en porte garant.",
      },
      {
        name: "Le réemploi",
        text: "Quelle part des produits peut être rappelée : un engagement d’un million peut en devenir un et quart.",
      },
      {
        name: "L’évaluation",
        text: "Qui évalue les sociétés, à quel rythme, et qui peut contester le résultat.",
      },
      {
        name: "La cession",
        text: "À qui vous pouvez vendre, qui doit consentir, et si le silence vaut accord.",
      },
    ],
  },
  case: {
    title: "Un réseau d’énergie, financé en partie",
    place: "En Belgique et au Luxembourg",
    lead: "Des fonds d’infrastructure achetaient un réseau d’énergie et proposaient à notre client, une famille, d’investir à leurs côtés, avec une réponse sous quelques semaines.",
    foundTitle: "Constat",
    found: [
      "Une partie ancienne du réseau n’avait été inspectée que par sondage.",
      "Le prix payé par les usagers suivait le gaz à la hausse et les salaires à la baisse.",
      "Une clause permettait aux fonds de vendre avant notre client.",
    ],
    didTitle: "Demande et résultat",
    did: [
      "Une seconde inspection aux frais des fonds, après laquelle les travaux ont été inscrits au plan et le prix réduit de quelques points.",
      "Une formule que les usagers peuvent vérifier, obtenue au prix d’un demi-point de rendement prévu.",
      "Le droit de vendre en même temps et au prix des fonds, accordé après deux refus.",
    ],
    after:
      "Le client a investi les deux tiers de la somme proposée, et le résultat ne pourra être jugé que dans plusieurs années.",
  },
  risks: {
    title: "Risques et liquidité",
    caption: "Les principaux risques et la façon dont nous les traitons",
    risk: "Risque",
    shows: "Manifestation",
    answer: "Notre réponse",
    rows: [
      {
        risk: "Perte en capital",
        shows: "Une société fait faillite, ou un fonds rend moins que les versements.",
        answer: "Plusieurs millésimes, gérants et secteurs, avec une limite par ligne",
      },
      {
        risk: "Illiquidité",
        shows: "Le fonds ne rachète pas ses parts ; leur vente dépend d’un acheteur.",
        answer: "Un montant plafonné, et trois années de dépenses gardées à part",
      },
      {
        risk: "Défaut sur un appel",
        shows: "Les parts sont réduites ou annulées, selon le règlement.",
        answer: "Un calendrier des appels et une réserve pour les payer",
      },
      {
        risk: "Évaluation",
        shows: "La valeur trimestrielle est une estimation du gérant lui-même.",
        answer: "Une comparaison avec les comptes audités et les prix de cession",
      },
      {
        risk: "Endettement",
        shows: "Les sociétés du fonds supportent une dette élevée.",
        answer: "Une lecture de la dette, société par société",
      },
      {
        risk: "Change",
        shows: "L’engagement est pris dans une autre monnaie que vos dépenses.",
        answer: "Une exposition mesurée et, si vous le décidez, couverte",
      },
    ],
    exitTitle: "Peut-on sortir plus tôt ?",
    exit: "Parfois, et avec une décote, en vendant ses parts sur le marché secondaire à un acheteur qui aura vérifié les comptes. En 2024, la meilleure offre reçue par l’un de nos clients était inférieure de 31 % à la valeur affichée ; il a préféré conserver ses parts.",
  },
  cost: {
    title: "Le partage d’un gain et nos honoraires",
    text: "Nos honoraires sont de {{first}} de l’engagement pendant chacune des {{years}} premières années, puis de {{later}} de la valeur restant dans le fonds, sans aucune part du gain.",
    alt: "Une bande de {{count}} traits verticaux, divisée en cinq : 60 pour l’investisseur, 19 pour les frais du gérant, 14 pour sa part du gain, 3 pour le véhicule et 3 pour nous.",
    caption:
      "Illustration sur les hypothèses de la courbe ci-dessus, avant impôt : un trait pour dix mille euros du gain brut d’un fonds type, pour un million engagé dans un programme de {{threshold}} ou davantage.",
    dataCaption: "Le partage du gain brut d’un fonds type",
    taker: "Qui",
    amount: "Milliers d’euros",
    takers: {
      client: "Vous",
      management: "Le gérant, en frais",
      carried: "Le gérant, en part du gain",
      vehicle: "Véhicule, banque, auditeur",
      adviser: "Notre conseil",
    },
    millions: "{{value}} millions d’euros",
    least:
      "Les honoraires ne descendent pas sous {{amount}} par an, somme atteinte pour un programme de {{threshold}}. Un co-investissement est conseillé pour un prix fixe, dû que vous investissiez ou non.",
  },
  eligible: {
    title: "Les investisseurs concernés",
    text: [
      "Nous conseillons sur ces placements les clients professionnels, et d’autres clients s’ils leur conviennent, à partir du minimum que fixe chaque fonds. Nous le vérifions d’abord et déclinons la demande si ce n’est pas le cas.",
      "Les recommandations viennent de notre société française, qui ne gère aucun fonds. Quand l’une d’elles porte sur un projet de la plateforme d’impact, vous en êtes informé au préalable.",
      "Nous n’annonçons pas de rendement : nous présentons l’éventail des résultats de fonds comparables, nets de frais, avec la part de ceux qui ont perdu de l’argent, la source et sa date.",
    ],
    action: "Écrire à l’équipe",
    also: "Nos références en capital-investissement",
  },
} satisfies typeof en;
