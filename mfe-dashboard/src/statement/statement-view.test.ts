import type { StatementRowWire } from '@halyard/shared-contracts/wire';
import { shownRows, statementExamples, statementTotals } from './statement-view';

const row = (line: number, part: Partial<StatementRowWire> = {}): StatementRowWire => ({
  line,
  date: '2025-06-13',
  payee: 'Coffee',
  amount: -4.5,
  duplicate: null,
  take: true,
  ...part,
});
const there = row(3, { duplicate: 'same', take: false, amount: -9, date: '2025-06-01' });
const rows = [row(2), there, row(4, { amount: 1000, date: '2025-06-20' })];

describe('the totals of a statement', () => {
  it.each([
    ['as proposed', [], 2, 1, 100_000, -450, '2025-06-13'],
    ['with a row taken after all', [3], 3, 0, 100_000, -1350, '2025-06-01'],
    ['with a row left out', [4], 1, 2, 0, -450, '2025-06-13'],
  ] as const)('count %s', (_, turned, taken, left, moneyIn, moneyOut, first) => {
    expect(statementTotals({ rows }, new Set(turned))).toMatchObject({
      taken,
      left,
      moneyIn,
      moneyOut,
      first,
    });
  });

  it('have no days when no row is taken', () => {
    expect(statementTotals({ rows }, new Set([2, 4]))).toMatchObject({ taken: 0, first: null });
  });
});

it('takes the first row of each direction as an example', () => {
  const [coffee, , payroll] = rows;
  expect(statementExamples({ rows })).toEqual({ out: coffee, in: payroll });
  expect(statementExamples({ rows: [] })).toEqual({ out: null, in: null });
});

it('shows possible duplicates first, and at most a hundred rows', () => {
  const many = [...Array.from({ length: 150 }, (_, index) => row(index + 10)), there];
  const shown = shownRows(many);
  expect(shown).toHaveLength(100);
  expect(shown[0]).toBe(there);
});
