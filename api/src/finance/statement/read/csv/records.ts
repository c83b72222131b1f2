import { CsvError, parse } from 'csv-parse/sync';
import { checkCount, MAX_ROWS, refused } from '../statement';

export interface CsvRecord {
  /** The row ends on this line. */
  readonly line: number;
  readonly cells: readonly string[];
}

export const cellOf = ({ cells }: CsvRecord, column: number | null): string =>
  column === null ? '' : (cells[column] ?? '');

const DELIMITERS = [',', ';', '\t', '|'];
const SAMPLE_LINES = 60;

/** Prefers a delimiter that gives many lines the same number of cells. */
function fit(lines: readonly string[], delimiter: string): number {
  const widths = lines.map((line) => line.replace(/"[^"]*"/g, '').split(delimiter).length);
  const common = new Map<number, number>();
  for (const width of widths) common.set(width, (common.get(width) ?? 0) + 1);
  const scores = [...common].map(([width, times]) => (width < 2 ? 0 : times * 100 + width));
  return Math.max(0, ...scores);
}

function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 50_000)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES);
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, score: fit(lines, delimiter) }));
  const best = scored.reduce((left, right) => (right.score > left.score ? right : left));
  if (best.score === 0) {
    throw refused('This file has no columns: choose the CSV, OFX, QFX or QIF file of your bank');
  }
  return best.delimiter;
}

/** Empty rows count too, because the parser is slow for a million of them. */
const MAX_RECORDS = 2 * MAX_ROWS;
/** A mapping names no later column. */
const MAX_COLUMNS = 201;

/** Banks write `="0012"` so that a spreadsheet keeps the zeros. */
function plainCell(cell: string): string {
  const text = cell.trim();
  return text.length > 2 && text.startsWith('="') && text.endsWith('"') && !text.includes('(')
    ? text.slice(2, -1)
    : text;
}

/** Returns the rows that are not empty. Throws STATEMENT_REFUSED for an unclosed quotation mark. */
export function csvRecords(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let count = 0;
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 100_000,
      to: MAX_RECORDS + 1,
      on_record: (cells: string[], { lines }) => {
        count += 1;
        const trimmed = cells.slice(0, MAX_COLUMNS).map(plainCell);
        if (trimmed.some((cell) => cell !== '')) records.push({ line: lines, cells: trimmed });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const where = typeof error['lines'] === 'number' ? `Row ${error['lines']}` : 'This file';
    const why = 'a quotation mark is not closed, or it is far too long';
    throw refused(`${where} cannot be read: ${why}`, error);
  }
  checkCount(count > MAX_RECORDS ? count : records.length, 'rows');
  return records;
}
