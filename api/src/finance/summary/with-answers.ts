import type { Household } from '@halyard/shared-contracts/finance';
import type { FactFinder } from '@halyard/shared-contracts/wire';
import { profileOf } from '../fact-finder';

/** The household with the fact finder's answers in the place of its profile's, as the screen has it. */
export function withAnswers(household: Household, facts: FactFinder): Household {
  const { profile, today } = household;
  const told = profileOf(facts, today);
  return {
    ...household,
    profile: {
      name: told.name ?? profile.name,
      age: told.age ?? profile.age,
      occupation: told.occupation ?? profile.occupation,
      location: told.location ?? profile.location,
      income: told.income ?? profile.income,
      maritalStatus: told.maritalStatus ?? profile.maritalStatus,
      lifestyle: profile.lifestyle,
    },
  };
}
