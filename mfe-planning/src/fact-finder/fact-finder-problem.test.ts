import { isoDate } from '@halyard/shared-contracts/finance';
import { birthdayProblem, payProblem } from './fact-finder-problem';

const today = isoDate('2025-06-30');

describe('birthdayProblem', () => {
  it.each([
    ['', true],
    ['1990-04-23', true],
    ['1900-01-01', true],
    ['1899-12-31', 'Check the year: it is before 1900'],
    ['2007-06-30', true],
    ['2007-07-01', 'Halyard is for people who are 18 or older'],
    ['2025-06-30', 'Halyard is for people who are 18 or older'],
    ['2025-07-01', 'A date of birth cannot be in the future'],
    ['1990-02-30', 'Enter a day of the calendar, like 04/23/1990'],
  ])('of %j is %p', (text, problem) => {
    expect(birthdayProblem(text, today)).toBe(problem);
  });
});

describe('payProblem', () => {
  it.each([
    ['', true],
    ['0', true],
    ['78000', true],
    ['78000.5', true],
    ['78000.50', true],
    ['1000000000', true],
    ['1000000001', /above a billion/],
    ['78000.505', /like 78000 or 78000\.50/],
    ['1e5', /like 78000 or 78000\.50/],
    ['-1', 'Enter an amount of zero or more'],
  ])('of %j is %p', (text, problem) => {
    const found = payProblem(text, false);
    if (problem instanceof RegExp) expect(found).toMatch(problem);
    else expect(found).toBe(problem);
  });

  // Covers P2-5-1.
  it('refuses a field that holds no number', () => {
    expect(payProblem('', true)).toBe('Enter a number of dollars a year, like 78000');
  });
});
