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
import type { Nameless } from '../db/row/transaction-row';

/**
 * This is a transaction without edits. Making names from texts takes most of the time of a long list, and few rules
 * need every name, so `merchant` is a function.
 */
export interface PlainRow {
  readonly transaction: Nameless;
  readonly merchant: () => string;
  /** `true` means that the user typed the row and so chose its name and category. */
  readonly isTyped: boolean;
}

const NO_FIELDS: OwnFields = new Set();

function ownFields({ transaction, isTyped }: PlainRow, edit: Edit | undefined): OwnFields {
  if (!isTyped && !edit) return NO_FIELDS;
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

export const named = ({ transaction, merchant }: PlainRow): Transaction => ({
  ...transaction,
  merchant: merchant(),
});

/** A getter of a class is much faster than one of each object. */
class Facts implements RuleRow {
  readonly text: string;
  readonly amount: RuleRow['amount'];
  readonly accountId: string;
  readonly date: RuleRow['date'];

  constructor(
    private readonly plain: PlainRow,
    private readonly ownName: string | null | undefined,
    readonly category: RuleRow['category'],
  ) {
    const { name, amount, accountId, date } = plain.transaction;
    this.text = name;
    this.amount = amount;
    this.accountId = accountId;
    this.date = date;
  }

  get merchant(): string {
    return merchantName({ own: this.ownName, bank: this.plain.merchant(), text: this.text });
  }
}

/** Returns what rules look at and the fields that the user decided. */
export function ruleFacts(
  plain: PlainRow,
  edit: Edit | undefined,
  { resolve }: CategoryBook,
): { readonly row: RuleRow; readonly own: OwnFields } {
  const category = keyOf(resolve(edit?.category ?? plain.transaction.category));
  return { row: new Facts(plain, edit?.merchant, category), own: ownFields(plain, edit) };
}
