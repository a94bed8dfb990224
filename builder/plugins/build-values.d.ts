/** Set in vite.config.ts. */
interface ImportMetaEnv {
  readonly BUILD_YEAR: number;
  /** Where the backend is; empty where it is on the site's own origin. */
  readonly SUPABASE_URL: string;
  /** It says which project is meant and opens nothing by itself. */
  readonly SUPABASE_PUBLISHABLE_KEY: string;
  /** Empty where the firm uses no tag of its professional network. */
  readonly NETWORK_TAG_ID: string;
}

/** Both from builder/plugins/publications.ts. */
declare module "virtual:publication-texts" {
  type Text = import("../../app/features/publications/text.ts").PublicationText;
  const texts: Record<string, Record<import("../../core/languages.ts").Language, Text>>;
  export default texts;
}
declare module "virtual:publication-renderer" {
  /** Empty in the browser, which has the text already. */
  export function renderText(slug: string, pathname: string): string;
}
