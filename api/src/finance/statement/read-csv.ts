import type { IsoDate } from '@halyard/shared-contracts/finance';
import { add, type Cents, cents, negate } from '@halyard/shared-contracts/money';
import type { StatementMapping } from '@halyard/shared-contracts/wire';
import { csvTable, isComplete } from './csv-columns';
import { type CsvRecord, csvRecords } from './csv-records';
import { decimalMark, type DecimalMark, readAmount } from './read-amounts';
import { dateOrder, readDate } from './read-dates';
import type { Asked, Reading } from './reading';
import { oneLine, refused, type StatementRow } from './statement';

const ZERO = cents(0);

const cellOf = ({ cells }: CsvRecord, column: number | null): string =>
  column === null ? '' : (cells[column] ?? '');

const moneyColumns = ({ amount, debit, credit }: StatementMapping) =>
  [amount, debit, credit].filter((column) => column !== null);

/** The amount of a row: one signed figure, or what went out and what came in from columns of their own. */
function amountOf(record: CsvRecord, mapping: StatementMapping, mark: DecimalMark): Cents {
  const where = `Row ${record.line}`;
  const read = (column: number | null) => {
    const text = cellOf(record, column);
    return text === '' ? null : readAmount(text, mark, where);
  };
  const [amount, out, into] = [read(mapping.amount), read(mapping.debit), read(mapping.credit)];
  if (amount === null && out === null && into === null) throw refused(`${where} has no amount`);
  if (amount !== null) return amount;
  const size = (value: Cents | null) => cents(Math.abs(value ?? ZERO));
  return add(size(into), negate(size(out)));
}

/** Rows without a date, such as totals at the foot, are no transactions. */
const isRow = (record: CsvRecord, { date }: StatementMapping): boolean =>
  cellOf(record, date) !== '';

/** Reads a CSV; what only the person knows is asked for. Throws STATEMENT_REFUSED naming the first bad row. */
export function readCsv(text: string, asked: Asked, today: IsoDate): Reading {
  const { columns, mapping: guess, rows: all } = csvTable(csvRecords(text), today);
  const mapping = asked.mapping ?? guess;
  const told = { columns, mapping };
  const nothing = { format: 'csv' as const, rows: [], closing: null };
  if (!isComplete(mapping)) {
    return { ...nothing, ...told, question: 'columns', order: null, decimal: null };
  }
  const rows = all.filter((record) => isRow(record, mapping));
  if (rows.length === 0) throw refused('This file holds no transactions');
  const order =
    asked.order ??
    dateOrder(
      rows.map((row) => cellOf(row, mapping.date)),
      today,
    );
  const figures = rows.flatMap((row) => moneyColumns(mapping).map((column) => cellOf(row, column)));
  const decimal = asked.decimal ?? decimalMark(figures);
  if (order === null) return { ...nothing, ...told, question: 'date_order', order, decimal };
  if (decimal === null) return { ...nothing, ...told, question: 'decimal', order, decimal };
  const read = (record: CsvRecord): StatementRow => ({
    line: record.line,
    date: readDate(cellOf(record, mapping.date), order, today, `Row ${record.line}`),
    amount: amountOf(record, mapping, decimal),
    payee: oneLine(cellOf(record, mapping.payee)) || 'No description',
    note: oneLine(cellOf(record, mapping.note), 2000) || null,
    ref: oneLine(cellOf(record, mapping.ref), 200) || null,
  });
  return { ...nothing, ...told, question: null, order, decimal, rows: rows.map(read) };
}
