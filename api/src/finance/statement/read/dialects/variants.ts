import type { CsvDialect } from './csv-dialect';

type Part = readonly [name: string, ...values: readonly string[]];

const SEPARATORS: readonly Part[] = [
  ['commas', ','],
  ['semicolons', ';'],
  ['tabs', '\t'],
  ['bars', '|'],
];

/** A file shows money out and money in with these columns and cells. */
const SIGNS: readonly Part[] = [
  ['a minus for money out', 'Amount', '{-1234.56}'],
  ['a typographic minus', 'Amount', '{−1234.56}'],
  ['a plus and a minus', 'Amount', '{-1234.56/+}'],
  ['grouped thousands', 'Amount', '{-1,234.56}'],
  ['a minus behind', 'Amount', '{1234.56-}'],
  ['parentheses', 'Amount', '{(1,234.56)}'],
  ['CR and DR', 'Amount', '{1,234.56 DR}'],
  ['DR without a blank', 'Amount', '{1,234.56DR}'],
  ['a sign after the dollar', 'Amount', '{$-1234.56}'],
  ['a decimal comma', 'Amount', '{-1.234,56}'],
  ['a decimal comma without groups', 'Amount', '{-1234,56}'],
  ['a decimal comma and a minus behind', 'Amount', '{1.234,56-}'],
  ['apostrophes between thousands', 'Amount', "{-1'234.56}"],
  ['debit and credit columns', 'Debit\tCredit', '{out 1234.56 unsigned}\t{in 1234.56 unsigned}'],
  [
    'columns with zeros',
    'Withdrawal\tDeposit',
    '[{1234.56 unsigned}|0.00]\t[0.00|{1234.56 unsigned}]',
  ],
  ['a type column', 'Amount\tType', '{1234.56 unsigned}\t[Debit|Credit]'],
];

const DATES = [
  '2025-06-13',
  '06/13/2025',
  '13/06/2025',
  '13.06.2025',
  '20250613',
  '13 Jun 2025',
  'Jun 13, 2025',
  '06/13/25',
  '2025-06-13T08:15:00Z',
  '06-13-2025',
  '2025.06.13',
  'Friday, June 13, 2025',
  '13-Jun-25',
];

const LINE_ENDS: readonly Part[] = [
  ['Unix lines', '\n'],
  ['Windows lines', '\r\n'],
  ['old Mac lines', '\r'],
];

const ENCODINGS: readonly (readonly [string, (text: string) => Uint8Array])[] = [
  ['UTF-8', Buffer.from],
  ['UTF-8 with a mark', (text) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16', (text) => Buffer.from(text, 'utf16le')],
  ['UTF-16 with a mark', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['big-endian UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ['Windows-1252', (text) => Buffer.from(text.replace(/−/g, '\x96'), 'latin1')],
];

const AROUND: readonly Part[] = [
  ['nothing around the table', '', ''],
  ['a preamble', 'My Bank\nAccount: 1234\n', ''],
  ['a totals row', '', 'Total,,-239.06'],
];

/** Returns the part at an index that starts again at the end. */
function at<Of>(parts: readonly Of[], index: number): Of {
  const part = parts[index % parts.length];
  if (part === undefined) throw new Error('There are no parts');
  return part;
}

const quote = (cell: string): string => `"${cell}"`;

/** Combines every sign convention with every separator. Each combination gets the next date format, line end, and encoding. */
export const VARIANTS: readonly CsvDialect[] = SIGNS.flatMap(([sign, columns = '', cells = '']) =>
  SEPARATORS.map(([separator, mark = '']) => ({ sign, columns, cells, separator, mark })),
).map(({ sign, columns, cells, separator, mark }, index) => {
  const date = at(DATES, index);
  const [ends, lineEnd = '\n'] = at(LINE_ENDS, index);
  const [encoding, bytes] = at(ENCODINGS, index);
  const [around, before, after] = at(AROUND, index);
  const row = [`{${date}}`, 'Straße 7 {payee}', ...cells.split('\t')].map(quote).join(mark);
  return [
    `${sign} with ${separator}, ${date}, ${ends}, ${encoding}, ${around}`,
    ['Date', 'Description', ...columns.split('\t')].join(mark),
    row,
    { bytes, lineEnd, before: before ?? '', after: (after ?? '').replaceAll(',', mark) },
  ] as const;
});
