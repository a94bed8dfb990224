import subjects from "#core/contact-subjects.fr.ts";
import type en from "./words.en.ts";

export default {
  meta: {
    title: "Contact et bureaux",
    description:
      "Nous écrire, nous téléphoner ou venir à nos bureaux de Luxembourg et de Paris. Nous répondons en français et en anglais, quel que soit le sujet.",
  },
  title: "Nous écrire, nous appeler, nous rencontrer",
  lede: "Votre message parviendra plus vite à la bonne personne s’il précise son objet : un investissement, une entreprise, une candidature, une question de presse, une réclamation ou vos données personnelles. Nous répondons en français ou en anglais. N’y joignez pas d’emblée de document confidentiel : nous conviendrons avec vous d’un moyen sûr de l’échanger.",
  form: {
    title: "Votre message",
    name: "Nom et prénom",
    email: "Adresse électronique",
    emailHint:
      "Par exemple nom@exemple.fr. Notre réponse part à cette adresse, qui ne sert à rien d’autre.",
    suggestion: "Vouliez-vous écrire {{address}} ?",
    correct: "Corriger l’adresse",
    phone: "Téléphone",
    phoneHint:
      "Avec l’indicatif du pays, par exemple +352 00 00 00. Si vous préférez que nous vous appelions.",
    subject: "Objet",
    choose: "Choisissez un objet",
    message: "Message",
    left_one: "Il reste {{count}} caractère",
    left_other: "Il reste {{count}} caractères",
    over_one: "{{count}} caractère de trop",
    over_other: "{{count}} caractères de trop",
    leaveEmpty: "Laissez ce champ vide",
    send: "Envoyer",
    sending: "Envoi en cours...",
  },
  subjects,
  faults: {
    name: {
      missing: "Saisissez votre nom",
      short: "Saisissez votre nom en entier, avec au moins {{least}} caractères",
      long: "Ramenez votre nom à {{most}} caractères au plus",
      invalid: "Saisissez votre nom sur une ligne, sans signes spéciaux",
    },
    email: {
      missing: "Saisissez votre adresse électronique",
      long: "Saisissez une adresse électronique de {{most}} caractères au plus",
      invalid: "Saisissez une adresse électronique complète, par exemple nom@exemple.fr",
    },
    phone: {
      invalid:
        "Saisissez un numéro de téléphone de 6 à 15 chiffres, par exemple +352 00 00 00, ou laissez le champ vide",
    },
    subject: { missing: "Choisissez l’objet de votre message" },
    message: {
      missing: "Écrivez votre message",
      short: "Écrivez un message d’au moins {{least}} caractères",
      long: "Ramenez votre message à {{most}} caractères au plus",
      invalid:
        "Votre message contient des signes qui ne peuvent pas être envoyés ; collez-le en texte brut",
    },
    other: "Vérifiez ce champ",
  },
  notice: {
    purpose: "Finalité",
    purposeText: "Vous répondre, et rien d’autre.",
    basis: "Base légale",
    basisText: "Notre intérêt légitime, et le vôtre, à ce qu’une réponse vous parvienne.",
    kept: "Conservation",
    keptText:
      "{{months}} mois, puis effacement. Vous pouvez le demander plus tôt. Une réclamation ou une candidature devient un dossier, conservé comme le dit notre politique de confidentialité.",
  },
  sent: {
    title: "Message envoyé",
    text: "Nous vous répondrons dès que possible.",
    reference: "Votre référence",
    copy: "Elle figure aussi dans l’accusé de réception que nous envoyons à {{email}}. Rappelez-la si vous nous écrivez de nouveau.",
    again: "Écrire un autre message",
  },
  failure: {
    title: "Erreur",
    text: "Une erreur s’est produite lors de l’envoi de votre message.",
    offline: "Notre serveur est resté injoignable : votre appareil est-il connecté ?",
    late: "Aucune réponse n’est venue à temps. Renvoyez-le sans crainte : un message déjà arrivé n’est pas enregistré deux fois.",
    limited:
      "Trop de messages sont venus de votre connexion ; vous pourrez envoyer celui-ci {{wait}}.",
    soon: "dans quelques minutes",
    refused: "Il a été pris pour un envoi automatique.",
    failed: "Elle s’est produite de notre côté.",
    kept: "Ce que vous avez écrit est toujours dans le formulaire. Réessayez, ou écrivez à",
  },
  officesTitle: "Nos bureaux",
  offices: {
    hours: "Du lundi au vendredi, de {{opens}} à {{closes}}, sauf jours fériés",
    open: "Il y est {{time}} : ouvert jusqu’à {{closes}}",
    later: "Il y est {{time}} : ouvre à {{opens}}",
    closed: "Il y est {{time}} : fermé jusqu’à {{day}}, {{opens}}",
    mailbox: "Une seule adresse pour les deux bureaux",
    web: "Chercher cette adresse sur OpenStreetMap",
    app: "Ouvrir cette adresse dans vos cartes",
    drawing: "Dessin sans échelle.",
  },
} satisfies typeof en;
