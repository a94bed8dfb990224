/** An old name of `sign-in-redeem`: `core/old-names.ts` says until when. */
import { serve } from "../_shared/serve.ts";
import { handler } from "../sign-in-redeem/handler.ts";

serve(handler);
