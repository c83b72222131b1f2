import { cents } from '@halyard/shared-contracts/money';
import { policy } from '@halyard/shared-contracts/testing';
import { insuranceStatus, summaryGoals } from './summary-view';

describe('insuranceStatus', () => {
  it('counts only active policies', () => {
    expect(
      insuranceStatus([
        policy({ coverage: cents(5) }),
        policy({ coverage: cents(7), status: 'inactive' }),
      ]),
    ).toEqual({ active: 1, inactive: 1, coverage: 5 });
    expect(insuranceStatus([])).toEqual({ active: 0, inactive: 0, coverage: 0 });
  });
});

describe('summaryGoals', () => {
  it('puts the fact finder’s goals before the questionnaire’s', () => {
    expect(summaryGoals(['Travel'], { q7_1: 'Save', q7_5: ' ', q7_20: ' Retire ' })).toEqual([
      { text: 'Travel', when: null },
      { text: 'Save', when: 'In 1 year' },
      { text: 'Retire', when: 'In 20 years' },
    ]);
  });

  it('has none without answers', () => {
    expect(summaryGoals([], null)).toEqual([]);
  });
});
