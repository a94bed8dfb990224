/** The site's inks, by the names they have in app/styles/tokens.css: mail has no stylesheet. */
export const palette = {
  paper: "#f6f2e9",
  ink: "#12202b",
  inkSoft: "#45535c",
  line: "#cfc7b5",
  prussian: "#1b3a5c",
  oxblood: "#6b2230",
  bronze: "#1f4d3f",
  copper: "#a0622d",
  night: "#101c26",
  nightSoft: "#a9b4ba",
  nightLine: "#33434f",
  copperLight: "#d9a066",
} as const;

/** What a mail's band is printed in, beside copper. */
export type BandInk = "prussian" | "oxblood" | "bronze";
