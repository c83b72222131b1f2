import * as v from 'valibot';
import type { Transaction } from '../../finance';
import { fromDollars, toDollars } from '../../money';
import { dollars } from '../common';

/** What few rows have: the other side of a transfer, the parts of a loan's payment, and the user's own marks. */
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
  hidden: v.optional(v.literal(true)),
  reviewed: v.optional(v.literal(true)),
  tags: v.optional(v.array(v.string())),
});

type LinksWire = v.InferOutput<typeof linksSchema>;
type Marks = Pick<Transaction, 'hidden' | 'reviewed' | 'tags'>;
type Links = Pick<Transaction, 'transfer' | 'loanPayment'> & Marks;

const marksOf = ({ hidden, reviewed, tags }: LinksWire | Marks) => ({
  ...(hidden && { hidden }),
  ...(reviewed && { reviewed }),
  ...(tags && { tags: [...tags] }),
});

export const hasLinks = ({ transfer, loanPayment, hidden, reviewed, tags }: Links): boolean =>
  Boolean(transfer || loanPayment || hidden || reviewed || tags);

export function encodeLinks(row: Links): LinksWire {
  const { transfer, loanPayment: paid } = row;
  return {
    ...marksOf(row),
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

export function decodeLinks(wire: LinksWire): Links {
  const { transfer, loan_payment: paid } = wire;
  return {
    ...marksOf(wire),
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
