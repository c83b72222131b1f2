import { isoDate } from '../civil-date';
import { transaction } from '../../testing/builders';
import { graceEnd, type Cadence } from './cadence';
import { anchorDays, nextDate } from './next-date';
import { rhythmOf } from './rhythm';

const dates = (...days: string[]) => days.map(isoDate);

describe('rhythmOf', () => {
  it.each<[Cadence | undefined, string[]]>([
    ['weekly', ['2025-06-02', '2025-06-09', '2025-06-17', '2025-06-23']],
    [undefined, ['2025-06-02', '2025-06-09', '2025-06-16']],
    ['biweekly', ['2025-05-02', '2025-05-16', '2025-05-30']],
    ['biweekly', ['2025-05-02', '2025-05-15', '2025-05-30']],
    ['semimonthly', ['2025-05-01', '2025-05-15', '2025-06-01', '2025-06-15']],
    ['semimonthly', ['2025-01-15', '2025-01-31', '2025-02-14', '2025-02-28']],
    [undefined, ['2025-05-01', '2025-05-15', '2025-06-01']],
    [undefined, ['2025-05-01', '2025-05-13', '2025-05-25', '2025-06-07']],
    ['monthly', ['2025-01-31', '2025-02-28', '2025-03-31']],
    ['monthly', ['2025-04-01', '2025-05-01', '2025-06-02']],
    [undefined, ['2025-04-01', '2025-05-01']],
    [undefined, ['2025-04-01', '2025-05-07', '2025-06-01']],
    ['quarterly', ['2024-12-15', '2025-03-15', '2025-06-15']],
    ['yearly', ['2024-06-15', '2025-06-15']],
    [undefined, ['2024-06-15', '2025-06-26']],
    [undefined, ['2025-06-01', '2025-06-01', '2025-06-01']],
    [undefined, ['2025-06-01']],
    [undefined, []],
  ])('is %s for %j', (cadence, days) => {
    const rows = dates(...days).map((date) => transaction({ date, category: 'Utilities' }));
    expect(rhythmOf(rows)?.cadence).toBe(cadence);
  });
});

describe('nextDate', () => {
  it.each<[Cadence, string[], string]>([
    ['weekly', ['2025-06-23'], '2025-06-30'],
    ['biweekly', ['2025-06-27'], '2025-07-11'],
    ['semimonthly', ['2025-05-01', '2025-05-15', '2025-06-01', '2025-06-15'], '2025-07-01'],
    ['semimonthly', ['2025-05-15', '2025-06-01', '2025-06-15', '2025-07-01'], '2025-07-15'],
    ['semimonthly', ['2025-01-15', '2025-01-31', '2025-02-14', '2025-02-28'], '2025-03-15'],
    ['monthly', ['2025-04-01', '2025-05-01', '2025-06-02'], '2025-07-01'],
    ['monthly', ['2025-01-31', '2025-02-28', '2025-03-31'], '2025-04-30'],
    ['monthly', ['2024-12-31', '2025-01-31', '2025-02-28'], '2025-03-31'],
    ['quarterly', ['2024-12-15', '2025-03-15', '2025-06-15'], '2025-09-15'],
    ['yearly', ['2023-03-01', '2024-02-29'], '2025-02-28'],
    ['monthly', ['2024-10-01', '2024-11-01', '2024-12-02', '2024-12-31'], '2025-02-01'],
    ['monthly', ['2025-12-31', '2026-01-31', '2026-03-02'], '2026-03-31'],
    ['quarterly', ['2025-01-01', '2025-04-01', '2025-06-30'], '2025-10-01'],
    ['yearly', ['2023-01-01', '2023-12-31'], '2024-12-31'],
    ['yearly', ['2022-01-01', '2023-01-01', '2023-12-31'], '2025-01-01'],
  ])('of a %s stream seen on %j is %s', (cadence, days, expected) => {
    const seen = dates(...days);
    expect(nextDate(seen.at(-1)!, cadence, anchorDays(seen, cadence))).toBe(expected);
  });

  it('steps half a month when the days of the month are unknown', () => {
    expect(nextDate(isoDate('2025-06-01'), 'semimonthly', [])).toBe('2025-06-15');
    expect(nextDate(isoDate('2025-06-07'), 'monthly', [])).toBe('2025-07-07');
  });
});

describe('graceEnd', () => {
  it('gives a monthly bill six days', () => {
    expect(graceEnd(isoDate('2025-06-28'), 'monthly')).toBe('2025-07-04');
  });
});
