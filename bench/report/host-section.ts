import type { HostFigures, HostLoad, ServerName } from "../host.ts";
import { sum } from "../statistics.ts";
import { inks } from "./inks.ts";
import { kilobytes, megabytes, milliseconds, ratio, table, whole } from "./markdown.ts";
import type { Section } from "./section.ts";

const servers: { key: ServerName; label: string; ink: string }[] = [
  { key: "host", label: "our host", ink: inks.ours },
  { key: "bare", label: "bare node:http", ink: inks.second },
  { key: "nginx", label: "nginx", ink: inks.third },
];

export function hostSection({ loads, memory }: HostFigures): Section {
  const against = loads.map(toBare);
  const crowd = loads.filter(({ connections }) => connections === 500);
  const errors = sum(crowd.map((load) => load.servers.host?.errors ?? 0));
  return {
    title: "Host",
    method: `One process each, turn by turn: our host as \`npm start\` runs it, logging included; a bare \`node:http\` server that answers the same headers and bytes from memory and does nothing else; nginx with one worker and \`gzip_static\` on the same files, where it is installed. All send the gzip copies, since a distribution's nginx has no Brotli. autocannon makes the load in a process of its own, on the same machine. Medians; latencies in milliseconds.`,
    charts: {
      host: {
        title: "Requests per second",
        groups: loads.map((load) => ({
          name: nameOf(load),
          bars: servers
            .filter(({ key }) => load.servers[key])
            .map(({ key, label, ink }) => {
              const value = load.servers[key]?.perSecond ?? 0;
              return { label, ink, value, shown: whole(value) };
            }),
        })),
      },
    },
    goals: [
      {
        goal: "At least 0.9 of bare node:http",
        found: `from ${ratio(Math.min(...against))} to ${ratio(Math.max(...against))}`,
        met: against.every((value) => value >= 0.9),
      },
      { goal: "No error at 500 connections", found: `${errors} errors`, met: errors === 0 },
    ],
    body: `${loadTable(loads)}

Memory of the host's process, its database included: ${megabytes(memory.starting)} MB at most while it starts for the first time, ${megabytes(memory.atRest)} MB at rest, ${megabytes(memory.underLoad)} MB at most under load.`,
  };
}

function nameOf({ what, connections }: HostLoad): string {
  return `${what}, ${connections} ${connections === 1 ? "connection" : "connections"}`;
}

function toBare({ servers: { host, bare } }: HostLoad): number {
  return (host?.perSecond ?? Number.NaN) / (bare?.perSecond ?? Number.NaN);
}

function loadTable(loads: readonly HostLoad[]): string {
  const head =
    "load, kB, host /s, bare /s, nginx /s, host / bare, host / nginx, host p99, bare p99, nginx p99, errors";
  return table(
    head.split(", "),
    loads.map((load) => {
      const { host, bare, nginx } = load.servers;
      return [
        nameOf(load),
        kilobytes(load.bytes),
        ...[host, bare, nginx].map((one) => whole(one?.perSecond ?? Number.NaN)),
        ratio(toBare(load)),
        ratio((host?.perSecond ?? Number.NaN) / (nginx?.perSecond ?? Number.NaN)),
        ...[host, bare, nginx].map((one) => milliseconds(one?.p99 ?? Number.NaN)),
        whole(host?.errors ?? Number.NaN),
      ];
    }),
  );
}
