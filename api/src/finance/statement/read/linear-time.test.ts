import { isoDate } from '@halyard/shared-contracts/finance';
import { readStatement } from './read-statement';

const TODAY = isoDate('2025-07-15');

/** CPU time in seconds, which the load of the machine does not change. */
function secondsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function read(content: string): void {
  try {
    readStatement({ bytes: Buffer.from(content), inverted: false, currency: 'USD' }, TODAY);
  } catch (error) {
    expect(error).toMatchObject({ code: 'STATEMENT_REFUSED' });
  }
}

/** A quarter of the longest statement, and almost the longest CSV record. */
const LONG = 1_000_000;
const RECORD = 90_000;

const qif = (line: string): string => `!Type:Bank\nD06/13/2025\n${line}\nPCoffee\n^\n`;
const csv = (amount: string): string => `Date,Payee,Amount\n2025-06-13,Coffee,"${amount}"\n`;

const TEXTS = ['.', ',', '0', '1', '-', ' ', '.,', '1,', '1,111', '9.', '(', 'CR', 'USD ', '€'];

const statements = [
  ...TEXTS.flatMap((text) => [
    [`QIF whose amount repeats '${text}'`, qif(`T${text.repeat(LONG / text.length)}`)],
    [`QIF whose amount ends after '${text}'`, qif(`T${text.repeat(LONG / text.length)}x`)],
    [`CSV whose amount repeats '${text}'`, csv(text.repeat(RECORD / text.length))],
  ]),
  ...['1', ' ', '/', 'jan', '1/', "1/ 1'", 'T,', '1:'].map((text) => [
    `QIF whose date repeats '${text}'`,
    `!Type:Bank\nD${text.repeat(LONG / text.length)}\nT1\n^\n`,
  ]),
  ...['"', '""', '","', ',', ' ', '\n', ',\n', '";'].map((text) => [
    `CSV of '${JSON.stringify(text)}'`,
    `Date,Payee,Amount\n${text.repeat(LONG / text.length)}`,
  ]),
  ...['<', '<STMTTRN>', '<OFX>', '&', '&#1', '<LEDGERBAL>', '<CURDEF>', '<NAME>'].map((text) => [
    `OFX of '${text}'`,
    `<OFX>${text.repeat(LONG / text.length)}`,
  ]),
  ...['<INVSTMTRS>', '<INCOME>', '<INVPOS>', '<SECINFO>', '<INVTRAN>', '<![CDATA['].map((text) => [
    `OFX of an investment account and '${text}'`,
    `<OFX><INVSTMTRS><INCOME><DTTRADE>20250613<TOTAL>1${text.repeat(LONG / text.length)}`,
  ]),
  ...['Date', 'Payee', 'Currency', 'Type', 'Status', 'Amount (EUR)', 'EUR '].map((text) => [
    `CSV with many columns of the name '${text}'`,
    `Date,Amount,${`${text},`.repeat(RECORD / (text.length + 1))}\n${'2025-06-13,-1\n'.repeat(15_000)}`,
  ]),
  ...['EUR', '€', 'Mon ', 'Sat, ', 'total '].map((text) => [
    `CSV whose rows repeat '${text}'`,
    `Date,Payee,Amount,Currency\n2025-06-13,A,-1,USD\n${`${text.repeat(20_000)},A,-1,${text.repeat(2000)}\n`.repeat(8)}`,
  ]),
] as const;

describe('a statement of one repeated text', () => {
  it.each(statements)('is read or refused in linear time: %s', (_, content = '') => {
    expect(secondsOf(() => read(content))).toBeLessThan(4);
  });
});

it('refuses an amount of a million digits', () => {
  const content = qif(`T${'9'.repeat(LONG)}`);
  expect(() =>
    readStatement({ bytes: Buffer.from(content), inverted: false, currency: 'USD' }, TODAY),
  ).toThrow('is larger than any account');
});
