import {
  type AccountDraft,
  accountDraftProblems,
  type DebtDraft,
  debtDraftProblems,
  debtTypeFacts,
  NO_INSTITUTION,
  typedRate,
} from '../../finance';
import { type Cents, toDollars } from '../../money';
import type { AccountInput } from './account';
import { encodeAmount } from '../amount';
import type { LiabilityInput } from './liability';

const basics = (draft: Pick<AccountDraft, 'name' | 'institution'>, balance: Cents) => ({
  name: draft.name.trim(),
  institution: draft.institution.trim() || NO_INSTITUTION,
  balance: toDollars(balance),
});

const hasProblems = (problems: object): boolean => Object.keys(problems).length > 0;

/** Returns null for a draft with problems. */
export function accountInput(draft: AccountDraft): AccountInput | null {
  if (draft.balance === null || hasProblems(accountDraftProblems(draft))) return null;
  return { ...basics(draft, draft.balance), type: draft.type };
}

/** Returns null for a draft with problems. Only cards have a limit. */
export function debtInput(draft: DebtDraft): LiabilityInput | null {
  const rate = typedRate(draft.aprPercent);
  if (draft.balance === null || rate === 'invalid') return null;
  if (hasProblems(debtDraftProblems(draft))) return null;
  return {
    ...basics(draft, draft.balance),
    type: draft.type,
    limit: debtTypeFacts(draft.type).isCard ? encodeAmount(draft.limit) : null,
    monthly_payment: encodeAmount(draft.monthlyPayment),
    minimum_payment: encodeAmount(draft.minimumPayment),
    interest_rate: rate,
  };
}
