import type en from "./words.en.ts";

export default {
  meta: {
    title: "Mentions réglementaires",
    description:
      "Ni offre, ni sollicitation, ni recommandation personnelle : ce qu’est ce site, ce qu’il n’est pas, et les risques qu’un investisseur doit connaître.",
  },
  title: "Mentions réglementaires",
  lede: "Qui nous sommes au regard de la loi, ce que ce site est et n’est pas, comment nous traitons les conflits d’intérêts, et ce qui se passe quand un client réclame.",
  warning: {
    label: "Avertissement sur les risques",
    lines: [
      "Un placement peut perdre toute sa valeur.",
      "Ce qui n’est pas coté ne se revend pas toujours.",
      "Les performances passées ne préjugent pas des performances futures.",
    ],
  },
  status: {
    title: "Deux sociétés, deux statuts",
    text: [
      "Le conseil en investissement au sens de la loi, c’est-à-dire une recommandation personnalisée portant sur un instrument financier, est donné par la seule société française. Un conseiller en investissements financiers n’a pas de passeport européen : il conseille en France et, ailleurs, les seuls clients qui s’adressent à lui de leur propre initiative. Son conseil est indépendant : il est payé par le client et ne conserve rien de quiconque d’autre.",
      "Aucune des deux sociétés ne gère de portefeuille ni de fonds, ne détient l’argent ou les titres des clients, ni ne transmet leurs ordres. Les fonds dont les documents figurent dans l’espace des investisseurs sont gérés par des gestionnaires agréés, que ces documents nomment.",
    ],
    caption: "Statut des deux sociétés",
    fact: "Élément",
    facts: {
      status: "Statut",
      services: "Ce qu’elle fait",
      number: "Numéro et registre public",
      supervision: "Contrôle",
      insurance: "Assurance",
    },
    services: {
      france:
        "Conseil en investissement, fusions et acquisitions, capital-investissement, stratégie d’entreprise",
      luxembourg:
        "Fusions et acquisitions, stratégie d’entreprise, organisation et suivi de programmes de capital-investissement ; aucune recommandation personnalisée portant sur un instrument financier",
    },
  },
  site: {
    title: "Ce que ce site est, et n’est pas",
    text: [
      "Rien sur ce site ne constitue une offre, une sollicitation ni une recommandation personnalisée d’acheter ou de vendre un instrument financier. Le site informe. Le conseil n’est donné que sur convention écrite, une fois évalués la situation, les connaissances, les objectifs et les préférences de durabilité du client.",
      "Il s’adresse à des institutions, des fondations, des entreprises et des familles en mesure de supporter les risques du non-coté. Certains services sont réservés aux investisseurs professionnels. Le site n’est destiné ni à ceux auxquels la loi de leur pays de résidence l’interdit, ni aux <en>US persons</en> au sens du règlement S du <en>Securities Act</en> de 1933.",
      "Chaque chiffre porte une date, et la méthode qui le fonde est publiée. Les références sont anonymisées : elles montrent ce que nous avons fait, non ce qui adviendra.",
    ],
  },
  risks: {
    title: "Risques",
    note: "Aussi visibles que les avantages : c’est la règle pour tout ce qui vante un placement",
    items: [
      {
        name: "Perte",
        text: "Le capital n’est pas garanti. Dans une seule société non cotée, la perte totale n’est pas rare.",
      },
      {
        name: "Illiquidité",
        text: "Les parts d’un fonds non coté se gardent dix ans ou davantage. On peut rarement les vendre avant, et plus rarement encore à la dernière valeur communiquée.",
      },
      {
        name: "Évaluation",
        text: "Une société non cotée s’évalue par estimation, quelques fois l’an. Deux experts de bonne foi peuvent différer d’un cinquième.",
      },
      {
        name: "Concentration",
        text: "Un co-investissement, c’est une société, un pays, une équipe. Il ne devrait être qu’une petite part de ce que l’on possède.",
      },
      { name: "Change", text: "Un actif en devise gagne ou perd aussi avec cette devise." },
      {
        name: "Frais",
        text: "Les frais réduisent le rendement de façon certaine ; le rendement, lui, est incertain. Ils sont indiqués en entier avant tout mandat.",
      },
      {
        name: "Durabilité",
        text: "Les exclusions restreignent le choix, et une part des données est estimée. Nous disons laquelle.",
      },
    ],
  },
  marketing: {
    title: "Communications publicitaires",
    note: "Règlement (UE) 2019/1156, article 4",
    text: [
      "Une publication qui vante un fonds est une communication publicitaire. Elle le dit dans ses premières lignes, donne aux risques le même poids qu’aux avantages et indique où trouver le prospectus et le document d’informations clés. Aucune des publications de ce site ne vante un fonds : elles rendent compte de ce que nous faisons.",
    ],
  },
  sustainability: {
    title: "Publications en matière de durabilité",
    text: "Le règlement (UE) 2019/2088 demande aux conseillers financiers de publier comment la durabilité entre dans leur conseil. La société française le fait ici ; la société luxembourgeoise applique la même politique de son propre chef.",
    caption: "Articles du règlement (UE) 2019/2088, et où il y est répondu",
    columns: { article: "Article", subject: "Objet", answer: "Notre réponse", where: "Où" },
    article: "Article {{number}}",
    rows: {
      risks: {
        subject: "Risques de durabilité dans le conseil",
        answer:
          "Estimés avec les autres risques et dans la même unité : une fourchette de perte sur la durée de détention.",
      },
      impacts: {
        subject: "Principales incidences négatives",
        answer:
          "Prises en compte depuis le 9 octobre 2025, pour neuf des quatorze indicateurs fixés pour les sociétés ; les cinq autres sont nommés, avec la raison.",
      },
      remuneration: {
        subject: "Rémunération",
        answer:
          "Un quart de la part variable des associés et des directeurs dépend d’un examen de leurs dossiers ; rien ne dépend d’une note.",
      },
      clients: {
        subject: "Information avant le mandat",
        answer: "L’effet probable sur le rendement est indiqué par écrit avant la signature.",
      },
      products: {
        subject: "Produits",
        answer:
          "Aucun : nous ne fabriquons pas de produit financier. Les gestionnaires publient ces informations pour leurs fonds.",
      },
      changes: {
        subject: "Modifications",
        answer: "Expliquées à la fin de la politique et de cette page.",
      },
    },
    here: "Sur cette page, sous « Ce qui a changé »",
    none: "Nulle part : rien à publier",
    mandate: "Dans chaque mandat",
    text2:
      "Le 20 novembre 2025, la Commission européenne a proposé une révision qui sortirait les conseillers de ces règles. Tant qu’elle ne s’applique pas, les règles actuelles demeurent, et cette page avec elles.",
  },
  conflicts: {
    title: "Conflits d’intérêts, engagement, ordres",
    note: "<fr>Code monétaire et financier</fr>, article L. 541-8-1",
    text: [
      "Nous sommes payés par le client qui nous a sollicités, et disons combien avant que le mandat commence. Nous n’agissons jamais pour les deux parties d’une opération. Personne ici n’est rémunéré au volume, au produit ou par un tiers ; quand un gérant offre un voyage, nous n’y allons pas, ou nous payons.",
      "Les intérêts qui pourraient peser sur notre conseil sont inscrits dans un registre et déclarés avant que le client lise la recommandation. Quand une société est cliente de nos équipes de fusions ou de stratégie, ou l’a été depuis moins de vingt-quatre mois, nous ne donnons aucun avis de vote à son sujet. Un conflit qui ne peut être maîtrisé conduit à décliner le mandat.",
      "Le client vote ; nous donnons un avis, par écrit. La politique d’engagement et de vote dit comment nous le formons. Comme nous ne recevons ni ne transmettons d’ordres, nous n’avons pas de politique de meilleure exécution à publier.",
    ],
    policy: "Politique d’engagement et de vote",
  },
  complaints: {
    title: "Réclamations",
    note: "AMF, instruction DOC-2012-07 ; règlement CSSF n° 16-07. Là où les deux diffèrent, nous retenons le délai le plus court.",
    text: "Réclamer ne coûte rien et ne ferme aucune porte. Dites en français ou en anglais ce qui s’est passé, quand, et ce que vous attendez ; le numéro du mandat aide.",
    label: "Le traitement d’une réclamation",
    steps: [
      {
        when: "Premier jour",
        title: "Vous écrivez",
        text: "<contact-complaint>Par la page de contact</contact-complaint>, à l’adresse électronique de la maison, ou par lettre à l’un des deux bureaux. Vous pouvez aussi le dire au téléphone : nous le mettons alors par écrit et vous envoyons le texte.",
      },
      {
        when: "10 jours ouvrables",
        title: "Nous accusons réception",
        text: "Par écrit, en disant qui s’en occupe : la personne chargée des réclamations, qui n’a pris aucune part à l’affaire.",
      },
      {
        when: "1 mois",
        title: "Nous répondons",
        text: "Par oui ou par non, avec nos raisons et, si nous avions tort, avec ce que nous allons faire. S’il nous faut plus de temps, nous disons pourquoi et jusqu’à quand, sans jamais dépasser deux mois en tout.",
      },
      {
        when: "1 mois de plus",
        title: "Un associé relit",
        text: "Si la réponse ne vous satisfait pas, un associé de l’autre bureau reprend le dossier et vous écrit.",
      },
      {
        when: "Dans l’année",
        title: "Vous saisissez un tiers",
        text: "Un médiateur ou une autorité, gratuitement, comme indiqué ci-dessous. Les tribunaux restent ouverts à tout moment.",
      },
    ],
    outside: "Hors de la maison",
    outsideText: [
      "<em>Pour la société française</em> : le médiateur de l’AMF, une fois que nous avons rejeté votre réclamation ou l’avons laissée deux mois sans réponse, et dans l’année qui la suit.",
      "<em>Pour un professionnel surveillé au Luxembourg</em>, tel le gestionnaire d’un fonds : la CSSF, quand un mois s’est écoulé sans réponse satisfaisante de ce professionnel, et dans l’année de la réclamation. La CSSF ne surveille pas notre société luxembourgeoise.",
      "<em>Pour notre société luxembourgeoise</em> : les consommateurs peuvent s’adresser au médiateur national de la consommation.",
    ],
  },
} satisfies typeof en;
