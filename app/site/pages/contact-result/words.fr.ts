import subjects from "#core/contact-subjects.fr.ts";
import type en from "./words.en.ts";

export default {
  meta: {
    title: "La suite donnée à votre message",
    description:
      "La page où mène le formulaire de contact sans script : si votre message est parti, sous quelle référence, et que faire s’il ne l’est pas.",
  },
  title: "La suite donnée à votre message",
  lede: "Cette page s’ouvre après l’envoi du formulaire de contact, ou par le lien de notre accusé de réception ; elle indique où en est votre message. Si vous y arrivez autrement, rien n’a été envoyé.",
  none: {
    title: "Rien à signaler",
    text: "Aucun message ne vient d’être envoyé. Pour nous écrire, ouvrez le formulaire.",
  },
  sent: {
    title: "Message envoyé",
    text: "Nous vous répondrons dès que possible.",
    reference: "Votre référence",
    copy: "Elle figure aussi dans l’accusé de réception que nous vous envoyons. Rappelez-la si vous nous écrivez de nouveau.",
  },
  invalid: {
    title: "Votre message n’est pas parti",
    text: "Un élément manque ou paraît inexact. Revenez en arrière avec votre navigateur, qui a gardé ce que vous avez écrit, et vérifiez :",
    rules: {
      name: "votre nom, de 2 à 100 caractères ;",
      email: "votre adresse électronique, complète ;",
      phone: "votre numéro de téléphone, si vous en donnez un ;",
      subject: "l’objet, choisi dans la liste ;",
      message: "votre message, de 10 à 5 000 caractères.",
    },
  },
  refused: {
    title: "Votre message n’est pas parti",
    text: "Il a été pris pour un envoi automatique. Revenez en arrière avec votre navigateur, qui a gardé ce que vous avez écrit, et renvoyez-le ; ou écrivez-nous par courriel.",
  },
  limited: {
    title: "Votre message n’est pas parti",
    text: "Trop de messages sont venus de votre connexion. Revenez en arrière avec votre navigateur, qui a gardé ce que vous avez écrit, et renvoyez-le dans quelques minutes ; ou écrivez-nous par courriel.",
  },
  failed: {
    title: "Erreur",
    text: "Une erreur s’est produite lors de l’envoi de votre message. Elle est de notre fait. Revenez en arrière avec votre navigateur, qui a gardé ce que vous avez écrit, et réessayez ; ou écrivez-nous par courriel.",
  },
  subjects,
  status: {
    lede: "Le lien privé de notre accusé de réception vous amène ici. Cette page dit où en est votre message, et rien de ce que vous avez écrit.",
    ask: { title: "Où en est votre message", button: "Voir où il en est" },
    asking: { title: "Un instant…", text: "Nous cherchons votre message." },
    unknown: {
      title: "Nous ne connaissons pas ce lien",
      text: "Il a pu être coupé en route, ou nous avons effacé le message, comme nous le faisons au bout d’un an.",
    },
    stopped: {
      title: "Rien n’a pu être affiché",
      text: "La connexion a échoué, ou notre serveur n’a pas répondu.",
    },
    again: "Réessayer",
    state: {
      new: {
        title: "Votre message nous est parvenu",
        text: "Personne ne s’en est encore chargé.",
      },
      taken: { title: "Votre message est pris en charge", text: "L’un de nous y travaille." },
      answered: {
        title: "Nous vous avons répondu",
        text: "La réponse est partie à l’adresse électronique que vous avez donnée. Si elle n’y est pas, cherchez-la parmi les indésirables.",
      },
      closed: { title: "Votre message est clos", text: "Pour y revenir, écrivez-nous." },
    },
    subject: "Objet : {{subject}}",
    received: "Reçu le {{day}}",
    acknowledgeBy: "Accusé de réception écrit d’ici au {{day}}",
    acknowledged: "Accusé de réception écrit envoyé le {{day}}",
    answerBy: "Réponse d’ici au {{day}}",
    answered: "Réponse envoyée le {{day}}",
    private: "Qui possède le lien voit cette page : gardez-le pour vous.",
  },
  form: "Ouvrir le formulaire de contact",
  write: "Nous écrire :",
} satisfies typeof en;
