import { addDays, isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { type Existing, findDuplicates } from './duplicates';
import type { StatementRow } from '../read/statement';

const DAY = isoDate('2025-06-13');
const MANY = 20_000;

const row = (payee: string, day: number, ref: string | null = null): StatementRow => ({
  line: 1,
  date: addDays(DAY, day),
  amount: cents(-450),
  payee,
  note: null,
  ref,
  category: null,
});
const existing = (text: string, day: number, ref: string | null = null): Existing => ({
  date: addDays(DAY, day),
  amount: -450,
  texts: [text, text],
  ref,
});

it('matches a row with the earliest transaction within four days, and each transaction once', () => {
  const transactions = [existing('Coffee', -5), existing('Coffee 1', -4), existing('Coffee 2', 4)];
  const rows = [row('COFFEE SHOP', 0), row('COFFEE SHOP', 0), row('COFFEE SHOP', 0)];
  expect(findDuplicates(rows, transactions)).toEqual(['alike', 'alike', 'repeated']);
});

it('never matches a row with a transaction that has another bank id', () => {
  const transactions = [existing('Coffee', 0, 'A1'), existing('Coffee', 0)];
  expect(findDuplicates([row('Coffee', 0, 'B1'), row('Coffee', 0, 'B2')], transactions)).toEqual([
    'same',
    null,
  ]);
});

it.each([
  ['other payees on the same days', 'Bookshop', 0],
  ['the same payee on other days', 'Coffee', 30],
  ['the same payee on the same days', 'Coffee', 0],
])('compares 20,000 rows with transactions of %s in time', (_, payee, later) => {
  const all = Array.from({ length: MANY }, (_each, index) => index % 5);
  const transactions = all.map((day) => existing('Coffee', day));
  const found = findDuplicates(
    all.map((day) => row(payee, day + later)),
    transactions,
  );
  expect(found).toHaveLength(MANY);
});
