import type { IsoDate } from '@halyard/shared-contracts/finance';
import type { BankTransaction } from '../provider/provider';

/** The same text once, however often it was told. */
function sharing<T extends string>() {
  const known = new Map<T, T>();
  return (text: T | null): T | null => {
    if (text === null) return null;
    const first = known.get(text);
    if (first === undefined) known.set(text, text);
    return first ?? text;
  };
}

/**
 * Lets rows share the texts that recur in them: every row of an answer brings its own copy of its account, its day, its
 * shop and its categories, which is half the memory of a large history.
 */
export function shareTexts(): (row: BankTransaction) => BankTransaction {
  const text = sharing<string>();
  const day = sharing<IsoDate>();
  return (row) => ({
    ...row,
    accountId: text(row.accountId) ?? row.accountId,
    date: day(row.date) ?? row.date,
    authorizedDate: day(row.authorizedDate),
    merchant: text(row.merchant),
    pfcPrimary: text(row.pfcPrimary),
    pfcDetailed: text(row.pfcDetailed),
  });
}
