import { answeredInAll, completeness } from './completeness';
import { factFinderDraft } from './fact-finder-draft';

const draft = factFinderDraft({
  personal: { fullName: 'Maya', dob: null, address: '  ', maritalStatus: 'Single' },
  employment: { employer: 'Juniper', title: 'Designer', baseSalary: 0, bonus: 0 },
  goals: ['Buy a home', ''],
  estate: { will: null, trust: null, healthCareProxy: null, notes: 'Ask my sister' },
});

describe('completeness', () => {
  it('counts what is answered in a section, notes aside', () => {
    expect(completeness(draft.personal)).toBe('2 of 4');
    expect(completeness(draft.employment)).toBe('Complete');
    expect(completeness(draft.estate)).toBe('0 of 3');
  });

  it.each([
    [[], 'None yet'],
    [['', ' '], 'None yet'],
    [['A home'], '1 goal'],
    [['A home', 'A trip'], '2 goals'],
  ])('of the goals %j is %s', (goals, words) => {
    const named = goals.map((what) => ({ what, amount: null, by: '' }));
    expect(completeness(named)).toBe(words);
  });

  it('counts the goals as one question of the whole', () => {
    expect(answeredInAll(draft)).toEqual({ answered: 7, of: 14 });
    expect(answeredInAll({ ...draft, goals: [] })).toEqual({ answered: 6, of: 14 });
  });
});
