import type en from "./words.en.ts";

export default {
  meta: {
    title: "Connexion des investisseurs",
    description:
      "Accès réservé aux clients qui ont investi dans des fonds sur notre conseil. Il est personnel, sur invitation, et limité aux fonds de chacun.",
  },
  title: "Connexion à l’espace investisseurs",
  lede: "Pour les clients qui ont investi dans des fonds sur notre conseil, pour ceux qui agissent en leur nom et pour les collaborateurs de la maison. L’accès est personnel, protégé par une clé d’accès, ou par un mot de passe et, quand le compte l’exige, un second moyen ; chacun n’y voit que ce qui le concerne.",
  form: {
    title: "Se connecter",
    send: "Se connecter",
    sending: "Connexion…",
    invalid: "Adresse électronique ou mot de passe non reconnu.",
  },
  passkey: {
    title: "Ou avec une clé d’accès",
    action: "Se connecter avec une clé d’accès",
    unknown:
      "Nous ne connaissons pas cette clé d’accès : elle a pu être retirée de votre compte. Connectez-vous avec votre mot de passe.",
  },
  why: {
    ended:
      "Votre session a pris fin : elle a expiré, ou a été fermée ailleurs. Reconnectez-vous pour revenir là où vous en étiez.",
    desk: "Les collaborateurs de la maison se connectent ici aussi. Vous serez conduit au bureau.",
    left: "La session est fermée. Rien de votre espace ne reste dans ce navigateur.",
  },
  onward: {
    title: "Votre session est ouverte",
    moment: "Un instant…",
    choose: "Où souhaitez-vous aller ?",
    desk: "Messages, lettres et diffusions : le travail de la maison.",
    partners: "Vos propres fonds, leurs chiffres et leurs documents.",
  },
  invitation:
    "L’accès se fait sur invitation, envoyée par courriel avec un lien pour choisir un mot de passe. Si la vôtre ne vous est pas parvenue, ou si vous l’avez égarée, écrivez-nous.",
} satisfies typeof en;
