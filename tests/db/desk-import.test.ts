/** Importing twice is importing once, whatever stands in the sheets and in whichever order. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { engines, startBackend } from "./backend.ts";
import { staffWith } from "./desk.ts";
import { roomOf } from "./desk-releases.ts";
import { fillSpace } from "./partner-space.ts";

const entity = fc.constantFrom("Ormes foundation", "Moselle office", "New entity");
const cents = fc.integer({ min: 1, max: 10_000_000_000 });
const amount = cents.map((one) => `${Math.floor(one / 100)}.${String(one % 100).padStart(2, "0")}`);
const day = fc
  .integer({ min: 1, max: 40 })
  .map((one) => new Date(Date.UTC(2026, 9, one)).toISOString().slice(0, 10));

const notice = fc.record({
  entity,
  fund: fc.constant("Shared fund"),
  kind: fc.constantFrom("call", "distribution", "return", "interest-paid"),
  on: day,
  reference: fc.constantFrom("A", "B"),
  amount,
});
/** Two of one name and one house would be asked about: `desk-near-persons.test.ts`. */
const person = fc
  .record({
    name: fc.constantFrom("Anne", "Bruno"),
    entity,
    language: fc.constantFrom("en", "fr"),
  })
  .map((one) => ({ ...one, email: `${one.name.toLowerCase()}@partner.example` }));

test.each(engines)(
  "on the %s engine",
  async (engine) => {
    const backend = await startBackend(engine);
    const room = roomOf(backend);
    const anne = await staffWith(backend, "anne@firm.example", ["relations"]);
    const chloe = await staffWith(backend, "chloe@firm.example", ["compliance"]);
    await fillSpace(backend.sql);

    async function kept() {
      const [row] = await backend.sql(
        `select
         (select jsonb_agg(to_jsonb(flows) - '{id,released_at}'::text[] order by flows::text)
          from (select * from public.capital_flows order by entity_id, fund_id, effective_on, kind,
            reference, purpose) as flows) as flows,
         (select jsonb_agg(commitments order by entity_id, fund_id) from public.commitments)
           as commitments,
         (select count(*)::int from private.outbox where template <> 'staff-notice') as mails,
         (select count(*)::int from public.partner_memberships) as people`,
      );
      return row;
    }

    await fc.assert(
      fc.asyncProperty(
        fc.array(notice, { minLength: 1, maxLength: 12 }),
        fc.array(person, { minLength: 1, maxLength: 4 }),
        async (notices, people) => {
          const committed = {
            entity: "New entity",
            fund: "Shared fund",
            committed: "1000.00",
            asOf: "2026-09-30",
          };
          const once = async (lines: typeof notices) => {
            const id = await room.begun(anne);
            await room.imported(anne, id, "commitments", [committed]);
            await room.imported(anne, id, "invitations", people);
            await room.imported(anne, id, "notices", lines);
            return room.released(anne, chloe, id);
          };
          await once(notices);
          const first = await kept();
          const again = await once(notices);
          expect(again).toMatchObject({ commitments: 0, notices: 0, invitations: 0, mails: 0 });
          expect(await kept()).toEqual(first);
        },
      ),
      { numRuns: 2, endOnFailure: true },
    );
  },
  240_000,
);
