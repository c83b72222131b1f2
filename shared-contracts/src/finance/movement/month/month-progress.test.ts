import { isoDate, isoMonth } from '../../civil-date';
import { comparedDays, elapsedPercent, isInProgress, lastFullMonth } from './month-progress';

const june = isoMonth('2025-06');
const march = isoMonth('2025-03');

describe('isInProgress', () => {
  it.each([
    ['2025-05-31', false],
    ['2025-06-01', true],
    ['2025-06-29', true],
    ['2025-06-30', false],
    ['2025-07-01', false],
  ])('of June on %s is %s', (today, expected) => {
    expect(isInProgress(june, isoDate(today))).toBe(expected);
  });
});

describe('lastFullMonth', () => {
  it.each([
    ['2025-06-29', '2025-05'],
    ['2025-06-30', '2025-06'],
    ['2025-07-01', '2025-06'],
  ])('of June on %s is %s', (today, expected) => {
    expect(lastFullMonth(june, isoDate(today))).toBe(expected);
  });
});

describe('comparedDays', () => {
  //
  it.each([
    [june, '2025-06-01', '2025-05-01', '2025-05-01'],
    [june, '2025-06-29', '2025-05-01', '2025-05-29'],
    [june, '2025-06-30', '2025-05-01', '2025-05-31'],
    [june, '2025-08-02', '2025-05-01', '2025-05-31'],
    [march, '2025-03-28', '2025-02-01', '2025-02-28'],
    [march, '2025-03-30', '2025-02-01', '2025-02-28'],
  ])('of %s on %s are %s to %s', (month, today, from, to) => {
    expect(comparedDays(month, isoDate(today))).toEqual({ from, to });
  });
});

it('compares a month in progress with the same days of any earlier month', () => {
  expect(comparedDays(june, isoDate('2025-06-10'), march)).toEqual({
    from: '2025-03-01',
    to: '2025-03-10',
  });
});

describe('elapsedPercent', () => {
  it.each([
    ['2025-05-31', null],
    ['2025-06-01', 100 / 30],
    ['2025-06-15', 50],
    ['2025-06-30', 100],
    ['2025-07-01', null],
  ])('of June on %s is %p', (today, expected) => {
    expect(elapsedPercent(june, isoDate(today))).toBe(expected);
  });
});
