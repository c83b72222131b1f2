import * as v from 'valibot';
import { type Cents, fromDollars } from '../../money';
import { dollarsInput, idInput, positiveDollarsInput } from '../input';

const OLDEST = 120;
const MOST_PERCENT = 20;
const MOST_ACCOUNTS = 200;

const age = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(16), v.maxValue(OLDEST)));
const percent = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_PERCENT)));
const amount = v.nullable(positiveDollarsInput);
const share = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** The rest of an account counts as Treasury bills. */
const mixSchema = v.pipe(
  v.object({ accountId: idInput, stocks: share, bonds: share }),
  v.check(({ stocks, bonds }) => stocks + bonds <= 100, 'shares of at most 100 %'),
);

/** Null stands for Halyard's own assumption about the years ahead. Dollars are per year. */
export const assumptionsSchema = v.object({
  age,
  retirementAge: age,
  lastAge: age,
  claimAge: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(62), v.maxValue(70))),
  status: v.nullable(v.picklist(['single', 'joint', 'separate', 'head'])),
  saving: v.nullable(dollarsInput),
  contributions: amount,
  spending: amount,
  pension: amount,
  /** It is per month, at full retirement age. */
  socialSecurity: amount,
  statePercent: percent,
  feePercent: percent,
  inflationPercent: percent,
  mixes: v.pipe(v.array(mixSchema), v.maxLength(MOST_ACCOUNTS)),
});

export type Assumptions = v.InferOutput<typeof assumptionsSchema>;

export const NO_ASSUMPTIONS: Assumptions = {
  age: null,
  retirementAge: null,
  lastAge: null,
  claimAge: null,
  status: null,
  saving: null,
  contributions: null,
  spending: null,
  pension: null,
  socialSecurity: null,
  statePercent: null,
  feePercent: null,
  inflationPercent: null,
  mixes: [],
};

const inCents = (dollars: number | null): Cents | null =>
  dollars === null ? null : fromDollars(dollars);

export const decodeAssumptions = (stored: Assumptions) => ({
  ...stored,
  saving: inCents(stored.saving),
  contributions: inCents(stored.contributions),
  spending: inCents(stored.spending),
  pension: inCents(stored.pension),
  socialSecurity: inCents(stored.socialSecurity),
});
