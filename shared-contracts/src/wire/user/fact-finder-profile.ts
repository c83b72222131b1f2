import type { FinancialData, IsoDate, Profile } from '../../finance';
import { fromDollars, sum, toDollars } from '../../money';
import type { FactFinder } from './fact-finder';

function ageOn(today: IsoDate, birthday: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Salary plus bonus is the yearly income. */
export function profileFrom(answers: FactFinder | null, today: IsoDate): Profile {
  const { personal, employment } = answers ?? {};
  const pay = [employment?.baseSalary ?? null, employment?.bonus ?? null].flatMap((dollars) =>
    dollars === null ? [] : [fromDollars(dollars)],
  );
  return {
    name: personal?.fullName ?? null,
    age: personal?.dob ? ageOn(today, personal.dob) : null,
    occupation: employment?.title ?? null,
    location: personal?.address ?? null,
    income: pay.length === 0 ? null : sum(pay),
    maritalStatus: personal?.maritalStatus ?? null,
    lifestyle: null,
  };
}

/** A field without an answer of the fact finder keeps its value. */
export function answeredProfile(
  profile: Profile,
  answers: FactFinder | null,
  today: IsoDate,
): Profile {
  const answered = profileFrom(answers, today);
  return {
    name: answered.name ?? profile.name,
    age: answered.age ?? profile.age,
    occupation: answered.occupation ?? profile.occupation,
    location: answered.location ?? profile.location,
    income: answered.income ?? profile.income,
    maritalStatus: answered.maritalStatus ?? profile.maritalStatus,
    lifestyle: profile.lifestyle,
  };
}

export function firstFactFinder({ profile }: Pick<FinancialData, 'profile'>): FactFinder {
  return {
    personal: {
      fullName: profile.name,
      dob: null,
      address: profile.location,
      maritalStatus: profile.maritalStatus,
    },
    employment: {
      employer: null,
      title: profile.occupation,
      baseSalary: profile.income === null ? null : toDollars(profile.income),
      bonus: null,
    },
    goals: [],
    estate: { will: null, trust: null, healthCareProxy: null, notes: null },
  };
}
