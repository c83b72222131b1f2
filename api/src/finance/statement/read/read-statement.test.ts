import { cents, toDollars } from '@halyard/shared-contracts/money';
import fc from 'fast-check';
import { ofx, read, rowsOf, trn } from './testing/read';

const COFFEE = [['2025-06-13', -4.5, 'Coffee']];

describe('readStatement', () => {
  it.each<readonly [string, string | Uint8Array]>([
    ['commas', 'Date,Description,Amount\n2025-06-13,Coffee,-4.50\n'],
    ['semicolons', 'Date;Description;Amount\n2025-06-13;Coffee;-4.50\n'],
    ['tabs', 'Date\tDescription\tAmount\n2025-06-13\tCoffee\t-4.50\n'],
    ['bars', 'Date|Description|Amount\n2025-06-13|Coffee|-4.50\n'],
    ['Windows lines', 'Date,Description,Amount\r\n2025-06-13,Coffee,-4.50\r\n'],
    ['old Mac lines', 'Date,Description,Amount\r2025-06-13,Coffee,-4.50\r'],
    ['a byte-order mark', '\ufeffDate,Description,Amount\n2025-06-13,Coffee,-4.50\n'],
    [
      'UTF-16 with a mark',
      Buffer.from('\ufeffDate,Description,Amount\n2025-06-13,Coffee,-4.50\n', 'utf16le'),
    ],
    [
      'UTF-16 without one',
      Buffer.from('Date,Description,Amount\n2025-06-13,Coffee,-4.50\n', 'utf16le'),
    ],
    ['quoted cells', '"Date","Description","Amount"\n"2025-06-13","Coffee","-4.50"\n'],
    ['no last line end', 'Date,Description,Amount\n2025-06-13,Coffee,-4.50'],
    [
      'lines above the names',
      'My Bank\nAccount: 1234\n\nDate,Description,Amount\n2025-06-13,Coffee,-4.50\n',
    ],
    ['a total below', 'Date,Description,Amount\n2025-06-13,Coffee,-4.50\n,Total,-4.50\n'],
    ['no names at all', '2025-06-13,Coffee,-4.50\n'],
    [
      'other columns',
      'Id no,Date,Type,Description,Amount,Balance\n1,2025-06-13,POS,Coffee,-4.50,95.50\n',
    ],
    ['debit and credit', 'Date,Description,Debit,Credit\n2025-06-13,Coffee,4.50,\n'],
    ['debits that have a minus', 'Date,Description,Debit,Credit\n2025-06-13,Coffee,-4.50,\n'],
    ['paid out and paid in', 'Date,Description,Paid out,Paid in\n13 Jun 2025,Coffee,$4.50,\n'],
    ['brackets', 'Date,Description,Amount\n2025-06-13,Coffee,(4.50)\n'],
    ['a dollar sign', 'Date,Description,Amount\n2025-06-13,Coffee,-$4.50\n'],
    ['a minus behind', 'Date,Description,Amount\n2025-06-13,Coffee,4.50-\n'],
    ['a true minus', 'Date,Description,Amount\n2025-06-13,Coffee,−4.50\n'],
    ['DR', 'Date,Description,Amount\n2025-06-13,Coffee,4.50 DR\n'],
    ['decimal commas', 'Datum;Empfänger;Betrag\n13.06.2025;Coffee;-4,50\n'],
    ['month first', 'Date,Description,Amount\n06/13/2025,Coffee,-4.50\n'],
    ['day first', 'Date,Description,Amount\n13/06/2025,Coffee,-4.50\n'],
    ['a year of two digits', 'Date,Description,Amount\n6/13/25,Coffee,-4.50\n'],
    ['days without dashes', 'Date,Description,Amount\n20250613,Coffee,-4.50\n'],
    ['a time of day', 'Date,Description,Amount\n2025-06-13T08:15:00Z,Coffee,-4.50\n'],
    ['month names', 'Date,Description,Amount\n"Jun 13, 2025",Coffee,-4.50\n'],
    ['days before month names', 'Date,Description,Amount\n13-Jun-2025,Coffee,-4.50\n'],
    ['OFX 1', ofx(trn('<DTPOSTED>20250613<TRNAMT>-4.50<FITID>1<NAME>Coffee'))],
    [
      'OFX with a time zone',
      ofx(trn('<DTPOSTED>20250613120000.000[-5:EST]\n<TRNAMT>-4.50\n<FITID>1\n<NAME>Coffee\n')),
    ],
    [
      'OFX 2',
      `<?xml version="1.0"?><?OFX OFXHEADER="200"?>${ofx('<STMTTRN><DTPOSTED>20250613</DTPOSTED><TRNAMT>-4.50</TRNAMT><NAME>Coffee</NAME></STMTTRN>').replace(/^[^<]*/, '')}`,
    ],
    [
      'OFX in small letters',
      ofx(trn('<DTPOSTED>20250613<TRNAMT>-4.50<NAME>Coffee'))
        .toLowerCase()
        .replace('coffee', 'Coffee')
        .replace('usd', 'USD'),
    ],
    ['QIF', '!Type:Bank\nD6/13/2025\nT-4.50\nPCoffee\n^\n'],
    ['QIF of old Quicken', "!Type:CCard\nD6/13'25\nT-4.50\nPCoffee\n^\n"],
    [
      'QIF with splits',
      '!Type:Bank\nD6/13/2025\nT-4.50\nPCoffee\nSFood\n$-4.00\nSTip\n$-0.50\n^\n',
    ],
    [
      'QIF after a category list',
      '!Type:Cat\nNFood\nDGroceries\nE\n^\n!Type:Bank\nD6/13/2025\nT-4.50\nPCoffee\n^\n',
    ],
    [
      'QIF after a class list',
      '!Type:Class\nNWork\n^\n!Type:Bank\nD6/13/2025\nT-4.50\nPCoffee\n^\n',
    ],
    [
      'QIF with its account',
      '!Option:AutoSwitch\n!Account\nNJar\nTBank\n^\n!Clear:AutoSwitch\n!Account\nNJar\nTBank\n^\n!Type:Bank\nD6/13/2025\nT-4.50\nPCoffee\n^\n',
    ],
    ['QIF of Quicken with spaces', "!Type:Bank\nD 6/13'25\nT-4.50\nPCoffee\n^\n"],
    [
      'OFX with spaces in its tags',
      ofx(trn('<DTPOSTED >20250613<TRNAMT >-4.50<NAME >Coffee')).replace('<OFX>', '<OFX >'),
    ],
    [
      'OFX whose amounts were in another currency',
      ofx(
        trn(
          '<DTPOSTED>20250613<TRNAMT>-4.50<NAME>Coffee<ORIGCURRENCY><CURRATE>1.1<CURSYM>CAD</ORIGCURRENCY>',
        ),
      ),
    ],
    ['a NUL at the end', 'Date,Description,Amount\n2025-06-13,Coffee,-4.50\n\0'],
    ['a Ctrl-Z at the end', '!Type:Bank\nD6/13/2025\nT-4.50\nPCoffee\n^\n\u001a'],
    ['the header desc', 'date,desc,amount\n2025-06-13,Coffee,-4.50\n'],
    [
      'Booking date and Beneficiary',
      'Booking date;Value date;Beneficiary / Originator;Payment Details;Compensation amount;Debit;Credit\n06/13/2025;06/13/2025;Coffee;Card;;-4.50;\n',
    ],
    ['Valuta', 'Valuta;Payee;Betrag\n13.06.2025;Coffee;-4,50\n'],
    [
      'a posting type before the description',
      'Details,Posting Date,Description,Amount,Type,Balance\nDEBIT,06/13/2025,Coffee,-4.50,ACH_DEBIT,95.50\n',
    ],
    [
      'a memo as the only text',
      'Number,Date,Account,Amount,Subcategory,Memo\n1,13/06/2025,20-00,-4.50,PAYMENT,Coffee\n',
    ],
    [
      'an opening balance without an amount',
      'Date,Description,Amount\n06/01/2025,Beginning balance as of 06/01/2025,\n06/13/2025,Coffee,-4.50\n',
    ],
    ['an account number before the amount', '123456789\t20250613\t100.00\t-4.50\tCoffee\n'],
    ['QIF without a last mark', '!Type:Bank\nD6/13/2025\nT-4.50\nPCoffee\n'],
  ])('reads %s', (_, content) => {
    expect(read(content).question).toBeNull();
    expect(rowsOf(content)).toEqual(COFFEE);
  });

  it.each<readonly [string, string, readonly unknown[]]>([
    ['thousands', 'Date,Payee,Amount\n2025-06-13,Rent,"-1,234.50"\n', [-1234.5, 'Rent']],
    [
      'thousands of decimal commas',
      'Date;Payee;Amount\n2025-06-13;Rent;-1.234,50\n',
      [-1234.5, 'Rent'],
    ],
    ['Swiss thousands', "Date;Payee;Amount\n2025-06-13;Rent;-1'234.50\n", [-1234.5, 'Rent']],
    ['a formula as text', 'Date,Payee,Amount\n2025-06-13,=cmd|calc,-1\n', [-1, '=cmd|calc']],
    ['entities', ofx(trn('<DTPOSTED>20250613<TRNAMT>-1<NAME>A &amp; B &#233;')), [-1, 'A & B é']],
    ['undeclared entities', ofx(trn('<DTPOSTED>20250613<TRNAMT>-1<NAME>&xxe;')), [-1, '&xxe;']],
    ['line ends in a cell', 'Date,Payee,Amount\n2025-06-13,"A\nB",-1\n', [-1, 'A B']],
    ['no payee', 'Date,Payee,Amount\n2025-06-13,,-1\n', [-1, 'No description']],
  ])('reads %s', (_, content, [amount, payee]) => {
    expect(rowsOf(content)).toEqual([['2025-06-13', amount, payee]]);
  });

  it('reads the windows-1252 code page', () => {
    const bytes = Buffer.from('Date,Payee,Amount\n2025-06-13,Café,-1\n', 'latin1');
    expect(rowsOf(bytes)).toEqual([['2025-06-13', -1, 'Café']]);
  });

  it('reads the closing balance and the bank’s own ids', () => {
    const body = trn('<DTPOSTED>20250613<TRNAMT>-4.50<FITID>A-1<NAME>Coffee<MEMO>Oat milk');
    const { closing, rows } = read(
      ofx(body).replace('</STMTRS>', '<LEDGERBAL><BALAMT>95.50<DTASOF>20250630</STMTRS>'),
    );
    expect([closing, rows[0]?.ref, rows[0]?.note]).toEqual([9550, 'A-1', 'Oat milk']);
  });

  it('reverses the signs of an inverted file', () => {
    expect(rowsOf('Date,Payee,Amount\n2025-06-13,Coffee,4.50\n', { inverted: true })).toEqual(
      COFFEE,
    );
  });
});

