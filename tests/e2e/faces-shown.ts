import type { CDPSession, Page } from "@playwright/test";

type Node = { nodeId: number; nodeType: number; nodeValue: string; children?: Node[] };
type Font = { familyName: string; isCustomFont: boolean; glyphCount: number };
export type Shown = { text: string; fonts: string[]; ours: boolean };

/** Characters that neither of our faces has: each browser takes them from where it finds them. */
const ofNeitherFace = /[₂↩⅓∑]/;

/**
 * Of each text that is laid out on a page, shown or not, the fonts with which the browser really
 * draws it: what its styles ask for is something else.
 */
export async function facesShown(page: Page): Promise<Shown[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const { root } = await session.send("DOM.getDocument", { depth: -1 });
    const found: Shown[] = [];
    for (const { nodeId, nodeValue } of textsIn(root)) {
      if (ofNeitherFace.test(nodeValue)) continue;
      const fonts = await fontsOf(session, nodeId);
      if (fonts.length === 0) continue;
      found.push({
        text: nodeValue.trim(),
        fonts: fonts.map(({ familyName }) => familyName),
        ours: fonts.every(({ isCustomFont }) => isCustomFont),
      });
    }
    return found;
  } finally {
    await session.detach();
  }
}

function textsIn({ children = [], ...node }: Node): Node[] {
  const own = node.nodeType === 3 && node.nodeValue.trim() ? [node] : [];
  return [...own, ...children.flatMap(textsIn)];
}

/** None where the text is not laid out, or has gone since. */
async function fontsOf(session: CDPSession, nodeId: number): Promise<Font[]> {
  const { fonts } = await session
    .send("CSS.getPlatformFontsForNode", { nodeId })
    .catch(() => ({ fonts: [] }));
  return fonts.filter(({ glyphCount }) => glyphCount > 0);
}
