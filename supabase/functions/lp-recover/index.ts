/** An old name of `sign-in-recover`: `core/old-names.ts` says until when. */
import { serve } from "../_shared/serve.ts";
import { handler } from "../sign-in-recover/handler.ts";

serve(handler);
