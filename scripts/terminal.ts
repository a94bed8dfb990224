import { userInfo } from "node:os";

/** Who runs a command, as the ledger records it. */
export function terminal(): string {
  return `${userInfo().username} (terminal)`;
}
