import { ensureOtherBrowsers } from "#builder/browser.ts";
import { startFirefox } from "./firefox.ts";
import { journeysIn } from "./journeys.ts";

journeysIn(async () => startFirefox((await ensureOtherBrowsers())["firefox-esr"]));
