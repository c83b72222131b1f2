import { gzipSync } from 'node:zlib';
import { timeLimit } from '@halyard/shared-contracts/testing/machine';
import { leastProcessorMs } from '../../../testing/processor-time';
import { ofx, read, rowsOf, trn } from './testing/read';

const HEADER = 'Date,Description,Amount\n';
const ROW = '2025-06-13,Coffee,-4.50\n';
const COFFEE = [['2025-06-13', -4.5, 'Coffee']];
const QIF = (day: string, payee: string) => `!Type:Bank\nD${day}\nT-4.50\nP${payee}\n^\n`;

/** This is nearly the largest file that a user can send. */
const LONG = 3_900_000;
const MOST_MS = timeLimit(1_000);
const MOST_HEAP = 300_000_000;

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const bytes = (...parts: readonly (string | readonly number[] | Buffer)[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  );

const noise = Buffer.from(Array.from({ length: 500 }, (_, at) => ((at * 7919) % 255) + 1));

const TOO_LONG = /^Row \d+ cannot be read: a quotation mark is not closed, or it is far too long$/;

describe('a hostile file that is refused with one sentence', () => {
  it.each<readonly [string, string | Buffer, RegExp]>([
    ['a cell of megabytes', `${HEADER}2025-06-13,${'x'.repeat(LONG)},-4.50\n`, TOO_LONG],
    ['one line of megabytes', 'x'.repeat(LONG), /^This file has no columns/],
    ['a line of commas', `${HEADER}${','.repeat(LONG)}`, /^This file holds no transactions$/],
    ['100,000 columns', `${'name,'.repeat(100_000)}\n${'1,'.repeat(100_000)}\n`, TOO_LONG],
    ['a row with 100,000 cells', `${HEADER}2025-06-13,A,-1${',1'.repeat(100_000)}\n`, TOO_LONG],
    ['a quotation mark that is never closed', `${HEADER}2025-06-13,"${ROW.repeat(9)}`, TOO_LONG],
    ['millions of quotation marks', `${HEADER}${'"'.repeat(3_000_001)}`, TOO_LONG],
    ['a ZIP bomb', bytes('PK\x03\x04\x14\0', Buffer.alloc(LONG)), /^This is an Excel or ZIP file/],
    ['a gzip bomb', gzipSync(Buffer.alloc(200_000_000)), /^This is a compressed file/],
    ['a bzip2 file', bytes('BZh91AY&SY', noise), /^This is a compressed file/],
    [
      'a 7-Zip file',
      bytes([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], noise),
      /^This is a compressed file/,
    ],
    ['a RAR file', bytes('Rar!\x1a\x07', noise), /^This is a compressed file/],
    [
      'a ZIP bomb below column names',
      bytes(HEADER, 'PK\x03\x04', Buffer.alloc(9)),
      /no transactions/,
    ],
    ['nothing but NULs', Buffer.alloc(LONG), /^This file is empty$/],
    ['a NUL in a text', `${HEADER}2025-06-13,Cof\0fee,-4.50\n`, /^This file is not text/],
    ['a NUL in a QIF', QIF('06/13/2025', 'Cof\0fee'), /^This file is not text/],
    ['a NUL in an OFX', ofx(trn('<DTPOSTED>20250613<TRNAMT>-1<NAME>\0')), /^This file is not text/],
    ['the mark of UTF-16 before ASCII', bytes([0xff, 0xfe], HEADER, ROW), /^This file/],
    ['the mark of UTF-8 before UTF-16', bytes([0xef, 0xbb, 0xbf], utf16(HEADER)), /not text/],
    ['a formula as an amount', `${HEADER}2025-06-13,A,=1+1\n`, /^Row 2: “=1\+1” is not an amount$/],
    ['an infinite amount', `${HEADER}2025-06-13,A,1e999\n`, /^Row 2: “1e999” is not an amount$/],
    ['no number', `${HEADER}2025-06-13,A,NaN\n`, /^Row 2: “NaN” is not an amount$/],
    ['a QIF of dates alone', `!Type:Bank\n${'D06/13/2025\n'.repeat(300_000)}`, /is not an amount$/],
    ['a number of a day before 1970', `${HEADER}25568,Coffee,-4.50\n`, /“25568” is not a date$/],
    ['a number of a day after 2099', `${HEADER}73051,Coffee,-4.50\n`, /“73051” is not a date$/],
  ])('%s', async (_, content, sentence) => {
    const heapBefore = process.memoryUsage().heapUsed;
    const work = () => expect(() => read(content)).toThrow(sentence);
    const [ms] = await leastProcessorMs([work], 1);
    expect(ms).toBeLessThan(MOST_MS);
    expect(process.memoryUsage().heapUsed - heapBefore).toBeLessThan(MOST_HEAP);
  });
});

const MANY_COLUMNS = ',x'.repeat(40_000);
const REVOLUT =
  'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\n';
const revolut = (name: string, amount: string, fee: string) =>
  `EXCHANGE,Current,2025-06-13 08:15:00,2025-06-13 08:15:00,${name},${amount},${fee},USD,COMPLETED,1\n`;

describe('a strange file that is read correctly', () => {
  it.each<readonly [string, string | Buffer, readonly unknown[]]>([
    ['40,000 columns', `${HEADER.trim()}${MANY_COLUMNS}\n${ROW.trim()}${MANY_COLUMNS}\n`, COFFEE],
    ['two marks of UTF-8', `\ufeff\ufeff${HEADER}${ROW}`, COFFEE],
    ['a mark of UTF-8 in its middle', `\ufeff${HEADER}${ROW}\ufeff${HEADER}`, COFFEE],
    ['two marks of UTF-16', utf16(`\ufeff\ufeff${HEADER}${ROW}`), COFFEE],
    ['a QIF with two marks', `\ufeff\ufeff${QIF('06/13/2025', 'Coffee')}`, COFFEE],
    ['NULs at its end', `${HEADER}${ROW}\0\0\0`, COFFEE],
    ['days as numbers of Excel', `${HEADER}45821,Coffee,-4.50\n`, COFFEE],
    ['days with a time as numbers of Excel', `${HEADER}45821.34375,Coffee,-4.50\n`, COFFEE],
    ['a QIF with days of Excel', QIF('45821', 'Coffee'), COFFEE],
    ['texts that Excel must keep', `${HEADER}="2025-06-13",="Coffee",="-4.50"\n`, COFFEE],
    [
      'characters that change the direction of text',
      `${HEADER}2025-06-13,\u202eCoffee\u2066,-4.50\n`,
      COFFEE,
    ],
    [
      'formulas as payees, which stay texts',
      `${HEADER}2025-06-13,"=HYPERLINK(""http://evil.example"")",-1\n2025-06-14,@SUM(A1),-2\n`,
      [
        ['2025-06-13', -1, '=HYPERLINK("http://evil.example")'],
        ['2025-06-14', -2, '@SUM(A1)'],
      ],
    ],
    [
      'fees of Revolut, which leave the account beside the amount',
      REVOLUT +
        revolut('To EUR', '-100.00', '1.50') +
        revolut('Top-up', '50.00', '0.25') +
        revolut('Cafe', '-5.00', ''),
      [
        ['2025-06-13', -101.5, 'To EUR'],
        ['2025-06-13', 49.75, 'Top-up'],
        ['2025-06-13', -5, 'Cafe'],
      ],
    ],
    [
      'fees of another bank, which its amounts include',
      'Date,Description,Amount,Fee,Balance\n2025-06-13,To EUR,-101.50,1.50,1\n',
      [['2025-06-13', -101.5, 'To EUR']],
    ],
    [
      'an entity that repeats itself',
      `<!DOCTYPE x [<!ENTITY a "bbbb">]>${ofx(trn('<DTPOSTED>20250613<TRNAMT>-4.50<NAME>&a;'))}`,
      [['2025-06-13', -4.5, '&a;']],
    ],
    [
      'an entity that is a file',
      `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${ofx(trn('<DTPOSTED>20250613<TRNAMT>-4.50<NAME>&a;'))}`,
      [['2025-06-13', -4.5, '&a;']],
    ],
  ])('%s', (_, content, rows) => {
    expect(rowsOf(content)).toEqual(rows);
  });

  it.each([
    ['CSV', (text: string) => `${HEADER}2025-06-13,"${text}",-4.50\n`, 90_000],
    ['QIF', (text: string) => QIF('06/13/2025', text), LONG],
    ['OFX', (text: string) => ofx(trn(`<DTPOSTED>20250613<TRNAMT>-4.50<NAME>${text}`)), LONG],
  ])('a %s with a very long payee, which is cut', async (_, file, length) => {
    const work = () => expect(read(file('x'.repeat(length))).rows[0]?.payee).toHaveLength(200);
    const [ms] = await leastProcessorMs([work], 1);
    expect(ms).toBeLessThan(MOST_MS);
  });

  it('numbers without column names, which may be accounts, once the user says that they are days', () => {
    const content = '45821,Coffee,-4.50\n45822,Tea,-2.00\n';
    expect(read(content).question).toBe('columns');
    const mapping = {
      date: 0,
      amount: 2,
      debit: null,
      credit: null,
      direction: null,
      payee: 1,
      note: null,
      ref: null,
      category: null,
    };
    expect(rowsOf(content, { mapping })).toEqual([...COFFEE, ['2025-06-14', -2, 'Tea']]);
  });
});
