import * as v from 'valibot';
import { INVESTMENT_KINDS, type InvestmentHolding, isoDate } from '../../finance';
import { fromDollars, toDollars } from '../../money';
import { decodeAmount, encodeAmount } from '../amount';
import { civilDate, dollars, provenance } from '../common';
import { decodeProvenance, type Provenance } from '../provenance';

const holdingWireSchema = v.object({
  id: v.string(),
  account_id: v.string(),
  name: v.string(),
  ticker: v.nullable(v.string()),
  kind: v.picklist(INVESTMENT_KINDS),
  quantity: v.number(),
  unit_price: v.nullable(v.number()),
  value: dollars,
  cost_basis: v.nullable(dollars),
  currency: v.string(),
  priced_on: v.nullable(civilDate),
});

/** `unit_price` may have fractions of a cent. */
type HoldingWire = v.InferOutput<typeof holdingWireSchema>;

export const holdingsAnswerSchema = v.object({
  ...provenance,
  holdings: v.array(holdingWireSchema),
});

export interface HoldingsAnswer extends Provenance {
  readonly holdings: readonly InvestmentHolding[];
}

export function encodeHolding(holding: InvestmentHolding): HoldingWire {
  return {
    id: holding.id,
    account_id: holding.accountId,
    name: holding.name,
    ticker: holding.ticker,
    kind: holding.kind,
    quantity: holding.quantity,
    unit_price: holding.unitPrice,
    value: toDollars(holding.value),
    cost_basis: encodeAmount(holding.costBasis),
    currency: holding.currency,
    priced_on: holding.pricedOn,
  };
}

function decodeHolding(wire: HoldingWire): InvestmentHolding {
  return {
    id: wire.id,
    accountId: wire.account_id,
    name: wire.name,
    ticker: wire.ticker,
    kind: wire.kind,
    quantity: wire.quantity,
    unitPrice: wire.unit_price,
    value: fromDollars(wire.value),
    costBasis: decodeAmount(wire.cost_basis),
    currency: wire.currency,
    pricedOn: wire.priced_on === null ? null : isoDate(wire.priced_on),
  };
}

export function decodeHoldings(raw: unknown): HoldingsAnswer {
  const wire = v.parse(holdingsAnswerSchema, raw);
  return { ...decodeProvenance(wire), holdings: wire.holdings.map(decodeHolding) };
}
