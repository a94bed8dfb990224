/**
 * Names of the version before. Tabs that were open during an update, and a `npm run doctor` of that
 * version, still ask by them: they answer until 28 February 2027. After that day this file goes, and
 * with it what imports it and the folders of the functions that it names.
 */

/** Was the path of `hostReportPath`. */
export const oldHostReportPath = "/healthz?seen";

/** Functions under `/functions/v1/`: the old name, and what it is called now. */
export const oldFunctions: Readonly<Record<string, string>> = {
  "lp-account": "sign-in-account",
  "lp-passkey": "sign-in-passkey",
  "lp-recover": "sign-in-recover",
  "lp-redeem": "sign-in-redeem",
};

/** Acts of the desk, likewise. */
export const oldActs: Readonly<Record<string, string>> = { bearer: "colleague" };
