import { ENTRIES, filled } from './blanks';

interface Extras {
  /** Text above the column names. */
  readonly before?: string;
  /** Text below the last row. */
  readonly after?: string;
  /** The currency of the account; dollars if it is missing. */
  readonly currency?: string;
  /** True for a card. */
  readonly isDebt?: boolean;
  /** Encodes the text; UTF-8 if it is missing. */
  readonly bytes?: (text: string) => Uint8Array;
  readonly lineEnd?: string;
}

/** The name of a dialect, its column names, and the cells of a row; see `filled`. */
export type CsvDialect = readonly [name: string, columns: string, row: string, extras?: Extras];

export function csvFile([, columns, row, extras = {}]: CsvDialect): Uint8Array {
  const { before = '', after = '', lineEnd = '\n', bytes = Buffer.from } = extras;
  const rows = ENTRIES.map((entry) => filled(row, entry));
  const lines = [before, columns, ...rows, after].filter((line) => line !== '');
  return bytes(`${lines.join('\n')}\n`.replaceAll('\n', lineEnd));
}
