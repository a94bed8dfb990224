import type { AccountActName, AccountBody, AccountFieldsRead } from "../../../core/acts/account.ts";
import type { Action } from "../_shared/action.ts";

/** Does what somebody wants with their own sign-in account, as `core/acts/account.ts` declares it. */
export type Act<Name extends AccountActName> = Action<AccountFieldsRead<Name>, AccountBody<Name>>;
