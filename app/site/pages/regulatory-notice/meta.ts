import legalMeta from "#app/site/legal/meta.ts";

export default legalMeta;
