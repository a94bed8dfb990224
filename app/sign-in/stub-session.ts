/** For tests: answers of the service to a sign-in. */
import { json } from "#app/api/stub-backend.ts";

export const paths = {
  token: "/auth/v1/token?grant_type=password",
  refresh: "/auth/v1/token?grant_type=refresh_token",
  user: "/auth/v1/user",
  verify: "/auth/v1/verify",
  overview: "/rest/v1/rpc/lp_overview",
  redeem: "/functions/v1/sign-in-redeem",
  link: "/functions/v1/sign-in-link",
} as const;

const user = {
  id: "5f0cbb3c-06c4-4b54-8f4e-0f8d9a2b7c11",
  aud: "authenticated",
  email: "anne@example.org",
};

export const userAnswer = json(200, user);

export function sessionAnswer(token = "token-1") {
  return json(200, {
    access_token: token,
    refresh_token: `${token}-refresh`,
    token_type: "bearer",
    expires_in: 3600,
    user,
  });
}

/** A refusal in the form that the service uses. */
export function refusal(status: number, code: string) {
  return json(status, { code: status, error_code: code, msg: code });
}
