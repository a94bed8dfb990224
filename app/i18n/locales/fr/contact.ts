import type en from "../en/contact.ts";

export default {
  meta: {
    title: "Contact et bureaux",
    description:
      "Nous écrire, nous téléphoner ou venir à nos bureaux de Luxembourg et de Paris. Nous répondons en français et en anglais, quel que soit le sujet.",
  },
  title: "Nous écrire, nous appeler, nous rencontrer",
  lede: "Votre message parviendra plus vite à la bonne personne s’il précise son objet : un investissement, une entreprise, une candidature, une question de presse, une réclamation ou vos données personnelles. Nous répondons en français ou en anglais. N’y joignez pas d’emblée de document confidentiel : nous conviendrons avec vous d’un moyen sûr de l’échanger.",
  officesTitle: "Nos bureaux",
  writeTitle: "Nous écrire",
  write: "Une seule boîte aux lettres sert les deux bureaux ; pour toute question, écrivez à :",
} satisfies typeof en;
