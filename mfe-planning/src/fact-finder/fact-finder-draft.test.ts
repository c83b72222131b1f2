import type { FactFinder } from '@halyard/shared-contracts/wire';
import { factFinderDraft, factFinderOf } from './fact-finder-draft';

const open: FactFinder = {
  personal: { fullName: null, dob: null, address: null, maritalStatus: null },
  employment: { employer: null, title: null, baseSalary: null, bonus: null },
  goals: [],
  estate: { will: null, trust: null, healthCareProxy: null, notes: null },
};

const answered: FactFinder = {
  personal: {
    fullName: 'Maya Ellison',
    dob: '1996-02-11',
    address: 'Austin, Texas',
    maritalStatus: 'Single',
  },
  employment: { employer: 'Juniper', title: 'Designer', baseSalary: 78000.5, bonus: 0 },
  goals: ['Buy a home · $40,000.00 · by 2027-06-30', 'Retire at 60'],
  estate: { will: 'Signed', trust: 'None', healthCareProxy: 'My sister', notes: 'In the safe' },
};

describe('the fact finder’s draft', () => {
  it.each([
    ['open questions', open],
    ['answers', answered],
  ])('converts %s in both directions', (_, facts) => {
    expect(factFinderOf(factFinderDraft(facts))).toEqual(facts);
  });

  it('distinguishes a bonus of zero from an unknown one', () => {
    expect(factFinderDraft(answered).employment.bonus).toBe('0');
    expect(factFinderDraft(open).employment.bonus).toBe('');
  });

  it('trims answers and drops empty goals', () => {
    const draft = factFinderDraft(answered);
    const typed = {
      ...draft,
      personal: { ...draft.personal, fullName: '  Maya ', address: '   ' },
      goals: [
        { what: ' ', amount: null, by: '' },
        { what: ' Travel ', amount: null, by: 'soon' },
      ],
    };
    expect(factFinderOf(typed)).toMatchObject({
      personal: { fullName: 'Maya', address: null },
      goals: ['Travel'],
    });
  });
});
