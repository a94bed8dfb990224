import type { CSSProperties } from "react";
import { palette } from "./palette.ts";

/** Georgia, like Newsreader, sets old-style figures; both lists begin with what Outlook has. */
export const serif = "Georgia, 'Times New Roman', serif";
export const sans = "Arial, Helvetica, sans-serif";

export const paragraph: CSSProperties = { margin: "0 0 20px" };
/** A long address or word breaks rather than widening the page. */
export const breaking: CSSProperties = { wordBreak: "break-word", overflowWrap: "anywhere" };
export const link: CSSProperties = { color: palette.ink, textDecoration: "underline" };
export const softLink: CSSProperties = { ...link, color: palette.inkSoft };
export const hairline = `1px solid ${palette.line}`;

/** For mail programs that follow the reader's choice; the others darken the mail themselves. */
export const darkScheme = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
body,body>table>tbody>tr>td{background-color:${palette.night}!important;color:${palette.paper}!important}
a{color:${palette.paper}!important}
.soft{color:${palette.nightSoft}!important}
.copper{color:${palette.copperLight}!important}
.rule{border-color:${palette.nightLine}!important}
.button{background-color:${palette.paper}!important;color:${palette.night}!important}
tr[bgcolor]{background-color:${palette.nightLine}!important}
td[bgcolor]{background-color:${palette.nightSoft}!important}
td[bgcolor="${palette.copper}"]{background-color:${palette.copperLight}!important}
}`;
