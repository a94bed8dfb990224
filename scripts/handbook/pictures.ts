/**
 * The pictures of the handbook: which page, and who is signed in. A test compares the handbook with
 * this list.
 */
type Picture = {
  name: string;
  path: string;
  as?: "colleague" | "partner";
  /** What the picture must show, if it is not at the top of the page. */
  showing?: string;
};

const desk = (room: string): Picture => ({
  name: `desk-${room}`,
  path: `/desk?room=${room}`,
  as: "colleague",
});

export const pictures: readonly Picture[] = [
  { name: "home", path: "/" },
  { name: "sign-in", path: "/login", showing: "main form" },
  desk("waiting"),
  desk("messages"),
  desk("approvals"),
  desk("releases"),
  desk("letters"),
  desk("partners"),
  desk("persons"),
  desk("ledger"),
  desk("staff"),
  { name: "space", path: "/lp", as: "partner" },
];

export const pictureFolder = "docs/handbook/pictures";

export function pictureFile(name: string, language: string): string {
  return `${pictureFolder}/${name}.${language}.webp`;
}
