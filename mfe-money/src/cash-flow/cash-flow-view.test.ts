import {
  addMonths,
  isoDate,
  isoMonth,
  type ScheduledItem,
} from '@halyard/shared-contracts/finance';
import { cents, ZERO } from '@halyard/shared-contracts/money';
import { transaction } from '@halyard/shared-contracts/testing';
import { monthBars, upcomingView } from './cash-flow-view';

const today = isoDate('2025-06-30');

const monthly = (
  merchant: string,
  category: 'Rent' | 'Subscriptions',
  dollars: readonly number[],
) =>
  dollars.map((amount, index) =>
    transaction({
      merchant,
      category,
      amount: cents(-amount * 100),
      date: isoDate(`2025-0${index + 7 - dollars.length}-10`),
    }),
  );

describe('monthBars', () => {
  it('keeps the latest twelve months, oldest first', () => {
    const months = Array.from({ length: 14 }, (_, index) => ({
      month: addMonths(isoMonth('2024-05'), index),
      income: ZERO,
      spending: ZERO,
    }));
    const bars = monthBars(months);
    expect(bars).toHaveLength(12);
    expect(bars.at(-1)?.month).toBe('2025-06');
  });

  it('has an empty bar for a month without transactions, so that no two months seem adjacent', () => {
    const month = (text: string) => ({
      month: isoMonth(text),
      income: cents(1),
      spending: cents(2),
    });
    const bars = monthBars([month('2023-11'), month('2025-03'), month('2025-06')]);
    expect(bars.map((each) => [each.month, each.spending])).toEqual([
      ['2025-03', 2],
      ['2025-04', 0],
      ['2025-05', 0],
      ['2025-06', 2],
    ]);
  });

  it('has no bars without months', () => {
    expect(monthBars([])).toEqual([]);
  });
});

describe('upcomingView', () => {
  it('lists a monthly bill for 90 days and counts only the next 30 in the total', () => {
    const view = upcomingView(monthly('Landlord', 'Rent', [900, 900, 900]), today);
    expect(view.payments.map(({ date, amount }) => [date, amount])).toEqual([
      ['2025-07-10', 900_00],
      ['2025-08-10', 900_00],
      ['2025-09-10', 900_00],
    ]);
    expect(view).toMatchObject({ moneyIn: 0, moneyOut: 900_00, missed: [] });
  });

  it('expects the new price of a bill that rose', () => {
    const view = upcomingView(monthly('Netflix', 'Subscriptions', [15, 15, 15, 18]), today);
    expect(view.payments[0]).toMatchObject({
      amount: 18_00,
      stream: { priceRise: { from: 15_00 } },
    });
  });

  const scheduled = (part: Partial<ScheduledItem>): ScheduledItem => ({
    id: 'item',
    name: 'Dentist',
    amount: cents(-120_00),
    date: isoDate('2025-07-04'),
    rhythm: 'once',
    ends: null,
    accountId: null,
    ...part,
  });

  // Covers P3-B1-1, P3-B1-7.
  it.each<[string, Partial<ScheduledItem>, number, number]>([
    ['a payment of its own', {}, 1_020_00, 3],
    ['a deposit', { amount: cents(75_00) }, 900_00, 3],
    ['after the last of the days', { date: isoDate('2025-07-31') }, 900_00, 3],
    ['on the last of the days', { date: isoDate('2025-07-30') }, 1_020_00, 3],
    ['instead of a bill of its name', { name: 'Landlord', date: isoDate('2025-07-12') }, 120_00, 2],
    [
      'instead of a bill of its amount',
      { amount: cents(-900_00), date: isoDate('2025-07-06') },
      900_00,
      2,
    ],
  ])('counts what is scheduled once: %s', (_, part, moneyOut, payments) => {
    const rent = monthly('Landlord', 'Rent', [900, 900, 900]);
    const view = upcomingView(rent, today, [scheduled(part)]);
    expect(view.moneyOut).toBe(moneyOut);
    expect(view.payments).toHaveLength(payments);
    expect(view.moneyIn).toBe(part.amount === 75_00 ? 75_00 : 0);
  });

  it('reports a bill that did not arrive', () => {
    const bills = monthly('Landlord', 'Rent', [900, 900, 900, 900]).slice(0, 3);
    expect(upcomingView(bills, today).missed.map(({ merchant }) => merchant)).toEqual(['Landlord']);
  });

  it.each([
    ['2025-05-20', ['2025-02-10', '2025-03-10', '2025-04-10'], []],
    ['2025-06-30', ['2025-02-10', '2025-03-10', '2025-04-10'], ['Hulu']],
    ['2025-09-30', ['2025-02-10', '2025-03-10', '2025-04-10'], []],
  ])('on %s lists a bill paid on %j as ended: %j', (day, dates, ended) => {
    const bills = dates.map((date) =>
      transaction({ merchant: 'Hulu', category: 'Subscriptions', date: isoDate(date) }),
    );
    const view = upcomingView(bills, isoDate(day));
    expect(view.ended.map(({ merchant }) => merchant)).toEqual(ended);
  });

  it('ignores irregular purchases', () => {
    const purchases = ['2025-06-01', '2025-06-04', '2025-06-20'].map((date) =>
      transaction({ date: isoDate(date) }),
    );
    expect(upcomingView(purchases, today).payments).toEqual([]);
  });
});
