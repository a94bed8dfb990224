/** The values that vite.config.ts puts into the code. */
interface ImportMetaEnv {
  readonly BUILD_YEAR: number;
  /** As `package.json` has it. */
  readonly VERSION: string;
  /** The origin of the backend; empty where it is that of the site. */
  readonly SUPABASE_URL: string;
  /** It only names the project: it is public, and gives no rights. */
  readonly SUPABASE_PUBLISHABLE_KEY: string;
  /** The tag of the firm's professional network; empty where it uses none. */
  readonly NETWORK_TAG_ID: string;
}
