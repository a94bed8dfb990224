/**
 * Loaded before everything else of the backend's process: ends it with the host. The process hears
 * of that itself ("disconnect"), but not while it compiles and starts the embedded database, which
 * keeps its thread busy for seconds; the next host would wait for the data folder meanwhile. So
 * another thread looks whose child the process is.
 */
import { Worker } from "node:worker_threads";

const everySo = 100;
const host = Number(process.argv[3]);

const watch = `setInterval(() => {
  if (process.ppid !== ${host}) process.kill(process.pid, "SIGKILL");
}, ${everySo});`;

// Without the arguments of this process, which would load this file once more.
new Worker(watch, { eval: true, execArgv: [] }).unref();
