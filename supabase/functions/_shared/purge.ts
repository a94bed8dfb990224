import { retentionDays } from "../../../core/retention.ts";
import type { Sql } from "./sql.ts";

/** Removes what is older than it may be; answers how many rows of each kind went. */
export async function purge(sql: Sql): Promise<Record<string, number>> {
  const { contactMessages, unconfirmedSubscribers, settledMail, usedLinks } = retentionDays;
  const { consentRecords, webVitals, documentDownloads, signIns } = retentionDays;
  const { securityEvents, knownDevices, newsletterProofs, personRequests, stagedFiles, accesses } =
    retentionDays;
  const rows = await sql<{ kind: string; removed: number }>(
    `select * from private.purge($1::interval, $2::interval, $3::interval, $4::interval)
     union all select * from private.purge_consent($5::interval, $6::interval)
     union all select * from private.purge_sessions($4::interval, $8::interval)
     union all select * from private.purge_downloads($7::interval)
     union all select * from private.purge_sign_ins($9::interval, $10::interval)
     union all select * from private.purge_proofs($11::interval)
     union all select * from private.purge_requests($12::interval)
     union all select * from private.purge_releases($13::interval)
     union all select * from private.purge_pictures($13::interval)
     union all select * from private.purge_accesses($14::interval)`,
    [
      contactMessages,
      unconfirmedSubscribers,
      settledMail,
      usedLinks,
      consentRecords,
      webVitals,
      documentDownloads,
      signIns,
      securityEvents,
      knownDevices,
      newsletterProofs,
      personRequests,
      stagedFiles,
      accesses,
    ].map((days) => `${days} days`),
  );
  return Object.fromEntries(rows.map(({ kind, removed }) => [kind, Number(removed)]));
}
