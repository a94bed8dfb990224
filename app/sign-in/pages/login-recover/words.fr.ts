import type en from "./words.en.ts";

export default {
  meta: {
    title: "Mot de passe oublié",
    description:
      "Les investisseurs qui ont oublié leur mot de passe demandent ici un lien pour en choisir un nouveau. Il part à l’adresse de leur invitation.",
  },
  title: "Mot de passe oublié",
  lede: "Saisissez l’adresse à laquelle vous avez reçu votre invitation. Nous y enverrons un lien pour choisir un nouveau mot de passe. L’actuel reste valable jusque-là.",
  form: {
    title: "Demander un lien",
    send: "Envoyer le lien",
    sending: "Envoi en cours…",
    back: "Retour à la connexion",
  },
  asked: {
    text: "Si cette adresse est celle d’un compte chez nous, un lien vient d’y être envoyé. Il est valable une heure et ne sert qu’une fois.",
    wait: "Rien au bout de quelques minutes ? Cherchez dans le courrier indésirable, puis vérifiez l’adresse et recommencez.",
    back: "Retour à la connexion",
  },
} satisfies typeof en;
