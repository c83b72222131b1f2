import type { Account, Liability } from '../entities';
import { type AccountDraft, type DebtDraft, NO_INSTITUTION } from './draft';

export const NEW_ACCOUNT: AccountDraft = {
  name: '',
  type: 'checking',
  institution: '',
  balance: null,
};

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

const typedInstitution = (institution: string): string =>
  institution === NO_INSTITUTION ? '' : institution;

export function accountDraftOf({ name, type, institution, balance }: Account): AccountDraft {
  return { name, type, institution: typedInstitution(institution), balance };
}

export function debtDraftOf(debt: Liability): DebtDraft {
  const { name, type, institution, balance, limit, monthlyPayment, minimumPayment } = debt;
  return {
    name,
    type,
    institution: typedInstitution(institution),
    balance,
    limit,
    monthlyPayment,
    minimumPayment,
    aprPercent: debt.aprPercent === null ? '' : String(debt.aprPercent),
  };
}
