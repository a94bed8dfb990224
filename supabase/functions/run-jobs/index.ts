import { serveJobs } from "../_shared/serve.ts";

serveJobs();
