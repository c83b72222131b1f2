import type { StatementMapping } from '@halyard/shared-contracts/wire';
import { cellOf, type CsvRecord } from './records';

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** A dollar sign names no currency, because twenty countries use it. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  '€': ['EUR'],
  '£': ['GBP'],
  '¥': ['JPY', 'CNY'],
};

/** Returns the possible currencies of a text such as "Amount (EUR)" or "-£4.50". */
function currenciesIn(text: string): readonly string[] {
  const short = text.slice(0, 100);
  const code = short.match(/(?<![A-Z])[A-Z]{3}(?![A-Z])/g)?.find((each) => CODES.has(each));
  if (code !== undefined) return [code];
  const sign = /[€£¥]/.exec(short)?.[0];
  return sign === undefined ? [] : (SIGNS[sign] ?? []);
}

const COLUMN =
  /^(transaction |account )?(currency|ccy)( code|_code)?$|^w(ä|ae)hrung$|^devise$|^divisa$|^munt$|^valuta$|^waluta$/i;

/** Returns the column with the currency of each amount, or null if there is none. */
function currencyColumn(columns: readonly string[], rows: readonly CsvRecord[]): number | null {
  const hasCodes = (column: number) =>
    rows.every((row) => CODES.has(cellOf(row, column).toUpperCase()));
  const found = columns.findIndex((name, column) => COLUMN.test(name) && hasCodes(column));
  return found === -1 ? null : found;
}

/** Returns the possible currencies of a row, or none if the file does not say it. */
export function currencyReader(
  columns: readonly string[],
  rows: readonly CsvRecord[],
  { amount, debit, credit }: StatementMapping,
): (row: CsvRecord) => readonly string[] {
  const column = currencyColumn(columns, rows);
  if (column !== null) return (row) => [cellOf(row, column).toUpperCase()];
  const money = [amount, debit, credit].filter((each) => each !== null);
  const ofColumns = money.flatMap((each) => currenciesIn(columns[each] ?? ''));
  return (row) => {
    const ofCells = money.flatMap((each) => currenciesIn(cellOf(row, each)));
    return ofCells.length > 0 ? ofCells : ofColumns;
  };
}
