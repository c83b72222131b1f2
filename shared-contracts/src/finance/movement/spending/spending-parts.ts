import { add, type Cents, negate, subtract, ZERO } from '../../../money';
import { type Categorized, isOfCategory } from '../../categories/user-category';
import type { Category } from '../../category';
import type { LoanPayment, Transaction } from '../../entities';
import { isSetAside, isSpending, isTransfer } from '../kind';

export interface SpendingPart extends Categorized {
  /** It has the sign of the row, so a purchase is below zero. */
  readonly amount: Cents;
  /** It is the positive part of the amount that the user still owns. */
  readonly setAside: Cents;
}

type PaidRow = Transaction & { readonly loanPayment: LoanPayment };

const isPaidLoan = (row: Transaction): row is PaidRow =>
  row.loanPayment !== undefined && row.amount < 0;

/** The rest of a transfer is fees. For other rows, the part without interest stays in the category of the row. */
function withoutInterest(row: PaidRow): SpendingPart {
  const { principal, rest } = row.loanPayment;
  return isTransfer(row)
    ? { category: 'Fees', amount: negate(rest), setAside: ZERO }
    : {
        category: row.category,
        custom: row.custom,
        amount: negate(add(principal, rest)),
        setAside: principal,
      };
}

function loanParts(row: PaidRow): SpendingPart[] {
  const interest = negate(row.loanPayment.interest);
  const other = withoutInterest(row);
  if (other.category === 'Loan Interest')
    return [{ ...other, amount: add(other.amount, interest) }];
  const paid = { category: 'Loan Interest', amount: interest, setAside: ZERO } as const;
  return [paid, other].filter(({ amount }) => amount !== 0);
}

/**
 * Returns the spending of a row by category. A loan payment is interest, which is an expense, and principal, which
 * the user still owns as a part of the house or the car (P3-A3-4). Every total of spending adds these parts up.
 */
export function spendingParts(row: Transaction): readonly SpendingPart[] {
  if (!isSpending(row)) return [];
  if (isPaidLoan(row)) return loanParts(row);
  const { category, custom, amount } = row;
  return [{ category, custom, amount, setAside: isSetAside(row) ? negate(amount) : ZERO }];
}

/** Returns the row's own category and those that its parts count in. */
export function categoriesOf(row: Transaction): readonly Category[] {
  if (!isPaidLoan(row)) return [row.category];
  return [...new Set([row.category, ...spendingParts(row).map(({ category }) => category)])];
}

/** Also matches the original name of a category that the user renamed. */
export const isCountedIn = (row: Transaction, category: Category): boolean =>
  isOfCategory(row, category) || categoriesOf(row).includes(category);

/**
 * Reduces a row to what it adds to the spending of `categories`, or of all if there are none. Its `partOf` is then
 * the amount of the whole row. A row that counts whole is returned unchanged.
 */
export function partIn(row: Transaction, categories: readonly Category[]): Transaction {
  if (!isPaidLoan(row)) return row;
  const parts = spendingParts(row);
  const counted = parts.filter(
    ({ category }) => categories.length === 0 || categories.includes(category),
  );
  const amount = counted.reduce((sum, part) => add(sum, part.amount), ZERO);
  if (counted.length === 0 || amount === row.amount) return row;
  const hasInterest = counted.some(({ category }) => category === 'Loan Interest');
  const interest = hasInterest ? row.loanPayment.interest : ZERO;
  const principal = counted.reduce((sum, part) => add(sum, part.setAside), ZERO);
  const rest = subtract(subtract(negate(amount), interest), principal);
  return {
    ...row,
    amount,
    category: counted.length === 1 ? counted[0]!.category : row.category,
    partOf: row.amount,
    loanPayment: { ...row.loanPayment, interest, principal, rest },
  };
}

export function inEachCategory(row: Transaction): readonly Transaction[] {
  if (!isPaidLoan(row)) return [row];
  return spendingParts(row).map(({ category }) => partIn(row, [category]));
}
