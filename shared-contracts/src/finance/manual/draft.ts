import type { Cents } from '../../money';
import type { AccountType } from '../account/account-types';
import type { LiabilityType } from '../debt/debt-types';
import { typedRate } from '../debt/typed-rate';

/** The institution of an account or debt that was entered without one. */
export const NO_INSTITUTION = 'Manual';

/** A manual account in a form; amounts in cents, null while the field is empty. */
export interface AccountDraft {
  readonly name: string;
  readonly type: AccountType;
  readonly institution: string;
  readonly balance: Cents | null;
}

/** A manual debt in a form; amounts in cents, null while the field is empty. */
export interface DebtDraft extends Omit<AccountDraft, 'type'> {
  readonly type: LiabilityType;
  readonly limit: Cents | null;
  readonly monthlyPayment: Cents | null;
  readonly minimumPayment: Cents | null;
  /** Percent a year as typed; empty when it is not known. */
  readonly aprPercent: string;
}

/** Why a field of a draft cannot be saved. */
export type DraftProblem = 'no_name' | 'no_balance' | 'negative_amount' | 'invalid_rate';

/** The problems of a draft by field; empty when the draft can be saved. */
export type DraftProblems<Draft> = Partial<Record<keyof Draft, DraftProblem>>;

type Basics = Pick<AccountDraft, 'name' | 'institution' | 'balance'>;

function basicsProblems({ name, balance }: Basics): DraftProblems<Basics> {
  return {
    ...(name.trim() === '' ? { name: 'no_name' } : {}),
    ...(balance === null ? { balance: 'no_balance' } : {}),
  };
}

/** The problems of a manual account. A balance may be below zero: an account can be overdrawn. */
export function accountDraftProblems(draft: AccountDraft): DraftProblems<AccountDraft> {
  return basicsProblems(draft);
}

const isNegative = (amount: Cents | null): boolean => amount !== null && amount < 0;

/** The problems of a manual debt. A balance may be below zero: more was paid than was owed. */
export function debtDraftProblems(draft: DebtDraft): DraftProblems<DebtDraft> {
  return {
    ...basicsProblems(draft),
    ...(isNegative(draft.limit) ? { limit: 'negative_amount' } : {}),
    ...(isNegative(draft.monthlyPayment) ? { monthlyPayment: 'negative_amount' } : {}),
    ...(isNegative(draft.minimumPayment) ? { minimumPayment: 'negative_amount' } : {}),
    ...(typedRate(draft.aprPercent) === 'invalid' ? { aprPercent: 'invalid_rate' } : {}),
  };
}
