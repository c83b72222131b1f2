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
  ])('takes %p: %p', (amount, fine) => {
    expect(amountProblem(amount) === null).toBe(fine);
  });
});

describe('draftProblems', () => {
  it('asks for an amount where a budgeted line was emptied', () => {
    expect(draftProblems({ gas: null }, { gas: cents(1) })).toHaveProperty('gas');
  });

  it('lets a category without a budget stay empty', () => {
    expect(draftProblems({ gas: null }, {})).toEqual({});
  });

  it('refuses an amount below zero', () => {
    expect(draftProblems({ gas: cents(-1) }, {})).toHaveProperty('gas');
  });
});

describe('changedLines', () => {
  it('holds only what differs', () => {
    const assigned = { gas: cents(100), travel: cents(200) };
    const draft = { gas: cents(100), travel: cents(250), phone: cents(60), rent: null };
    expect(changedLines(draft, assigned)).toEqual({ travel: 250, phone: 60 });
  });
});

describe('filledLines', () => {
  it('holds every line with an amount, zero included', () => {
    expect(filledLines({ gas: cents(0), rent: null })).toEqual({ gas: 0 });
  });
});

describe('previousLines', () => {
  it('goes back to the old amounts and takes out the new lines', () => {
    const change = { gas: cents(5), phone: cents(6) };
    expect(previousLines(change, { gas: cents(1), rent: cents(9) })).toEqual({
      gas: 1,
      phone: null,
    });
  });
});
