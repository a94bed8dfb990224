type AuthClient = ReturnType<typeof import("./auth-client.ts").makeAuthClient>;

let client: Promise<AuthClient> | undefined;

/** The one client of this page; rejects when its code cannot be had, and can be asked again. */
export function loadAuth(): Promise<AuthClient> {
  client ??= import("./auth-client.ts").then(
    ({ makeAuthClient }) => makeAuthClient(),
    (error) => {
      client = undefined;
      throw error;
    },
  );
  return client;
}
