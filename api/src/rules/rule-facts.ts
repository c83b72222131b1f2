import {
  type CategoryBook,
  keyOf,
  merchantName,
  type OwnFields,
  RULE_FIELDS,
  type RuleField,
  type RuleRow,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { BLANK_EDIT, type Edit } from '../db/row/edits';

/** A transaction without edits, and who wrote it. */
export interface PlainRow {
  readonly transaction: Transaction;
  /** Whether the user typed the row, and so chose its name and its category. */
  readonly isTyped: boolean;
}

const NOBODY: OwnFields = new Set();

function ownFields({ transaction, isTyped }: PlainRow, edit: Edit | undefined): OwnFields {
  if (!isTyped && !edit) return NOBODY;
  const { category, parts, transfer, merchant, tags, hidden, reviewed } = edit ?? BLANK_EDIT;
  const isOwn: Readonly<Record<RuleField, boolean>> = {
    category:
      (isTyped && transaction.category !== 'Other') ||
      category !== null ||
      parts !== null ||
      Boolean(transfer),
    merchant: isTyped || merchant !== null,
    tags: tags !== null,
    hidden: hidden !== null,
    reviewed: reviewed !== null,
  };
  return new Set(RULE_FIELDS.filter((field) => isOwn[field]));
}

/** What rules look at: the row as the bank and the person have it, and what the person decided. */
export function ruleFacts(
  plain: PlainRow,
  edit: Edit | undefined,
  { resolve }: CategoryBook,
): { readonly row: RuleRow; readonly own: OwnFields } {
  const { transaction } = plain;
  const { name: text, amount, accountId, date } = transaction;
  return {
    row: {
      merchant: merchantName({ own: edit?.merchant, bank: transaction.merchant, text }),
      text,
      category: keyOf(resolve(edit?.category ?? transaction.category)),
      amount,
      accountId,
      date,
    },
    own: ownFields(plain, edit),
  };
}
