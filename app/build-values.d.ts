interface ImportMetaEnv {
  /** Set in vite.config.ts. */
  readonly BUILD_YEAR: number;
}
