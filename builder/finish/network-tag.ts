import { site } from "#content/site.ts";
import { networkTagPolicy } from "#server/pages/security-headers.ts";

/** As the firm has it; a test sets an id of its own, since the house brand has none. */
export const networkTag = {
  ...site.professionalNetworkTag,
  id: process.env.NETWORK_TAG_ID ?? site.professionalNetworkTag.id,
};

/** The document of the frame in which the tag runs, with nothing of ours in it. */
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
