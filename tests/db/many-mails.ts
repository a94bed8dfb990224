/** Tests write to the same mailbox more often than anyone may; `limits.test.ts` asks for the real one. */
export const manyMails = "update private.limits set per_address = 1000000 where kind = 'mailbox'";
export const fewMails = "update private.limits set per_address = 4 where kind = 'mailbox'";
