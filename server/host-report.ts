/**
 * What the host makes of a request that came through the proxies in front, for `npm run doctor`.
 * It names no address: where settings are wrong, that would be one of our own network.
 */
export type HostReport = {
  /** `unknown`: one that is not ours by `TRUST_PROXY`; `silent`: it does not say who asked it. */
  proxy: "none" | "trusted" | "silent" | "unknown";
  secure: boolean;
};

type Facts = { byProxy: boolean; secure: boolean; forwardedFor: string | undefined };

export const hostReportPath = "/healthz?report";

export function hostReportOf({ byProxy, secure, forwardedFor }: Facts): HostReport {
  if (byProxy) return { proxy: forwardedFor ? "trusted" : "silent", secure };
  return { proxy: forwardedFor ? "unknown" : "none", secure };
}
