import {
  type CategoryBook,
  categoryOfKey,
  contradictsTransfer,
  isBuiltInKey,
  merchantName,
  type RulePart,
  type Shares,
  splitParts,
  type Transaction,
  type TransferChoice,
} from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { partId } from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import type { TransactionEditTable } from '../schema';
import { readRuleCell } from './rule-cells';

export type Edit = Omit<TransactionEditTable, 'user_id' | 'updated_at'>;

export const BLANK_EDIT: Omit<Edit, 'transaction_id'> = {
  category: null,
  note: null,
  merchant: null,
  parts: null,
  transfer: null,
  owed_cents: null,
  repays: null,
  hidden: null,
  reviewed: null,
  tags: null,
  rule_category: null,
  rule_merchant: null,
  rule_tags: null,
  rule_hidden: null,
  rule_reviewed: null,
};

const storedText = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

export const partsSchema = v.array(
  v.object({ category: storedText, amountCents: v.pipe(v.number(), v.integer()) }),
);
export type Parts = v.InferOutput<typeof partsSchema>;

export const tagsSchema = v.array(storedText);

const storedKey = (key: string): string => (isBuiltInKey(key) ? categoryOfKey(key) : key);

/** Returns null for a row whose category no rule set, or that a rule splits. */
function ruleCategory(edit: Edit): string | null {
  const value = readRuleCell(edit, 'category')?.value ?? null;
  return typeof value === 'string' ? storedKey(value) : null;
}

/** Returns null if the person chose the category. */
export function ruleSplit(edit: Edit | undefined): readonly RulePart[] | null {
  if (!edit || edit.category !== null) return null;
  const value = readRuleCell(edit, 'category')?.value ?? null;
  return value === null || typeof value === 'string' ? null : value;
}

const flagOf = (edit: Edit, field: 'hidden' | 'reviewed'): boolean => {
  const own = edit[field];
  return own === null ? readRuleCell(edit, field)?.value === true : own === 1;
};

const ownTags = ({ tags }: Edit) => (tags === null ? null : v.parse(tagsSchema, JSON.parse(tags)));

export const tagsOf = (edit: Edit): readonly string[] =>
  ownTags(edit) ?? readRuleCell(edit, 'tags')?.value ?? [];

function marksOf(edit: Edit): Pick<Transaction, 'hidden' | 'reviewed' | 'tags'> {
  const tags = tagsOf(edit);
  return {
    ...(flagOf(edit, 'hidden') && { hidden: true }),
    ...(flagOf(edit, 'reviewed') && { reviewed: true }),
    ...(tags.length > 0 && { tags }),
  };
}

function known(transaction: Transaction): Transaction {
  const { guessed: _, ...rest } = transaction;
  return rest;
}

export function edited(transaction: Transaction, edit: Edit | undefined): Transaction {
  if (!edit) return transaction;
  const category = edit.category ?? ruleCategory(edit);
  return {
    ...(category === null ? transaction : known(transaction)),
    category: category ?? transaction.category,
    merchant: merchantName({
      own: edit.merchant,
      rule: readRuleCell(edit, 'merchant')?.value,
      bank: transaction.merchant,
      text: transaction.name,
    }),
    note: edit.note ?? transaction.note,
    ...marksOf(edit),
  };
}

export function partsOf(edit: Edit | undefined): Parts | null {
  return edit?.parts ? v.parse(partsSchema, JSON.parse(edit.parts)) : null;
}

/** The parts of the user take precedence over those of a rule. */
function shownParts(edit: Edit | undefined, { amount }: Transaction): Parts | null {
  const own = partsOf(edit);
  const byRule = own === null && amount !== 0 ? ruleSplit(edit) : null;
  if (byRule === null) return own;
  return splitParts(byRule, amount).map((part) => ({
    category: storedKey(part.category),
    amountCents: part.amount,
  }));
}

function split(transaction: Transaction, edit: Edit | undefined): Transaction[] {
  const whole = edited(transaction, edit);
  const parts = shownParts(edit, transaction);
  if (!parts) return [whole];
  return parts.map(({ category, amountCents }, index) => ({
    ...known(whole),
    id: partId(whole.id, index + 1),
    category,
    amount: cents(amountCents),
  }));
}

/** Applies what the user and the rules changed, and replaces a split transaction by its parts. */
export function editing(
  edits: readonly Edit[],
): (transactions: readonly Transaction[]) => Transaction[] {
  const byId = new Map(edits.map((edit) => [edit.transaction_id, edit]));
  return (transactions) => {
    if (byId.size === 0) return [...transactions];
    return transactions.flatMap((transaction) => split(transaction, byId.get(transaction.id)));
  };
}

export const withEdits = (
  transactions: readonly Transaction[],
  edits: readonly Edit[],
): Transaction[] => editing(edits)(transactions);

export function sharesOf(edits: readonly Edit[]): Shares {
  return {
    owed: new Map(
      edits.flatMap(({ transaction_id: id, owed_cents: owed }) =>
        owed === null ? [] : [[id, cents(owed)] as const],
      ),
    ),
    repays: new Map(
      edits.flatMap(({ transaction_id: id, repays }) =>
        repays === null ? [] : [[id, repays] as const],
      ),
    ),
  };
}

/** A category such as Groceries contradicts a transfer if the user or a rule gave it, unless the user linked the row. */
function transferChoice(edit: Edit, { resolve }: CategoryBook): TransferChoice | undefined {
  if (edit.transfer) return edit.transfer;
  if (edit.owed_cents !== null || edit.repays !== null) return null;
  const category = edit.category ?? ruleCategory(edit);
  const isOther = category !== null && contradictsTransfer(resolve(category));
  return edit.transfer === '' || isOther ? null : undefined;
}

export function transferChoices(
  edits: readonly Edit[],
  book: CategoryBook,
): Map<string, TransferChoice> {
  return new Map(
    edits.flatMap((edit) => {
      const choice = transferChoice(edit, book);
      return choice === undefined ? [] : [[edit.transaction_id, choice]];
    }),
  );
}
