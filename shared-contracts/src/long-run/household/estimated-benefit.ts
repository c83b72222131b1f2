import { cents, type Cents } from '../../money';
import { FIRST_WORKING_AGE } from '../settings';
import { inYear, lastYear } from '../social-security/series';
import {
  averageIndexedEarnings,
  type EarningsYear,
  primaryAmount,
} from '../social-security/primary-amount';
import { averageWageIndex } from '../sourced/wage-index';

interface Career {
  readonly income: Cents;
  readonly birthYear: number;
  readonly thisYear: number;
  readonly retirementAge: number;
}

function earningsOf({ income, birthYear, retirementAge }: Career): EarningsYear[] {
  const index = averageWageIndex.value;
  const newest = inYear(index, lastYear(index));
  const length = Math.max(0, retirementAge - FIRST_WORKING_AGE);
  return Array.from({ length }, (_, at) => {
    const year = birthYear + FIRST_WORKING_AGE + at;
    return { year, amount: cents(Math.round((income * inYear(index, year)) / newest)) };
  });
}

/** Estimates the amount in today's wages for a user who always earned today's pay. */
export function estimatedPrimaryAmount(career: Career): Cents {
  const { birthYear, thisYear } = career;
  const average = averageIndexedEarnings(earningsOf(career), birthYear);
  return primaryAmount(average, birthYear, thisYear);
}
