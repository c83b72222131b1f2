import {
  type FinancialData,
  type RecurringStream,
  recurringStreams,
} from '@halyard/shared-contracts/finance';
import type { DateFact, MoneyFact } from './fact';

export interface StreamFacts extends Pick<
  RecurringStream,
  'merchant' | 'category' | 'direction' | 'cadence'
> {
  readonly amount: MoneyFact;
  readonly next: DateFact;
}

/** Returns all recurring streams, the next one first. */
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
