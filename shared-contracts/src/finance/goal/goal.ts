import type { Cents } from '../../money';
import type { IsoDate } from '../civil-date';

/** Shares are in millionths, so that they add up exactly. */
export interface SharePromise {
  readonly accountId: string;
  readonly millionths: number;
}

/** `amount` is the sum of the contributions from the account. */
export interface AmountPromise {
  readonly accountId: string;
  readonly amount: Cents;
}

export type GoalPromise = SharePromise | AmountPromise;

export interface GoalContribution {
  readonly id: string;
  readonly accountId: string;
  readonly date: IsoDate;
  readonly amount: Cents;
  /** An opening contribution does not count for the pace. */
  readonly opening: boolean;
}

export interface Goal {
  readonly id: string;
  readonly name: string;
  readonly target: Cents | null;
  readonly date: IsoDate | null;
  readonly promises: readonly GoalPromise[];
  /** The newest comes first. */
  readonly contributions: readonly GoalContribution[];
  /** It starts at 0 with the most important goal. */
  readonly order: number;
  readonly madeOn: IsoDate;
}

export const WHOLE_ACCOUNT = 1_000_000;

export const isShare = (promise: GoalPromise): promise is SharePromise => 'millionths' in promise;

export const byImportance = (goals: readonly Goal[]): Goal[] =>
  goals.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
