import { beforeEach, expect, test, vi } from "vitest";
import { until } from "../../tests/until.ts";

type Listener = (event: string, session: object | null) => void;

const client = { listener: undefined as Listener | undefined };
const session = { user: { id: "anne", email: "anne@example.org" } };
const anne = { kind: "signed-in", user: "anne", email: "anne@example.org" };

vi.mock("./load-auth.ts", () => ({
  forgetAuth: async () => {},
  loadAuth: async () => ({
    onAuthStateChange: (listener: Listener) => {
      client.listener = listener;
    },
  }),
}));

/** Stubs as much of a browser's storage and events as the session needs. */
function browser(stored: boolean) {
  const events = new EventTarget();
  const kept = new Map(stored ? [["lpSession", "{}"]] : []);
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("dispatchEvent", events.dispatchEvent.bind(events));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal(
    "StorageEvent",
    class extends Event {
      key: string | null;
      constructor(type: string, { key }: { key: string | null }) {
        super(type);
        this.key = key;
      }
    },
  );
  return kept;
}

async function watch(stored: boolean) {
  const kept = browser(stored);
  const { sessionStore, ...rest } = await import("./session.ts");
  const heard = vi.fn();
  sessionStore.subscribe(heard);
  await until(() => expect(client.listener).toBeDefined());
  const say: Listener = (event, given) => client.listener?.(event, given);
  return { kept, say, heard, state: sessionStore.read, ...rest };
}

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  client.listener = undefined;
});

test("nothing is known before the service has been asked", async () => {
  const { state } = await watch(true);
  expect(state()).toEqual({ kind: "unknown" });
});

test.each(["INITIAL_SESSION", "SIGNED_IN", "TOKEN_REFRESHED", "USER_UPDATED", "PASSWORD_RECOVERY"])(
  "%s with a session is somebody signed in",
  async (event) => {
    const { say, state } = await watch(true);
    say(event, session);
    expect(state()).toEqual(anne);
  },
);

test("a renewed token draws nothing again, another person does", async () => {
  const { say, state, heard } = await watch(true);
  say("INITIAL_SESSION", session);
  const before = state();
  say("TOKEN_REFRESHED", session);
  expect(state()).toBe(before);
  expect(heard).toHaveBeenCalledOnce();
  say("SIGNED_IN", { user: { id: "paul" } });
  expect(state()).toMatchObject({ kind: "signed-in", user: "paul" });
});

test("who never was signed in is told of no end", async () => {
  const { say, state } = await watch(false);
  say("INITIAL_SESSION", null);
  expect(state()).toEqual({ kind: "signed-out", ended: false });
});

test("a session that was refused on opening the page has ended", async () => {
  const { say, state, kept } = await watch(true);
  kept.clear();
  say("INITIAL_SESSION", null);
  expect(state()).toEqual({ kind: "signed-out", ended: true });
});

test("a session that could not be asked about is not taken for none, and asked about again", async () => {
  const { say, state, recheckSession } = await watch(true);
  say("INITIAL_SESSION", null);
  expect(state()).toEqual({ kind: "unreachable" });
  await recheckSession();
  say("INITIAL_SESSION", session);
  expect(state()).toEqual(anne);
});

test("signing out forgets who writes pages", async () => {
  const { say, kept } = await watch(true);
  kept.set("deskEditor", "anne");
  say("INITIAL_SESSION", session);
  expect(kept.get("deskEditor")).toBe("anne");
  say("SIGNED_OUT", null);
  expect(kept.has("deskEditor")).toBe(false);
});

test("an end that was asked for is told apart from one that came by itself", async () => {
  const { say, state, whileLeaving } = await watch(true);
  say("INITIAL_SESSION", session);
  say("SIGNED_OUT", null);
  expect(state()).toEqual({ kind: "signed-out", ended: true });
  say("SIGNED_IN", session);
  await whileLeaving(async () => say("SIGNED_OUT", null));
  expect(state()).toEqual({ kind: "signed-out", ended: false });
});

test("a sign-in of several steps is told after the last of them", async () => {
  const { say, state, whileEntering } = await watch(false);
  say("INITIAL_SESSION", null);
  await whileEntering(async () => {
    say("SIGNED_IN", session);
    expect(state().kind).toBe("signed-out");
  });
  expect(state()).toEqual(anne);
});

test("deleting the session from storage signs out", async () => {
  const { say, state, kept } = await watch(true);
  say("INITIAL_SESSION", session);
  kept.clear();
  dispatchEvent(new StorageEvent("storage", { key: "i18nextLng" }));
  expect(state().kind).toBe("signed-in");
  dispatchEvent(new StorageEvent("storage", { key: "lpSession" }));
  expect(state()).toEqual({ kind: "signed-out", ended: true });
});

test("a browser that forbids storage can be signed in all the same", async () => {
  const { say, state } = await watch(false);
  say("SIGNED_IN", session);
  expect(state()).toEqual(anne);
});
