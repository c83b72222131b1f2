import { ENTRIES, filled } from './blanks';

interface Extras {
  /** This text is above the column names. */
  readonly before?: string;
  /** This text is below the last row. */
  readonly after?: string;
  /** The account has this currency, or dollars if it is missing. */
  readonly currency?: string;
  /** It is `true` for a card. */
  readonly isDebt?: boolean;
  /** It encodes the text. UTF-8 is the default. */
  readonly bytes?: (text: string) => Uint8Array;
  readonly lineEnd?: string;
}

/** A dialect has a name, column names, and the cells of a row, which `filled` completes. */
export type CsvDialect = readonly [name: string, columns: string, row: string, extras?: Extras];

export function csvFile([, columns, row, extras = {}]: CsvDialect): Uint8Array {
  const { before = '', after = '', lineEnd = '\n', bytes = Buffer.from } = extras;
  const rows = ENTRIES.map((entry) => filled(row, entry));
  const lines = [before, columns, ...rows, after].filter((line) => line !== '');
  return bytes(`${lines.join('\n')}\n`.replaceAll('\n', lineEnd));
}
