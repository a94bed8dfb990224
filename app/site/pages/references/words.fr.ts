import type en from "./words.en.ts";

export default {
  meta: {
    title: "Références",
    description:
      "Nos missions passées, sans les noms : le secteur, la situation du client et le travail demandé, sans rien qui permette de reconnaître les parties.",
  },
  title: "Nos références, sans les noms",
  lede: "Chaque mission est décrite par son secteur, la situation du client et le travail demandé. Les lieux sont donnés par région, les dates par période, les montants par fourchette, et les détails qui permettraient à un tiers de reconnaître un client ont été écartés. Les mandats de conseil en investissement et de capital-investissement sont ceux de notre société française ; les mandats de fusion et de stratégie sont ceux de l’une ou de l’autre société.",
  rule: "Toutes les pages, publications et lettres de ce site suivent cette règle. Quand un exemple demande des montants précis, ils ont été modifiés dans une même proportion, et le texte le dit. Un client n’est reconnaissable que s’il y a consenti, ce qui est alors indiqué.",
  record: {
    title: "Par période et par métier",
    caption: "{{count}} missions de {{from}} à {{to}}, un sceau pour chacune",
    service: "Métier",
  },
  list: {
    title: "Les missions",
    filter: "Métier",
    all: "Tous",
    shown_one: "{{count}} mission affichée",
    shown_other: "{{count}} missions affichées",
    difficulty: "Difficulté",
    work: "Notre travail",
  },
  cases: {
    toolmaker: {
      difficulty:
        "Un groupe industriel offrait davantage et aurait déplacé la production. Les cadres avaient la confiance du personnel et peu d’argent, et la seule banque qu’ils avaient consultée s’est retirée à mi-chemin ; nous aurions dû leur demander plus tôt ce que valait leur financement.",
      work: "Les cadres, qui avaient leur propre conseil, ont trouvé une seconde banque et un fonds régional ; pour le vendeur, nous avons examiné la solidité du paiement. Le vendeur a prêté entre un dixième et un cinquième du prix et accepté quelque sept pour cent de moins que l’offre concurrente, les deux résultats après impôt sous les yeux.",
    },
    "district-heating": {
      difficulty:
        "Les fonds laissaient à notre client quelques semaines pour répondre. Une partie du réseau avait une cinquantaine d’années, et la clause de sortie permettait aux fonds de vendre les premiers.",
      work: "Nous avons obtenu une seconde étude technique aux frais des fonds, une formule de prix que les usagers peuvent vérifier et le droit de vendre en même temps que les fonds, à leur prix. Le client a investi environ les deux tiers du montant proposé au départ.",
    },
    "hospital-foundation": {
      difficulty:
        "Le conseil voulait un revenu plus élevé et l’exclusion de plusieurs secteurs contraires à son objet ; les exclusions écartaient plus des deux tiers des fonds candidats.",
      work: "Nous en avons chiffré le coût, environ un dixième de point de frais attendus par an, et le conseil a confirmé son choix. La nouvelle allocation d’actifs était en place en moins d’un an, plus tard que prévu.",
    },
    "food-wholesaler": {
      difficulty:
        "Un actionnaire dirigeait et un autre souhaitait sortir, tandis qu’un emprunt venait à échéance en une seule fois. Une mauvaise année, l’entreprise n’aurait pu honorer sa dette, quel que soit son propriétaire.",
      work: "La dette a été traitée d’abord : elle a été étalée sur plusieurs années, et une partie des murs vendue puis reprise à bail. Entre un quart et un tiers des parts ont ensuite changé de mains, en deux temps, et des administrateurs indépendants sont entrés au conseil.",
    },
    "surface-treatment": {
      difficulty:
        "Le rapport environnemental du vendeur concluait à une nappe propre, sur des prélèvements faits en amont du site ; notre client avait déjà signé une lettre d’intention.",
      work: "Nous avons conseillé de subordonner le prix à une seconde étude et d’en placer une partie sous séquestre pendant plusieurs années. L’étude a confirmé le doute, et le prix a été réduit.",
    },
    "care-homes": {
      difficulty:
        "Les prévisions étaient bonnes et notre client connaissait le fonds chef de file, mais la rotation du personnel était élevée et l’intérim assurait une large part des services. Nous y avons vu un risque pour les résidents autant que pour les marges.",
      work: "Nous avons déconseillé l’opération avant l’échéance, et le client nous a suivis. D’autres investisseurs sont entrés ; leurs résultats ont jusqu’ici été conformes aux prévisions.",
    },
    "pension-scheme": {
      difficulty:
        "Le gérant classé premier, pour les frais comme pour les résultats, refusait de dire comment il traite les emprunteurs qui enfreignent le droit du travail. Le conseil devait pouvoir motiver le rejet du candidat le moins cher.",
      work: "Tous les candidats ont reçu nos vingt et une questions, et leurs réponses ont été présentées au conseil en un seul tableau. Il a choisi le deuxième, pour environ un dixième de point de plus par an, et consigné ses raisons au procès-verbal.",
    },
    "cold-store": {
      difficulty:
        "L’entrepôt sur lequel reposait le plan devait s’élever sur un terrain exposé aux inondations. L’autre terrain coûtait plus cher à louer et offrait moins de place.",
      work: "Nous avons recommandé l’autre terrain et estimé le coût d’un mois d’inondation. Le client a construit sur le premier, sur des fondations surélevées ; l’avis et la décision figurent tous deux au dossier.",
    },
    "packaging-division": {
      difficulty:
        "La division partageait son usine, sa facturation et sa trésorerie avec le groupe qui la vendait, et n’avait jamais eu de comptes propres.",
      work: "Pour l’acquéreur, nous avons reconstitué plusieurs exercices, trouvé un EBITDA nettement inférieur à celui du vendeur et fait arrêter le prix par locked box sur le bilan reconstitué. Le carve-out a demandé plus d’un an de services transitoires, environ le double de la durée proposée.",
    },
    "fund-interests": {
      difficulty:
        "Les participations étaient réparties entre de nombreux pays, et l’accord des commandités prenait de quelques jours à plusieurs mois. L’assureur avait besoin de l’argent avant la clôture de l’exercice.",
      work: "Sur notre conseil, il a vendu en deux lots, les accords rapides d’abord, à neuf dixièmes environ puis entre huit et neuf dixièmes de la valeur liquidative ; l’écart a été expliqué au conseil ligne à ligne.",
    },
    "four-branches": {
      difficulty:
        "Les avoirs se trouvaient dans plusieurs banques dépositaires, dont les rapports ne pouvaient s’additionner, chacun ayant son propre indice de référence ; certaines branches avaient besoin de revenus, d’autres non.",
      work: "Nous avons dressé un seul inventaire et proposé deux allocations types soumises à des règles communes, que les branches ont adoptées ; les frais ont baissé au total d’environ un tiers.",
    },
    "printing-group": {
      difficulty:
        "Des membres de la deuxième génération siégeaient au conseil, dirigeaient les usines et fixaient leurs propres budgets ; aucune règle ne régissait les dividendes.",
      work: "En moins d’un an, nous avons écrit avec eux une charte familiale, une règle de dividende liée à la dette nette et la fiche de poste d’un président extérieur. Cette gouvernance a depuis traversé une mauvaise année et une démission.",
    },
    "veterinary-laboratory": {
      difficulty:
        "Le fondateur et l’acquéreur ne s’accordaient pas sur la valeur d’un produit qui n’était pas encore homologué ; le fondateur souhaitait ne rester que peu de temps.",
      work: "Nous avons rapproché les deux estimations par un complément de prix lié à l’homologation, le fondateur n’ayant aucune prise sur le chiffre d’affaires à venir. L’homologation est venue tard, mais dans le délai convenu, et la somme a été versée.",
    },
    "university-foundation": {
      difficulty:
        "Un premier legs de plusieurs millions d’euros est arrivé avant toute règle de dépense. Une partie du conseil voulait l’employer aussitôt ; le testament exigeait que le capital soit préservé.",
      work: "Nous avons écrit une politique courte, qui commence par la règle de dépense annuelle et en déduit l’allocation. Les fonds ont été choisis une fois la politique adoptée par le conseil.",
    },
    "family-holding": {
      difficulty:
        "La famille comptait engager tout le produit de la vente dans des fonds d’une seule année et n’avait jamais répondu à un appel de fonds.",
      work: "Nous avons conseillé de répartir le programme sur plusieurs millésimes et de garder les sommes non encore appelées en obligations courtes, calées sur les appels prévus. Nous avons plus tard déconseillé un fonds très demandé dont les conditions avaient changé.",
    },
    "hotel-group": {
      difficulty:
        "Tous les établissements ont fermé en quelques jours, avec quelques semaines de trésorerie ; les banques demandaient une prévision impossible à établir.",
      work: "Nous avons écrit un plan de trésorerie pour trois dates de réouverture, mis à jour chaque semaine et présenté aux banques chaque mois. Un prêt garanti par l’État couvrait la deuxième date ; la troisième s’est réalisée, et certains établissements ont dû être vendus.",
    },
    "engineering-merger": {
      difficulty:
        "Les deux bureaux ne s’accordaient pas sur la direction, et leurs carnets de commandes ne se comparaient pas : l’un facturait à la journée, l’autre au projet.",
      work: "Pour l’un d’eux, nous avons fait lire les deux carnets par un seul auditeur et fonder la parité sur les contrats déjà signés ; l’autre partie avait son propre conseil.",
    },
  },
  closing: {
    title: "Au-delà de cette liste",
    text: "La liste est notre choix et ne préjuge pas de l’issue d’autres mandats. Elle écarte les mandats en cours, les clients qui préfèrent ne pas être décrits et les missions déclinées avant de commencer. Quand une décision en dépend, nous pouvons demander à un ancien client de vous parler.",
    action: "Demander un entretien",
  },
} satisfies typeof en;
