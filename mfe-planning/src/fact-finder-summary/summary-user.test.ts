import { demoHousehold } from '@halyard/shared-contracts/demo';
import { isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { financialData, transaction } from '@halyard/shared-contracts/testing';
import type { FactFinder } from '@halyard/shared-contracts/wire';
import { summaryUser } from './summary-user';

const silent: FactFinder = {
  personal: { fullName: null, dob: null, address: null, maritalStatus: null },
  employment: { employer: null, title: null, baseSalary: null, bonus: null },
  goals: [],
  estate: { will: null, trust: null, healthCareProxy: null, notes: null },
};

const answering = (part: {
  readonly personal?: Partial<FactFinder['personal']>;
  readonly employment?: Partial<FactFinder['employment']>;
}): FactFinder => ({
  ...silent,
  personal: { ...silent.personal, ...part.personal },
  employment: { ...silent.employment, ...part.employment },
});

describe('summaryUser', () => {
  it.each([
    ['is silent', silent],
    ['could not be read', null],
  ])('uses the financial data where the fact finder %s', (_, facts) => {
    expect(summaryUser(facts, demoHousehold())).toEqual({
      name: 'Maya Ellison',
      age: 29,
      job: 'Product designer',
      location: 'Austin, Texas',
      income: 78_000_00,
      incomeBasis: 'profile',
    });
  });

  it('uses the fact finder where it has an answer', () => {
    const facts = answering({
      personal: { fullName: 'Alex Reed', address: 'Dover', dob: '1990-01-01' },
      employment: { title: 'Nurse', baseSalary: 60_000.5, bonus: 1_000 },
    });
    expect(summaryUser(facts, demoHousehold())).toEqual({
      name: 'Alex Reed',
      age: 35,
      job: 'Nurse',
      location: 'Dover',
      income: 61_000_50,
      incomeBasis: 'profile',
    });
  });

  it.each([
    ['1996-06-30', 29],
    ['1996-07-01', 28],
  ])('counts full years: born %s is %d on 2025-06-30', (dob, age) => {
    expect(summaryUser(answering({ personal: { dob } }), financialData()).age).toBe(age);
  });

  it.each([
    [{ baseSalary: 0 }, 0],
    [{ bonus: 500 }, 500_00],
    [{}, null],
  ])('with %j has an income of %p', (employment, income) => {
    expect(summaryUser(answering({ employment }), financialData()).income).toBe(income);
  });

  it('says when the income is an estimate', () => {
    const salary = transaction({
      category: 'Salary',
      amount: cents(1_000_00),
      date: isoDate('2025-05-30'),
    });
    expect(summaryUser(silent, financialData({ transactions: [salary] }))).toMatchObject({
      income: 12_000_00,
      incomeBasis: 'deposits',
    });
  });
});
