/**
 * Run by Deno itself: starts every function by its own `index.ts`, as a hosted project does, and
 * serves each at its place under `/functions/v1/`.
 */
type Handle = (request: Request) => Promise<Response>;
type Listening = { port: number };
type Runtime = {
  serve(options: object | Handle, handle?: Handle): unknown;
  readDirSync(folder: string): Iterable<{ name: string; isDirectory: boolean }>;
};

const runtime = globalThis as unknown as {
  Deno: Runtime;
  EdgeRuntime: { waitUntil(work: Promise<unknown>): void };
};
const { Deno } = runtime;
const listen = Deno.serve;
const handlers = new Map<string, Handle>();

// Lets work go on after the answer, as the hosted runtime does.
runtime.EdgeRuntime = { waitUntil: () => {} };

const folder = new URL("../../supabase/functions/", import.meta.url);
for (const { name, isDirectory } of Deno.readDirSync(folder.pathname)) {
  if (!isDirectory || name.startsWith("_")) continue;
  Deno.serve = (handle) => handlers.set(name, handle as Handle);
  await import(new URL(`${name}/index.ts`, folder).href);
}

listen(
  {
    port: 0,
    hostname: "127.0.0.1",
    onListen: ({ port }: Listening) => console.warn(`listening on ${port}`),
  },
  async (request) => {
    const name = new URL(request.url).pathname.split("/").at(-1) ?? "";
    return (await handlers.get(name)?.(request)) ?? new Response(null, { status: 404 });
  },
);
