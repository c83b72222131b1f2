import type { CategoryBook, RuleOutcome, Transaction } from '@halyard/shared-contracts/finance';
import { BLANK_EDIT, type Edit } from '../../db/row/edits';
import { cellsOf } from '../../rules/write-cells';
import { difference, shownFields } from './shown-fields';

type ShownChange = ReturnType<typeof difference>;

const MOST_REMEMBERED = 20_000;

/** Returns whether category and merchant are the only fields of the row that a rule can change. */
const isPlain = ({ tags, hidden, reviewed }: Transaction): boolean =>
  tags === undefined && hidden === undefined && reviewed === undefined;

/** Returns how a row looks before and after a rule sets the fields. */
export function shownChange(
  outcome: RuleOutcome,
  book: CategoryBook,
): (transaction: Transaction, edit: Edit | undefined) => ShownChange {
  const cells = cellsOf(outcome);
  const changeOf = (transaction: Transaction, edit: Edit | undefined): ShownChange => {
    const after = { ...BLANK_EDIT, transaction_id: transaction.id, ...edit, ...cells };
    return difference(shownFields(transaction, edit, book), shownFields(transaction, after, book));
  };
  const dependsOnAmount = Array.isArray(outcome.category?.value);
  const known = new Map<string, ShownChange>();
  return (transaction, edit) => {
    if (edit || dependsOnAmount || !isPlain(transaction)) return changeOf(transaction, edit);
    // Most rows of a long list share their merchant and category with others.
    const key = `${transaction.category}\n${transaction.merchant}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const change = changeOf(transaction, edit);
    known.set(key, change);
    return change;
  };
}
