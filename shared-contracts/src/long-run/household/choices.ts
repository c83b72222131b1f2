import type { Cents } from '../../money';
import type { FilingStatus } from '../sourced/filing-status';

/** Null stands for the product's own assumption. Amounts are per year. */
export interface PlanChoices {
  readonly age: number | null;
  readonly retirementAge: number | null;
  readonly lastAge: number | null;
  readonly claimAge: number | null;
  readonly status: FilingStatus | null;
  readonly saving: Cents | null;
  readonly contributions: Cents | null;
  readonly spending: Cents | null;
  readonly pension: Cents | null;
  /** It is per month at full retirement age. */
  readonly socialSecurity: Cents | null;
  readonly statePercent: number | null;
  readonly feePercent: number | null;
  readonly inflationPercent: number | null;
  readonly mixes: readonly {
    readonly accountId: string;
    readonly stocks: number;
    readonly bonds: number;
  }[];
}
