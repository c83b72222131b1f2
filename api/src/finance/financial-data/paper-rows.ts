import { isoDate, type Paystub, type ProtectionPolicy } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import type { PaystubTable, PolicyTable } from '../../db/tables-of-papers';

/** A policy from its row. */
export function toPolicy(row: PolicyTable): ProtectionPolicy {
  return {
    id: row.id,
    type: row.type,
    provider: row.provider,
    policyNumber: row.policy_number,
    premium: cents(row.premium_cents),
    coverage: cents(row.coverage_cents),
    status: row.status,
  };
}

/** A paystub from its row. */
export function toPaystub(row: PaystubTable): Paystub {
  return {
    id: row.id,
    date: isoDate(row.date),
    employer: row.employer,
    gross: cents(row.gross_cents),
    deductions: cents(row.deductions_cents),
    net: cents(row.net_cents),
  };
}
