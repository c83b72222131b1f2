import { type Cents, cents } from '@halyard/shared-contracts/money';
import type { StatementMapping } from '@halyard/shared-contracts/wire';
import type { DecimalMark } from '../statement';
import { readAmount } from '../read-amounts';
import { cellOf, type CsvRecord } from './records';

const ZERO = cents(0);

/** Only Revolut is known to take the fee from the balance in addition to the amount. Amounts of Wise and PayPal include it. */
const isRevolut = (columns: readonly string[]): boolean =>
  ['Started Date', 'Completed Date', 'Amount', 'Fee', 'Balance'].every((name) =>
    columns.includes(name),
  );

/** The fee is zero in a file whose amounts include it. */
export function feeReader(
  columns: readonly string[],
  mapping: StatementMapping,
  mark: DecimalMark,
): (record: CsvRecord) => Cents {
  const applies = isRevolut(columns) && mapping.amount === columns.indexOf('Amount');
  const column = applies ? columns.indexOf('Fee') : null;
  return (record) => {
    const text = cellOf(record, column);
    return text === '' ? ZERO : readAmount(text, mark, `Row ${record.line}`);
  };
}
