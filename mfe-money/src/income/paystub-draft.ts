import { isIsoDate, type IsoDate } from '@halyard/shared-contracts/finance';
import { type Cents, subtract } from '@halyard/shared-contracts/money';
import type { Problems } from '@halyard/shared-contracts/ui';
import type { NewPaystub } from './paystub-endpoints';

export interface PaystubDraft {
  readonly date: string;
  readonly employer: string;
  readonly gross: Cents | null;
  readonly deductions: Cents | null;
}

export function draftNet({
  gross,
  deductions,
}: Pick<PaystubDraft, 'gross' | 'deductions'>): Cents | null {
  return gross === null || deductions === null ? null : subtract(gross, deductions);
}

function deductionsProblem({ gross, deductions }: PaystubDraft): string | undefined {
  if (deductions === null || deductions < 0) return 'Enter the deductions; 0 when there are none';
  return gross !== null && deductions > gross ? 'Deductions cannot exceed the gross' : undefined;
}

export function paystubProblems(draft: PaystubDraft, today: IsoDate): Problems<PaystubDraft> {
  const deductions = deductionsProblem(draft);
  return {
    ...(isIsoDate(draft.date) && draft.date <= today
      ? {}
      : { date: 'Enter a pay day that is not in the future' }),
    ...(draft.employer.trim() === '' ? { employer: 'Enter the employer' } : {}),
    ...(draft.gross !== null && draft.gross > 0 ? {} : { gross: 'Enter the gross pay' }),
    ...(deductions === undefined ? {} : { deductions }),
  };
}

export function paystubOf(draft: PaystubDraft, today: IsoDate): NewPaystub | null {
  const { date, employer, gross, deductions } = draft;
  if (Object.keys(paystubProblems(draft, today)).length > 0) return null;
  if (!isIsoDate(date) || gross === null || deductions === null) return null;
  return { date, employer: employer.trim(), gross, deductions, net: subtract(gross, deductions) };
}
