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
