import fc from 'fast-check';
import { cents } from '../../money';
import { transaction } from '../../testing/builders';
import type { Category } from '../category';
import { addDays, isoDate, type IsoDate } from '../civil-date';
import { priceRise } from './price-rise';
import { payeeKey } from './payee-key';
import { endedStreams, recurringStreams } from './streams';
import { upcoming } from './upcoming';

const today = isoDate('2025-06-30');

const bill = (
  days: readonly string[],
  amounts: readonly number[],
  part: { merchant?: string; category?: Category } = {},
) =>
  days.map((day, index) =>
    transaction({
      merchant: 'Power',
      category: 'Utilities',
      ...part,
      date: isoDate(day),
      amount: cents(amounts[index % amounts.length]!),
    }),
  );

const MONTHLY = ['2025-03-05', '2025-04-05', '2025-05-05', '2025-06-05'];

describe('recurringStreams', () => {
  it('describes a bill with its range, its next day, and its confidence', () => {
    const rows = bill(MONTHLY, [-50_00, -70_00, -60_00, -80_00]);
    expect(recurringStreams(rows, today)).toEqual([
      {
        merchant: 'Power',
        category: 'Utilities',
        accountId: 'acc-1',
        direction: 'out',
        cadence: 'monthly',
        onDays: [5],
        typicalAmount: 65_00,
        low: 50_00,
        high: 80_00,
        lastDate: '2025-06-05',
        nextDate: '2025-07-05',
        missed: false,
        priceRise: null,
        confidence: 4 / 6,
        transactionIds: rows.map(({ id }) => id),
      },
    ]);
  });

  it.each([
    ['long after the second', ['2024-08-01', '2023-08-01'], -640_00, -640_00],
    ['a day before the third', ['2024-07-01', '2023-07-01'], -640_00, -640_00],
    ['the price rose', ['2024-11-01', '2023-11-03'], -660_00, -640_00],
  ])('finds a bill that was paid twice, a year apart, %s', (_, days, ...amounts) => {
    const rows = bill(days, amounts, { merchant: 'Acme Mutual', category: 'Insurance' });
    const [found] = recurringStreams(rows, today);
    expect(found).toMatchObject({ merchant: 'Acme Mutual', cadence: 'yearly', lastDate: days[0] });
  });

  it.each([
    ['purchases', ['2024-11-01', '2023-11-01'], { category: 'Shopping' as const }],
    ['bills of two places in a year', ['2024-11-01', '2024-03-11', '2023-11-01'], {}],
    ['bills that came only once lately', ['2024-11-01', '2023-07-01'], {}],
  ])('finds no yearly bill in %s', (_, days, part) => {
    expect(recurringStreams(bill(days, [-64_00], part), today)).toEqual([]);
  });

  it('finds income, soonest first, in any spelling of the name', () => {
    const pay = bill(['2025-05-16', '2025-05-30', '2025-06-13', '2025-06-27'], [2_000_00], {
      merchant: 'Studio',
      category: 'Salary',
    });
    const shouted = pay.map((t, index) => (index % 2 ? { ...t, merchant: 'STUDIO ' } : t));
    const streams = recurringStreams([...shouted, ...bill(MONTHLY, [-50_00])], today);
    expect(streams.map((s) => [s.direction, s.cadence, s.nextDate])).toEqual([
      ['out', 'monthly', '2025-07-05'],
      ['in', 'biweekly', '2025-07-11'],
    ]);
    expect(streams[1]?.priceRise).toBeNull();
  });

  it.each([
    ['2025-07-11', false, 1],
    ['2025-07-12', true, 1],
    ['2025-08-10', true, 1],
    ['2025-08-11', undefined, 0],
  ])('on %s finds the bill of July 5 missed: %s', (day, missed, count) => {
    const streams = recurringStreams(bill(MONTHLY, [-50_00]), isoDate(day));
    expect(streams).toHaveLength(count);
    expect(streams[0]?.missed).toBe(missed);
  });

  it.each<[string, Category, number[], number]>([
    ['finds a bill that triples', 'Utilities', [-30_00, -90_00], 1],
    ['finds no bill that more than triples', 'Utilities', [-30_00, -90_01], 0],
    ['finds a purchase that keeps its price', 'Groceries', [-100_00, -102_00], 1],
    ['finds no purchase whose price changes', 'Groceries', [-100_00, -102_01], 0],
  ])('%s', (_, category, amounts, count) => {
    expect(recurringStreams(bill(MONTHLY, amounts, { category }), today)).toHaveLength(count);
  });

  it('expects a price that rose again, once it was paid twice', () => {
    const days = ['2025-01-05', '2025-02-05', ...MONTHLY];
    const [stream] = recurringStreams(
      bill(days, [-10_00, -10_00, -10_00, -10_00, -12_00, -12_00]),
      today,
    );
    expect(stream).toMatchObject({ typicalAmount: 12_00, low: 10_00, priceRise: null });
    expect(upcoming([stream!], today).map(({ amount }) => amount)).toEqual([12_00]);
  });

  it.each([
    ['drifts each week', 0, [-74_00, -74_37, -74_74, -75_11, -75_48, -75_85, -76_22, -76_59]],
    ['stays the same each week', 1, [-74_00]],
    ['rises once', 1, [-74_00, -74_00, -74_00, -74_00, -79_00, -79_00, -79_00, -79_00]],
  ])('a purchase whose price %s makes %d streams', (_, count, amounts) => {
    const days = amounts.length === 1 ? 8 : amounts.length;
    const weeks = Array.from({ length: days }, (__, index) => addDays(today, -7 * (days - index)));
    const rows = bill(weeks, amounts, { merchant: 'Market', category: 'Groceries' });
    expect(recurringStreams(rows, today)).toHaveLength(count);
  });

  it('finds the interest of two accounts that one bank pays on two days', () => {
    const interest = (accountId: string, days: readonly string[], amounts: readonly number[]) =>
      bill(days, amounts, { merchant: 'Interest', category: 'Interest Income' }).map((row) => ({
        ...row,
        accountId,
      }));
    const rows = [
      ...interest('acc-1', ['2025-03-29', '2025-04-29', '2025-05-29'], [45, 62, 51]),
      ...interest('acc-2', ['2025-03-30', '2025-04-29', '2025-05-29'], [14_363, 14_377, 14_263]),
    ];
    expect(recurringStreams(rows, today).map(({ accountId, low }) => [accountId, low])).toEqual([
      ['acc-1', 45],
      ['acc-2', 14_263],
    ]);
  });

  it('needs four equal purchases before they recur', () => {
    const three = bill(MONTHLY.slice(1), [-5_00], { category: 'Entertainment' });
    expect(recurringStreams(three, today)).toEqual([]);
  });

  it('separates two plans of one company by their price', () => {
    const plans = [
      ...bill(MONTHLY, [-2_99], { category: 'Subscriptions' }),
      ...bill(['2025-04-12', '2025-05-12', '2025-06-12'], [-9_99], { category: 'Subscriptions' }),
    ];
    const streams = recurringStreams(plans, today);
    expect(streams.map(({ typicalAmount }) => typicalAmount)).toEqual([2_99, 9_99]);
  });

  it('leaves out transfers, future rows, and rows that are more than 400 days old', () => {
    const old = bill(['2024-03-05', '2024-04-05', '2024-05-05'], [-50_00]);
    const future = bill(['2025-07-05', '2025-08-05', '2025-09-05'], [-50_00]);
    const transfers = bill(MONTHLY, [-50_00], { category: 'Transfer' });
    expect(recurringStreams([...old, ...future, ...transfers], today)).toEqual([]);
  });

  it('never makes a stream from purchases at irregular intervals', () => {
    const gapsThatFitNothing = fc.constantFrom(
      1,
      2,
      3,
      4,
      5,
      9,
      10,
      11,
      20,
      21,
      22,
      23,
      24,
      40,
      60,
    );
    const history = fc.array(fc.tuple(gapsThatFitNothing, fc.integer({ min: 1, max: 1e5 })), {
      minLength: 1,
      maxLength: 25,
    });
    const categories = fc.constantFrom<Category>('Groceries', 'Dining Out', 'Utilities', 'Other');
    fc.assert(
      fc.property(history, categories, (steps, category) => {
        let date: IsoDate = today;
        const list = steps.map(([gap, amount], index) => {
          date = addDays(date, -gap);
          return transaction({ date, category, amount: cents(-amount * 100 - index) });
        });
        expect(recurringStreams(list, today)).toEqual([]);
      }),
    );
  });
});

