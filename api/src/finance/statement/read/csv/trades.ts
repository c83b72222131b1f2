import { cellOf, type CsvRecord } from './records';

const SECURITY = /^(symbol|ticker|isin|cusip)$/i;
const QUANTITY = /^(quantity|shares|units|no\. of shares)$/i;

/** No row is a trade in a file without such columns. */
export function tradeReader(columns: readonly string[]): (row: CsvRecord) => boolean {
  const quantity = columns.findIndex((name) => QUANTITY.test(name.trim()));
  const hasSecurities = columns.some((name) => SECURITY.test(name.trim()));
  if (quantity === -1 || !hasSecurities) return () => false;
  return (row) => /[1-9]/.test(cellOf(row, quantity));
}
