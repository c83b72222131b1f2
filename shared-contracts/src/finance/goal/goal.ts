import type { Cents } from '../../money';
import type { IsoDate } from '../civil-date';

/** In millionths, so that shares add up exactly. */
export interface SharePromise {
  readonly accountId: string;
  readonly millionths: number;
}

/** The sum of the contributions from the account. */
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
  /** Says nothing about the pace. */
  readonly opening: boolean;
}

export interface Goal {
  readonly id: string;
  readonly name: string;
  /** Null until the user sets it. */
  readonly target: Cents | null;
  readonly date: IsoDate | null;
  readonly promises: readonly GoalPromise[];
  /** The newest first. */
  readonly contributions: readonly GoalContribution[];
  /** From 0, the most important first. */
  readonly order: number;
  readonly madeOn: IsoDate;
}

export const WHOLE_ACCOUNT = 1_000_000;

export const isShare = (promise: GoalPromise): promise is SharePromise => 'millionths' in promise;

/** The most important goal first. */
export const byImportance = (goals: readonly Goal[]): Goal[] =>
  goals.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
