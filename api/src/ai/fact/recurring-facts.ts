import {
  upcomingTotals,
  type FinancialData,
  type RecurringStream,
  recurringStreams,
  upcoming,
} from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import type { DateFact, MoneyFact } from './fact';

/** Money that comes or goes on a rhythm, with its latest price and the day it is expected. */
export interface StreamFacts extends Pick<
  RecurringStream,
  'merchant' | 'category' | 'direction' | 'cadence'
> {
  readonly amount: MoneyFact;
  readonly next: DateFact;
}

/** Every stream, soonest first. */
export function streamFacts({ transactions, today }: FinancialData): StreamFacts[] {
  return recurringStreams(transactions, today).map((stream) => {
    const { merchant, category, direction, cadence, typicalAmount, priceRise, nextDate } = stream;
    const kind = direction === 'in' ? 'income' : 'spending';
    const query = { of: 'transactions', kind, merchants: [merchant] } as const;
    const base = { merchant, category, query };
    const id = `${direction}:${merchant}:${typicalAmount}`;
    return {
      merchant,
      category,
      direction,
      cadence,
      amount: {
        ...base,
        id: `recurring:${id}`,
        unit: 'cents',
        value: priceRise?.to ?? typicalAmount,
        label: 'Recurring amount',
      },
      next: { ...base, id: `next:${id}`, unit: 'date', value: nextDate, label: 'Next expected' },
    };
  });
}

/** What recurs in the 30 days ahead, money out and money in, both positive. */
export function aheadFacts({ transactions, today }: FinancialData): {
  readonly bills: MoneyFact;
  readonly deposits: MoneyFact;
} {
  const expected = upcoming(recurringStreams(transactions, today), today);
  const { moneyIn, moneyOut } = upcomingTotals(expected);
  const of = (direction: 'in' | 'out', value: Cents, label: string): MoneyFact => ({
    id: `ahead:${direction}`,
    unit: 'cents',
    value,
    label,
    query: { of: 'screen', path: '/cashflow' },
  });
  return {
    bills: of('out', moneyOut, 'Recurring payments of the next 30 days'),
    deposits: of('in', moneyIn, 'Recurring deposits of the next 30 days'),
  };
}
