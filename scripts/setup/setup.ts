/**
 * `npm run setup -- --domain www.firm.example`: makes a Debian machine serve the site: user, folders,
 * settings, unit, proxy. As root, in the folder of the program. It says each thing it changes, can be
 * run again, and `npm run setup -- undo` takes all of it away. `docs/install.md` leads through it.
 */
import { lookup } from "node:dns/promises";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { site } from "#content/site.ts";
import { step, Trouble } from "../../builder/step.mjs";
import { runCommand } from "../run-command.ts";
import { type Machine, run, userNamed } from "./machine.ts";
import { certificateOf, type Plan, planBefore, type Step, stepsOf, user } from "./steps.ts";

const usage =
  "npm run setup -- --domain www.firm.example [--certificate site.pem --key site.key]\nnpm run setup -- undo [--data]";
const longestStart = 120_000;

await runCommand(async () => {
  if (process.getuid?.() !== 0)
    throw new Trouble("This needs root: su -, then npm run setup again.");
  const program = process.cwd();
  if (/^\/(home|root)\b/.test(program)) {
    throw new Trouble(
      `The unit may not read ${program}: put the program into /srv/site, such as /srv/site/1.0.0.`,
    );
  }
  // The build asks a server of its own by this name; a root made by hand may lack it.
  await lookup("localhost").catch(() => {
    throw new Trouble("Nothing is known as localhost here: add 127.0.0.1 localhost to /etc/hosts.");
  });
  const machine: Machine = {
    root: "",
    hasSystemd: existsSync("/run/systemd/system"),
    run,
    say: (line) => console.log(line),
  };
  const { values, positionals } = parseArgs({
    options: {
      domain: { type: "string" },
      certificate: { type: "string" },
      key: { type: "string" },
      data: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  if (positionals.join() === "undo") {
    undo(stepsOf({ origin: "", program, ...planBefore(machine) }, machine), values.data);
    return;
  }
  const plan = positionals.length === 0 && planOf(values, program, machine);
  if (plan) await setUp(plan, machine);
  else throw new Trouble(usage);
});

function planOf(
  given: { domain?: string; certificate?: string; key?: string },
  program: string,
  machine: Machine,
): Plan | undefined {
  const before = planBefore(machine);
  const certificate = certificateOf(given) ?? before.certificate;
  const origin = given.domain ? `https://${given.domain}` : before.origin;
  if (!origin) return undefined;
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
    throw new Trouble(`${given.domain} is not a domain, such as www.firm.example.`);
  }
  return { origin, certificate, program };
}

async function setUp(plan: Plan, machine: Machine): Promise<void> {
  const { hasSystemd, say } = machine;
  const changed = stepsOf(plan, machine).filter((step) => makeOne(step, machine));
  const hadBuild = stampIn(plan.program);
  await step("Build the pages, which takes a minute or two", () =>
    machine.run(process.execPath, ["scripts/run.mjs", "build.ts"], userNamed(user, machine)),
  );
  const built = stampIn(plan.program) !== hadBuild;
  say(`${built ? "made     " : "as it was"}  the pages, in ${join(plan.program, "build")}`);
  if (!existsSync("/etc/caddy/Caddyfile")) {
    say("left       the proxy: Caddy is not here. For nginx there is docs/operations/nginx.conf.");
  }
  if (!hasSystemd)
    say("left       the start: systemd does not run here. It starts with the machine.");
  else await start({ anew: changed.some(({ restarts }) => restarts), built }, machine);
  if (site.origin !== plan.origin) {
    say(
      `\nThe pages call ${site.origin} their address: set site.origin in content/site.ts to ${plan.origin}, then run this again.`,
    );
  }
  say("\nNext: the mail server in /etc/site.env, the first three colleagues, npm run doctor.");
  say("docs/install.md, from step 5.");
}

function makeOne(step: Step, { say }: Machine): boolean {
  if (step.isDone()) {
    say(`as it was  ${step.what}`);
    return false;
  }
  step.make();
  say(`made       ${step.what}`);
  return true;
}

function undo(steps: Step[], withData: boolean): void {
  // Whoever owns the data goes after them.
  const left = steps.reverse().flatMap((step) => step.undo?.(withData) ?? []);
  console.log("Undone. The packages of Debian stay, and npm's cache in /root/.npm.");
  for (const one of left) console.log(`left       ${one}`);
}

function stampIn(program: string): string {
  const stamp = join(program, "build/stamp");
  return existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
}

/** A running site of another version gives way to this one without a gap. */
async function start(
  { anew, built }: { anew: boolean; built: boolean },
  { run, say }: Machine,
): Promise<void> {
  if (!anew && (await answers())) {
    if (built) {
      const as = userNamed(user, { root: "" });
      run(
        "env",
        ["DATA_FOLDER=/var/lib/site", process.execPath, "scripts/run.mjs", "update.ts"],
        as,
      );
    }
    say(`${built ? "updated  " : "as it was"}  the site, on port 3000 of this machine`);
    return;
  }
  run("systemctl", ["restart", "site"]);
  const until = Date.now() + longestStart;
  while (!(await answers())) {
    if (Date.now() > until) throw new Trouble("The site does not answer: journalctl -u site");
    await pause(500);
  }
  say("started    the site, on port 3000 of this machine");
}

async function answers(): Promise<boolean> {
  const answer = await fetch("http://127.0.0.1:3000/healthz").catch(() => undefined);
  return answer?.ok ?? false;
}
