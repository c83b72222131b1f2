import type { IsoDate } from '@halyard/shared-contracts/finance';
import { add, type Cents, cents, negate, subtract } from '@halyard/shared-contracts/money';
import type { StatementMapping } from '@halyard/shared-contracts/wire';
import { categoryReader } from './categories';
import { csvTable, isComplete } from './columns';
import { directionOf } from './directions';
import { checkBalances } from './check-balances';
import { feeReader } from './fees';
import { otherPayee } from './names';
import { cellOf, type CsvRecord, csvRecords } from './records';
import { hasReversedSigns } from './reversed-signs';
import { moneyColumns, transactionsOf } from './transactions';
import { decimalMark, readAmount } from '../read-amounts';
import { dateOrder, readDate } from '../read-dates';
import {
  type DecimalMark,
  oneLine,
  quoted,
  type ReadOptions,
  refused,
  type Statement,
  type StatementRow,
} from '../statement';

const ZERO = cents(0);

const size = (value: Cents | null): Cents => cents(Math.abs(value ?? ZERO));

/** Gives an amount the sign that a word names. Throws STATEMENT_REFUSED for any other word. */
function withDirection(amount: Cents, word: string, isDebt: boolean, where: string): Cents {
  const direction = directionOf(word, isDebt);
  if (direction === null)
    throw refused(`${where}: ${quoted(word)} says neither money in nor money out`);
  return direction === 'in' ? size(amount) : negate(size(amount));
}

interface Reading {
  readonly mapping: StatementMapping;
  readonly mark: DecimalMark;
  readonly isDebt: boolean;
}

function amountOf(record: CsvRecord, { mapping, mark, isDebt }: Reading): Cents {
  const where = `Row ${record.line}`;
  const read = (column: number | null) => {
    const text = cellOf(record, column);
    return text === '' ? null : readAmount(text, mark, where);
  };
  const [amount, out, into] = [read(mapping.amount), read(mapping.debit), read(mapping.credit)];
  if (amount === null && out === null && into === null) throw refused(`${where} has no amount`);
  if (amount !== null && mapping.direction !== null) {
    return withDirection(amount, cellOf(record, mapping.direction), isDebt, where);
  }
  if (amount !== null) return amount;
  return add(size(into), negate(size(out)));
}

/** Throws STATEMENT_REFUSED naming the first bad row. */
export function readCsv(text: string, options: ReadOptions, today: IsoDate): Statement {
  const isDebt = options.isDebt ?? false;
  const { columns, mapping: guess, rows: all } = csvTable(csvRecords(text), isDebt, today);
  const mapping = options.mapping ?? guess;
  const empty = {
    format: 'csv' as const,
    rows: [],
    closing: null,
    accounts: [],
    columns,
    mapping,
    isReversed: false,
    notice: null,
  };
  if (!isComplete(mapping)) {
    return { ...empty, question: 'columns', order: null, decimal: null };
  }
  const { rows, notice } = transactionsOf({ columns, mapping, rows: all }, options.currency, today);
  const order =
    options.order ??
    dateOrder(
      rows.map((row) => cellOf(row, mapping.date)),
      today,
    );
  const figures = rows.flatMap((row) => moneyColumns(mapping).map((column) => cellOf(row, column)));
  const decimal = options.decimal ?? decimalMark(figures);
  if (order === null) return { ...empty, question: 'date_order', order, decimal };
  if (decimal === null) return { ...empty, question: 'decimal', order, decimal };
  const feeOf = feeReader(columns, mapping, decimal);
  const categoryOf = categoryReader(columns);
  const read = (record: CsvRecord): StatementRow => {
    const payee = oneLine(cellOf(record, mapping.payee));
    const note = oneLine(cellOf(record, mapping.note), 2000);
    const other = payee ? '' : oneLine(otherPayee(columns, record));
    return {
      line: record.line,
      date: readDate(cellOf(record, mapping.date), order, today, `Row ${record.line}`),
      amount: subtract(amountOf(record, { mapping, mark: decimal, isDebt }), feeOf(record)),
      payee: payee || other || oneLine(note) || 'No description',
      note: payee ? note || null : null,
      ref: oneLine(cellOf(record, mapping.ref), 200) || null,
      category: categoryOf(record),
    };
  };
  const found = rows.map(read);
  const isSigned = mapping.amount !== null && mapping.direction === null;
  if (isSigned && !isDebt) checkBalances({ columns, rows, decimal }, found);
  const isReversed = isSigned && hasReversedSigns(columns, found, options);
  return { ...empty, question: null, order, decimal, rows: found, isReversed, notice };
}
