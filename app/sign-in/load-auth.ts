type AuthClient = ReturnType<typeof import("./auth-client.ts").makeAuthClient>;

let client: Promise<AuthClient> | undefined;

/**
 * The client, one for the page. Rejects where its code cannot be loaded; the next call tries again.
 */
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

/** Drops the client: after a failure to renew a token, it would not try again for a minute. */
export async function forgetAuth(): Promise<void> {
  const old = await client?.catch(() => undefined);
  client = undefined;
  await old?.dispose();
}
