import { read, rowsOf } from './testing/read';

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`;
const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const utf16 = (text: string): Uint8Array => Buffer.from(`\ufeff${text}`, 'utf16le');

/** No dialect was written for these banks. The files follow the public descriptions of their columns. */
const FILES: readonly (readonly [name: string, currency: string, file: string | Uint8Array])[] = [
  [
    'Monzo',
    'GBP',
    lines(
      'Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In',
      'tx_1,13/06/2025,08:11:02,Card payment,Corner Shop,🥪,Eating out,-23.40,GBP,-27.00,EUR,,12 High St,,CORNER SHOP GBR,,-23.40,',
      'tx_2,14/06/2025,09:00:00,Faster payment,Acme,,Income,2100.00,GBP,2100.00,GBP,Salary,,,ACME LTD,,,2100.00',
    ),
  ],
  [
    'Swedbank',
    'SEK',
    latin(
      lines(
        '* Transaktioner Period 2025-06-01 - 2025-06-30 Skapad 2025-07-15 10:00 CEST',
        'Radnummer,Clearingnummer,Kontonummer,Produkt,Valuta,Bokföringsdag,Transaktionsdag,Valutadag,Referens,Beskrivning,Belopp,Bokfört saldo',
        '1,81059,1234567890,"Privatkonto",SEK,2025-06-13,2025-06-12,2025-06-13,"KORT","Corner Shop",-23.40,876.60',
        '2,81059,1234567890,"Privatkonto",SEK,2025-06-14,2025-06-14,2025-06-14,"LÖN","Acme",2100.00,2976.60',
      ),
    ),
  ],
  [
    'BBVA with tabs in UTF-16',
    'MXN',
    utf16(
      'FECHA\tDESCRIPCIÓN\tCARGO\tABONO\tSALDO\r\n13/06/2025\tCorner Shop\t23.40\t\t876.60\r\n14/06/2025\tAcme\t\t2,100.00\t2,976.60\r\n',
    ),
  ],
  [
    'an Indian bank with DR and CR after amounts',
    'INR',
    lines(
      'Date,Narration,Amount,Balance',
      '13 Jun 2025,Corner Shop,"23.40 Dr","876.60 Cr"',
      '14 Jun 2025,Acme,"2,100.00 Cr","2,976.60 Cr"',
    ),
  ],
  [
    'a Dutch bank with signs after amounts',
    'EUR',
    lines('Datum;Omschrijving;Bedrag', '13-06-2025;Corner Shop;23,40-', '14-06-2025;Acme;2100,00+'),
  ],
  [
    'bunq, whose counterparty is an account number',
    'EUR',
    lines(
      '"Date";"Interest Date";"Amount";"Account";"Counterparty";"Name";"Description"',
      '"2025-06-13";"2025-06-13";"-23,40";"NL01BUNQ2025000001";"NL02INGB0001234567";"Corner Shop";"0042"',
      '"2025-06-14";"2025-06-14";"2.100,00";"NL01BUNQ2025000001";"NL02INGB0001234568";"Acme";"Loon"',
    ),
  ],
  [
    'Wise, which names a merchant for cards only',
    'EUR',
    lines(
      '"TransferWise ID",Date,Amount,Currency,Description,"Running Balance","Payer Name","Payee Name",Merchant,"Total fees"',
      'CARD-1,13-06-2025,-23.40,EUR,"Card transaction issued by Corner Shop",876.60,,,Corner Shop,0.00',
      'TRANSFER-2,14-06-2025,2100.00,EUR,Acme,2976.60,,,,0.00',
    ),
  ],
];

it.each(FILES)('a file of %s is read', (_, currency, file) => {
  expect(rowsOf(file, { currency })).toEqual([
    ['2025-06-13', -23.4, 'Corner Shop'],
    ['2025-06-14', 2_100, 'Acme'],
  ]);
});

describe('rows that are not posted yet', () => {
  it.each(['PENDING', 'Authorised', 'On hold'])('%s are left out', (state) => {
    const { rows, notice } = read(
      lines('Date,Name,Amount,State', '2025-06-13,A,-1,COMPLETED', `2025-06-14,B,-2,${state}`),
    );
    expect(rows).toHaveLength(1);
    expect(notice).toBe('1 row was left out because it is still pending.');
  });

  it('lead to a refusal if the file has no others', () => {
    const file = lines('Date,Name,Amount,State', '2025-06-14,B,-2,Pending');
    expect(() => read(file)).toThrow('still pending');
  });
});

describe('the file of a brokerage', () => {
  const head = '"Date","Action","Symbol","Description","Quantity","Price","Amount"';
  const buy = '"06/13/2025","Buy","VTI","Total Stock","2","$250.00","-$500.00"';
  const dividend =
    '"06/14/2025 as of 06/13/2025","Qualified Dividend","VTI","Total Stock","","","$21.00"';

  it('does not count a trade as spending', () => {
    expect(rowsOf(lines(head, buy, dividend))).toEqual([['2025-06-14', 21, 'Total Stock']]);
    expect(read(lines(head, buy, dividend)).notice).toMatch(/^1 trade was left out/);
  });

  it('is refused if it has only trades', () => {
    expect(() => read(lines(head, buy))).toThrow('only trades');
  });
});

describe('amounts without a sign beside balances', () => {
  const head = 'Date,Description,Amount,Balance';
  const newestFirst = ['2025-06-15,Cafe,5,95', '2025-06-14,Pay,50,100', '2025-06-13,Shop,20,50'];

  it.each([
    ['newest first', newestFirst],
    ['oldest first', newestFirst.toReversed()],
  ])('are refused if a balance falls, %s', (_, rows) => {
    expect(() => read(lines(head, ...rows))).toThrow('none of its amounts is below zero');
  });

  it('are read if each balance rises, or if balances say something else', () => {
    const rising = ['2025-06-13,A,20,20', '2025-06-14,B,50,70'];
    expect(read(lines(head, ...rising)).rows).toHaveLength(2);
    const other = ['2025-06-13,A,20,900', '2025-06-14,B,50,100'];
    expect(read(lines(head, ...other)).rows).toHaveLength(2);
  });
});

it.each([
  ['a column', 'Date,Description,Amount,Currency', '2025-06-13,Shop,-20.00,EUR'],
  ['the name of a column', 'Date,Description,Amount (EUR)', '2025-06-13,Shop,-20.00'],
  ['a sign', 'Date,Description,Amount', '2025-06-13,Shop,-€20.00'],
  ['a code beside the amount', 'Date,Description,Amount', '2025-06-13,Shop,-20.00 EUR'],
])('a file that says in %s that it is in another currency is refused', (_, head, row) => {
  expect(() => read(lines(head, row))).toThrow('This file is in EUR, and the account is in USD');
});
