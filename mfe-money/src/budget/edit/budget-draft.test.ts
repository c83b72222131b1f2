import { cents } from '@halyard/shared-contracts/money';
import {
  amountProblem,
  changedLines,
  draftProblems,
  filledLines,
  previousLines,
} from './budget-draft';

describe('amountProblem', () => {
  it.each([
    [cents(0), true],
    [cents(1), true],
    [cents(-1), false],
    [null, false],
  ])('answers %p with %p', (amount, fine) => {
    expect(amountProblem(amount) === null).toBe(fine);
  });
});

describe('draftProblems', () => {
  it('requires an amount for a budgeted line that was emptied', () => {
    expect(draftProblems({ gas: null }, { gas: cents(1) })).toHaveProperty('gas');
  });

  it('accepts an empty amount for a category without a budget', () => {
    expect(draftProblems({ gas: null }, {})).toEqual({});
  });

  it('refuses an amount below zero', () => {
    expect(draftProblems({ gas: cents(-1) }, {})).toHaveProperty('gas');
  });
});

describe('changedLines', () => {
  it('contains only the lines that differ', () => {
    const assigned = { gas: cents(100), travel: cents(200) };
    const draft = { gas: cents(100), travel: cents(250), phone: cents(60), rent: null };
    expect(changedLines(draft, assigned)).toEqual({ travel: 250, phone: 60 });
  });
});

describe('filledLines', () => {
  it('contains every line with an amount, including zero', () => {
    expect(filledLines({ gas: cents(0), rent: null })).toEqual({ gas: 0 });
  });
});

describe('previousLines', () => {
  it('restores the old amounts and removes the new lines', () => {
    const change = { gas: cents(5), phone: cents(6) };
    expect(previousLines(change, { gas: cents(1), rent: cents(9) })).toEqual({
      gas: 1,
      phone: null,
    });
  });
});
