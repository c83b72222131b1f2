import { isoDate } from '@halyard/shared-contracts/finance';
import { cents, toDollars } from '@halyard/shared-contracts/money';
import fc from 'fast-check';
import { readStatement, type StatementFile } from './read-statement';

const TODAY = isoDate('2025-07-15');

const read = (content: string | Uint8Array, options: Partial<StatementFile> = {}) =>
  readStatement(
    {
      bytes: typeof content === 'string' ? Buffer.from(content) : content,
      inverted: false,
      currency: 'USD',
      ...options,
    },
    TODAY,
  );

/** Each row as date, dollars, payee. */
const rowsOf = (content: string | Uint8Array, options: Partial<StatementFile> = {}) =>
  read(content, options).rows.map(({ date, amount, payee }) => [date, toDollars(amount), payee]);

const COFFEE = [['2025-06-13', -4.5, 'Coffee']];

const ofx = (body: string) =>
  `OFXHEADER:100\r\nDATA:OFXSGML\r\n\r\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST>${body}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
const trn = (fields: string) => `<STMTTRN><TRNTYPE>DEBIT${fields}</STMTTRN>`;

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
    ['paid out and paid in', 'Date,Description,Paid out,Paid in\n13 Jun 2025,Coffee,£4.50,\n'],
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

describe('a column that says debit or credit', () => {
  const signs = (content: string, options: Partial<StatementFile> = {}) =>
    read(content, options).rows.map(({ amount }) => toDollars(amount));

  it.each<readonly [string, string, readonly [string, string]]>([
    ['Mint', 'Transaction Type', ['debit', 'credit']],
    ['a UK bank', 'Debit/Credit', ['D', 'C']],
    ['an Indian bank', 'CR/DR', ['DR', 'CR']],
    ['an indicator', 'Credit Debit Indicator', ['Debit', 'Credit']],
    ['a credit union', 'Type', ['Withdrawal', 'Deposit']],
    ['transfers', 'Transaction Type', ['ACH Debit', 'ACH Credit']],
    ['a Dutch bank', 'Af Bij', ['Af', 'Bij']],
    ['a plus and a minus', 'Sign', ['-', '+']],
  ])('gives the amounts of %s their signs', (_, name, [out, into]) => {
    const content = `Date,Payee,Amount,${name}\n2025-06-13,A,4.50,${out}\n2025-06-14,B,100,${into}\n`;
    expect(signs(content)).toEqual([-4.5, 100]);
  });

  it('reads a payment as money into a debt and out of another account', () => {
    const content = 'Date,Payee,Amount,Type\n2025-06-13,A,4.50,Sale\n2025-06-14,B,100,Payment\n';
    expect(signs(content, { isDebt: true })).toEqual([-4.5, 100]);
    expect(signs(content)).toEqual([-4.5, -100]);
  });

  it('corrects a card statement whose charges are above zero', () => {
    const content =
      'Date,Payee,Amount,Type\n2025-06-13,A,4.50,Purchase\n2025-06-14,B,-100,Payment\n';
    expect(signs(content, { isDebt: true })).toEqual([-4.5, 100]);
  });

  it.each([
    ['words that it does not know', 'POS', 'Debit'],
    ['a debit card', 'Debit card', 'Credit card'],
    ['signs that contradict the words', 'Debit', 'Debit'],
  ])('is not used for %s', (_, first, second) => {
    const content = `Date,Payee,Amount,Type\n2025-06-13,A,-4.50,${first}\n2025-06-14,B,100,${second}\n`;
    expect(read(content).mapping?.direction).toBeNull();
    expect(signs(content)).toEqual([-4.5, 100]);
  });

  it('is used when the user chooses it, and names the first word that it does not know', () => {
    const content =
      'Date,Payee,Amount,Way\n2025-06-13,A,4.50,Debit\n2025-06-14,B,100,Credit\n2025-06-15,C,1,Other\n';
    const { mapping } = read(content);
    if (!mapping) throw new Error('no mapping');
    const chosen = { mapping: { ...mapping, direction: 3 } };
    expect(signs(content.replace('Other', 'Credit'), chosen)).toEqual([-4.5, 100, 1]);
    expect(() => read(content, chosen)).toThrow(
      'Row 4: “Other” says neither money in nor money out',
    );
  });

  it('has the amounts when its cells are figures', () => {
    const content = 'Date,Payee,Debit/Credit\n2025-06-13,A,-4.50\n2025-06-14,B,100\n';
    expect(signs(content)).toEqual([-4.5, 100]);
  });
});

describe('a file that needs an answer from the user', () => {
  const ambiguous = 'Date,Payee,Amount\n03/04/2025,Coffee,-4.50\n05/06/2025,Tea,-2\n';

  it('asks for the date order when all dates are ambiguous, and uses the answer', () => {
    expect(read(ambiguous)).toMatchObject({ question: 'date_order', rows: [] });
    expect(rowsOf(ambiguous, { order: 'mdy' })[0]?.[0]).toBe('2025-03-04');
    expect(rowsOf(ambiguous, { order: 'dmy' })[0]?.[0]).toBe('2025-04-03');
    expect(read('!Type:Bank\nD3/4/2025\nT-1\n^\n').question).toBe('date_order');
  });

  it('takes the date order from any unambiguous date', () => {
    const clear = `${ambiguous}13/06/2025,Cake,-3\n`;
    expect(rowsOf(clear).map(([date]) => date)).toEqual(['2025-04-03', '2025-06-05', '2025-06-13']);
  });

  it('does not ask when both orders give the same days', () => {
    expect(read('Date,Payee,Amount\n06/06/2025,Coffee,-4.50\n').question).toBeNull();
  });

  it('asks for the decimal mark when every figure has only a comma before three digits', () => {
    const content = 'Date;Payee;Amount\n2025-06-13;Rent;-1,234\n';
    expect(read(content)).toMatchObject({ question: 'decimal', rows: [] });
    expect(rowsOf(content, { decimal: '.' })[0]?.[1]).toBe(-1234);
    expect(() => rowsOf(content, { decimal: ',' })).toThrow('more than two decimals');
  });

  it('examines the first hundred columns of a file without column names', () => {
    const wide = `2025-06-13,-4.50,Coffee${',x'.repeat(40_000)}\n`;
    const reading = read(`${wide}${'2025-06-14,1.00,Tea\n'.repeat(2000)}`);
    expect([reading.columns?.length, reading.rows.length]).toEqual([100, 2001]);
  });

  it('asks for the columns when it cannot recognize them', () => {
    const content = 'when,who,how much\n2025-06-13,Coffee,-4.50\nsoon,Tea,-2\n';
    expect(read(content)).toMatchObject({
      question: 'columns',
      columns: ['Column 1', 'Column 2', 'Column 3'],
    });
  });
});

describe('readStatement of a bad file', () => {
  it.each<readonly [string, string | Uint8Array, string]>([
    ['nothing', '', 'This file is empty'],
    ['spaces', ' \n ', 'This file is empty'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 0]), 'not text'],
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
    ['an OFX of investments', '<OFX><INVSTMTRS></OFX>', 'statement of investments'],
    [
      'an OFX of two accounts',
      ofx('<STMTTRN>').replace('</OFX>', '<CCACCTFROM><ACCTID>2</OFX>'),
      'several accounts',
    ],
    [
      'an OFX in euros',
      ofx(trn('<DTPOSTED>20250613<TRNAMT>-1')).replace('USD', 'EUR'),
      'in EUR, and the account in USD',
    ],
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
