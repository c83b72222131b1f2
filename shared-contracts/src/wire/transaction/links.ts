import * as v from 'valibot';
import type { Transaction } from '../../finance';
import { fromDollars, toDollars } from '../../money';
import { dollars } from '../common';

/** What few rows have: the other side of a transfer, and the parts of a loan's payment. */
export const linksSchema = v.object({
  transfer: v.optional(v.object({ id: v.string(), account_id: v.string() })),
  loan_payment: v.optional(
    v.object({
      loan_id: v.string(),
      interest: dollars,
      principal: dollars,
      rest: dollars,
      mismatch: dollars,
    }),
  ),
});

type LinksWire = v.InferOutput<typeof linksSchema>;
type Links = Pick<Transaction, 'transfer' | 'loanPayment'>;

export function encodeLinks({ transfer, loanPayment: paid }: Links): LinksWire {
  return {
    ...(transfer && { transfer: { id: transfer.id, account_id: transfer.accountId } }),
    ...(paid && {
      loan_payment: {
        loan_id: paid.loanId,
        interest: toDollars(paid.interest),
        principal: toDollars(paid.principal),
        rest: toDollars(paid.rest),
        mismatch: toDollars(paid.mismatch),
      },
    }),
  };
}

export function decodeLinks({ transfer, loan_payment: paid }: LinksWire): Links {
  return {
    ...(transfer && { transfer: { id: transfer.id, accountId: transfer.account_id } }),
    ...(paid && {
      loanPayment: {
        loanId: paid.loan_id,
        interest: fromDollars(paid.interest),
        principal: fromDollars(paid.principal),
        rest: fromDollars(paid.rest),
        mismatch: fromDollars(paid.mismatch),
      },
    }),
  };
}
