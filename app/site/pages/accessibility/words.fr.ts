import type en from "./words.en.ts";

export default {
  meta: {
    title: "Déclaration d’accessibilité",
    description:
      "Les 106 critères du RGAA jugés un par un : état, taux, critères non respectés. Position sur l’acte européen et contact en cas d’obstacle.",
  },
  title: "Déclaration d’accessibilité",
  lede: "La forme de cette page est imposée par les règles françaises. L’état déclaré résulte de notre propre évaluation du site public, de l’espace des investisseurs et du bureau de la société, critère par critère ; aucun tiers ne les a audités. Si vous rencontrez un obstacle, écrivez-nous.",
  states: {
    label: "Les trois états du référentiel",
    full: "totalement conforme",
    partial: "partiellement conforme",
    none: "non conforme",
    current: "État de ce site",
  },
  commitment: {
    title: "Engagement",
    note: "Article 47 de la loi n° 2005-102 du 11 février 2005 ; loi luxembourgeoise du 8 mars 2023",
    text: [
      "{{firm}} s’engage à rendre son site internet accessible conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005. Cet article oblige les organismes publics et les entreprises qui réalisent en France au moins 250 millions d’euros de chiffre d’affaires ; nous sommes en deçà de ce seuil et publions cette déclaration volontairement.",
      "À cette fin, chaque page est conçue pour le niveau AA des règles internationales WCAG 2.2, et vérifiée par une machine à chaque modification du site. Aucun schéma pluriannuel n’a été publié, et aucune date n’est fixée pour un audit par un tiers.",
      "Cette déclaration d’accessibilité s’applique au site {{address}}, en français et en anglais : à ses pages publiques, à l’espace des investisseurs et au bureau où travaillent les collaborateurs de la société.",
    ],
  },
  conformity: {
    title: "État de conformité",
    text: "Le site {{address}}, pris dans son ensemble, est <em>{{state}}</em> au {{reference}}, d’après l’autoévaluation dont les résultats suivent.",
  },
  products: {
    site: "Site public",
    space: "Espace des investisseurs",
    desk: "Bureau de la société",
  },
  results: {
    title: "Résultats des tests",
    text: [
      "L’autoévaluation menée par {{firm}} le {{date}} a jugé séparément les trois parties du site : les pages publiques, avec celles de la connexion ; l’espace des investisseurs, avec le compte de ses utilisateurs ; le bureau où travaillent les collaborateurs de la société. Ensemble, {{rate}} des critères applicables sont respectés, soit {{met}} sur {{applicable}}. Les {{absent}} autres ne s’appliquent à aucune des trois.",
      "Un critère est tenu pour non respecté dans une partie dès qu’une seule de ses pages est en défaut, et pour l’ensemble dès qu’une partie l’est.",
    ],
    caption: "Les 106 critères dans chaque partie du site",
    product: "Partie",
    rate: "part respectée",
    together: "Ensemble",
  },
  verdicts: {
    met: "respecté",
    "not-met": "non respecté",
    "not-applicable": "non applicable",
  },
  criteria: {
    title: "Les critères un par un",
    text: "Les intitulés sont abrégés. Le fondement de chaque jugement est conservé avec lui, et communiqué sur demande.",
    theme: "{{number}}. {{name}}, {{total}} critères",
    caption: "{{name}} : verdict pour chaque critère",
    criterion: "Critère",
  },
  checks: {
    title: "Les contrôles automatiques et leurs limites",
    text: "Ils précèdent chaque publication, et un seul défaut l’arrête. Une machine ne voit qu’une part des obstacles qu’une personne rencontre.",
    caption: "Nos propres contrôles et leurs limites",
    columns: { check: "Contrôle", scope: "Porte sur", limit: "Ne dit pas" },
    rows: [
      {
        check: "Règles WCAG 2.2, A et AA",
        scope:
          "Toutes les pages publiques, dans les deux langues, à 375 et à 1 440 pixels, parties repliées ouvertes ; les écrans des deux autres parties que traversent les parcours automatiques",
        limit: "Si une alternative ou une étiquette a du sens",
      },
      {
        check: "Largeur de 320 pixels",
        scope:
          "Toutes les pages publiques et l’espace des investisseurs : rien à faire défiler de côté",
        limit: "Si l’ordre reste logique",
      },
      {
        check: "Validité du code, titres, repères",
        scope: "Toutes les pages telles que publiées, avant toute connexion",
        limit: "Si les titres décrivent ce qui suit",
      },
      {
        check: "Contraste",
        scope: "Toutes les paires de couleurs employées",
        limit: "Le confort, l’éblouissement, la fatigue",
      },
      {
        check: "Clavier, focus, changements de page",
        scope:
          "Menus, boîtes de dialogue, formulaires, vues de la page d’accueil, connexion, salles du bureau",
        limit: "Les paroles d’un lecteur d’écran, et leur moment",
      },
      {
        check: "Sans JavaScript",
        scope: "Menus, langue, contact, lettre d’information, recherche, ce sommaire",
        limit:
          "Les navigateurs anciens ; les deux parties qui suivent la connexion ont besoin de scripts",
      },
    ],
  },
  content: {
    title: "Contenus non accessibles",
    nonCompliant: "Non-conformités",
    of: {
      site: "Sur le site public :",
      space: "Dans l’espace des investisseurs :",
      desk: "Au bureau :",
    },
    none: "Aucune n’est connue.",
    obstacle:
      "<em>Critère {{id}}, {{title}}.</em> {{text}} Correction prévue au plus tard le {{date}}.",
    burden: "Dérogations pour charge disproportionnée",
    burdenText: "Aucune n’est invoquée.",
    exempt: "Contenus non soumis à l’obligation d’accessibilité",
    exemptItems: [
      "Les sites de tiers vers lesquels nous renvoyons, comme le réseau professionnel, la chaîne vidéo et la carte que choisit le visiteur. L’adresse de nos bureaux est aussi donnée en texte.",
      "Les courriels que nous envoyons, qui ne sont pas des pages du site et n’ont pas été jugés.",
    ],
  },
  establishment: {
    title: "Établissement de cette déclaration d’accessibilité",
    text: "Cette déclaration a été établie le {{established}}, puis mise à jour d’après l’autoévaluation du {{judged}}. Elle vaut pour trois ans au plus et sera renouvelée avant ce terme à chaque modification substantielle du site ou à la parution d’une nouvelle version du référentiel.",
    technologies: "Technologies utilisées pour la réalisation du site",
    tools: "Outils utilisés pour vérifier l’accessibilité",
    tool: "{{name}}, en version {{version}}",
    environment: "Agents utilisateurs et technologies d’assistance",
    environmentText:
      "Essais et lectures ont été faits dans Chromium, sous Linux, au clavier, au pointeur et par gestes simulés, à des largeurs de 320 à 1 440 pixels, en couleurs forcées et en mouvements réduits. Les jugements sur ce que reçoivent les technologies d’assistance reposent sur l’arbre d’accessibilité de Chromium et, pour des parcours dans les trois parties, sur ce que dit le lecteur d’écran Orca. Ni NVDA, ni JAWS, ni VoiceOver n’ont servi, et aucun jugement ne repose sur un autre navigateur.",
    pages: "Pages du site ayant fait l’objet de la vérification de conformité",
    pagesText:
      "Toutes les pages du <sitemap>plan du site</sitemap> dans les deux langues, ainsi que les pages de connexion et celles qui suivent un formulaire ou remplacent une page introuvable ; dans l’espace des investisseurs, la vue d’ensemble, un fonds et le compte de l’utilisateur, avec des données de démonstration ; au bureau, ses quatorze salles, avec un message, une lettre et une demande ouverts.",
  },
  act: {
    title: "Acte européen sur l’accessibilité",
    note: "Directive (UE) 2019/882 ; code de la consommation, article L. 412-13 ; loi luxembourgeoise du 8 mars 2023",
    text: [
      "Depuis le 28 juin 2025, certains services offerts aux consommateurs doivent être accessibles. Les services bancaires aux consommateurs en font partie, et la directive y range le conseil en investissement donné à des personnes physiques agissant hors de leur activité professionnelle (article 3, point 28). Notre société française donne un tel conseil et, la maison comptant une cinquantaine de personnes, l’exemption des microentreprises ne lui est pas ouverte. Nous la tenons donc pour obligée envers ces clients, et appliquons les exigences à tous. Le conseil aux entreprises n’entre pas dans le champ de la directive.",
      "Le service se compose d’entretiens, de lettres et de rapports. L’information à son sujet, sur ce site et dans la lettre de mission, existe sous forme de texte qui peut être lu à voix haute, agrandi et parcouru au clavier. La directive demande qu’il ne dépasse pas le niveau B2 du cadre européen de référence pour les langues ; personne n’a mesuré celui des nôtres. Sur demande et sans frais, un rapport est fourni en gros caractères, en fichier structuré ou lu en entretien. La connexion à l’espace des investisseurs ne demande aucune épreuve de vue, d’ouïe ou de mémoire au-delà d’un mot de passe, qui peut être collé depuis un gestionnaire.",
      "Les exigences applicables aux sites sont celles de la norme européenne EN 301 549, que fondent les WCAG ; l’état de ce site est indiqué plus haut. Nous n’invoquons aucune charge disproportionnée. Les conventions signées avant le 28 juin 2025 peuvent se poursuivre inchangées jusqu’au 28 juin 2030 au plus tard ; nous ne faisons pas usage de cette faculté.",
    ],
  },
  contact: {
    title: "Retour d’information et contact",
    text: "Si vous n’arrivez pas à accéder à un contenu ou à un service, vous pouvez contacter le responsable du site internet pour être orienté vers une alternative accessible ou obtenir le contenu sous une autre forme. Nous répondons sous {{days}} jours ouvrés.",
    write: "Envoyer un message",
    mail: "Écrire à {{email}}",
    call: "Téléphoner à {{city}}, {{phone}}",
  },
  recourse: {
    title: "Voies de recours",
    text: "Cette procédure est à utiliser dans le cas suivant : vous avez signalé au responsable du site internet un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à un de ses services, et vous n’avez pas obtenu de réponse satisfaisante. Vous pouvez :",
    write: "Écrire un message au <fr>Défenseur des droits</fr>",
    delegate: "Contacter le délégué du <fr>Défenseur des droits</fr> dans votre région",
    post: "Envoyer un courrier par la poste (gratuit, ne pas mettre de timbre) :",
    luxembourg:
      "Au Luxembourg, l’<fr>Office de la surveillance de l’accessibilité des produits et services</fr> (OSAPS) veille sur les services que couvre la loi du 8 mars 2023.",
  },
} satisfies typeof en;
