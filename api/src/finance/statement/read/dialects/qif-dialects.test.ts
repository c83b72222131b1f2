import { read } from '../testing/read';
import { ENTRIES, filled } from './blanks';

type QifDialect = readonly [name: string, head: string, row: string];

const PLAIN = 'D{06/13/2025}\nT{-1,234.56}\nP{payee}\n^\n';

const QIF_DIALECTS: readonly QifDialect[] = [
  [
    'Quicken for Windows',
    '!Type:Bank\n',
    "D{6/13'25}\nU{-1,234.56}\nT{-1,234.56}\nCX\nP{payee}\nLDining\n^\n",
  ],
  [
    'Quicken with its account',
    '!Option:AutoSwitch\n!Account\nNChecking\nTBank\n^\n!Type:Bank\n',
    PLAIN,
  ],
  ['Quicken with categories', '!Type:Cat\nNDining\nDFood\nE\n^\n!Type:Bank\n', PLAIN],
  ['Quicken with tags', '!Type:Tag\nNTrip\n^\n!Type:Bank\n', PLAIN],
  ['Quicken for a card', '!Type:CCard\n', PLAIN],
  ['Quicken for cash', '!Type:Cash\n', PLAIN],
  ['Quicken for a loan', '!Type:Oth L\n', PLAIN],
  ['Quicken for another asset', '!Type:Oth A\n', PLAIN],
  ['Microsoft Money', '!Type:Bank\n', "D{6/13'25}\nM\nT{-1,234.56}\nP{payee}\nLFood : Dining\n^\n"],
  [
    'GnuCash',
    '!Account\nNChecking\nTBank\n^\n!Type:Bank\n',
    'D{06/13/2025}\nM{payee}\nT{-1234.56}\nSDining\n$1\n^\n',
  ],
  ['a UK bank', '!Type:Bank\n', 'D{13/06/2025}\nT{-1234.56}\nP{payee}\n^\n'],
  ['a German bank', '!Type:Bank\n', 'D{13.06.2025}\nT{-1.234,56}\nP{payee}\n^\n'],
  ['a French bank', '!Type:Bank\n', 'D{13/06/25}\nT{-1234,56}\nP{payee}\n^\n'],
  ['a bank with ISO dates', '!Type:Bank\n', 'D{2025-06-13}\nT{-1234.56}\nP{payee}\n^\n'],
  ['a bank with splits', '!Type:Bank\n', `${PLAIN.replace('^', 'SFood\n$-1.00\nSTip\n$-3.50\n^')}`],
  ['a bank with addresses', '!Type:Bank\n', `${PLAIN.replace('^', 'A1 Main St\nASpringfield\n^')}`],
  ['a bank with blank lines', '!Type:Bank\n\n', `${PLAIN}\n`],
  ['a bank with spaces after the type', '!Type:Bank  \n', PLAIN],
  ['a bank that writes small letters', '!type:bank\n', PLAIN],
  ['a bank without a last mark', '!Type:Bank\n', PLAIN],
];

const qifText = (head: string, row: string): string =>
  head + ENTRIES.map((entry) => filled(row, entry)).join('');

const expected = ENTRIES.map(({ date, cents, payee }) => [date, cents, payee]);

describe('a QIF file of', () => {
  it.each(QIF_DIALECTS)('%s is read with its days, amounts, and payees', (name, head, row) => {
    const text = qifText(head, row);
    const { rows } = read(name.endsWith('without a last mark') ? text.slice(0, -2) : text);
    expect(rows.map(({ date, amount, payee }) => [date, amount, payee])).toEqual(expected);
  });

  it.each([
    ['Windows lines', (text: string) => Buffer.from(text.replace(/\n/g, '\r\n'))],
    ['old Mac lines', (text: string) => Buffer.from(text.replace(/\n/g, '\r'))],
    ['a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ])('a bank with %s is read with its days and amounts', (_, bytes) => {
    const { rows } = read(bytes(qifText('!Type:Bank\n', PLAIN)));
    expect(rows.map(({ date, amount, payee }) => [date, amount, payee])).toEqual(expected);
  });
});
