import { investmentKind } from '@halyard/shared-contracts/finance';
import { add } from '@halyard/shared-contracts/money';
import type { InvestmentHoldingTable } from '../../db/tables/investments';
import type { ItemRef } from '../item/item-row';
import { holdingId } from '../provider/decode-rows';
import type { BankHolding } from '../provider/provider';
import { holdingRowId } from './row-ids';

const UNNAMED = 'Unknown security';

export function holdingRow(
  holding: BankHolding,
  { userId, itemId, accountRowId }: ItemRef & { readonly accountRowId: string },
): InvestmentHoldingTable {
  return {
    user_id: userId,
    id: holdingRowId(itemId, holdingId(holding.accountId, holding.securityId)),
    item_id: itemId,
    account_id: accountRowId,
    name: holding.name ?? holding.ticker ?? UNNAMED,
    ticker: holding.ticker,
    kind: investmentKind(holding.type),
    quantity: holding.quantity,
    unit_price: holding.unitPrice,
    value_cents: holding.value,
    cost_basis_cents: holding.costBasis,
    currency: holding.currency,
    priced_on: holding.pricedOn,
  };
}

/** Merges holdings that the bank reports in several lots. */
export function mergeLots(lots: readonly BankHolding[]): BankHolding[] {
  const merged = new Map<string, BankHolding>();
  for (const lot of lots) {
    const key = holdingId(lot.accountId, lot.securityId);
    const previous = merged.get(key);
    merged.set(key, previous ? sumOf(previous, lot) : lot);
  }
  return [...merged.values()];
}

function sumOf(a: BankHolding, b: BankHolding): BankHolding {
  return {
    ...a,
    quantity: a.quantity + b.quantity,
    value: add(a.value, b.value),
    costBasis: a.costBasis === null || b.costBasis === null ? null : add(a.costBasis, b.costBasis),
  };
}
