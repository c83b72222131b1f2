import { isoDate } from '../../finance';
import { cents } from '../../money';
import { goalOf, goalText } from './goal-text';

const DAY = isoDate('2027-06-30');

describe('a goal', () => {
  it.each([
    [{ what: '', amount: null, by: null }, ''],
    [{ what: 'A home', amount: null, by: null }, 'A home'],
    [{ what: 'A home', amount: cents(4_000_000), by: null }, 'A home · $40,000.00'],
    [{ what: 'A home', amount: null, by: DAY }, 'A home · by 2027-06-30'],
    [{ what: '', amount: cents(5), by: DAY }, '$0.05 · by 2027-06-30'],
    [
      { what: 'Home · garden', amount: cents(100), by: DAY },
      'Home · garden · $1.00 · by 2027-06-30',
    ],
  ])('%j is stored as “%s” and read back', (goal, text) => {
    expect(goalText(goal)).toBe(text);
    expect(goalOf(text)).toEqual(goal);
  });

  it.each(['A home by 2027', 'by 2027-13-01', '$40', 'by tomorrow'])(
    'that a user typed as “%s” stays as it is',
    (text) => {
      expect(goalOf(text)).toEqual({ what: text, amount: null, by: null });
    },
  );
});