describe('readStatement of a bad file', () => {
  it.each<readonly [string, string | Uint8Array, string]>([
    ['nothing', '', 'This file is empty'],
    ['spaces', ' \n ', 'This file is empty'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 0]), 'This is a picture'],
    ['zeros in its lines', 'Date,Payee,Amount\n2025-06-13,\0,-1\n', 'not text'],
    ['prose', 'Dear customer', 'no columns'],
    [
      'a bad date',
      'Date,Payee,Amount\n2025-06-13,A,-1\n2025-02-30,B,-1\n',
      'Row 3: “2025-02-30” is not a date',
    ],
    [
      'days of two orders',
      'Date,Payee,Amount\n13/06/2025,A,-1\n06/14/2025,B,-1\n',
      'is not a date',
    ],
    ['a bad amount', 'Date,Payee,Amount\n2025-06-13,A,much\n', 'Row 2: “much” is not an amount'],
    ['two points', 'Date,Payee,Amount\n2025-06-13,A,1.2.3\n', 'is not an amount'],
    ['thousands out of place', 'Date,Payee,Amount\n2025-06-13,A,"12,34.00"\n', 'is not an amount'],
    [
      'parts of a cent',
      'Date,Payee,Amount\n2025-06-13,A,1.005\n2025-06-13,B,1.50\n',
      'Row 2: “1.005” has more than two decimals',
    ],
    [
      'too much money',
      'Date,Payee,Amount\n2025-06-13,A,999999999999999999\n',
      'larger than any account',
    ],
    ['scientific figures', 'Date,Payee,Amount\n2025-06-13,A,1e9\n', 'is not an amount'],
    ['no amount', 'Date,Payee,Amount\n2025-06-13,A,\n', 'Row 2 has no amount'],
    ['column names only', 'Date,Payee,Amount\n', 'holds no transactions'],
    ['an open quotation mark', 'Date,Payee,Amount\n2025-06-13,"A,-1\n', 'quotation mark'],
    ['an OFX of investments', '<OFX><INVSTMTRS></OFX>', 'holds no transactions'],
    [
      'an OFX in euros',
      ofx(trn('<DTPOSTED>20250613<TRNAMT>-1')).replace('USD', 'EUR'),
      'This file is in EUR, and the account is in USD',
    ],
    [
      'an OFX with amounts in another currency',
      ofx(trn('<DTPOSTED>20250613<TRNAMT>-1<CURRENCY><CURRATE>1.1<CURSYM>CAD</CURRENCY>')),
      'This file is in CAD, and the account is in USD',
    ],
    ['a QIF of categories only', '!Type:Cat\nNFood\nE\n^\n', 'holds no transactions'],
    ['an OFX without a date', ofx(trn('<TRNAMT>-1<NAME>A')), 'Transaction 1: “” is not a date'],
    ['an empty OFX', ofx(''), 'holds no transactions'],
    ['a QIF of investments', '!Type:Invst\nD6/13/2025\nNBuy\n^\n', 'cash, card or loan'],
    [
      'a QIF without an amount',
      '!Type:Bank\nD6/13/2025\nPA\n^\n',
      'Transaction 1: “” is not an amount',
    ],
    [
      'too many rows',
      `Date,Payee,Amount\n${'2025-06-13,A,-1\n'.repeat(20_001)}`,
      'more than 20,000 rows',
    ],
  ])('refuses %s with a reason', (_, content, sentence) => {
    expect(() => read(content)).toThrow(sentence);
  });

  it('reads or refuses any bytes without another error', () => {
    const openings = fc.constantFrom('', '<OFX><STMTTRN>', '!Type:Bank\nD', 'Date,Payee,Amount\n');
    fc.assert(
      fc.property(openings, fc.uint8Array({ maxLength: 300 }), (opening, noise) => {
        try {
          read(Buffer.concat([Buffer.from(opening), noise]));
        } catch (error) {
          expect(error).toMatchObject({ code: 'STATEMENT_REFUSED' });
        }
      }),
    );
  });
});

