/** How long things are kept, in days: the one place. The privacy page reads it too. */
export const retentionDays = {
  contactMessages: 365,
  unconfirmedSubscribers: 3,
  settledMail: 30,
  usedLinks: 30,
  // What was prepared for partners and never released, or for a letter and never in its text.
  stagedFiles: 30,
  consentRecords: 3 * 365,
  // After leaving: as long as a complaint about the letters could still be made.
  newsletterProofs: 3 * 365,
  // Done ones, without the address: as long as a complaint could be made, and as backups are kept.
  personRequests: 3 * 365,
  webVitals: 395,
  // What a partner was given, and when, is part of the fund's own records.
  documentDownloads: 10 * 365,
  signIns: 365,
  // Failed ones: long enough to see an attack, not to know anyone's habits.
  securityEvents: 30,
  // A device that has not signed in for so long is a stranger again; sign-ins and changes to an
  // account are shown to their owner for as long.
  knownDevices: 182,
} as const;
