/** An old name of `sign-in-account`: `core/old-names.ts` says until when. */
import { serve } from "../_shared/serve.ts";
import { handler } from "../sign-in-account/handler.ts";

serve(handler);
