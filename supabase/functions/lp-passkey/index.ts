/** An old name of `sign-in-passkey`: `core/old-names.ts` says until when. */
import { serve } from "../_shared/serve.ts";
import { handler } from "../sign-in-passkey/handler.ts";

serve(handler);
