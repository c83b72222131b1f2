import { isPart, type Transaction, wholeId } from '@halyard/shared-contracts/finance';

export function wholeTransactionNumbers(rows: readonly Transaction[]): Uint32Array {
  const numbers = new Map<string, number>();
  const numberOf = (id: string) => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return number;
  };
  return Uint32Array.from(rows, (row) => (isPart(row) ? numberOf(wholeId(row.id)) : 0));
}

export function countWholeTransactions(numbers: Uint32Array): number {
  const parts = numbers.filter((number) => number > 0);
  return numbers.length - parts.length + new Set(parts).size;
}
