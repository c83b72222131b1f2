import type { NamedPlanAccount } from '@halyard/shared-contracts/long-run';
import { type Cents, fromDollars, toDollars } from '@halyard/shared-contracts/money';
import { type Assumptions, assumptionsSchema } from '@halyard/shared-contracts/wire';
import { typedNumber } from '../../form/typed-number';

export type NumberKey =
  | 'age'
  | 'retirementAge'
  | 'lastAge'
  | 'claimAge'
  | 'statePercent'
  | 'feePercent'
  | 'inflationPercent';
export type AmountKey = 'saving' | 'contributions' | 'spending' | 'pension' | 'socialSecurity';

const numbersOf = <Value>(of: (key: NumberKey) => Value): Readonly<Record<NumberKey, Value>> => ({
  age: of('age'),
  retirementAge: of('retirementAge'),
  lastAge: of('lastAge'),
  claimAge: of('claimAge'),
  statePercent: of('statePercent'),
  feePercent: of('feePercent'),
  inflationPercent: of('inflationPercent'),
});

const amountsOf = <Value>(of: (key: AmountKey) => Value): Readonly<Record<AmountKey, Value>> => ({
  saving: of('saving'),
  contributions: of('contributions'),
  spending: of('spending'),
  pension: of('pension'),
  socialSecurity: of('socialSecurity'),
});

/** An empty text means Halyard's own assumption. */
export interface AssumptionDraft {
  readonly numbers: Readonly<Record<NumberKey, string>>;
  readonly amounts: Readonly<Record<AmountKey, Cents | null>>;
  readonly status: Assumptions['status'];
  /** The shares are in percent by account. Both are '' for the account's own mix. */
  readonly mixes: Readonly<Record<string, { readonly stocks: string; readonly bonds: string }>>;
}

export function draftOf(
  stored: Assumptions,
  accounts: readonly Pick<NamedPlanAccount, 'id'>[],
): AssumptionDraft {
  return {
    numbers: numbersOf((key) => stored[key]?.toString() ?? ''),
    amounts: amountsOf((key) => {
      const dollars = stored[key];
      return dollars === null ? null : fromDollars(dollars);
    }),
    status: stored.status,
    mixes: Object.fromEntries(
      accounts.map(({ id }) => {
        const mix = stored.mixes.find(({ accountId }) => accountId === id);
        return [id, { stocks: mix?.stocks.toString() ?? '', bonds: mix?.bonds.toString() ?? '' }];
      }),
    ),
  };
}

export function assumptionsOf(draft: AssumptionDraft): Assumptions | null {
  const value = {
    ...numbersOf((key) => typedNumber(draft.numbers[key])),
    ...amountsOf((key) => {
      const amount = draft.amounts[key];
      return amount === null ? null : toDollars(amount);
    }),
    status: draft.status,
    mixes: Object.entries(draft.mixes)
      .filter(([, { stocks, bonds }]) => stocks.trim() !== '' || bonds.trim() !== '')
      .map(([accountId, { stocks, bonds }]) => ({
        accountId,
        stocks: typedNumber(stocks) ?? 0,
        bonds: typedNumber(bonds) ?? 0,
      })),
  };
  const parsed = assumptionsSchema['~standard'].validate(value);
  return 'value' in parsed && !parsed.issues ? parsed.value : null;
}
