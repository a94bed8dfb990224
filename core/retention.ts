/**
 * How long data are kept, in days. The rules that delete are in
 * `supabase/functions/_shared/retention/rules.ts`; the privacy page says the same, and a test
 * compares.
 */
export const retentionDays = {
  contactMessages: 365,
  unconfirmedSubscribers: 3,
  settledMail: 30,
  usedLinks: 30,
  // What became of each in an act on many things: as long as the mails that it sent.
  actsOnMany: 30,
  limitCounts: 1,
  // Files for a release that was never released, and pictures that no letter uses.
  stagedFiles: 30,
  unfinishedUploads: 2,
  consentRecords: 3 * 365,
  // Counted from the departure: as long as somebody could still complain about the letters.
  newsletterProofs: 3 * 365,
  // The address of a request that is done, where the last mail did not reach it: as long as a mail
  // is tried.
  requestAddresses: 3,
  // Requests that are done, without the address: as long as somebody could complain, and as long as
  // backups are kept.
  personRequests: 3 * 365,
  webVitals: 395,
  // Which documents a partner received, and when, belongs to the records of the fund.
  documentDownloads: 10 * 365,
  signIns: 365,
  // Who looked at an investor's figures at the desk, and who was refused what.
  accesses: 365,
  // What nobody has confirmed in a month is no longer what was meant.
  proposals: 30,
  // Failed sign-ins: long enough to recognise an attack, too short to learn the habits of a person.
  securityEvents: 30,
  // After this time a device counts as new again. Sign-ins and changes of a sign-in account are
  // shown to its owner for as long.
  knownDevices: 182,
} as const;
