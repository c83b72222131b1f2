import * as v from 'valibot';
import {
  amount,
  currencyCodes,
  currencyOf,
  day,
  decodeAnswer,
  decodeRows,
  text,
} from './decode-rows';
import type { BankHolding, BankHoldings } from './provider';

const id = v.pipe(v.string(), v.nonEmpty());
const count = v.pipe(v.number(), v.finite());

const security = v.object({ security_id: id, name: text, ticker_symbol: text, type: text });
type Security = v.InferOutput<typeof security>;

const holding = v.object({
  account_id: id,
  security_id: id,
  quantity: count,
  institution_price: v.fallback(v.nullish(count, null), null),
  institution_value: amount,
  cost_basis: v.fallback(v.nullish(amount, null), null),
  institution_price_as_of: v.fallback(v.nullish(day, null), null),
  ...currencyCodes,
});

const answer = v.object({ holdings: v.array(v.unknown()), securities: v.array(v.unknown()) });

function securitiesOf(rows: readonly unknown[]): ReadonlyMap<string, Security> {
  const known = rows.flatMap((row) => {
    const result = v.safeParse(security, row);
    return result.success ? [result.output] : [];
  });
  return new Map(known.map((each) => [each.security_id, each]));
}

/** Decodes `/investments/holdings/get`. A holding has no name if the bank does not describe its security. */
export function decodeBankHoldings(raw: unknown): BankHoldings {
  const received = decodeAnswer(answer, raw);
  const securities = securitiesOf(received.securities);
  const { rows, malformed } = decodeRows(holding, received.holdings, 'holding');
  return {
    malformed,
    holdings: rows.map((row): BankHolding => {
      const about = securities.get(row.security_id);
      return {
        accountId: row.account_id,
        securityId: row.security_id,
        name: about?.name ?? null,
        ticker: about?.ticker_symbol ?? null,
        type: about?.type ?? null,
        quantity: row.quantity,
        unitPrice: row.institution_price,
        value: row.institution_value,
        costBasis: row.cost_basis,
        currency: currencyOf(row),
        pricedOn: row.institution_price_as_of,
      };
    }),
  };
}
