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

/** Lets go of the client: it remembers for a minute that it could not renew a token. */
export async function forgetAuth(): Promise<void> {
  const old = await client?.catch(() => undefined);
  client = undefined;
  await old?.dispose();
}
