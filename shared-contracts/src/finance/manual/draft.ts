import type { Cents } from '../../money';
import type { AccountType } from '../account/account-types';
import type { LiabilityType } from '../debt/debt-types';
import { typedRate } from '../debt/rate-text';

export const NO_INSTITUTION = 'Manual';

export interface AccountDraft {
  readonly name: string;
  readonly type: AccountType;
  readonly institution: string;
  readonly balance: Cents | null;
}

export interface DebtDraft extends Omit<AccountDraft, 'type'> {
  readonly type: LiabilityType;
  readonly limit: Cents | null;
  readonly monthlyPayment: Cents | null;
  readonly minimumPayment: Cents | null;
  readonly aprPercent: string;
}

export type DraftProblem = 'no_name' | 'no_balance' | 'negative_amount' | 'invalid_rate';

type DraftProblems<Draft> = Partial<Record<keyof Draft, DraftProblem>>;

type Basics = Pick<AccountDraft, 'name' | 'institution' | 'balance'>;

function basicsProblems({ name, balance }: Basics): DraftProblems<Basics> {
  return {
    ...(name.trim() === '' ? { name: 'no_name' } : {}),
    ...(balance === null ? { balance: 'no_balance' } : {}),
  };
}

export function accountDraftProblems(draft: AccountDraft): DraftProblems<AccountDraft> {
  return basicsProblems(draft);
}

const isNegative = (amount: Cents | null): boolean => amount !== null && amount < 0;

export function debtDraftProblems(draft: DebtDraft): DraftProblems<DebtDraft> {
  return {
    ...basicsProblems(draft),
    ...(isNegative(draft.limit) ? { limit: 'negative_amount' } : {}),
    ...(isNegative(draft.monthlyPayment) ? { monthlyPayment: 'negative_amount' } : {}),
    ...(isNegative(draft.minimumPayment) ? { minimumPayment: 'negative_amount' } : {}),
    ...(typedRate(draft.aprPercent) === 'invalid' ? { aprPercent: 'invalid_rate' } : {}),
  };
}
