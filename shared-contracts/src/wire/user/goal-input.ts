import * as v from 'valibot';
import { dateInput, dollarsInput, idInput, positiveDollarsInput } from '../input';

const MOST_ACCOUNTS = 50;
const MOST_PLACES = 10_000;
const LONGEST_NAME = 2_000;

const nameInput = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(LONGEST_NAME),
  v.check((text) => !/\p{Cc}/u.test(text), 'one line of text'),
);

const targetInput = v.pipe(
  positiveDollarsInput,
  v.check((amount) => amount > 0, 'an amount above zero'),
);

const promiseInput = v.pipe(
  v.object({
    accountId: idInput,
    share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
    amount: v.optional(positiveDollarsInput),
  }),
  v.check(
    ({ share, amount }) => (share === undefined) !== (amount === undefined),
    'either a share or an amount',
  ),
  v.transform(({ accountId, share, amount = 0 }) =>
    share === undefined ? { accountId, amount } : { accountId, share },
  ),
);

export type GoalPromiseInput = v.InferOutput<typeof promiseInput>;

const hasEachOnce = (promises: GoalPromiseInput[]): boolean =>
  new Set(promises.map(({ accountId }) => accountId)).size === promises.length;

/** A new goal without `order` is the least important one, and a changed goal without it keeps its place. */
export const goalInputSchema = v.object({
  name: nameInput,
  /** It is null until the user sets the amount. */
  target: v.nullable(targetInput),
  date: v.optional(v.nullable(dateInput), null),
  accounts: v.optional(
    v.pipe(
      v.array(promiseInput),
      v.maxLength(MOST_ACCOUNTS),
      v.check(hasEachOnce, 'each account once'),
    ),
    [],
  ),
  order: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PLACES))),
});

export type GoalInput = v.InferOutput<typeof goalInputSchema>;

/** An amount below zero takes money out of the goal. */
export const goalContributionInputSchema = v.object({
  accountId: idInput,
  amount: v.pipe(
    dollarsInput,
    v.check((amount) => amount !== 0, 'an amount other than zero'),
  ),
  date: v.optional(dateInput),
});

export type GoalContributionInput = v.InferOutput<typeof goalContributionInputSchema>;
