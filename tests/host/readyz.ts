type Told = { status: string; parts: { part: string; state: string; sentence?: string }[] };

/** What a host, or its metrics, answers at `/readyz`. */
export async function ready(url: string, headers: Record<string, string> = {}) {
  const answered = await fetch(url, { headers });
  const told = (await answered.json()) as Told;
  const stateOf = (part: string) => told.parts.find((one) => one.part === part)?.state;
  return { code: answered.status, told, stateOf };
}
