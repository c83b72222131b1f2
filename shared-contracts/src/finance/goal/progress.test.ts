import { cents } from '../../money';
import { account, transaction } from '../../testing/builders';
import { isoDate } from '../civil-date';
import type { Goal } from './goal';
import { paceWords } from './pace-words';
import { goalProgress } from './progress';
import { amountOf, contributed, goal, shareOf } from './testing/goals';

const today = isoDate('2025-06-15');

function progressOf(
  part: Partial<Goal>,
  dollars = 600,
  transactions = [] as ReturnType<typeof transaction>[],
) {
  const accounts = [account({ id: 'savings', type: 'savings', balance: cents(dollars * 100) })];
  const [progress] = goalProgress({ goals: [goal(part)], accounts, transactions, today });
  return progress!;
}

const MONTHLY = ['2025-03-05', '2025-04-05', '2025-05-05'];
const monthly = (dollars: number) => MONTHLY.map((date) => contributed(date, dollars));
const of600 = { promises: [amountOf('savings', 600)] };

// Covers P3-B5-4.
describe('the pace of a goal', () => {
  // The goal has $600 of $1,200 on June 15.
  test.each([
    ['on track', { date: '2025-11-30', each: 100 }],
    ['on track', { date: '2025-12-01', each: 99 }],
    ['$1 a month short', { date: '2025-11-30', each: 99.99 }],
    ['$40 a month short', { date: '2025-11-30', each: 60 }],
    ['$100 a month short', { date: '2025-11-30', each: 0 }],
    ['$100 a month short', { date: '2025-11-30', each: -20 }],
    ['$600 a month short', { date: '2025-06-15', each: 0 }],
    ['on track', { date: '2025-06-15', each: 600 }],
    ['$600 short since June 14, 2025', { date: '2025-06-14', each: 100 }],
    ['done in November 2025', { date: null, each: 100 }],
    ['done in December 2025', { date: null, each: 99.99 }],
    ['done in March 2028', { date: null, each: 18 }],
    ['nothing added lately', { date: null, each: 0 }],
    ['nothing added lately', { date: null, each: -5 }],
    ['nothing added lately', { date: null, each: 0.01 }],
  ])('is “%s”', (words, { date, each }) => {
    const part = {
      ...of600,
      date: date === null ? null : isoDate(date),
      contributions: monthly(each),
    };
    expect(paceWords(progressOf(part))).toBe(words);
  });

  test.each([
    ['reached', { promises: [amountOf('savings', 1_200)] }],
    ['reached', { promises: [amountOf('savings', 1_200)], date: isoDate('2020-01-01') }],
    ['no amount yet', { target: null }],
  ])('is “%s”, without a month in which the goal is reached', (words, part) => {
    const progress = progressOf(part, 5_000);
    expect(paceWords(progress)).toBe(words);
    expect(progress.doneBy).toBeNull();
  });

  test('counts the money of this month once', () => {
    const part = { ...of600, date: isoDate('2025-11-30') };
    const early = progressOf({ ...part, contributions: monthly(60) });
    const late = progressOf(
      {
        promises: [amountOf('savings', 660)],
        date: isoDate('2025-11-30'),
        contributions: [contributed('2025-06-03', 60), ...monthly(60)],
      },
      1_000,
    );
    expect([early.short, late.short]).toEqual([4_000, 4_000]);
    expect([early.monthShare, late.monthShare]).toEqual([10_000, 10_000]);
  });

  test('of a share follows the money into the account minus the money out of it', () => {
    const rows = MONTHLY.flatMap((date) => [
      transaction({ accountId: 'savings', date: isoDate(date), amount: cents(300_00) }),
      transaction({ accountId: 'savings', date: isoDate(date), amount: cents(-100_00) }),
      transaction({ accountId: 'other', date: isoDate(date), amount: cents(999_00) }),
    ]);
    const progress = progressOf({ promises: [shareOf('savings', 0.5)] }, 1_200, rows);
    expect(progress.funded).toBe(600_00);
    expect(progress.monthly).toBe(100_00);
    expect(paceWords(progress)).toBe('done in November 2025');
  });

  test.each([
    ['began this month', '2025-06-02', ['2025-06-03'], 90],
    ['is one full month old', '2025-05-02', ['2025-05-03'], 90],
    ['is older', '2025-02-02', ['2025-05-03'], 30],
  ])('of a goal that %s is the average of its own months', (_, madeOn, days, dollars) => {
    const contributions = days.map((day) => contributed(day, 90));
    expect(progressOf({ ...of600, madeOn: isoDate(madeOn), contributions }).monthly).toBe(
      dollars * 100,
    );
  });

  test('leaves out the opening amount', () => {
    const opening = { ...contributed('2025-05-05', 600), opening: true };
    expect(progressOf({ ...of600, contributions: [opening] }).monthly).toBe(0);
  });
});
