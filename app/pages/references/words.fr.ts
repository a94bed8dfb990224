import type en from "./words.en.ts";

export default {
  meta: {
    title: "Références",
    description:
      "Nos missions passées, sans les noms : le secteur, la situation du client et le travail demandé, sans rien qui permette de reconnaître les parties.",
  },
  title: "Nos références, sans les noms",
  lede: "Parce que la discrétion fait partie du service, nos références ne portent pas de nom. Nous décrivons une mission par son secteur, la situation du client et ce qui nous était demandé, en des termes qui ne permettent à aucun tiers de la reconnaître. Une opération passée montre ce à quoi nous avons travaillé ; elle ne promet rien sur l’issue de la suivante.",
  record: {
    title: "Par année et par métier",
    caption: "{{count}} missions de {{from}} à {{to}}, un sceau pour chacune",
    service: "Métier",
  },
  list: {
    title: "Les missions",
    filter: "Métier",
    all: "Tous",
    shown_one: "{{count}} mission affichée",
    shown_other: "{{count}} missions affichées",
    difficulty: "Ce qui était difficile",
    work: "Ce que nous avons fait",
  },
  cases: {
    toolmaker: {
      difficulty:
        "Deux groupes auraient payé davantage et déménagé les machines ; les quatre cadres avaient la confiance de l’atelier et presque pas d’argent. Leur seule banque s’est retirée à mi-chemin, et l’erreur était la nôtre : nous les avions laissés n’en consulter qu’une.",
      work: "Nous avons trouvé une seconde banque et un fonds régional, et la reprise s’est signée à 12,2 M€, dont 1,6 M€ prêté par le vendeur sur cinq ans. L’autre offre était de 13,1 M€ ; le propriétaire avait les deux chiffres, après impôt, avant de choisir.",
    },
    "district-heating": {
      difficulty:
        "Les deux fonds offraient à notre client une place à six millions d’euros et trois semaines pour répondre. Deux des onze kilomètres de conduites dataient de 1974, et la clause de sortie laissait les fonds vendre d’abord.",
      work: "Nous avons obtenu un second ingénieur aux frais des fonds, un prix de la chaleur que les locataires peuvent vérifier et le droit de vendre le même jour, au même prix. Le client a investi quatre millions au lieu de six.",
    },
    "hospital-foundation": {
      difficulty:
        "Le conseil voulait un revenu plus élevé, et aucune recette tirée du tabac, distribution comprise, ni de l’alcool. Le second souhait a ramené la liste des fonds possibles de 41 à 12.",
      work: "Nous en avons écrit le prix en première page, 0,11 point de frais attendus par an, et le conseil a confirmé. La nouvelle allocation d’actifs était en place au bout de dix mois ; nous en avions prévu cinq.",
    },
    "food-wholesaler": {
      difficulty:
        "De deux cousins à parts égales, l’un dirigeait et l’autre voulait être payé, tandis qu’un emprunt venait à échéance d’un seul coup sous dix-huit mois. Une mauvaise année, l’entreprise ne pouvait servir sa dette, quel qu’en fût le propriétaire.",
      work: "La dette est donc passée d’abord : elle a été étalée sur sept ans, l’entrepôt le plus ancien vendu et repris en partie à bail. Puis 30 % des parts ont changé de mains, en deux temps, et deux administrateurs extérieurs sont entrés au conseil ; la gouvernance a commencé là.",
    },
    "surface-treatment": {
      difficulty:
        "Le rapport du vendeur ne trouvait pas de solvant dans la nappe : les prélèvements avaient été faits en amont. Notre client avait déjà signé une lettre d’intention et commandé des machines.",
      work: "Nous avons conseillé de subordonner le prix à une seconde étude et d’en placer une partie sous séquestre pour cinq ans. L’étude a trouvé ce que nous craignions, et le prix a baissé.",
    },
    "care-homes": {
      difficulty:
        "Les prévisions étaient bonnes et notre client connaissait le fonds chef de file ; mais la rotation du personnel atteignait 41 %, et l’intérim assurait un service sur quatre. Nous y avons lu un risque pour les résidents avant un risque pour les marges.",
      work: "Nous avons déconseillé l’opération, par écrit et avant l’échéance, et le client nous a suivis. D’autres investisseurs sont entrés, et rien ne leur a donné tort jusqu’ici.",
    },
    "pension-scheme": {
      difficulty:
        "Le gérant classé premier, pour les frais comme pour les résultats, refusait de dire comment il traite les emprunteurs qui enfreignent le droit du travail. Le conseil devait pouvoir justifier d’écarter le moins cher.",
      work: "Nous avons posé les mêmes neuf questions aux sept candidats et présenté leurs réponses en un seul tableau. Le conseil a choisi le deuxième, pour neuf points de base de plus par an, et le procès-verbal dit pourquoi.",
    },
    "cold-store": {
      difficulty:
        "L’entrepôt sur lequel reposait le plan se trouvait dans une zone inondable en cours de reclassement. L’autre terrain coûtait plus cher à louer et offrait moins de place.",
      work: "Nous avons recommandé l’autre terrain et montré ce que coûterait un mois d’inondation. Le client a construit sur le premier, sur des fondations surélevées : nous consignons l’avis, et qu’il n’a pas été suivi.",
    },
    "packaging-division": {
      difficulty:
        "La division partageait son usine, sa facturation et son trésorier avec le groupe qui la vendait. Aucun compte n’avait jamais montré ce qu’elle gagnait seule.",
      work: "Pour l’acquéreur, nous avons reconstitué trois exercices, trouvé un EBITDA inférieur d’un cinquième à celui du vendeur et fait arrêter le prix par locked box sur le bilan reconstitué. Le carve-out a demandé quatorze mois de services transitoires, là où six étaient proposés.",
    },
    "fund-interests": {
      difficulty:
        "Onze participations dans neuf pays, et des commandités dont l’accord prenait de trois jours à quatre mois. La mutuelle avait besoin de l’argent avant la clôture de l’exercice.",
      work: "Nous avons vendu en deux lots, les accords rapides d’abord, à 91 % puis à 84 % de la valeur liquidative. L’écart entre les deux a été expliqué au conseil ligne à ligne : un prix moyen l’aurait caché.",
    },
    "four-branches": {
      difficulty:
        "Trois banques dépositaires, quatre séries de rapports, et aucun moyen de les additionner, chacun ayant son propre indice de référence. Deux branches avaient besoin de revenus, les autres non.",
      work: "Nous avons dressé un seul inventaire, puis deux portefeuilles soumis aux mêmes règles au lieu de quatre soumis à des règles différentes. Les frais ont baissé d’un tiers ; la réunion où les cousins ont vu pour la première fois un chiffre commun a duré cinq heures.",
    },
    "printing-group": {
      difficulty:
        "Les trois enfants du fondateur siégeaient au conseil, dirigeaient les trois usines et fixaient leurs propres budgets. Les dividendes se décidaient à la fin d’un déjeuner.",
      work: "En huit mois, nous avons écrit avec eux une charte familiale, une règle de dividende liée à la dette nette et la fiche de poste d’un président extérieur. Cette gouvernance a survécu depuis à une mauvaise année et à une démission.",
    },
    "veterinary-laboratory": {
      difficulty:
        "Deux millions d’euros séparaient la fondatrice de l’acquéreur, sur un test qui n’était pas encore homologué. Scientifique de métier, elle resterait deux ans, pas davantage.",
      work: "Nous avons rapproché les prix par un complément de prix lié à l’homologation plutôt qu’au chiffre d’affaires, qu’elle n’aurait pas maîtrisé. L’homologation est venue avec neuf mois de retard, dans le délai convenu, et la somme a été versée en entier.",
    },
    "university-foundation": {
      difficulty:
        "Un premier legs de six millions d’euros est arrivé avant toute règle pour le dépenser. Le doyen voulait créer des chaires sans attendre ; le testament parlait de perpétuité.",
      work: "Nous avons écrit une politique de quatre pages qui commence par ce que l’on peut dépenser chaque année et finit par l’allocation, non l’inverse. Nous avons refusé de choisir des fonds avant que le conseil l’ait adoptée.",
    },
    "family-holding": {
      difficulty:
        "La famille voulait placer tout le produit de la vente dans des fonds de la même année. Personne chez elle n’avait jamais répondu à un appel de fonds.",
      work: "Nous avons réparti le programme sur quatre millésimes et neuf fonds, et gardé ce qui n’était pas encore appelé en obligations courtes, calées sur les appels prévus. La deuxième année, nous avons conseillé de laisser passer un fonds très demandé, parce que ses conditions avaient changé.",
    },
    "hotel-group": {
      difficulty:
        "Onze hôtels ont fermé en une semaine de mars, avec dix semaines de trésorerie. Les banques demandaient une prévision que personne ne pouvait faire.",
      work: "Au lieu d’une prévision, nous avons écrit un plan de trésorerie pour trois dates de réouverture, refait chaque vendredi et remis aux banques chaque mois. Un prêt garanti par l’État couvrait la deuxième date ; c’est la troisième qui est venue, et deux hôtels ont dû être vendus.",
    },
    "engineering-merger": {
      difficulty:
        "Les deux bureaux s’entendaient sur tout, sauf sur celui qui signerait. Leurs carnets de commandes ne se comparaient pas : l’un facturait à la journée, l’autre au projet.",
      work: "Pour l’un d’eux, nous avons fait lire les deux carnets par le même auditeur et fixer la parité sur les contrats déjà signés. À notre demande, l’autre partie a pris son propre conseil.",
    },
  },
  closing: {
    title: "Ce que cette liste ne dit pas",
    text: "Les mandats en cours, les clients qui préfèrent ne pas être décrits du tout, les missions déclinées avant de commencer. Quand une décision en dépend, nous demandons à un ancien client s’il accepte de vous parler ; la plupart acceptent.",
    action: "Demander un entretien",
  },
} satisfies typeof en;
