import {
  type Account,
  accountTypeFacts,
  type InvestmentHistory,
  type InvestmentTrade,
  type IsoDate,
} from '../../finance';
import { fromDollars } from '../../money';
import { isExternal } from './external';
import type { Flow, ReturnFacts, ValuePoint } from './series';

/** Returns what a trade brought in or took out, or null if the money moved inside the account. */
function flowOf({
  id,
  date,
  name,
  kind,
  amount,
  quantity,
  unitPrice,
}: InvestmentTrade): Flow | null {
  if (!isExternal(kind)) return null;
  if (amount !== 0 || quantity === 0) return { id, date, name, amount };
  const value = unitPrice ? fromDollars(quantity * unitPrice) : null;
  return { id, date, name, amount: value };
}

/** Selects open accounts in dollars that hold securities or coins and have a value. */
export function isInvestment({ type, closed, currency, balance }: Account): boolean {
  return accountTypeFacts(type).isInvested && !closed && currency === 'USD' && balance !== null;
}

/** Returns the values of an account by day, including today's. */
export function valuesOf(
  { id, balance }: Pick<Account, 'id' | 'balance'>,
  { values }: Pick<InvestmentHistory, 'values'>,
  today: IsoDate,
): ValuePoint[] {
  const past = values.filter(({ accountId, date }) => accountId === id && date < today);
  const points = past.map(({ date, value }) => ({ date, value }));
  return balance === null ? points : [...points, { date: today, value: balance }];
}

export function returnFacts(
  account: Account,
  history: InvestmentHistory,
  today: IsoDate,
): ReturnFacts {
  const own = history.trades.filter(({ accountId }) => accountId === account.id);
  return {
    values: valuesOf(account, history, today),
    flows: own
      .flatMap((trade) => flowOf(trade) ?? [])
      .toSorted((a, b) => a.date.localeCompare(b.date)),
    flowsFrom: history.flowsFrom.find(({ accountId }) => accountId === account.id)?.date ?? null,
  };
}
