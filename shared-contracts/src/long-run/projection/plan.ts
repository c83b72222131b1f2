import type { Cents } from '../../money';
import type { FilingStatus } from '../sourced/filing-status';

/** In percent; the three add up to 100. */
export interface Mix {
  readonly stocks: number;
  readonly bonds: number;
  readonly bills: number;
}

/** Taxed outside retirement accounts, when it leaves one, or no more (Roth). */
export type Pool = 'open' | 'preTax' | 'roth';

export interface PlanAccount {
  readonly pool: Pool;
  readonly amount: Cents;
  readonly mix: Mix;
}

/** In a year from now; 0 is this year. */
interface Need {
  readonly name: string;
  readonly year: number;
  readonly amount: Cents;
}

/** Per year and in today's dollars, except for debts. */
export interface LongPlan {
  readonly birthYear: number;
  readonly age: number;
  readonly retirementAge: number;
  readonly lastAge: number;
  readonly status: FilingStatus;
  readonly statePercent: number;
  readonly accounts: readonly PlanAccount[];
  /** Pay less spending and today's payments of debts; below zero if too little. */
  readonly saving: Cents;
  /** What goes into retirement accounts before tax. */
  readonly contributions: Cents;
  readonly spending: Cents;
  /** Social Security, from `claimAge` on. */
  readonly benefits: Cents;
  readonly claimAge: number;
  /** From retirement on. */
  readonly pension: Cents;
  /** Of each year from now, by contract. */
  readonly debtPayments: readonly Cents[];
  readonly needs: readonly Need[];
  readonly feePercent: number;
  /** For the steady path; the others have the inflation of their years. */
  readonly inflationPercent: number;
  /** In percent of the stocks; usually 0. */
  readonly firstYearFall: number;
}

export const yearsOf = ({ age, lastAge }: Pick<LongPlan, 'age' | 'lastAge'>): number =>
  Math.max(1, lastAge - age + 1);