it('reads every date and amount in each bank format', () => {
  const day = fc.date({
    min: new Date('2001-01-01'),
    max: new Date('2025-07-01'),
    noInvalidDate: true,
  });
  const format = fc.constantFrom('iso', 'us', 'comma');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(day, fc.integer({ min: -5e9, max: 5e9 })), { minLength: 1, maxLength: 20 }),
      format,
      (entries, kind) => {
        const rows = entries.map(([date, amount]) => ({
          date: date.toISOString().slice(0, 10),
          amount: cents(amount),
        }));
        const lines = rows.map(({ date, amount }) => {
          const [y, m, d] = date.split('-');
          const plain = toDollars(amount).toFixed(2);
          const grouped = plain.replace(/\B(?=(\d{3})+\.)/g, ',');
          if (kind === 'us') return `"${m}/${d}/${y}","Shop","${grouped}"`;
          return kind === 'comma'
            ? `${date};Shop;${plain.replace('.', ',')}`
            : `${date},Shop,${plain}`;
        });
        const head = kind === 'comma' ? 'Date;Payee;Amount' : 'Date,Payee,Amount';
        const { rows: found } = read(`${head}\n${lines.join('\n')}\n`, { order: 'mdy' });
        expect(found.map(({ date, amount }) => ({ date, amount }))).toEqual(rows);
      },
    ),
  );
});
