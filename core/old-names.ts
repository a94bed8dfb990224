/**
 * Names of the version before. Tabs that were open during an update, and a `npm run doctor` of that
 * version, still ask by them: they answer until 28 February 2027. After that day this file goes, and
 * with it what imports it and the folders of the functions that it names.
 */

/** Was the path of `hostReportPath`. */
export const oldHostReportPath = "/healthz?seen";
