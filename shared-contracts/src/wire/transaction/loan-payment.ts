import * as v from 'valibot';
import type { LoanPayment, Transaction } from '../../finance';
import { fromDollars, toDollars } from '../../money';
import { dollars } from '../common';

export const loanPaymentSchema = v.object({
  loan_id: v.string(),
  interest: dollars,
  principal: dollars,
  rest: dollars,
  mismatch: v.nullable(dollars),
});

type LoanPaymentWire = v.InferOutput<typeof loanPaymentSchema>;

export function loanPaymentWire(payment: LoanPayment): LoanPaymentWire {
  return {
    loan_id: payment.loanId,
    interest: toDollars(payment.interest),
    principal: toDollars(payment.principal),
    rest: toDollars(payment.rest),
    mismatch: payment.mismatch === null ? null : toDollars(payment.mismatch),
  };
}

export function decodeLoanPayment(
  wire: LoanPaymentWire | undefined,
): Pick<Transaction, 'loanPayment'> {
  if (!wire) return {};
  const { loan_id: loanId, interest, principal, rest, mismatch } = wire;
  return {
    loanPayment: {
      loanId,
      interest: fromDollars(interest),
      principal: fromDollars(principal),
      rest: fromDollars(rest),
      mismatch: mismatch === null ? null : fromDollars(mismatch),
    },
  };
}
