import { negate } from '@halyard/shared-contracts/money';
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
import type { BankTrade, Malformed } from './provider';

const id = v.pipe(v.string(), v.nonEmpty());
const number = v.pipe(v.number(), v.finite());

const trade = v.object({
  investment_transaction_id: id,
  account_id: id,
  security_id: v.fallback(v.nullish(id, null), null),
  date: day,
  name: text,
  quantity: number,
  amount,
  price: v.fallback(v.nullish(number, null), null),
  fees: v.fallback(v.nullish(amount, null), null),
  type: v.string(),
  subtype: v.fallback(v.nullish(v.string(), null), null),
  ...currencyCodes,
});

const security = v.object({ security_id: id, name: text, ticker_symbol: text });

const answer = v.object({
  investment_transactions: v.array(v.unknown()),
  securities: v.array(v.unknown()),
  total_investment_transactions: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

interface TradePage {
  readonly trades: readonly BankTrade[];
  readonly malformed: readonly Malformed[];
  readonly rows: number;
  readonly total: number;
}

function namesOf(rows: readonly unknown[]): ReadonlyMap<string, string> {
  const known = rows.flatMap((row) => {
    const result = v.safeParse(security, row);
    const name = result.success ? (result.output.name ?? result.output.ticker_symbol) : null;
    return result.success && name ? [[result.output.security_id, name] as const] : [];
  });
  return new Map(known);
}

export function decodeTradePage(raw: unknown): TradePage {
  const received = decodeAnswer(answer, raw);
  const names = namesOf(received.securities);
  const { rows, malformed } = decodeRows(trade, received.investment_transactions, 'trade');
  return {
    malformed,
    rows: received.investment_transactions.length,
    total: received.total_investment_transactions,
    trades: rows.map((row) => ({
      tradeId: row.investment_transaction_id,
      accountId: row.account_id,
      date: row.date,
      name: row.name,
      kind: row.subtype ?? row.type,
      security: row.security_id === null ? null : (names.get(row.security_id) ?? null),
      quantity: row.quantity,
      unitPrice: row.price,
      amount: negate(row.amount),
      fees: row.fees,
      currency: currencyOf(row),
    })),
  };
}
