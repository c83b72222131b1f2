import { addDays, isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { type Known, findDuplicates } from './duplicates';
import type { StatementRow } from './statement';

const DAY = isoDate('2025-06-13');
const MANY = 20_000;

const row = (payee: string, day: number, ref: string | null = null): StatementRow => ({
  line: 1,
  date: addDays(DAY, day),
  amount: cents(-450),
  payee,
  note: null,
  ref,
});
const known = (text: string, day: number, ref: string | null = null): Known => ({
  date: addDays(DAY, day),
  amount: -450,
  texts: [text, text],
  ref,
});

it('takes the earliest of those within four days for a row, and each one once', () => {
  const there = [known('Coffee', -5), known('Coffee 1', -4), known('Coffee 2', 4)];
  const rows = [row('COFFEE SHOP', 0), row('COFFEE SHOP', 0), row('COFFEE SHOP', 0)];
  expect(findDuplicates(rows, there)).toEqual(['alike', 'alike', 'repeated']);
});

it('lets one with an id of the bank’s account for no row that has another', () => {
  const there = [known('Coffee', 0, 'A1'), known('Coffee', 0)];
  expect(findDuplicates([row('Coffee', 0, 'B1'), row('Coffee', 0, 'B2')], there)).toEqual([
    'same',
    null,
  ]);
});

it.each([
  ['of other payees on the same days', 'Bookshop', 0],
  ['of the same payee on other days', 'Coffee', 30],
  ['of the same payee on the same days', 'Coffee', 0],
])('looks through %s without comparing each with each', (_, payee, later) => {
  const all = Array.from({ length: MANY }, (_each, index) => index % 5);
  const there = all.map((day) => known('Coffee', day));
  const found = findDuplicates(
    all.map((day) => row(payee, day + later)),
    there,
  );
  expect(found).toHaveLength(MANY);
});
