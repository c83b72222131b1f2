import type { IsoDate } from '@halyard/shared-contracts/finance';
import { sharing } from '@halyard/shared-contracts/wire';
import type { BankTransaction } from '../provider/provider';

const orNull =
  <Text extends string>(share: (text: Text) => Text) =>
  (text: Text | null): Text | null =>
    text === null ? null : share(text);

/**
 * Lets rows share the texts that recur in them: every row of an answer brings its own copy of its account, its day, its
 * shop and its categories, which is half the memory of a large history.
 */
export function shareTexts(): (row: BankTransaction) => BankTransaction {
  const text = sharing<string>();
  const day = sharing<IsoDate>();
  const [textOrNull, dayOrNull] = [orNull(text), orNull(day)];
  return (row) => ({
    ...row,
    accountId: text(row.accountId),
    date: day(row.date),
    authorizedDate: dayOrNull(row.authorizedDate),
    merchant: textOrNull(row.merchant),
    pfcPrimary: textOrNull(row.pfcPrimary),
    pfcDetailed: textOrNull(row.pfcDetailed),
  });
}
