import { isoDate } from '@halyard/shared-contracts/finance';
import { richHousehold } from '../../testing/everyday/rich-household';
import { understand } from '../understand';

function daysOf(question: string, today: string): string {
  const found = understand(question, { ...richHousehold(), today: isoDate(today) });
  const period = found.kind === 'query' ? found.query.period : null;
  return period ? `${period.from}..${period.to}` : found.kind;
}

// Covers P3-A20-2.
describe('two days of a month', () => {
  it.each([
    ['what did i spend between the 5th and the 12th', '2026-11-05..2026-11-12'],
    ['what did i spend from the 5th to the 12th', '2026-11-05..2026-11-12'],
    ['spending between the 1st and 15th of october', '2026-10-01..2026-10-15'],
    ['income between the 1st and the 15th last month', '2026-10-01..2026-10-15'],
    ['what bills come out between the 1st and the 15th', '2026-12-01..2026-12-15'],
    ['bills due between the 26th and the 30th', '2026-11-26..2026-11-30'],
  ])('of "%s" are %s on November 24', (question, days) => {
    expect(daysOf(question, '2026-11-24')).toBe(days);
  });

  it('are those of last month while they have not begun', () => {
    expect(daysOf('what did i spend between the 5th and the 12th', '2026-11-03')).toBe(
      '2026-10-05..2026-10-12',
    );
  });
});
