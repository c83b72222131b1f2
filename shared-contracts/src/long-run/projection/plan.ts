import type { Cents } from '../../money';
import type { FilingStatus } from '../sourced/filing-status';

/** The shares are percentages that add up to 100. */
export interface Mix {
  readonly stocks: number;
  readonly bonds: number;
  readonly bills: number;
}

/** A pool is outside of retirement accounts, taxed when it is withdrawn, or no longer taxed (Roth). */
export type Pool = 'open' | 'preTax' | 'roth';

export interface PlanAccount {
  readonly pool: Pool;
  readonly amount: Cents;
  readonly mix: Mix;
}

interface Need {
  readonly name: string;
  readonly year: number;
  readonly amount: Cents;
}

/** Amounts are per year and in today's dollars, except for debts. */
export interface LongPlan {
  readonly birthYear: number;
  readonly age: number;
  readonly retirementAge: number;
  readonly lastAge: number;
  readonly status: FilingStatus;
  readonly statePercent: number;
  readonly accounts: readonly PlanAccount[];
  /** It is pay minus spending and today's payments of debts, and below zero if that is not enough. */
  readonly saving: Cents;
  /** They go into retirement accounts before tax. */
  readonly contributions: Cents;
  readonly spending: Cents;
  /** It is Social Security from `claimAge` on. */
  readonly benefits: Cents;
  readonly claimAge: number;
  /** It is paid from retirement on. */
  readonly pension: Cents;
  /** These are the contractual payments of each year from now. */
  readonly debtPayments: readonly Cents[];
  readonly needs: readonly Need[];
  readonly feePercent: number;
  /** Only the steady path uses it. The others have the inflation of their years. */
  readonly inflationPercent: number;
  /** It is in percent of the stocks, and usually 0. */
  readonly firstYearFall: number;
}

export const yearsOf = ({ age, lastAge }: Pick<LongPlan, 'age' | 'lastAge'>): number =>
  Math.max(1, lastAge - age + 1);
