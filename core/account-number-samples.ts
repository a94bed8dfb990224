/** Texts with an account number and without one: browser and database have to agree on each. */
export const accountTexts = [
  "LU28 0019 4006 4475 0000",
  "Please pay to LU280019400644750000 by Friday.",
  "IBAN\u202f: FR14\u00a02004\u00a01010\u00a00505\u00a00001\u00a03M02\u00a0606.",
  "fr14-2004-1010-0505-0001-3m02-606",
  "**DE89** 3704 0044 0532 0130 00",
  "GB29\nNWBK\n6016\n1331\n9268\n19",
  "B E 6 8 5 3 9 0 0 7 5 4 7 0 3 4",
  "FR 2024, FR 2025: LU28 0019 4006 4475 0000",
  "RIB : 30004 00003 12345678912 10",
  "CH93\u200b0076\u200b2011\u200b6238\u200b5295\u200b7",
] as const;

export const harmlessTexts = [
  "In 2024 the fund called 40 per cent, in 2025 another 20.",
  "LU28 0019 4006 4475 0001",
  "FR14 2004 1010 0505 0001 3M02 6",
  "Tel. +33 1 99 00 11 22 and +352 20 99 88 77",
  "R.C.S. Luxembourg B 123456, SIREN 123 456 789, TVA FR12123456789",
  "597a0000-de12-4000-8000-000000000001",
  "De 2024 à 2026, le fonds a appelé 5 000 000 EUR sur 8 000 000 EUR.",
  "0".repeat(8),
] as const;
