import type { InvestmentTransaction } from 'plaid';
import type { BankAccount, Trade } from '../bank/item';
import type { Wire } from '../plaid-wire';
import { securityId } from './securities';

type Subtype = Wire<InvestmentTransaction>['subtype'];

const subtypes: Readonly<Record<NonNullable<Trade['type']>, Subtype>> = {
  buy: 'buy',
  sell: 'sell',
  cancel: 'trade',
  cash: 'deposit',
  fee: 'management fee',
  transfer: 'transfer',
};

const cashSubtypes: readonly (readonly [RegExp, Subtype])[] = [
  [/dividend/i, 'dividend'],
  [/interest/i, 'interest'],
  [/contribution/i, 'contribution'],
  [/distribution/i, 'distribution'],
  [/withdraw/i, 'withdrawal'],
];

function subtypeOf({ type, name }: Trade): Subtype {
  if (type !== 'cash') return subtypes[type ?? 'transfer'];
  return cashSubtypes.find(([text]) => text.test(name ?? ''))?.[1] ?? subtypes.cash;
}

/** As in Plaid's API, cash that leaves the account is positive: a purchase and its fees, but not a sale. */
function amountOf({ quantity, price, fees }: Trade): number {
  const value = Math.round((quantity ?? 0) * (price ?? 0) * 100);
  const cost = Math.round((fees ?? 0) * 100);
  return (value + cost) / 100;
}

export function tradeAnswers({
  accountId,
  currency,
  trades = [],
}: BankAccount): Wire<InvestmentTransaction>[] {
  return trades.flatMap((trade) => {
    if (!trade.date) return [];
    return {
      investment_transaction_id: trade.id,
      account_id: accountId,
      security_id: trade.security ? securityId(trade.security) : null,
      date: trade.date,
      name: trade.name ?? 'Transaction',
      quantity: trade.quantity ?? 0,
      amount: amountOf(trade),
      price: trade.price ?? 0,
      fees: trade.fees ?? null,
      type: trade.type ?? 'transfer',
      subtype: subtypeOf(trade),
      iso_currency_code: trade.currency ?? currency,
      unofficial_currency_code: null,
    };
  });
}
