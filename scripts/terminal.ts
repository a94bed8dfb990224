import { userInfo } from "node:os";

/** Who gives a command, as the ledger names them. */
export function terminal(): string {
  return `${userInfo().username} (terminal)`;
}
