/**
 * Passwords compared and hashed on a thread beside the one that answers forms: each takes a tenth of
 * a second of a processor, and thirty wrong ones at once kept every form waiting for three.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { join } from "node:path";
import bcrypt from "bcryptjs";
import type { HashedIn, Hashing } from "./password-thread.ts";
import { workThread } from "./work-thread.ts";

// Those who wait are answered before `longestAnswer`, on a machine several times as slow as ours.
const limits = { deadline: 5_000, mostWaiting: 40, heap: 32 };
const hashing = workThread<Hashing, HashedIn>(
  join(import.meta.dirname, "password-thread.ts"),
  limits,
);

type Pair = { password: string; hash: string };
const proven = new AsyncLocalStorage<Pair>();

export async function isPassword(pair: Pair, isWanted?: () => boolean): Promise<boolean> {
  return (await hashing(pair, isWanted)) === true;
}

/** Within `work`, Supabase Lite is told of this password that it is right without comparing it again. */
export function withProven<Value>(pair: Pair, work: () => Promise<Value>): Promise<Value> {
  return proven.run(pair, work);
}

/**
 * Supabase Lite calls these two functions of the library, on the thread that runs it, and on the
 * embedded database with everybody else waiting for their turn.
 */
export function hashBesideForms(): void {
  Object.assign(bcrypt, {
    compare: async (password: string, hash: string) => {
      const known = proven.getStore();
      if (known?.password === password && known.hash === hash) return true;
      return isPassword({ password, hash });
    },
    hash: (password: string, cost: number) => hashing({ password, cost }),
  });
}
