import type { Budget, Transaction } from '../entities';
import {
  budgetOf,
  dollars,
  earn,
  figures,
  month,
  of,
  requireCash,
  ROLLOVER,
  settingFrom,
  spend,
  target,
} from './testing/envelope-months';

const MONTHS_24 = Array.from({ length: 24 }, (_, at) => at + 1);
const eachMonth = (amount: number, category?: string) =>
  MONTHS_24.map((number) => spend(number, amount, category));
const after = (number: number, first: number, amount: number) => (number >= first ? amount : 0);

const fund = (number: number, source: string | null, to: string, amount: number) => ({
  id: 'move',
  month: month(number),
  from: source,
  to,
  amount: dollars(amount),
});

/** Each month spends $80 of the budgeted $100, or $110. The name says what else happens. */
const ROLLOVER_CASES: readonly [
  string,
  { rows?: Transaction[]; moves?: Budget['moves']; spent?: number },
  (number: number) => number,
][] = [
  ['nothing else', {}, (number) => 20 * number],
  ['a late row of month 3', { rows: [spend(3, 12.4)] }, (n) => 20 * n - after(n, 3, 12.4)],
  ['a late refund of month 9', { rows: [spend(9, -35)] }, (n) => 20 * n + after(n, 9, 35)],
  [
    'money moved away in month 5',
    { moves: [fund(5, 'groceries', 'gas', 30)] },
    (n) => 20 * n - after(n, 5, 30),
  ],
  [
    'money moved in from month 2 on',
    { moves: [fund(2, null, 'groceries', 50)] },
    (n) => 20 * n + after(n, 2, 50),
  ],
  [
    'a row of month 7 that is in another category now',
    { rows: [spend(7, -80), spend(7, 80, 'Travel')] },
    (n) => 20 * n + after(n, 7, 80),
  ],
  ['overspending', { spent: 110 }, (n) => -10 * n],
  [
    'overspending, a late row, and money moved in',
    { spent: 110, rows: [spend(4, 25)], moves: [fund(10, null, 'groceries', 300)] },
    (n) => -10 * n - after(n, 4, 25) + after(n, 10, 300),
  ],
];

/** The target is $1,200 by month 12. The numbers are what is left after months 3, 6, 12, and 24. */
const TARGET_CASES: readonly [
  string,
  { rows?: Transaction[]; moves?: Budget['moves'] },
  readonly number[],
][] = [
  ['nothing else', {}, [300, 600, 1_200, 1_200]],
  ['a late row of month 3', { rows: [spend(3, 90, 'Travel')] }, [210, 540, 1_200, 1_200]],
  [
    'money moved in during month 2',
    { moves: [fund(2, 'groceries', 'travel', 200)] },
    [480, 720, 1_200, 1_200],
  ],
  [
    'money moved away in month 6',
    { moves: [fund(6, 'travel', 'gas', 60)] },
    [300, 540, 1_200, 1_200],
  ],
  [
    'a row of month 15 that came from another category',
    { rows: [spend(15, -80), spend(15, 80, 'Travel')] },
    [300, 600, 1_200, 1_120],
  ],
];

// Covers P3-B4-4, P3-B4-6, P3-B4-7.
describe('24 months with', () => {
  test.each(ROLLOVER_CASES)(
    'a category that carries its rest over, and %s',
    (_, { rows = [], moves = [], spent = 80 }, left) => {
      const settings = [settingFrom(1, ROLLOVER), settingFrom(1, ROLLOVER, 'gas')];
      const all = [...MONTHS_24.map((number) => earn(number, 500)), ...eachMonth(spent), ...rows];
      const months = of(budgetOf({ settings, moves }), all);
      const expected = MONTHS_24.map((number) => dollars(left(number)) / 100);
      expect(figures(months)).toEqual(expected);
      expect(figures(months, 'carried')).toEqual([0, ...expected.slice(0, -1)]);
      requireCash(months, all);
    },
  );

  test.each(TARGET_CASES)('a target, and %s', (_, { rows = [], moves = [] }, left) => {
    const settings = [settingFrom(1, target(1_200, 12), 'travel'), settingFrom(1, ROLLOVER, 'gas')];
    const all = [...MONTHS_24.map((number) => earn(number, 500)), ...eachMonth(80), ...rows];
    const months = of(budgetOf({ settings, moves }), all);
    const found = figures(months, 'left', 'travel');
    expect([3, 6, 12, 24].map((number) => found[number - 1])).toEqual(left);
    requireCash(months, all);
  });
});
