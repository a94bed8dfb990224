/**
 * The answers of the function `desk` about partners. Amounts are texts, so that no cents are lost.
 */
import type { DocumentType } from "#core/document-types.ts";
import type { Language } from "#core/languages.ts";

export type Page<Row> = { rows: Row[]; next: string | null };
export type Named = { id: string; name: string };
type Role = "full" | "read";

export type FundRow = Named & {
  legalName: string | null;
  vintage: number;
  currency: string;
  entities: number;
  hasAccount: boolean;
  changeSince: string | null;
};

export type Account = {
  entity: string;
  entityName: string;
  fund: string;
  fundName: string;
  currency: string;
  committed: string;
  committedOn: string;
  paidIn: string;
  linesTo: string | null;
  nav: string | null;
  navOn: string | null;
};

/** The first and last date of the amounts that were added up. */
type Days = [string | null, string | null];

type FundDocument = {
  id: string;
  type: DocumentType;
  period: string;
  title: string | null;
  version: number;
  publishedAt: string;
  withdrawnAt: string | null;
  entity: string | null;
  entityName: string | null;
};

export type Fund = Named & {
  legalName: string | null;
  manager: string | null;
  depositary: string | null;
  vintage: number;
  currency: string;
  version: number;
  accounts: Account[];
  totals: {
    committed: string | null;
    paidIn: string | null;
    nav: string | null;
    committedOn: Days;
    linesTo: Days;
    navOn: Days;
  };
  documents: FundDocument[];
  documentCount: number;
};

export type EntityRow = Named & {
  requiresFactor: boolean;
  people: number;
  never: number;
  funds: number;
};

type EntityPerson = Named & {
  email: string;
  role: Role;
  invitedAt: string;
  endsAt: string | null;
  seenAt: string | null;
  ended: boolean;
};

export type Entity = Named & {
  version: number;
  requiresFactor: boolean;
  mergedAt: string | null;
  mergedInto: Named | null;
  tookOver: (Named & { at: string })[];
  people: EntityPerson[];
  accounts: Account[];
  documentCount: number;
};

type Standing = "never" | "came" | "ended" | "revoked";

export type PersonRow = Named & {
  email: string;
  standing: Standing;
  invitedAt: string | null;
  seenAt: string | null;
  hasFactor: boolean;
  entities: string[];
};

export type Membership = {
  entity: string;
  name: string;
  role: Role;
  invitedAt: string;
  endsAt: string | null;
  seenAt: string | null;
  ended: boolean;
};

export type Person = Named & {
  email: string;
  language: Language;
  standing: Standing;
  hasPassword: boolean;
  passkeys: number;
  apps: number;
  recoveryCodes: number;
  enrolUntil: string | null;
  isReset: boolean;
  isStaff: boolean;
  memberships: Membership[];
};
