import { CsvError, parse } from 'csv-parse/sync';
import { checkCount, MOST_ROWS, refused } from './statement';

/** The cells of one row and the line of the file on which it ends. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

const DELIMITERS = [',', ';', '\t', '|'];
const SAMPLE_LINES = 60;

/** How well a delimiter divides the first lines: how many of them have as many cells as most, times the cells. */
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
  if (best.score === 0)
    throw refused('This file has no columns: choose the CSV, OFX, QFX or QIF file of your bank');
  return best.delimiter;
}

/** Rows of a file with those that hold nothing; the parser takes long for a million of them. */
const MOST_RECORDS = 2 * MOST_ROWS;

/** Every row of a CSV that holds anything. Throws STATEMENT_REFUSED for one whose quotation marks do not close. */
export function csvRecords(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let count = 0;
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 100_000,
      to: MOST_RECORDS + 1,
      on_record: (cells: string[], { lines }) => {
        count += 1;
        const trimmed = cells.map((cell) => cell.trim());
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
  checkCount(count > MOST_RECORDS ? count : records.length, 'rows');
  return records;
}
