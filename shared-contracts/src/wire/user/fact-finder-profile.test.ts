import { isoDate, type Profile } from '../../finance';
import { cents } from '../../money';
import type { FactFinder } from './fact-finder';
import { answeredProfile, profileFrom } from './fact-finder-profile';

const SILENT: FactFinder = {
  personal: { fullName: null, dob: null, address: null, maritalStatus: null },
  employment: { employer: null, title: null, baseSalary: null, bonus: null },
  goals: [],
  estate: { will: null, trust: null, healthCareProxy: null, notes: null },
};
const ANSWERS: FactFinder = {
  ...SILENT,
  personal: { fullName: 'Ada', dob: '1990-07-15', address: 'Oak Street', maritalStatus: 'Married' },
  employment: { employer: 'Works', title: 'Engineer', baseSalary: 90_000.5, bonus: 1000 },
};
const NOBODY: Profile = {
  name: null,
  age: null,
  occupation: null,
  location: null,
  income: null,
  maritalStatus: null,
  lifestyle: null,
};
const today = isoDate('2025-07-15');

describe('profileFrom', () => {
  it.each([
    ['no fact finder', null],
    ['a fact finder without answers', SILENT],
  ])('is empty for %s', (_, answers) => {
    expect(profileFrom(answers, today)).toEqual(NOBODY);
  });

  it('has each answer, and adds salary and bonus', () => {
    expect(profileFrom(ANSWERS, today)).toEqual({
      name: 'Ada',
      age: 35,
      occupation: 'Engineer',
      location: 'Oak Street',
      income: cents(9_100_050),
      maritalStatus: 'Married',
      lifestyle: null,
    });
  });

  it.each([
    ['2025-07-14', 34],
    ['2025-07-15', 35],
    ['2025-07-16', 35],
  ])('counts a birthday of July 15 on %s as %i full years', (day, age) => {
    expect(profileFrom(ANSWERS, isoDate(day)).age).toBe(age);
  });

  it.each([
    ['the salary', { baseSalary: 50_000, bonus: null }, 5_000_000],
    ['the bonus', { baseSalary: null, bonus: 2000 }, 200_000],
  ])('uses only %s as the income when it is the only answer', (_, pay, income) => {
    const answers = { ...SILENT, employment: { ...SILENT.employment, ...pay } };
    expect(profileFrom(answers, today).income).toBe(income);
  });
});

describe('answeredProfile', () => {
  const known: Profile = {
    name: 'Bea',
    age: 60,
    occupation: 'Baker',
    location: 'Elm Street',
    income: cents(100),
    maritalStatus: 'Single',
    lifestyle: 'Quiet',
  };

  it('stays the same where the fact finder has no answer', () => {
    expect(answeredProfile(known, SILENT, today)).toEqual(known);
  });

  it('takes every answer and leaves other fields', () => {
    const answered = profileFrom(ANSWERS, today);
    expect(answeredProfile(known, ANSWERS, today)).toEqual({ ...answered, lifestyle: 'Quiet' });
  });
});
