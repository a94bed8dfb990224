import { oldFunctions } from "#core/old-names.ts";

/** What each function is asked under its old name, and what only that function answers. */
const asked: Record<string, { body: object; status: number; answer: object }> = {
  "sign-in-account": { body: { action: "show" }, status: 401, answer: { code: "signed_out" } },
  "sign-in-passkey": { body: { response: {} }, status: 422, answer: { code: "unknown" } },
  "sign-in-recover": { body: { email: "none" }, status: 422, answer: { code: "invalid" } },
  "sign-in-redeem": { body: { token: "none" }, status: 404, answer: { code: "unknown" } },
};

/** One row for each old name; a name without a question fails the test. */
export const oldNames = Object.entries(oldFunctions).map(([old, present]) => {
  const question = asked[present];
  if (!question) throw new Error(`Nothing is asked of ${present} under its old name, ${old}.`);
  return { old, present, ...question };
});
