import {
  type Liability,
  LIABILITY_TYPES,
  type LiabilityType,
} from '@halyard/shared-contracts/finance';
import { type Cents, toDollars } from '@halyard/shared-contracts/money';
import { type Problems, typedRate } from '@halyard/shared-contracts/ui';
import { encodeAmount, type LiabilityInput } from '@halyard/shared-contracts/wire';
import { NO_INSTITUTION } from '../holding-words';

/** A manual debt while it is typed. */
export interface DebtDraft {
  readonly name: string;
  readonly type: LiabilityType;
  readonly institution: string;
  /** What is owed. */
  readonly balance: Cents | null;
  readonly limit: Cents | null;
  readonly monthlyPayment: Cents | null;
  readonly minimumPayment: Cents | null;
  /** Percent a year as typed; empty when it is not known. */
  readonly aprPercent: string;
}

export const NEW_DEBT: DebtDraft = {
  name: '',
  type: 'loan',
  institution: '',
  balance: null,
  limit: null,
  monthlyPayment: null,
  minimumPayment: null,
  aprPercent: '',
};

/** The draft of a debt that exists. */
export function debtDraft(liability: Liability): DebtDraft {
  const { name, type, institution, balance, limit, monthlyPayment, minimumPayment } = liability;
  return {
    name,
    type,
    institution: institution === NO_INSTITUTION ? '' : institution,
    balance,
    limit,
    monthlyPayment,
    minimumPayment,
    aprPercent: liability.aprPercent === null ? '' : String(liability.aprPercent),
  };
}

/** The type an option stands for. */
export function debtType(value: string): LiabilityType {
  return LIABILITY_TYPES.find((type) => type === value) ?? 'loan';
}

const isBelowZero = (amount: Cents | null): boolean => amount !== null && amount < 0;

/** Why a typed debt cannot be saved; empty when it can. */
export function debtProblems(draft: DebtDraft): Problems<DebtDraft> {
  const { name, balance, limit, monthlyPayment, minimumPayment, aprPercent } = draft;
  const notNegative = 'Enter an amount of zero or more';
  return {
    ...(name.trim() === '' ? { name: 'Give the debt a name' } : {}),
    ...(balance === null ? { balance: 'Enter what is owed today; 0 if nothing' } : {}),
    ...(isBelowZero(limit) ? { limit: notNegative } : {}),
    ...(isBelowZero(monthlyPayment) ? { monthlyPayment: notNegative } : {}),
    ...(isBelowZero(minimumPayment) ? { minimumPayment: notNegative } : {}),
    ...(typedRate(aprPercent) === 'invalid'
      ? { aprPercent: 'Enter a percentage from 0 to 1,000, like 5.49' }
      : {}),
  };
}

/** The debt that a draft without problems makes, else null. What is left empty is not known. */
export function debtInput(draft: DebtDraft): LiabilityInput | null {
  const rate = typedRate(draft.aprPercent);
  if (draft.balance === null || rate === 'invalid') return null;
  if (Object.keys(debtProblems(draft)).length > 0) return null;
  return {
    name: draft.name.trim(),
    type: draft.type,
    institution: draft.institution.trim() || NO_INSTITUTION,
    balance: toDollars(draft.balance),
    limit: draft.type === 'credit_card' ? encodeAmount(draft.limit) : null,
    monthly_payment: encodeAmount(draft.monthlyPayment),
    minimum_payment: encodeAmount(draft.minimumPayment),
    interest_rate: rate,
  };
}
