import type en from "./words.en.ts";

export default {
  meta: {
    title: "Gestion des cookies",
    description:
      "Cookies nécessaires, de performance, de ciblage : à quoi sert chaque catégorie, et pourquoi rien de facultatif n’est déposé sans votre accord.",
  },
  title: "Gestion des cookies",
  lede: "Seul ce dont le site a besoin pour fonctionner est enregistré sans votre accord : la langue, votre choix en matière de cookies, la session d’un investisseur. La performance mesure la rapidité avec laquelle nos pages vous parviennent. Le ciblage concerne un réseau professionnel où nous pouvons faire de la publicité. L’un et l’autre restent désactivés tant que vous n’avez pas accepté. Refuser est aussi simple qu’accepter, ne vous prive de rien et n’a rien de définitif.",
  choice: {
    title: "Votre choix",
    aside:
      "Conservé six mois, que vous acceptiez ou refusiez ; nous vous interrogeons ensuite à nouveau.",
    noScript:
      "Sans JavaScript, rien de facultatif n’est jamais déposé ni mesuré : il n’y a donc rien à choisir.",
    none: "Vous n’avez pas encore répondu. D’ici là, les deux catégories facultatives sont désactivées.",
    undated: {
      true: "Vous avez accepté les deux catégories.",
      false: "Vous avez refusé les deux catégories.",
      custom: "Vous avez choisi pour chaque catégorie.",
    },
    answer: "Votre réponse",
    methods: {
      "accept-all": "Tout accepté",
      "decline-all": "Tout le facultatif refusé",
      custom: "Choisi catégorie par catégorie",
      "privacy-signal": "Refusé par le signal de votre navigateur",
    },
    date: "Donnée le",
    version: "Version de la question",
    number: "Numéro d’enregistrement",
    openDialog: "Ouvrir dans une fenêtre",
  },
  stored: {
    title: "Dans ce navigateur, maintenant",
    aside: "Lu sur votre appareil au moment où vous regardez. La liste n’est transmise à personne.",
    needsScript: "Cette liste est dressée par votre navigateur et demande JavaScript.",
    nothing: "Rien. Ce site n’a laissé aucune trace dans votre navigateur.",
    foreign:
      "N’a pas été déposé par ce site ; une extension ou un autre programme a pu le placer ici.",
    delete: "Supprimer",
    deleteNamed: "Supprimer {{name}}",
  },
  register: {
    title: "Tout ce que le site peut déposer",
    aside:
      "Un essai compare le site à cette liste avant chaque mise en ligne : une clé qui n’y figure pas le fait échouer.",
    columns: {
      name: "Nom",
      kind: "Nature",
      purpose: "À quoi il sert",
      issuer: "Déposé par",
      duration: "Durée",
    },
    kinds: {
      cookie: "Cookie",
      "local-storage": "Stockage local",
      "session-storage": "Stockage de session",
      measurement: "Mesure",
    },
    session: "Jusqu’à la fermeture de l’onglet",
    untilDeleted: "Jusqu’à ce que vous le supprimiez",
    notStored: "Non déposée",
    nothing: "Rien aujourd’hui.",
  },
  withdraw: {
    title: "Changer d’avis",
    how: "Retirer votre accord tient en un bouton, ci-dessus ou derrière le lien au pied de chaque page. L’effet est immédiat : la mesure cesse et ce que la catégorie avait déposé est supprimé. Les autres onglets ouverts suivent.",
    signal:
      "Si votre navigateur émet le signal Global Privacy Control, nous y lisons un refus, l’enregistrons comme tel et ne vous montrons aucun bandeau. Vous pouvez néanmoins accepter ci-dessus ; votre propre réponse l’emporte alors.",
    browser:
      "Vous pouvez aussi tout supprimer dans les réglages de votre navigateur. Nous ne saurons plus, dès lors, que vous aviez répondu, et vous interrogerons de nouveau.",
  },
  proof: {
    title: "Ce que nous gardons comme preuve",
    aside: "Trois ans.",
    text: "La loi nous demande de pouvoir prouver le consentement. Pour chaque réponse nous gardons un numéro tiré au hasard, la version de la question, la réponse pour chaque catégorie, la façon dont elle fut donnée, la langue et l’heure. Aucune adresse de réseau, aucune description de votre navigateur, rien qui ramène à vous ; votre navigateur seul connaît le numéro.",
    versions:
      "La question qui vous est posée aujourd’hui porte la version <version/>. <texts/> et <list/> sont publics.",
    texts: "Son libellé dans les deux langues",
    list: "la liste de toutes les versions",
  },
} satisfies typeof en;
