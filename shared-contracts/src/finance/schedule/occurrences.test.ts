import { cents } from '../../money';
import { transaction } from '../../testing/builders';
import { isoDate } from '../civil-date';
import { occurrences } from './occurrences';
import { datesOfItem, type ScheduledItem } from './scheduled-item';

const item = (part: Partial<ScheduledItem> = {}): ScheduledItem => ({
  id: 'item',
  name: 'Dentist',
  amount: cents(-120_50),
  date: isoDate('2025-06-10'),
  rhythm: 'once',
  ends: null,
  accountId: null,
  ...part,
});

const datesOf = (part: Partial<ScheduledItem>, from: string, until: string) =>
  datesOfItem(item(part), isoDate(from), isoDate(until));

// Covers P3-B1-6.
describe('the days of an item', () => {
  it.each([
    ['2025-06-10', '2025-06-10', 1],
    ['2025-06-11', '2025-07-01', 0],
    ['2025-06-01', '2025-06-09', 0],
  ])('from %s until %s contain an item of June 10 %d times', (from, until, times) => {
    expect(datesOf({}, from, until)).toHaveLength(times);
  });

  it.each([
    ['monthly', '2025-01-31', ['2025-01-31', '2025-02-28', '2025-03-31', '2025-04-30']],
    ['monthly', '2024-01-31', ['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30']],
    [
      'yearly',
      '2024-02-29',
      ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
    ],
    ['quarterly', '2025-11-30', ['2025-11-30', '2026-02-28', '2026-05-30', '2026-08-30']],
    ['biweekly', '2025-03-01', ['2025-03-01', '2025-03-15', '2025-03-29', '2025-04-12']],
    ['weekly', '2025-10-25', ['2025-10-25', '2025-11-01', '2025-11-08', '2025-11-15']],
  ] as const)('%s from %s on are those that calendars have', (rhythm, date, expected) => {
    const until = expected.at(-1)!;
    expect(datesOf({ rhythm, date: isoDate(date) }, date, until)).toEqual(expected);
  });

  it.each([
    ['2025-03-30', 2],
    ['2025-03-31', 3],
  ])('end on the last day of the item, %s', (ends, times) => {
    const monthly = { rhythm: 'monthly', date: isoDate('2025-01-31') } as const;
    expect(datesOf({ ...monthly, ends: isoDate(ends) }, '2025-01-01', '2025-12-31')).toHaveLength(
      times,
    );
  });

  it('of an item that began long ago are found without counting from its beginning', () => {
    expect(
      datesOf({ rhythm: 'weekly', date: isoDate('1900-01-01') }, '2025-06-01', '2025-06-14'),
    ).toEqual(['2025-06-02', '2025-06-09']);
  });
});

const paid = (part: Partial<ScheduledItem>, row: object): boolean => {
  const rows = [transaction({ merchant: 'Bright Smiles', amount: cents(-120_50), ...row })];
  const [one] = occurrences([item(part)], rows, isoDate('2025-06-01'), isoDate('2025-06-30'));
  return one !== undefined && one.paidBy !== null;
};

// Covers P3-B1-7.
describe('a row pays an item', () => {
  it.each([
    ['of its exact amount on its day', { date: isoDate('2025-06-10') }, true],
    ['five days before', { date: isoDate('2025-06-05') }, true],
    ['six days before', { date: isoDate('2025-06-04') }, false],
    ['five days after', { date: isoDate('2025-06-15') }, true],
    ['six days after', { date: isoDate('2025-06-16') }, false],
    [
      'a cent more under another name',
      { date: isoDate('2025-06-10'), amount: cents(-120_51) },
      false,
    ],
    [
      'of a higher amount under its name',
      { date: isoDate('2025-06-10'), amount: cents(-140_00), merchant: 'DENTIST' },
      true,
    ],
    [
      'as a refund under its name',
      { date: isoDate('2025-06-10'), amount: cents(120_50), merchant: 'Dentist' },
      false,
    ],
  ])('%s', (_, row, expected) => {
    expect(paid({}, row)).toBe(expected);
  });

  it('of its own account only', () => {
    const row = { date: isoDate('2025-06-10'), accountId: 'other' };
    expect(paid({ accountId: 'mine' }, row)).toBe(false);
    expect(paid({ accountId: 'other' }, row)).toBe(true);
  });

  it('once, even if two items are alike', () => {
    const rows = [transaction({ amount: cents(-120_50), date: isoDate('2025-06-10') })];
    const both = [item(), item({ id: 'other' })];
    const found = occurrences(both, rows, isoDate('2025-06-01'), isoDate('2025-06-30'));
    expect(found.filter(({ paidBy }) => paidBy !== null)).toHaveLength(1);
  });
});
