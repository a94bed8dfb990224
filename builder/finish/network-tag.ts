import { professionalNetworkTag, site } from "#content/site.ts";
import { networkTagPolicy } from "#server/pages/security-headers.ts";

/**
 * The firm's tag. A test sets `NETWORK_TAG_ID`, since the brand that comes with the code has none.
 */
export const networkTag = {
  ...professionalNetworkTag,
  id: process.env.NETWORK_TAG_ID ?? professionalNetworkTag.id,
};

/** The document of the frame in which the tag runs. Nothing of the site is in it for it to read. */
export function networkTagPage(): string {
  const source = new URL(networkTag.script);
  source.searchParams.set("id", networkTag.id);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${networkTagPolicy(source.origin)}">
<meta name="robots" content="noindex">
<title>${site.name}</title>
<script async src="${source}"></script>
</head>
<body></body>
</html>
`;
}
