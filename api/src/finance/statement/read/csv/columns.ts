import type { StatementMapping } from '@halyard/shared-contracts/wire';
import type { IsoDate } from '@halyard/shared-contracts/finance';
import { directionColumn, namesBothDirections } from './directions';
import { cellOf, type CsvRecord } from './records';
import { mappingByName, NO_COLUMNS } from './names';
import { isNegative } from '../read-amounts';
import { isDate } from '../read-dates';
import { excelDay } from '../excel-days';

export const isComplete = ({ date, amount, debit, credit }: StatementMapping): boolean =>
  date !== null && (amount !== null || debit !== null || credit !== null);

const isFigure = (text: string): boolean =>
  /\d/.test(text) && /^[-+−–($€£\s]*[\d.,]+[)+-]?$/.test(text);

const MAX_COLUMNS = 100;

const widthOf = (rows: readonly CsvRecord[]): number =>
  rows.reduce((width, { cells }) => Math.max(width, Math.min(cells.length, MAX_COLUMNS)), 0);

/** Prefers figures with a minus and then those with decimals, because account numbers and balances have neither. */
function amountAmong(figures: readonly number[], rows: readonly CsvRecord[]): number | null {
  const some = (is: (text: string) => boolean) =>
    figures.find((index) => rows.some((row) => is(cellOf(row, index))));
  return some(isNegative) ?? some((text) => /[.,]/.test(text)) ?? figures[0] ?? null;
}

function mappingByContent(rows: readonly CsvRecord[], today: IsoDate): StatementMapping {
  const width = widthOf(rows);
  const all = (index: number, is: (text: string) => boolean) =>
    rows.every(({ cells }) => is(cells[index] ?? ''));
  const columns = Array.from({ length: width }, (_, index) => index);
  const isWritten = (text: string) => isDate(text, today) && excelDay(text) === null;
  const date = columns.find((index) => all(index, isWritten)) ?? null;
  const figures = columns.filter((index) => index !== date && all(index, isFigure));
  const amount = amountAmong(figures, rows);
  const lengthOf = (index: number) =>
    rows.reduce((sum, { cells }) => sum + (cells[index]?.replace(/[\d\W]/g, '').length ?? 0), 0);
  const texts = columns.filter(
    (index) => index !== date && index !== amount && lengthOf(index) > 0,
  );
  const payee = texts.reduce<number | null>(
    (best, index) => (best === null || lengthOf(index) > lengthOf(best) ? index : best),
    null,
  );
  return { ...NO_COLUMNS, date, amount, payee };
}

/** A bank may write this many rows above the column names. */
const MAX_PREAMBLE = 20;

export interface CsvTable {
  readonly columns: readonly string[];
  readonly mapping: StatementMapping;
  readonly rows: readonly CsvRecord[];
}

/** A column such as "Debit/Credit" has the amounts if each of its cells is a figure. */
function namedMapping(names: readonly string[], dated: readonly CsvRecord[]): StatementMapping {
  const mapping = mappingByName(names, dated);
  const column = names.findIndex(namesBothDirections);
  if (isComplete(mapping) || column === -1) return mapping;
  return dated.every((row) => isFigure(cellOf(row, column)))
    ? { ...mapping, amount: column }
    : mapping;
}

/** Finds the columns of a CSV file by the row of names, or by their content if there is none. */
export function csvTable(records: readonly CsvRecord[], isDebt: boolean, today: IsoDate): CsvTable {
  const head = records.slice(0, MAX_PREAMBLE).findIndex(({ cells }) => {
    const mapping = mappingByName(cells);
    return isComplete(mapping) || (mapping.date !== null && cells.some(namesBothDirections));
  });
  const names = records[head]?.cells;
  if (names) {
    const rows = records.slice(head + 1);
    const { date } = mappingByName(names);
    const dated = rows.filter((row) => isDate(cellOf(row, date), today));
    const mapping = namedMapping(names, dated);
    const direction = directionColumn(names, dated, mapping, isDebt);
    return { columns: names, mapping: { ...mapping, direction }, rows };
  }
  const width = widthOf(records);
  return {
    columns: Array.from({ length: width }, (_, index) => `Column ${index + 1}`),
    mapping: mappingByContent(records, today),
    rows: records,
  };
}
