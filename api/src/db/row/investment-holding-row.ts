import {
  INVESTMENT_KINDS,
  type InvestmentHolding,
  isoDate,
} from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import type { InvestmentHoldingTable } from '../schema';

/** A holding from its row. */
export function toInvestmentHolding(row: InvestmentHoldingTable): InvestmentHolding {
  return {
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    ticker: row.ticker,
    kind: INVESTMENT_KINDS.find((each) => each === row.kind) ?? 'other',
    quantity: row.quantity,
    unitPrice: row.unit_price,
    value: cents(row.value_cents),
    costBasis: row.cost_basis_cents === null ? null : cents(row.cost_basis_cents),
    currency: row.currency,
    pricedOn: row.priced_on === null ? null : isoDate(row.priced_on),
  };
}
