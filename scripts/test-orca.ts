/**
 * `npm run test:orca`: seven journeys with the screen reader Orca, whose speech is read from its log.
 * It needs a whole Chromium and, on Debian, the packages that `docs/accessibility.md` lists.
 */
import { spawn } from "node:child_process";
import { build } from "#builder/build.ts";
import { freePort } from "#builder/free-port.ts";
import { Trouble } from "../builder/step.mjs";
import { runCommand } from "./run-command.ts";

const screen = `:${90 + (process.pid % 100)}`;
/** A screen and a session of their own, so that nobody's desktop is disturbed. */
const inside = `
  Xvfb ${screen} -screen 0 1400x1000x24 -nolisten tcp & xvfb=$!
  trap 'kill $manager $xvfb' EXIT
  export DISPLAY=${screen}
  until [ -e /tmp/.X11-unix/X${screen.slice(1)} ]; do sleep 0.1; done
  matchbox-window-manager & manager=$!
  playwright test --reporter line "$@"
`;

await runCommand(async () => {
  await build();
  const env = {
    ...process.env,
    ACCESSIBILITY_ENABLED: "1",
    TEST_ORCA: "1",
    TEST_PORT: String(await freePort()),
    TEST_SMTP_PORT: String(await freePort()),
    TEST_MAIL_PORT: String(await freePort()),
  };
  const asked = process.argv.slice(2);
  const run = spawn("dbus-run-session", ["--", "bash", "-c", inside, "orca", ...asked], {
    env,
    stdio: "inherit",
  });
  const code = await new Promise((resolve, reject) => run.on("exit", resolve).on("error", reject));
  if (code !== 0) throw new Trouble("Not every journey was heard.");
});
