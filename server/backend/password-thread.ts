import bcrypt from "bcryptjs";
import { answerInThread } from "./answer-in-thread.ts";

export type Hashing = { password: string; hash: string } | { password: string; cost: number };
export type HashedIn = boolean | string;

answerInThread<Hashing, HashedIn>((asked) =>
  "hash" in asked
    ? bcrypt.compareSync(asked.password, asked.hash)
    : bcrypt.hashSync(asked.password, asked.cost),
);
