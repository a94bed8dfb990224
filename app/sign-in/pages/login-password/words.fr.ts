import type en from "./words.en.ts";

export default {
  meta: {
    title: "Choisir un mot de passe",
    description:
      "La page qu’ouvre le lien de notre invitation ou de notre message pour un mot de passe oublié : les investisseurs y choisissent le mot de passe de leur accès.",
  },
  title: "Choisir votre mot de passe",
  lede: "Le lien de notre message vous amène ici. Rien n’a encore changé : seul le bouton enregistre le mot de passe et ouvre votre espace.",
  form: {
    title: "Votre nouveau mot de passe",
    invited: "L’espace investisseurs vous est ouvert. Ce mot de passe vous servira à y entrer.",
    staff: "Le bureau vous est ouvert. Il faudra ce mot de passe, et un second moyen.",
    recovering: "Il remplacera celui que vous avez oublié.",
    send: "Enregistrer et se connecter",
    sending: "Enregistrement…",
    unchecked: "Rien n’a changé : ce compte demande aussi une clé d’accès ou un code.",
  },
  dead: {
    missing: {
      title: "Le lien n’est pas complet",
      text: "Sa fin manque. Appuyez de nouveau sur le bouton du message, ou copiez le lien en entier.",
    },
    expired: {
      title: "Ce lien a expiré",
      text: "Par prudence, un lien ne sert qu’un temps. Votre mot de passe n’a pas changé.",
    },
    used: {
      title: "Ce lien a déjà servi",
      text: "Un mot de passe a été enregistré depuis son envoi, et chaque lien ne sert que pour un seul. Connectez-vous avec celui-ci ; si vous ne le connaissez pas, demandez un nouveau lien.",
    },
    unknown: {
      title: "Nous ne connaissons pas ce lien",
      text: "Il a pu être coupé en route, ou remplacé par un plus récent. Votre mot de passe n’a pas changé.",
    },
    again: "Vous pouvez demander un autre lien ; il part à l’adresse de votre invitation.",
    invited:
      "Si l’invitation est restée sans suite, demandez un nouveau lien avec l’adresse à laquelle elle vous est parvenue.",
    ask: "Demander un nouveau lien",
    signIn: "Se connecter",
  },
} satisfies typeof en;
