import type { Cents } from '../../money';
import type { Transaction } from '../entities';
import { wholeId } from '../movement/part-id';
import type { BillRhythm } from './bill-choices';
import { payeeKey } from './payee-key';

export interface BillChoice {
  readonly id: string;
  /** The user and the bank may use different names for the payee. */
  readonly payees: readonly string[];
  readonly direction: 'in' | 'out';
  /** The choice holds for these positive amounts, because a payee may have several prices. */
  readonly low: Cents;
  readonly high: Cents;
  readonly rhythm: BillRhythm;
}

/** The same payment may change its price by up to this factor. */
const SAME_PAYMENT = 1.6;

type Named = Pick<Transaction, 'merchant' | 'amount'>;

function holds({ direction, low, high }: BillChoice, { amount }: Named): boolean {
  const size = Math.abs(amount);
  const isSameSide = amount !== 0 && direction === (amount < 0 ? 'out' : 'in');
  return isSameSide && size * SAME_PAYMENT >= low && size <= high * SAME_PAYMENT;
}

/** The latest choice about a row wins. `choices` are oldest first. */
function lastChoice(choices: readonly BillChoice[]) {
  const byPayee = new Map<string, number[]>();
  for (const [at, { payees }] of choices.entries()) {
    for (const key of new Set(payees.map(payeeKey))) {
      byPayee.set(key, [...(byPayee.get(key) ?? []), at]);
    }
  }
  return (row: Named): number =>
    byPayee.get(payeeKey(row.merchant))?.findLast((at) => holds(choices[at]!, row)) ?? -1;
}

/**
 * Marks the rows that choices are about. `asReceived` are the same rows with the bank's names, so that a choice
 * still holds after the user renames a payee.
 */
export function withBillChoices(
  rows: readonly Transaction[],
  choices: readonly BillChoice[],
  asReceived: readonly Transaction[] = [],
): readonly Transaction[] {
  if (choices.length === 0) return rows;
  const choose = lastChoice(choices);
  const received = new Map(asReceived.map((row) => [row.id, choose(row)]));
  return rows.map((row) => {
    const at = Math.max(choose(row), received.get(wholeId(row.id)) ?? -1);
    return at < 0 ? row : { ...row, rhythm: choices[at]!.rhythm };
  });
}
