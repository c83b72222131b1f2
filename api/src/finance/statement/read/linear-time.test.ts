import { isoDate } from '@halyard/shared-contracts/finance';
import { spread } from '@halyard/shared-contracts/testing/thorough';
import { leastProcessorMs } from '../../../testing/processor-time';
import { readStatement } from './read-statement';

const TODAY = isoDate('2025-07-15');

function read(content: string): void {
  try {
    readStatement({ bytes: Buffer.from(content), inverted: false, currency: 'USD' }, TODAY);
  } catch (error) {
    expect(error).toMatchObject({ code: 'STATEMENT_REFUSED' });
  }
}

/** A text of 4 times the length takes 4 times as long in linear time and 16 times as long in quadratic time. */
const LONGER = 4;
const LINEAR_FACTOR = 9;
/** A garbage collection may add this many ms to either measurement. */
const PAUSE_MS = 300;

/** The shorter statement and its CSV record have these lengths. Even the longer record can still be read. */
const LENGTH = 30_000;
const RECORD = 10_000;

/** Returns a statement whose repeated texts are `times` as long as in the shortest one. */
type Statement = (times: number) => string;

const fill = (text: string, length: number): string => text.repeat(length / text.length);
const qif = (line: string): string => `!Type:Bank\nD06/13/2025\n${line}\nPCoffee\n^\n`;
const csv = (amount: string): string => `Date,Payee,Amount\n2025-06-13,Coffee,"${amount}"\n`;

const AMOUNTS = ['.', ',', '0', '1', '-', ' ', '.,', '1,', '1,111', '9.', '(', 'CR', 'USD ', '€'];
const DATES = ['1', ' ', '/', 'jan', '1/', "1/ 1'", 'T,', '1:'];
const TABLES = ['"', '""', '","', ',', ' ', '\n', ',\n', '";'];
const TAGS = ['<', '<STMTTRN>', '<OFX>', '&', '&#1', '<LEDGERBAL>', '<CURDEF>', '<NAME>'];
const INVESTMENTS = ['<INVSTMTRS>', '<INCOME>', '<INVPOS>', '<SECINFO>', '<INVTRAN>', '<![CDATA['];
const COLUMNS = ['Date', 'Payee', 'Currency', 'Type', 'Status', 'Amount (EUR)', 'EUR '];
const CELLS = ['EUR', '€', 'Mon ', 'Sat, ', 'total '];

const rowsOf = (texts: readonly string[], name: string, statement: (text: string) => Statement) =>
  texts.map((text) => [`${name} '${JSON.stringify(text)}'`, statement(text)] as const);

const statements = [
  ...rowsOf(
    AMOUNTS,
    'QIF whose amount repeats',
    (text) => (times) => qif(`T${fill(text, times * LENGTH)}`),
  ),
  ...rowsOf(
    AMOUNTS,
    'QIF whose amount ends after',
    (text) => (times) => qif(`T${fill(text, times * LENGTH)}x`),
  ),
  ...rowsOf(
    AMOUNTS,
    'CSV whose amount repeats',
    (text) => (times) => csv(fill(text, times * RECORD)),
  ),
  ...rowsOf(
    DATES,
    'QIF whose date repeats',
    (text) => (times) => `!Type:Bank\nD${fill(text, times * LENGTH)}\nT1\n^\n`,
  ),
  ...rowsOf(
    TABLES,
    'CSV of',
    (text) => (times) => `Date,Payee,Amount\n${fill(text, times * LENGTH)}`,
  ),
  ...rowsOf(TAGS, 'OFX of', (text) => (times) => `<OFX>${fill(text, times * LENGTH)}`),
  ...rowsOf(
    INVESTMENTS,
    'OFX of an investment account and',
    (text) => (times) =>
      `<OFX><INVSTMTRS><INCOME><DTTRADE>20250613<TOTAL>1${fill(text, times * LENGTH)}`,
  ),
  ...rowsOf(
    COLUMNS,
    'CSV with many columns of the name',
    (text) => (times) =>
      `Date,Amount,${fill(`${text},`, times * RECORD)}\n${'2025-06-13,-1\n'.repeat(500 * times)}`,
  ),
  ...rowsOf(
    CELLS,
    'CSV whose rows repeat',
    (text) => (times) =>
      `Date,Payee,Amount,Currency\n2025-06-13,A,-1,USD\n${`${text.repeat(5_000 * times)},A,-1,${text.repeat(500 * times)}\n`.repeat(8)}`,
  ),
];

describe('a statement of one repeated text', () => {
  it.each(spread(statements, 4))('is read or refused in linear time: %s', async (_, statement) => {
    const [short, long] = [statement(1), statement(LONGER)];
    const [shortMs = 0, longMs = 0] = await leastProcessorMs(
      [() => read(short), () => read(long)],
      1,
    );
    expect(longMs).toBeLessThan(LINEAR_FACTOR * shortMs + PAUSE_MS);
  });
});

it('refuses an amount of a million digits', () => {
  const content = qif(`T${'9'.repeat(1_000_000)}`);
  expect(() =>
    readStatement({ bytes: Buffer.from(content), inverted: false, currency: 'USD' }, TODAY),
  ).toThrow('is larger than any account');
});