describe('priceRise', () => {
  it.each([
    [[15_49, 15_49, 16_49], { from: 15_49, to: 16_49 }],
    [[15_49, 15_49, 16_48], null],
    [[15_49, 15_50, 17_99], null],
    [[17_99, 17_99, 15_49], null],
    [[15_49], null],
    [[], null],
  ])('of %j is %j', (amounts, expected) => {
    expect(priceRise(amounts.map(cents))).toEqual(expected);
  });
});

describe('upcoming', () => {
  const streams = recurringStreams(
    [
      ...bill(MONTHLY, [-10_00, -10_00, -10_00, -12_00]),
      ...bill(['2025-06-03', '2025-06-10', '2025-06-17', '2025-06-24'], [100_00], {
        merchant: 'Job',
        category: 'Salary',
      }),
    ],
    today,
  );

  it('lists every expected payment of the next days, both ends included', () => {
    expect(upcoming(streams, today, 15).map(({ date, amount }) => [date, amount])).toEqual([
      ['2025-07-01', 100_00],
      ['2025-07-05', 12_00],
      ['2025-07-08', 100_00],
      ['2025-07-15', 100_00],
    ]);
    expect(upcoming(streams, isoDate('2025-07-05'), 0)).toHaveLength(1);
  });

  it('looks a month ahead by default, and leaves out what is overdue', () => {
    expect(upcoming(streams, isoDate('2025-07-06')).map(({ date }) => date)).toEqual([
      '2025-07-08',
      '2025-07-15',
      '2025-07-22',
      '2025-07-29',
      '2025-08-05',
      '2025-08-05',
    ]);
  });
});

describe('payeeKey', () => {
  it.each([
    ['CON ED OF NY INTELL CK 88121', 'con ed of ny intell ck'],
    ['ACME PAYROLL PPD ID: 20031', 'acme payroll'],
    ["Trader Joe's #552", 'trader joes'],
    ['NETFLIX.COM', 'netflix'],
    ['7-Eleven', 'eleven'],
    ['Payment 4711', 'payment 4711'],
    ['  ***  ', '***'],
  ])('of %j is %j', (name, key) => {
    expect(payeeKey(name)).toBe(key);
  });
});

describe('endedStreams', () => {
  it.each([
    ['2025-08-10', 0],
    ['2025-08-11', 1],
  ])('on %s has a bill last expected on July 5: %i', (day, count) => {
    expect(endedStreams(bill(MONTHLY, [-50_00]), isoDate(day))).toHaveLength(count);
  });
});
