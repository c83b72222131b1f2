import * as v from 'valibot';
import {
  type FinancialData,
  freeForGoals,
  type Goal,
  goalProgress,
  type GoalProgress,
  isoDate,
  type IsoDate,
  isoMonth,
  type IsoMonth,
  isShare,
  paceWords,
  WHOLE_ACCOUNT,
} from '../../finance';
import { type Cents, fromDollars, toDollars, ZERO } from '../../money';
import { civilDate, civilMonth, dollars, provenance } from '../common';
import { decodeProvenance, type Provenance } from '../provenance';

const promiseWire = v.object({
  accountId: v.string(),
  share: v.optional(v.number()),
  amount: v.optional(dollars),
  /** The account really holds this amount for the goal. */
  held: dollars,
});

const contributionWire = v.object({
  id: v.string(),
  accountId: v.string(),
  date: civilDate,
  amount: dollars,
  opening: v.boolean(),
});

const goalWireSchema = v.object({
  id: v.string(),
  name: v.string(),
  target: v.nullable(dollars),
  date: v.nullable(civilDate),
  accounts: v.array(promiseWire),
  order: v.number(),
  funded: dollars,
  pace: v.string(),
  state: v.picklist(['reached', 'no-target', 'overdue', 'on-track', 'short', 'coming', 'waiting']),
  /** These are the additions of an average month, and of this month so far. */
  monthly: dollars,
  this_month: dollars,
  doneBy: v.nullable(civilMonth),
  made_on: civilDate,
  contributions: v.array(contributionWire),
});

type GoalWire = v.InferOutput<typeof goalWireSchema>;

export const goalAnswerSchema = v.object({
  ...goalWireSchema.entries,
  changeId: v.optional(v.string()),
});

export const goalRemovedSchema = v.object({ changeId: v.string() });

const freeWire = v.object({
  accountId: v.string(),
  name: v.string(),
  balance: dollars,
  /** No goal has promised this part. */
  free: dollars,
});

export const goalsAnswerSchema = v.object({
  ...provenance,
  goals: v.array(goalWireSchema),
  accounts: v.array(freeWire),
});

function encodePromise({ promise, held }: GoalProgress['promises'][number]) {
  const { accountId } = promise;
  const part = isShare(promise)
    ? { share: promise.millionths / WHOLE_ACCOUNT }
    : { amount: toDollars(promise.amount) };
  return { accountId, ...part, held: toDollars(held) };
}

function encodeProgress(progress: GoalProgress, order: number): GoalWire {
  const { goal, funded, promises, state, monthly, thisMonth, doneBy } = progress;
  return {
    id: goal.id,
    name: goal.name,
    target: goal.target === null ? null : toDollars(goal.target),
    date: goal.date,
    accounts: promises.map(encodePromise),
    order,
    funded: toDollars(funded),
    pace: paceWords(progress),
    state,
    monthly: toDollars(monthly),
    this_month: toDollars(thisMonth),
    doneBy,
    made_on: goal.madeOn,
    contributions: goal.contributions.map((each) => ({ ...each, amount: toDollars(each.amount) })),
  };
}

type Known = Pick<FinancialData, 'goals' | 'accounts' | 'transactions' | 'today'>;

export const encodeGoals = (known: Known) => ({
  goals: goalProgress(known).map(encodeProgress),
  accounts: freeForGoals(known).map(({ account, free }) => ({
    accountId: account.id,
    name: account.name,
    balance: toDollars(account.balance),
    free: toDollars(free),
  })),
});

/** A share is from 0 to 1, and null for a fixed amount. `amount` is null for a share. */
interface GoalPromiseFigures {
  readonly accountId: string;
  readonly share: number | null;
  readonly amount: Cents | null;
  readonly held: Cents;
}

export interface GoalFigures {
  readonly id: string;
  readonly name: string;
  readonly target: Cents | null;
  readonly date: IsoDate | null;
  readonly accounts: readonly GoalPromiseFigures[];
  readonly order: number;
  readonly funded: Cents;
  readonly pace: string;
  readonly state: GoalWire['state'];
  readonly monthly: Cents;
  readonly thisMonth: Cents;
  readonly doneBy: IsoMonth | null;
  readonly madeOn: IsoDate;
  readonly contributions: readonly {
    readonly id: string;
    readonly accountId: string;
    readonly date: IsoDate;
    readonly amount: Cents;
    readonly opening: boolean;
  }[];
}

export interface GoalAccount {
  readonly accountId: string;
  readonly name: string;
  readonly balance: Cents;
  readonly free: Cents;
}

export interface GoalsAnswer extends Provenance {
  /** The most important goal comes first. */
  readonly goals: readonly GoalFigures[];
  readonly accounts: readonly GoalAccount[];
}

const decodePromise = ({ accountId, share, amount, held }: v.InferOutput<typeof promiseWire>) => ({
  accountId,
  share: share ?? null,
  amount: amount === undefined ? null : fromDollars(amount),
  held: fromDollars(held),
});

const figuresOf = (wire: GoalWire): GoalFigures => ({
  id: wire.id,
  name: wire.name,
  target: wire.target === null ? null : fromDollars(wire.target),
  date: wire.date === null ? null : isoDate(wire.date),
  accounts: wire.accounts.map(decodePromise),
  order: wire.order,
  funded: fromDollars(wire.funded),
  pace: wire.pace,
  state: wire.state,
  monthly: fromDollars(wire.monthly),
  thisMonth: fromDollars(wire.this_month),
  doneBy: wire.doneBy === null ? null : isoMonth(wire.doneBy),
  madeOn: isoDate(wire.made_on),
  contributions: wire.contributions.map((each) => ({
    ...each,
    date: isoDate(each.date),
    amount: fromDollars(each.amount),
  })),
});

export function decodeGoals(raw: unknown): GoalsAnswer {
  const wire = v.parse(goalsAnswerSchema, raw);
  return {
    ...decodeProvenance(wire),
    goals: wire.goals.map(figuresOf),
    accounts: wire.accounts.map((each) => ({
      ...each,
      balance: fromDollars(each.balance),
      free: fromDollars(each.free),
    })),
  };
}

/** Returns the changed goal and the id of the change, which can be undone. */
export function decodeChangedGoal(raw: unknown): {
  readonly goal: GoalFigures;
  readonly changeId: string | undefined;
} {
  const wire = v.parse(goalAnswerSchema, raw);
  return { goal: figuresOf(wire), changeId: wire.changeId };
}

export const decodeRemovedGoal = (raw: unknown): string => v.parse(goalRemovedSchema, raw).changeId;

/** Converts the goals to those of the finance rules. */
export const plainGoals = (goals: readonly GoalFigures[]): Goal[] =>
  goals.map(({ id, name, target, date, accounts, order, madeOn, contributions }) => ({
    id,
    name,
    target,
    date,
    promises: accounts.map(({ accountId, share, amount }) =>
      share === null
        ? { accountId, amount: amount ?? ZERO }
        : { accountId, millionths: Math.round(share * WHOLE_ACCOUNT) },
    ),
    contributions,
    order,
    madeOn,
  }));
