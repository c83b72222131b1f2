import { accountTypeFacts } from '../account/account-types';
import { type Categorized, categoryFacts } from '../categories/user-category';
import type { BuiltInCategory } from '../category';
import { debtTypeFacts, isLiabilityType } from '../debt/debt-types';
import type { Account, Liability, Transaction } from '../entities';
import { isPart } from '../movement/part-id';
import { couldBeTransfer } from './could-be-transfer';
import { pairTransfers, type TransferPairs } from './pair-transfers';

/** It is the id of the linked row, or null if the user does not want the row to be paired. */
export type TransferChoice = Transaction['id'] | null;

type Choices = ReadonlyMap<Transaction['id'], TransferChoice>;
type Owned = Account | Liability;

/** A link counts only while both rows exist and name each other. */
function linkedByUser(rows: readonly Transaction[], choices: Choices): TransferPairs {
  const chosen = rows.filter(({ id }) => choices.get(id));
  const byId = new Map(chosen.map((row) => [row.id, row]));
  return new Map(
    chosen.flatMap((row) => {
      const other = byId.get(choices.get(row.id) ?? '');
      const isLinked = other && choices.get(other.id) === row.id && couldBeTransfer(row, other);
      return isLinked ? [[row.id, other.id]] : [];
    }),
  );
}

function pairsOf(rows: readonly Transaction[], owned: readonly Owned[], choices: Choices) {
  const linked = linkedByUser(rows, choices);
  const isOpen = (row: Transaction) =>
    !linked.has(row.id) && choices.get(row.id) !== null && !isPart(row);
  return new Map([...linked, ...pairTransfers(rows.filter(isOpen), owned)]);
}

/** A user gives such a category to no side of a transfer. */
export function contradictsTransfer(category: Categorized): boolean {
  const { kind } = categoryFacts(category);
  return kind === 'income' || kind === 'expense';
}

const isPutAside = ({ type }: Owned): boolean =>
  !isLiabilityType(type) && (type === 'savings' || accountTypeFacts(type).isInvested);

function categoryOut(row: Transaction, from: Owned, to: Owned): BuiltInCategory | null {
  const { kind } = categoryFacts(row);
  if (isLiabilityType(to.type) && !debtTypeFacts(to.type).isCard) {
    return kind === 'expense' ? null : (debtTypeFacts(to.type).paidBy ?? null);
  }
  if (isPutAside(to) && !isPutAside(from)) {
    if (kind === 'saving') return null;
    return to.type === 'savings' ? 'Savings' : 'Investments';
  }
  return kind === 'transfer' ? null : 'Transfer';
}

function categoryIn(row: Transaction): BuiltInCategory | null {
  const { kind } = categoryFacts(row);
  return kind === 'transfer' || kind === 'saving' ? null : 'Transfer';
}

function refiled(row: Transaction, category: BuiltInCategory | null): Transaction {
  if (category === null) return row;
  const { custom: _, ...rest } = row;
  return { ...rest, category };
}

function unlinked(row: Transaction): Transaction {
  if (!row.transfer) return row;
  const { transfer: _, ...rest } = row;
  return rest;
}

/**
 * Marks both sides of each transfer between the user's accounts, even if the bank calls them something else. Money
 * to savings or investments is put aside, and the payment of a loan stays spending. Other transfers are neither
 * income nor spending.
 */
export function withTransfers(
  rows: readonly Transaction[],
  owned: readonly Owned[],
  choices: Choices,
): Transaction[] {
  const pairs = pairsOf(rows, owned, choices);
  const byId = new Map(rows.flatMap((row) => (pairs.has(row.id) ? [[row.id, row]] : [])));
  const accounts = new Map(owned.map((each) => [each.id, each]));
  return rows.map((row) => {
    const other = byId.get(pairs.get(row.id) ?? '');
    const from = accounts.get(row.accountId);
    const to = other && accounts.get(other.accountId);
    if (!from || !to) return unlinked(row);
    const category = row.amount < 0 ? categoryOut(row, from, to) : categoryIn(row);
    return { ...refiled(row, category), transfer: { id: other.id, accountId: to.id } };
  });
}
