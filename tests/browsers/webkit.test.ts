import { ensureOtherBrowsers } from "#builder/browser.ts";
import { journeysIn } from "./journeys.ts";
import { startWebkit } from "./webkit.ts";

journeysIn(async () => {
  const { "webkit2gtk-driver": driver, xvfb } = await ensureOtherBrowsers();
  return startWebkit(driver, xvfb);
});
