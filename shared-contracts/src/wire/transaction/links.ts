import * as v from 'valibot';
import { BILL_CHOICES, type Transaction } from '../../finance';
import { fromDollars, toDollars } from '../../money';
import { dollars } from '../common';

/**
 * Few rows have these: the other side of a transfer, a loan's payment, shares of other people, and the user's own
 * marks.
 */
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
  guessed: v.optional(v.literal(true)),
  for_others: v.optional(v.object({ of: v.string() })),
  repays: v.optional(v.object({ id: v.string(), of: v.string() })),
  reviewed: v.optional(v.literal(true)),
  tags: v.optional(v.array(v.string())),
  rhythm: v.optional(v.picklist(BILL_CHOICES)),
});

type LinksWire = v.InferOutput<typeof linksSchema>;
type Marks = Pick<Transaction, 'hidden' | 'guessed' | 'reviewed' | 'tags' | 'rhythm'>;
type Links = Pick<Transaction, 'transfer' | 'loanPayment' | 'forOthers' | 'repays'> & Marks;

const marksOf = ({ hidden, guessed, reviewed, tags, rhythm }: LinksWire | Marks) => ({
  ...(hidden && { hidden }),
  ...(guessed && { guessed }),
  ...(reviewed && { reviewed }),
  ...(tags && { tags: [...tags] }),
  ...(rhythm && { rhythm }),
});

export const hasLinks = (row: Links): boolean =>
  Boolean(
    row.transfer ||
    row.loanPayment ||
    row.forOthers ||
    row.repays ||
    row.hidden ||
    row.guessed ||
    row.reviewed ||
    row.tags ||
    row.rhythm,
  );

export function encodeLinks(row: Links): LinksWire {
  const { transfer, loanPayment: paid, forOthers, repays } = row;
  return {
    ...marksOf(row),
    ...(forOthers && { for_others: forOthers }),
    ...(repays && { repays }),
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
  const { transfer, loan_payment: paid, for_others: forOthers, repays } = wire;
  return {
    ...marksOf(wire),
    ...(forOthers && { forOthers }),
    ...(repays && { repays }),
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
