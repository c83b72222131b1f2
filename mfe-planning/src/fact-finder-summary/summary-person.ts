import {
  annualIncome,
  type Household,
  incomeBasis,
  type IncomeBasis,
  type IsoDate,
} from '@halyard/shared-contracts/finance';
import { type Cents, fromDollars, sum } from '@halyard/shared-contracts/money';
import type { FactFinder } from '@halyard/shared-contracts/wire';

/** Who the summary is about; null is what nobody said. */
export interface SummaryPerson {
  readonly name: string | null;
  readonly age: number | null;
  readonly job: string | null;
  readonly location: string | null;
  /** A year, before tax unless it is estimated. */
  readonly income: Cents | null;
  readonly incomeBasis: IncomeBasis | null;
}

/** Full years on `today`; a birthday still to come this year does not count. */
function ageOn(today: IsoDate, birthday: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Salary and bonus together; null when neither was answered. */
function statedPay({ baseSalary, bonus }: FactFinder['employment']): Cents | null {
  const stated = [baseSalary, bonus].filter((dollars) => dollars !== null);
  return stated.length === 0 ? null : sum(stated.map(fromDollars));
}

/** What the fact finder says, and where it is silent or could not be read, what the household knows. */
export function summaryPerson(
  facts: FactFinder | null,
  household: Pick<Household, 'profile' | 'transactions' | 'today'>,
): SummaryPerson {
  const { profile, today } = household;
  const pay = facts && statedPay(facts.employment);
  return {
    name: facts?.personal.fullName ?? profile.name,
    age: facts?.personal.dob ? ageOn(today, facts.personal.dob) : profile.age,
    job: facts?.employment.title ?? profile.occupation,
    location: facts?.personal.address ?? profile.location,
    income: pay ?? annualIncome(household),
    incomeBasis: pay === null ? incomeBasis(household) : 'profile',
  };
}
