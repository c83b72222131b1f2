import { demoHousehold } from '@halyard/shared-contracts/demo';
import { isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { household, policy, transaction } from '@halyard/shared-contracts/testing';
import { insuranceStatus, summaryGoals, summaryIncome } from './summary-view';

describe('insuranceStatus', () => {
  it('covers with active policies alone', () => {
    expect(
      insuranceStatus([
        policy({ coverage: cents(5) }),
        policy({ coverage: cents(7), status: 'inactive' }),
      ]),
    ).toEqual({ active: 1, inactive: 1, coverage: 5 });
    expect(insuranceStatus([])).toEqual({ active: 0, inactive: 0, coverage: 0 });
  });
});

describe('summaryIncome', () => {
  it('is what the profile says, else an estimate, else unknown', () => {
    const salary = transaction({
      category: 'Salary',
      amount: cents(1_000_00),
      date: isoDate('2025-05-30'),
    });
    expect(summaryIncome(demoHousehold())).toEqual({ amount: 78_000_00, basis: 'profile' });
    expect(summaryIncome(household({ transactions: [salary] }))).toEqual({
      amount: 12_000_00,
      basis: 'deposits',
    });
    expect(summaryIncome(household())).toEqual({ amount: null, basis: null });
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
